class Base {
    var id: Int
    init(id: Int) { self.id = id }
}

class Mid: Base {
    var name: String
    init(name: String) {
        self.name = name
    } // error: `super.init` isn't cal
}

class Leaf: Base {
    var extra: Int
    override init(id: Int) {
        self.id = id // error: `self` used in
        self.extra = 1
        super.init(id: id)
    }
    convenience init() {
        self.extra = 2 // error: `self` used before
    } // error: `self.init` isn't call
}

class Other: Base {
    var z = 0
}
let o = Other(id: 1)
print(Mid(name: "m").name, Leaf(id: 3).extra, o)
