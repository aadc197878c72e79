let x: Int = "a" // error: cannot convert value of type `String` to specified type `Int`
let y =  // error: expected an expression after `=`
let z: String = 1 // error: cannot convert value of type `Int` to specified type `String`
print(y)
struct S { func } // error: expected the name of the function
let q: Int = "" // error: cannot convert value of type `String` to specified type `Int`
if x { } // error: cannot convert value of type `Int` to expected condition type `Bool`
