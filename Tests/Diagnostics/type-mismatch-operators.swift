let n = 1
let x = 2.5
let s = "a"
print(n + x) // error: +
print(s + n) // error: +
print(n == s) // error: ==
print(n && true) // error: Bool
print(!n) // error: Bool
print(-s) // error: -
if n { print("no") } // error: Bool
while s { } // error: Bool
var m = 1
m += 2.5 // error: Int
print(n < s) // error: <
