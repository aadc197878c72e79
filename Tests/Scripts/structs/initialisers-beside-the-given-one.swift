struct A { var a: [Int] }
extension A { init(a: Int...) { self.a = a + [0] } }
print(A(a: 1, 2).a, A(a: [3]).a)
struct B { var b: Int }
extension B { init(b: inout Int) { self.b = b; b += 1 } }
var n = 4
print(B(b: &n).b, n, B(b: 9).b)
