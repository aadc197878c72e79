// One property of two instances is being changed, and the first is come to.
class C { var v = [1] }
func f(_ a: inout [Int], _ b: inout [Int], _ g: () -> Void) { a.append(1); g(); b.append(2) }
let c = C()
let d = C()
f(&c.v, &d.v) {
  print(c.v)  // trap
}
