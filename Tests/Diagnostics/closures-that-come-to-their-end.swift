// A closure that comes to its end gives `()`, also as the value of an optional, and nothing else.
let c = CommandLine.argc > 0
func own<T>(_ f: () -> T) -> T { f() }
func opt<T>(_ f: () -> T?) -> T? { f() }
let one: () -> Any = { print(1); print(2) }  // error: missing return in closure expected to return `Any`
let two: () -> Any? = { print(1); print(2) }  // error: missing return in closure expected to return `Any?`
let three: () -> Int? = { print(1); print(2) }  // error: missing return in closure expected to return `Int?`
let four: () -> Any = { if c { return }; print(2) }  // error: missing return in closure expected to return `Any`
let five: () -> Void? = { if c { return }; print(2) }
let six: () -> Void?? = { if c { return nil }; print(2) }
let seven = opt { if c { return }; print(2) }
func eight() -> Void? { print(1); print(2) }  // error: missing return in function expected to return
