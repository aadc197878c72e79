struct Vec { var x: Int, y: Int }
let v = Vec(x: 1, y: 2)
let w = Vec(x: 3, y: 4)

let words = ["a", "b"]

let flag = true
var n = 3
n++ // error: `++` is no
print(3 % 2, 2 ** 8) // error: cannot find the
n =+ 2 // error: cannot find the
