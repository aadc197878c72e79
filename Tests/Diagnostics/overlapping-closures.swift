struct P { var x = 0, y = 1; var c: Int { get { x } set { x = newValue } }; var r: Int { x }
  mutating func m(_ a: inout Int) {}
  mutating func mf(_ f: () -> Void) {}
  mutating func t() { w(&x) { x += 1 } } // error: overlapping accesses to `self.x`, but modification requires exclusive access
  mutating func t2() { w(&x) { y += 1 } }
  mutating func t3() { w(&x) { _ = r } } // error: overlapping accesses to `self.x`, but modification requires exclusive access
  mutating func t4() { w(&x) { print(self.y) } }
  mutating func t5() { mf { x += 1 } } // error: overlapping accesses to `self`, but modification requires exclusive access
  mutating func t6() { m(&x) } // error: overlapping accesses to `self`, but modification requires exclusive access
  mutating func t7() { self.m(&self.y) } // error: overlapping accesses to `self`, but modification requires exclusive access
  func k() {}
  subscript(i: Int) -> Int { get { x } set { } }
}
func w(_ a: inout Int, _ f: () -> Void) { f() }
func esc(_ a: inout Int, _ f: @escaping () -> Void) { f() }
func two(_ a: inout Int, _ b: inout Int) {}
func f() {
  var n = 1
  w(&n) { n += 1 } // error: overlapping accesses to `n`, but modification requires exclusive access
  w(&n) { print(n) } // error: overlapping accesses to `n`, but modification requires exclusive access
  w(&n) { [n] in print(n) }
  w(&n) { let n = 3; print(n) }
  var p = P()
  w(&p.x) { p.y += 1 }
  w(&p.x) { p.x += 1 } // error: overlapping accesses to `p.x`, but modification requires exclusive access
  w(&p.x) { p.k() } // error: overlapping accesses to `p.x`, but modification requires exclusive access
  p.m(&p.x) // error: overlapping accesses to `p`, but modification requires exclusive access
  p.mf { print(p.x) } // error: overlapping accesses to `p`, but modification requires exclusive access
  p.mf { [p] in print(p.x) }
  var a = [1, 2]
  w(&a[0]) { print(a.count) } // error: overlapping accesses to `a`, but modification requires exclusive access
  w(&a[0]) { w(&n) { } }
  w(&a[a.count - 1]) { }
  swap(&a[0], &a[1]) // error: inout writeback to computed property occurs in multiple arguments to call, introducing invalid aliasing
  a.sort { $0 < a[$1] } // error: overlapping accesses to `a`, but modification requires exclusive access
  two(&a[0], &p.x)
  two(&p.c, &p.c) // error: inout writeback to computed property occurs in multiple arguments to call, introducing invalid aliasing
  two(&p[0], &p[1]) // error: inout writeback to computed property occurs in multiple arguments to call, introducing invalid aliasing
  two(&p[0], &p.y) // error: overlapping accesses to `p`, but modification requires exclusive access
  let cl = { n += 1 }
  w(&n, cl)
  esc(&n) { n += 1 }
  func loc() { n += 1 }
  w(&n, loc)
  w(&n) { loc() }
  var o: Int? = 1
  two(&o!, &o!) // error: overlapping accesses to `o`, but modification requires exclusive access
  a[a.count - 1] = a[0]
  a[a.removeLast()] += 1
  a.append(a.count)
  a[0] += a[1]
  var d = ["a": 1]
  two(&d["a"]!, &d["b"]!) // error: inout writeback to computed property occurs in multiple arguments to call, introducing invalid aliasing
  (a[0], a[1]) = (a[1], a[0])
  a.withX { a.count } // error: overlapping accesses to `a`, but modification requires exclusive access
  var aa = [[1]]
  two(&aa[0][0], &aa[1][0]) // error: inout writeback to computed property occurs in multiple arguments to call, introducing invalid aliasing
  aa[0].append(aa[0].count)
}
extension Array { mutating func withX(_ f: () -> Int) { _ = f() } }
var gn = 1
w(&gn) { gn += 1 }
two(&gn, &gn) // error: inout arguments are not allowed to alias each other
var ga = [1]
two(&ga[0], &ga[0]) // error: inout writeback to computed property occurs in multiple arguments to call, introducing invalid aliasing
class C { var n = 1; var p = P(); func z() { w(&n) { n += 1 }; w(&self.n) { print(self.p) } } ; static var s = 1 }
let c = C()
two(&c.n, &c.n)
two(&C.s, &C.s) // error: overlapping accesses to `s`, but modification requires exclusive access
c.p.m(&c.p.x)
two(&c.p.x, &c.p.y)
