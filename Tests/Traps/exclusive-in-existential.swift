// What is in an existential is lent: so is the variable.
protocol P { var v: Int { get set } }
struct K: P { var v = 1 }
var k: any P = K()
func loan(_ a: inout Int) { a += 1; print(k.v) } // trap
loan(&k.v)
