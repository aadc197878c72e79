// Where both a function and a key path would do, the key path is taken for what it is.
struct List<Element> {
    var items: [Element]
    func map<T>(_ transform: (Element) -> T) -> String { "function \(items.map(transform))" }
    func map<T>(_ path: KeyPath<Element, T>) -> String { "key path \(items.map { $0[keyPath: path] })" }
}
let words = List(items: ["a", "bcd"])
print(words.map(\.count))
print(words.map { $0.count })
print(words.map(\String.isEmpty))
