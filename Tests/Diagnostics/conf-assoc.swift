protocol Container {
    associatedtype Item
    var count: Int { get }
    func item(at i: Int) -> Item
}

struct IntBox: Container {
    var items: [Int]
    var count: Int { items.count }
    func item(at i: Int) -> Int { items[i] }
}

struct Empty: Container { // error: type
    var count: Int { 0 }
}

struct Words: Container { // error: type
    typealias Item = String
    var count = 2
    func item(at i: Int) -> Int { i }
}

print(IntBox(items: [1]).item(at: 0), Empty().count, Words().count)
