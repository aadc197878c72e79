let x = undefinedName // error: undefinedName
let y = x + 1
print(y.count, x.foo)
func f() -> Int { x }
