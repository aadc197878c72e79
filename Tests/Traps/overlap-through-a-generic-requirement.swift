protocol P: AnyObject { var a: [Int] { get set } }
class C: P { var a = [1, 2] }
class D: C { override var a: [Int] { didSet { print("did") } } }
func change(_ x: inout [Int], _ meanwhile: () -> Void) {
  meanwhile()
  x.append(3)
}
func both<T: P>(_ p: T, _ q: T) {
  change(&p.a) {
    print(q.a)  // trap
  }
  print(p.a, q.a)
}
both(C(), C())
both(D(), D())
let d = D()
both(d, d)
