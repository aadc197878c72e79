let t = 99
func f0(_ s: String?) {
  guard let s else { return }
  func g() { print(s) }
  g()
}
f0("a")
func f1(_ s: Int?) -> Int {
  guard s != nil else { return 0 }
  var t = 1
  func g() { t += 1 }
  g()
  return t
}
print(f1(3))
func f2(_ s: Int?) -> Int {
  guard let q = s else { return 0 }
  func g() -> Int { q }
  return g()
}
print(f2(3))
func f3(_ s: Int) -> Int {
  guard let s = Optional(s * 10) else { return 0 }
  func g() -> Int { s }
  return g()
}
print(f3(3))
let t99 = 99
func f4(_ s: Int) -> Int {
  guard s > 0 else { return 0 }
  let t = 1
  func g() -> Int { t }
  return g()
}
print(f4(3))
class C5 {
  var n = 5;
  func m(_ o: Int?) -> Int {
    guard let n = o else { return 0 }
    func g() -> Int { n }
    return g()
  }
}
print(C5().m(3))
class C6 {
  var n = 5;
  func m(_ o: Int?) {
    guard o != nil else { return }
    var n = 1
    func g() { n += 1 }
    g()
    print(n, self.n)
  }
}
C6().m(3)
func f7(_ s: Int) -> Int {
  func g() -> Int { t }
  let t = 1
  return g()
}
print(f7(3))
let t9 = 9
func f8(_ s: Int) -> Int {
  func g() -> Int { t }
  let t = 1
  return g()
}
print(f8(3))
func f12() {
  func h() { g() }
  func g() { print(x) }
  let x = 1
  h()
}
f12()
func f14() {
  func g() { x += 1; print(x) }
  var x = 1
  g()
  g()
  let k = g
  k()
}
f14()
func perms15(_ xs: [Int]) -> [[Int]] {
  guard !xs.isEmpty else { return [[]] }
  var res: [[Int]] = []
  var used = Array(repeating: false, count: xs.count)
  var cur: [Int] = []
  func go() {
    if cur.count == xs.count { res.append(cur); return }
    for i in xs.indices where !used[i] {
      used[i] = true; cur.append(xs[i]); go(); cur.removeLast(); used[i] = false
    }
  }
  go()
  return res
}
print(perms15([1, 2, 3]))
func f16(_ a: Int?) {
  guard let a else { return }
  func g() { print(a) }
  guard let b = Optional(a + 1) else { return }
  func h() { print(a, b); g() }
  h()
}
f16(1)
let c17 = { (a: Int?) in
  guard let a else { return }
  func g() { print(a) }
  g()
}
c17(4)
for i in 0..<2 {
  guard i > 0 else { continue }
  let j = i * 2
  func g() { print(i, j) }
  g()
}
func f19(_ a: Int?) {
  func early() { print(a as Any) }
  guard let a else { return }
  early()
  print(a)
}
f19(1)
func f20<T: Comparable>(_ xs: [T]) -> T? {
  guard var best = xs.first else { return nil }
  func see(_ x: T) { if x > best { best = x } }
  for x in xs { see(x) }
  return best
}
print(f20([1, 3, 2])!)
func f21(_ n: Int?) throws -> Int {
  guard let n else { return 0 }
  struct E: Error {}
  func check(_ k: Int) throws { if k > n { throw E() } }
  try check(1)
  return n
}
print(try f21(2))
func f22() {
  func a() -> Int { b() + n }
  func b() -> Int { m }
  let n = 1, m = 2
  print(a())
}
f22()
func f24(_ o: Int?) {
  guard let v = o else { return }
  var memo: [Int: Int] = [:]
  func fib(_ n: Int) -> Int {
    if n < 2 { return n }
    if let m = memo[n] { return m }
    let r = fib(n - 1) + fib(n - 2)
    memo[n] = r
    return r
  }
  print(fib(v))
}
f24(30)
