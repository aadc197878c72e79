struct Grid {
    let w: Int
    let h: Int
    var cells: [Int]
    init(w: Int, h: Int) {
        self.w = w
        self.cells = makeCells() // error: `self` used before
        self.h = h
    }
    func makeCells() -> [Int] { Array(repeating: 0, count: w * h) }
}

class User {
    let name: String
    let tag: String
    init(name: String) {
        tag = format(name) // error: `self` used before
        self.name = name
    }
    func format(_ s: String) -> String { "@" + s }
}

print(Grid(w: 2, h: 2).cells, User(name: "a").tag)
