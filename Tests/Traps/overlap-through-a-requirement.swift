// What a protocol of classes asks for is a stored property here: it is changed where it lies, whoever was asked for it.
protocol P: AnyObject { var a: [Int] { get set } }
final class C: P { var a = [1, 2] }
func change(_ x: inout [Int], _ meanwhile: () -> Void) {
  meanwhile()
  x.append(3)
}
let c = C()
let p: any P = c
change(&p.a) { print("meanwhile") }
print(p.a)
change(&p.a) {
  print(c.a)  // trap
}
