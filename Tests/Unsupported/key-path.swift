struct S { var n = 1 }
let path = \S.n // unsupported: key path
print("x")
