// A type is not what is assigned, either.
f { let x = 1; _ = [Int] } // error: expected member name or initializer call after type name
func f(_ g: () -> Void) {}
_ = [Int] // error: expected member name or initializer call after type name
_ = Int // error: expected member name or initializer call after type name
var a: Any = 1
a = Int // error: expected member name or initializer call after type name
a = [Int] // error: expected member name or initializer call after type name
let b = [Int: Int] // error: expected member name or initializer call after type name
func g() { _ = [Int] } // error: expected member name or initializer call after type name
