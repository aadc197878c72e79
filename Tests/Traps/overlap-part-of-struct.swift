// What is captured is one place, whichever part of it is being changed.
struct S { var a = [1]; var b = [2] }
func f(_ x: inout [Int], _ g: () -> Void) { g(); x.append(0) }
func t() {
  var s = S()
  let k = {
    s.b.append(1)  // trap
  }
  k()
  f(&s.a, k)
}
t()
