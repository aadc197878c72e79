struct Vec { var x: Int, y: Int }
let v = Vec(x: 1, y: 2)
let w = Vec(x: 3, y: 4)

let words = ["a", "b"]
print("ab" * 3) // error: binary operator `*` cannot be applied to operands of type `String` and `Int`

let flag = true
print(flag + 1) // error: binary operator `+` cannot be applied to operands of type `Bool` and `Int`
print(!5) // error: cannot convert value
var n = 3
n += 1
