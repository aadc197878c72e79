class Counter {
    static var total = 0
    var n = 0
    func bump() { n += 1; Counter.total += 1 }
    static func reset() { self.total = 0 }
    class func make() -> Counter { self.reset(); return Counter() }
    func copy() -> Counter { Self.n; return Counter() } // error: instance member
}
let c = Counter()
c.bump()
Counter.bump() // error: instance member `bump` cannot be used on type `Counter`
c.reset() // error: static member
print(Counter.total, c.total) // error: static member
