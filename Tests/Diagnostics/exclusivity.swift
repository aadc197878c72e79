func swapBoth(_ a: inout Int, _ b: inout Int) {
    let t = a
    a = b
    b = t
}

func bump(_ total: inout Int, by f: () -> Void) {
    total += 1
    f()
}

func demo() {
    var x = 3
    var y = 4
    swapBoth(&x, &y)
    swapBoth(&x, &x) // error: inout arguments are
    bump(&y) { y += 10 } // error: overlapping accesses to
    print(x, y)
}

struct Counter {
    var n = 0
    mutating func run(_ body: () -> Void) { n += 1; body() }
}
func counters() {
    var c = Counter()
    c.run { c.n += 1 } // error: overlapping accesses to
    print(c.n)
}

demo()
counters()
