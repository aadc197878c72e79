// What changes is not known before, whatever it begins with.
func bump(_ n: inout Int) { n += 1 }
enum E: Error { case e }
func risky() throws {}
func flags(_ xs: [Int], _ o: Int?) -> Int {
    var found = false
    for x in xs where x > 3 { found = true }
    if found { print("found") }
    var n = 0
    bump(&n)
    if n > 0 { print("n") }
    var m = 0
    m.negate()
    if m == 0 { print("m") }
    var d = 0
    do { try risky(); d = 1 } catch { d = 2 }
    if d == 1 { print("d") }
    var c = 0
    xs.forEach { c += $0 }
    if c > 2 { print("c") }
    var l = 0
    func local() { l = 3 }
    local()
    if l == 3 { print("l") }
    var s = 0
    switch xs.count { case 0: s = 1; case 1: s = 2; default: break }
    if s == 1 { print("s") }
    var t = (0, 1)
    t.0 = xs.count
    if t.0 == 0 { print("t") }
    if t.1 == 1 { print("t1") }
    var w = 0
    while w < 10 { w += 1; if w == 5 { break } }
    if w == 5 { print("w") }
    var r = 0
    repeat { r += 1 } while r < 3
    if r == 3 { print("r") }
    var g = false
    guard let v = o else { g = true; print(g); return 0 }
    if g { print("g") }  // warning: will never be executed
    let late: Int
    if v > 3 { late = 1 } else { late = 2 }
    if late == 1 { print("late") }
    var lz = 0
    let add = { lz += 1 }
    add()
    if lz == 1 { print("lz") }
    let k = xs.isEmpty ? 1 : 2
    if k == 1 { print("k") }
    var p = 3
    outer: for x in xs { for y in xs { if x == y { p = 4; break outer } } }
    if p == 4 { print("p") }
    var q = 0
    if let v2 = o { q = v2 }
    if q == 0 { print("q") }
    let z = if v > 2 { 1 } else { 2 }
    if z == 1 { print("z") }
    var u = 0
    defer { if u == 1 { print("u") } }
    u = 1
    var first = true
    for x in xs {
        if !first { print(", ") }
        first = false
        print(x)
    }
    var i = 0
    while true { i += 1; if i > 3 { return i } }
}
func depth(_ n: Int) -> Int {
    var level = 0
    var max = 0
    for ch in "(())" {
        if ch == "(" { level += 1 } else { level -= 1 }
        if level > max { max = level }
        if level < 0 { return -1 }
    }
    return level == 0 ? max : -1
}
func arr() {
    var a = [0], b = 0, x: Int? = nil
    a[0] = 1
    if a[0] == 1 { b = 1 }
    if b == 1 { x = 3 }
    if x == 3 { print("x") }
    var str = "a"
    str += "b"
    if str == "ab" { print(str) }
    let tup = (1, 2)
    if tup.0 == 1 { print("tup") } else {
        print("never")  // warning: will never be executed
    }
    var swapA = 1, swapB = 2
    swap(&swapA, &swapB)
    if swapA == 2 { print("sw") }
    (swapA, swapB) = (swapB, swapA)
    if swapA == 1 { print("sw2") }
    let debug = false
    if debug {
        print("debug")  // warning: will never be executed
    }
    let verbose = true, quiet = false
    if verbose && !quiet { print("v") }
    print(verbose ? 1 : 2)
    let limit = 10
    for i in 0..<limit { if limit > 5 { print(i) } }
    let size = 3 * 4
    assert(size == 12)
    precondition(size > 3, "x")
    guard size > 3 else { fatalError("no") }
    print(size > 3)
    if size > 3 { print("a") } else { fatalError("x") }
    if size < 3 { fatalError("y") }
    let xx: Double = 3
    if xx > 2 { print("xx") }
    while debug { print("never") }  // warning: will never be executed
    let u8: UInt8 = 3
    if u8 > 4 {
        print("u8")  // warning: will never be executed
    }
    if Int.max > 3 { print("max") } else { 
        print("no")  // warning: will never be executed
    }
}
struct Flags { static let on = true; let off = false; var n = 3
  func go() { if Flags.on { print("on") }; if off { print("off") }; if n == 3 { print(3) } }
  mutating func set() { n = 4; if n == 4 { print("4") } }
  init() { n = 5 } }
