var x = 3
var done = false

if x = 3 { print("three") } // error: an assignment is not a condition
while done = true { break } // error: an assignment is not a condition
if done == true { print("done") }

func check(_ n: Int) -> Bool {
    var k = n
    return k = 4 // error: an assignment is not a condition
}
let a = (x = 5)
let b = x = 5
print(a, b, check(2))
let ok = x == 5 ? "y" : "n"
print(ok)
