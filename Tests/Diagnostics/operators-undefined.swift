struct Vec { var x: Int, y: Int }
let v = Vec(x: 1, y: 2)
let w = Vec(x: 3, y: 4)
print(v + w) // error: binary operator `+` cannot be applied to two `Vec` operands

let words = ["a", "b"]
print(words * 2) // error: binary operator `*` cannot be applied to operands of type `[String]` and `Int`
print(-"abc") // error: unary operator `-` cannot be applied to an operand of type `String`

let flag = true
var n = 3
n += 1
