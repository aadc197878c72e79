// A type is no part of a literal.
struct A { init() {} ; static let x = 1 }
let b1 = [A] // error: expected member name or initializer call after type name
let b2 = [A, A] // error: expected member name or initializer call after type name
let b3 = (A, 3) // error: expected member name or initializer call after type name
let b4 = ["k": A] // error: expected member name or initializer call after type name
let b5: [Any] = [A] // error: cannot convert value of type
let b6 = [[A]] // error: expected member name or initializer call after type name
print(A, [A]) // error: expected member name or initializer call after type name
let b7 = A == A // error: expected member name or initializer call after type name
let b8 = [A]()
let b9 = [A].self
let c1: (Any, Int) = (A, 3) // error: expected member name or initializer call after type name
let t1 = (A, A).self
let t2 = (Int, String).self
let t3: (A.Type, Int) = (A.self, 1)
