// An operator of the script's own comes to its left operand.
struct V {
  var n = [1]
  static func += (a: inout V, b: Int) {
    print(c.v.n)  // trap
    a.n.append(b)
  }
}
class C { var v = V() }
let c = C()
c.v += 2
