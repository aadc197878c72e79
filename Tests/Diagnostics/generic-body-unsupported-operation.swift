func add<T>(_ a: T, _ b: T) -> T { a + b } // error: +
func same<T>(_ a: T, _ b: T) -> Bool { a == b } // error: ==
func call<T>(_ a: T) { a.run() } // error: run
func mix<A, B>(_ a: A, _ b: B) -> A { b } // error: A
