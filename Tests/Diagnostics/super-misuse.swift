struct Point {
    var x = 1
    func f() -> Int { super.x } // error: `super` needs a
}
class Root {
    func hi() { super.hi() } // error: `super` needs a
    func name() -> String { "root" }
}
class Kid: Root {
    override func name() -> String { super.nam() + "!" } // error: value of type
    override func hi() { super.hi() }
}
print(Kid().name(), Point().f())
