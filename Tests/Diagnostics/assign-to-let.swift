let n = 1
n = 2 // error: n
n += 1 // error: n
struct P { let x = 1; var y = 2 }
var p = P()
p.x = 5 // error: x
let q = P()
q.y = 5 // error: q
let list = [1]
list.append(2) // error: list
list[0] = 3 // error: list
for i in 0..<2 { i += 1 } // error: i
func f(_ a: Int) { a = 2 } // error: a
class C { let z = 1 }
C().z = 2 // error: z
let (a, b) = (1, 2)
a = b // error: a
if let c = Optional(1) { c = 2 } // error: c
let text = "x"
text += "y" // error: text
