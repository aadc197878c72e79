protocol P { var n: Int { get } }
let x: Any = 3
print("casting")
print((x as! any P).n) // trap
