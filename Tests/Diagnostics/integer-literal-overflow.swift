let a: Int = 9223372036854775808 // error: overflow
let b: UInt8 = 300 // error: UInt8
