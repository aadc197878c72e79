struct Pair { var a = 1, b = 2 }
var pair = Pair()
func both(_ x: inout Int, _ f: () -> Void) { x += 1; f() }
print("changing")
both(&pair.a) { pair.b += 1; print(pair.a) } // trap
