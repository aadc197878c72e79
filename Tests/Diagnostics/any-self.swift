protocol Comparer {
    func same(as other: Self) -> Bool
}
struct Num: Comparer {
    var n: Int
    func same(as other: Num) -> Bool { n == other.n }
}

protocol Store {
    associatedtype Item
    mutating func put(_ i: Item)
    func all() -> [Item]
}
struct IntStore: Store {
    var items: [Int] = []
    mutating func put(_ i: Int) { items.append(i) }
    func all() -> [Int] { items }
}

let a: any Comparer = Num(n: 1)
let b: any Comparer = Num(n: 1)
print(a.same(as: b)) // error: member
var s: any Store = IntStore()
s.put(3) // error: member
let got: [Int] = s.all() // error: cannot convert value
let e: [any Equatable] = [1, "a"]
print(e[0] == e[1], got) // error: type
