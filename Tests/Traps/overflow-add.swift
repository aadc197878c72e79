print("before")
var n = Int.max
n -= 1
n += 1
print(n)
n += 1 // trap
print("after")
