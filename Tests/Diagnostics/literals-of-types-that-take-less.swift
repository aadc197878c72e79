struct M: ExpressibleByIntegerLiteral { var v: UInt8; init(integerLiteral v: UInt8) { self.v = v } }
let a: M = 256 // error: overflows
let b: M = -1 // error: overflows
let c: M = 255
struct N: ExpressibleByIntegerLiteral { var v: Int; init(integerLiteral v: Int) { self.v = v } 
 static prefix func - (a: N) -> N { a } }
let d: N = -1
let e: N = 9223372036854775808 // error: overflows
