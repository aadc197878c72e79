func run(_ g: () throws -> Int) rethrows -> Int { try g() }
func one() -> Int { 1 }
func a() { _ = run(one as () throws -> Int) } // error: call can throw
func b() { _ = run({ 1 } as () throws -> Int) } // error: call can throw
func c() { _ = run(one as () -> Int) }
let f = one as (() throws -> Int)
func d() { f() } // error: call can throw
