class C { var a = [1, 2] }
class D: C { override var a: [Int] { didSet { print("did") } } }
func change(_ x: inout [Int], _ meanwhile: () -> Void) {
  meanwhile()
  x.append(3)
}
let c: C = D()
change(&c.a) { print("meanwhile") }
change(&c.a) {
  print(c.a)  // trap
}
