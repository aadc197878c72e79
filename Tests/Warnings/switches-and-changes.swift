// `default` behind all cases, and the many ways to change a variable.
enum E { case a, b(Int), c(E2) }
enum E2 { case x, y }
func f(_ e: E, _ o: E2?, _ n: Int) -> Int {
    switch e {
    case .a: return 1
    case .b(1): return 2
    case .b(let x): return x
    case .c: return 3
    default: return 4  // warning: default will never be executed
    }
    switch o {  // warning: will never be executed
    case .some(.x): return 1
    case .some(.y): return 1
    case nil: return 1
    default: return 4
    }
    switch o {
    case .x: return 1
    case .y: return 1
    case nil: return 1
    default: return 4
    }
    switch e {
    case .c(.x): return 1
    case .c(.y): return 1
    case .a, .b: return 1
    default: return 4
    }
}
func g(_ e: E) -> Int {
    switch e {
    case .a: return 1
    case .b(1): return 2
    case .b(let x): return x
    case .c: return 3
    default: return 4  // warning: default will never be executed
    }
}
func g2(_ o: E2?) -> Int {
    switch o {
    case .x: return 1
    case .y: return 1
    case nil: return 1
    default: return 4  // warning: default will never be executed
    }
}
func g3(_ e: E) -> Int {
    switch e {
    case .c(.x): return 1
    case .c(.y): return 1
    case .a, .b: return 1
    default: return 4  // warning: default will never be executed
    }
}
func g4(_ e: Result<Int, any Error>) -> Int {
    switch e {
    case .success: return 1
    case .failure: return 1
    default: return 4  // warning: default will never be executed
    }
}
struct Pt { var x = 1, y = 2; mutating func move() { x += 1 }; func show() -> String { "p" }
  subscript(i: Int) -> Int { get { x } nonmutating set { } } 
  var np: Int { get { 1 } nonmutating set { } } }
func h() {
    var p = Pt()
    p.move()
    var q = Pt()  // warning: variable `q` was never mutated
    q[0] = 3
    var r = Pt()  // warning: variable `r` was never mutated
    r.np = 3
    var s: Pt? = Pt()
    s?.x = 3
    var t: Pt? = Pt()
    t!.move()
    var u = [Pt()]
    u[0].x = 3
    var v = [[1]]
    v[0][0] = 3
    var w: any CustomStringConvertible = 3  // warning: variable `w` was written to
    w = 4
    var arr = [1, 2, 3]
    arr.sort { $0 > $1 }
    var dict = [1: 2]
    dict[3, default: 0] += 1
    var n = 0
    [1, 2].forEach { n += $0 }
    var m = 0
    let add = { m += 1 }
    add()
    var str = ""
    print("a", to: &str)
    var it = [1].makeIterator()
    while let x = it.next() { print(x) }
    var late: Int
    late = 3
    print(late)
    var tt = (1, 2)
    tt.0 += 1
    var kp = Pt()
    kp[keyPath: \.x] = 3
    let (a, b): (Int, Int)  // warning: immutable value `b` was never used
    (a, b) = (1, 2)
    print(a)
    var x1 = 1, y1 = 2
    (x1, y1) = (y1, x1)
    var lst: [Int] = []
    lst += [1]
    var fn: (Int) -> Int = { $0 }
    fn = { $0 + 1 }
    print(fn(3))
    func rec(_ k: Int) { if k > 0 { rec(k - 1) } }
    var caught = 3
    func local() { caught += 1 }
    local()


    var opt = Optional(3)  // warning: variable `opt` was never mutated
    if let opt { print(opt) }
    var z = 3  // warning: variable `z` was written to
    defer { z = 4 }
    var i = 0
    while i < 3 { i += 1 }
    for var j in 0..<3 { j += 1; print(j) }
    if var k = Optional(3) { k += 1 }
    guard var l = Optional(3) else { return }
    l += 1
    switch (1, 2) { case (var a, let b): a += b; default: break }  // warning: default will never be executed
    var self1 = Pt()
    self1 = Pt()
    _ = self1
    let _ = 3
    let unusedFn = { [p] in p.show() }  // warning: immutable value `unusedFn` was never used
    let un: Int = { 3 }()  // warning: immutable value `un` was never used
    var wk = 3; wk &+= 1
    let pairs = [(1, 2)].map { (a, b) in a }
    let pairs2 = [(1, 2)].map { a, b in a }
    print(pairs, pairs2)
    [3].forEach { x in print("a") }
    let sum = [1, 2].reduce(into: 0) { acc, x in acc += x }
    print(sum)
}
protocol Q { var v: Int { get set }; mutating func mut() }
struct QQ: Q { var v = 1; mutating func mut() {} }
func gen<T: Q>(_ t: T, _ q: any Q) {
    var t = t
    t.v = 3
    var u = q
    u.mut()
    var w = q
    w.v = 4
    var x = q  // warning: variable `x` was never mutated
    print(x.v)
    var y = t
    y.mut()
}
class C { var a = 1; var arr = [1]; lazy var l = 3; func f() { var c = self; c.a = 3; var d = C(); d.arr.append(3); d = self }  // warning: variable `c` was never mutated
 static var shared = C() }
struct L { lazy var z = 3; var w: Int { mutating get { 3 } } }
func lz() { var l = L(); print(l.z); var m = L(); print(m.w); var s = C.shared; s.a = 2 }  // warning: variable `s` was never mutated
for i in 0..<3 {
    var c = 0
    let unused = i  // warning: immutable value `unused` was never used
    c += i
}
