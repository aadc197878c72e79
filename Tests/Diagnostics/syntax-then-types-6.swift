let a = [1, 2 // error: expected `]` to close this `[`
let z: Int = "b" // error: cannot convert value of type `String` to specified type `Int`
func f() { print(1 } // error: expected `)` to close this `(`
let zz: Int = "b" // error: cannot convert value of type `String` to specified type `Int`
let s = "abc // error: unterminated string
let w: Int = "c" // error: cannot convert value of type `String` to specified type `Int`
