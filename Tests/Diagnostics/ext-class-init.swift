class Shelf {
    var books: [String]
    init(books: [String]) { self.books = books }
}
extension Shelf {
    init(single: String) { // error: designated initializer cannot
        self.books = [single]
    }
    convenience init(count: Int) {
        self.init(books: Array(repeating: "b", count: count))
    }
    func has(_ b: String) -> Bool { books.contains(b) }
}
extension Shelf: CustomStringConvertible { // error: type
    func description() -> String { "shelf" }
}
extension Shelff { func x() {} } // error: cannot find type
print(Shelf(count: 2).has("b"))
