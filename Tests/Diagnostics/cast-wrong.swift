let n = 1
let s = n as String // error: String
let any: Any = 1
let m: Int = any // error: Any
let d = 1.5 as Int // error: Int
class A {}
class B: A {}
let b = A() as B // error: B
print(s, m, d, b)
