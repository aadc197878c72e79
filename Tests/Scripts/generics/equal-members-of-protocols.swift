protocol V: ExpressibleByArrayLiteral where ArrayLiteralElement == S { associatedtype S: Hashable; func each(_ b: (S, S) -> S) -> Self; var s: S { get } }
func pm<T: V>(_ a: T) -> T where T.S: Comparable { a.each { Swift.min($0, $1) } }
func pn<T: V>(_ a: T, _ b: T) -> Bool where T.S: Comparable { a.s < b.s }
extension V where S: Comparable { func qq(_ o: Self) -> S { Swift.min(s, o.s) } }
struct W: V { var s: Int; func each(_ b: (Int, Int) -> Int) -> W { W(s: b(s, s)) }; init(s: Int) { self.s = s }; init(arrayLiteral e: Int...) { s = e[0] } }
print(pm(W(s: 3)).s, pn([1], W(s: 2)), W(s: 4).qq([2]))
