func f() -> Int { }
let x: Int = "a" // error: cannot convert value of type `String` to specified type `Int`
struct S { var a: Int; init() {} }
let y = 1 / 0
switch x { case 1: break } // error: switch must be exhaustive
