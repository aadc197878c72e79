// What an associated type has itself, written as a value: [C.Element.Element](…).
protocol Src { associatedtype Element; var one: Element { get } }
struct S: Src { var one: Int }
struct B<Element> {
  static func all<Collection: Swift.Collection>(_ c: Collection, _ make: ([Collection.Element.Element]) -> Element) -> Element where Collection.Element: Src {
    var values = [Collection.Element.Element?](repeating: nil, count: c.count)
    var lists = [[Collection.Element.Element]](repeating: [], count: c.count)
    for (i, s) in c.enumerated() { values[i] = s.one; lists[i].append(s.one) }
    print(lists.count)
    return make(values.map { $0! })
  }
}
print(B<Int>.all([S(one: 1), S(one: 2)]) { $0.reduce(0, +) })
