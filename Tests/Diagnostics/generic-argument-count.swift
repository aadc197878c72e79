struct Box<T> { var value: T }
let a: Box<Int, String>? = nil // error: Box
let b: Box? = nil // error: Box
let c: Int<String> = 1 // error: Int
func f<T>() -> T? { nil }
let d = f() // error: T
func g<T>(_ x: Int) {} // error: T
