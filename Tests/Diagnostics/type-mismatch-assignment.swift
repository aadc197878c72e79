var n = 1
n = "two" // error: Int
var s = "a"
s = n // error: String
var list = [1, 2]
list.append("x") // error: Int
list[0] = 1.5 // error: Int
list["a"] = 1 // error: String
var optional: Int? = 1
optional = "x" // error: Int
n = optional // error: optional
struct P { var x = 1 }
var p = P()
p.x = "z" // error: Int
