// Variables in all places, used and unused.
func t(_ n: Int) -> Int {
    let f = { 3 }  // warning: immutable value `f` was never used
    var g = 0
    func inner() { g += 1 }
    let (a, b) = (1, 2), c = 4  // warning: immutable value `b` was never used
    var d = [1]
    d[0] = 2
    var e = [1]
    e.append(3)
    weak var w: AnyObject?  // warning: variable `w` was never mutated
    let u: Int  // warning: immutable value `u` was never used
    if n > 1 { u = 2 } else { u = 3 }
    var v: Int
    if n > 1 { v = 2 } else { v = 3 }
    print(v)
    var unusedVar = 4  // warning: variable `unusedVar` was never used
    var typed: Int = 4  // warning: variable `typed` was never used
    for var i in 0..<2 { print(i) }  // warning: variable `i` was never mutated
    for (k, x) in [1: 2] { print(x) }  // warning: immutable value `k` was never used
    if case let (p, q) = (1, 2) { print(p) }  // warning: `if` condition is always true
    switch n { case let z: print("z") }  // warning: immutable value `z` was never used
    switch n { case let z where z > 2: print("z"); default: break }
    switch (n, n) { case (let z, 1), (1, let z): print("1"); default: break }  // warning: immutable value `z` was never used
    let closure = { [h = n] in print("h") }  // warning: capture `h` was never used
    let closure2 = { [weak w] in print("h") }  // warning: capture `w` was never used
    closure(); closure2()
    do { throw E.a } catch let err { print("z") }  // warning: immutable value `err` was never used
    let used = { (x: Int) in print("no x") }
    used(3)
    let never = 3; _ = never
    guard var gg = Optional(3) else { return 1 }  // warning: variable `gg` was never mutated
    print(gg)
    if let n1 = Optional(1), let n2 = Optional(2) { print("a") }  // warning: immutable value `n1` was never used
    if let n1 = Optional(1), n1 > 2 { print("a") }
    while let n3 = Optional(1) { break }  // warning: value `n3` was defined but never used
    let _unused = 3  // warning: immutable value `_unused` was never used
    let (_, rr) = (1, 2)  // warning: immutable value `rr` was never used
    struct L { var x = 3; func y() { let z = 3 } }  // warning: immutable value `z` was never used
    var l = L()  // warning: variable `l` was never mutated
    l.y()
    var m = L()
    m.x += 1
    var o = L()  // warning: variable `o` was never mutated
    let kp = o.x  // warning: immutable value `kp` was never used
    var p2 = L()  // warning: variable `p2` was never used
    var cl: () -> Void = { }  // warning: variable `cl` was written to
    cl = { print("x") }
    var rec: ((Int) -> Int)!
    rec = { n in n == 0 ? 0 : rec(n - 1) }
    var opt: Int?  // warning: variable `opt` was never used
    var opt2: Int? = 3  // warning: variable `opt2` was written to
    opt2 = nil
    var cls = C()  // warning: variable `cls` was never mutated
    cls.x = 3
    let cls2 = C()
    cls2.x = 4
    var tup = (1, 2)  // warning: variable `tup` was written to
    tup.0 = 3
    var tup2 = (1, 2)  // warning: variable `tup2` was written to
    (tup2.0, _) = (3, 4)
    var s1 = 1, s2 = 2
    (s1, s2) = (s2, s1)
    var lz = [1, 2]
    lz[0] += 1
    var str = "a"
    str += "b"
    let assigned = L().x  // warning: immutable value `assigned` was never used
    var inout1 = 3
    swap2(&inout1)
    let z9 = try? thr()  // warning: immutable value `z9` was never used
    defer { let dd = 3 }  // warning: immutable value `dd` was never used
    return a
}
func swap2(_ x: inout Int) {}
func thr() throws -> Int { 3 }
enum E: Error { case a }
class C { var x = 1 }
let topLevel = 3
var topVar = 3
if let tl = Optional(3) { print("tl") }  // warning: value `tl` was defined but never used
guard let gl = Optional(3) else { fatalError() }
for i in 0..<3 { let zz = i; var yy = 3; print("i") }  // warning: immutable value `zz` was never used
let clo = { let inClosure = 3 }  // warning: immutable value `inClosure` was never used
do { let inDo = 3 }  // warning: immutable value `inDo` was never used
struct Q { var x: Int { let a = 3; return 4 }; init() { var b = 3; print(b) }; let y: Int = { var c = 3; return c }()  // warning: immutable value `a` was never used
  static var st: Int { get { let h = 3; return 1 } set { let i = 1 } }  // warning: immutable value `h` was never used
  subscript(i: Int) -> Int { let j = 3; return 3 } }  // warning: immutable value `j` was never used
func paramUnused(_ a: Int, b: Int = 3) {}
func defArg(_ f: () -> Int = { let u = 3; return 2 }) {}  // warning: immutable value `u` was never used
if case let x? = Optional(2), x > 1 { print("hi") }
while case let x? = Optional(2) { break }  // warning: value `x` was defined but never used
for case let x? in [1, nil] { print("x") }  // warning: immutable value `x` was never used
for x in 1...2 where x > 1 { print("x") }
let arr = [1, 2].map { n -> Int in let k = n; return 3 }  // warning: immutable value `k` was never used
func generic<T>(_ x: T) { let y = x; var z = x; z = y }  // warning: variable `z` was written to
