// A witness comes to a property that is being changed.
protocol P { var v: [Int] { get set } }
class C: P {
  var v = [1]  // trap
}
func with(_ a: inout [Int], _ p: any P) {
  print(p.v)
}
let c = C()
print((c as any P).v)
with(&c.v, c)
