// The indices of what can be walked backwards can be walked backwards.
print(Swift.type(of: 3), Swift.type(of: "a").self, type(of: 2.0))
func f<C: BidirectionalCollection>(_ c: C) -> Bool { c.indices.last == nil }
print(f([1]), f(""), f(Set([1]).sorted()), f([1].lazy.map { $0 }), f("ab".dropFirst(2)))
func g<C: RandomAccessCollection>(_ c: C) -> Int { c.indices.count + c.indices.reversed().count }
print(g([1, 2]), g(0..<4), g([1, 2, 3][1...]))
extension BidirectionalCollection { var lastIndex: Index? { indices.last } }
print([1, 2].lastIndex as Any, [Int]().lastIndex as Any)
struct Own: BidirectionalCollection { var startIndex: Int { 0 }; var endIndex: Int { 3 }; func index(after i: Int) -> Int { i + 1 }; func index(before i: Int) -> Int { i - 1 }; subscript(i: Int) -> Int { i * i } }
print(Own().lastIndex as Any, Array(Own().reversed()), Own().indices.reversed().map { $0 })
