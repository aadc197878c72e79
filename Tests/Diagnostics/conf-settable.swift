protocol Resizable {
    var width: Int { get set }
    static var unit: Int { get }
    mutating func grow(by n: Int)
}

struct Window: Resizable { // error: type
    let width: Int
    static let unit = 1
    mutating func grow(by n: Int) { print(n) }
}

struct Panel: Resizable { // error: type
    var width: Int { 3 }
    static let unit = 2
    func grow(by n: Int) { print("no") }
}

struct Pane: Resizable { // error: type
    var width = 2
    var unit = 3
    mutating func grow(by n: Int) { width += n }
}
print(Window(width: 2), Panel(), Pane())
