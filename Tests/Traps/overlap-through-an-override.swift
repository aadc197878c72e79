// Observers that do not ask for what was there before are told afterwards of what was changed where it lies.
class C { var a = [1, 2] }
class D: C { override var a: [Int] { didSet { print("did") } } }
func change(_ x: inout [Int], _ meanwhile: () -> Void) {
  meanwhile()
  x.append(3)
}
let d = D()
change(&d.a) { print("meanwhile") }
change(&d.a) {
  d.a = []  // trap
}
