class Model {
    var id: Int
    required init(id: Int) { self.id = id }
    class func make() -> Self { self.init(id: 0) }
}
class User: Model {
    var name: String
    init(name: String) {
        self.name = name
        super.init(id: 1)
    }
} // error: `required` initializer
class Tag: Model {
    required init(id: Int) { super.init(id: id) }
}
class Loose {
    init() {}
    class func make() -> Self { self.init() } // error: constructing an object
}
func build<T: Loose>(_ t: T.Type) -> T { t.init() } // error: constructing an object
print(Tag.make().id)
