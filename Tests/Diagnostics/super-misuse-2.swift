struct Point {
    var x = 1
    func f() -> Int { x }
}
class Root {
    func hi() { print("hi") }
    func name() -> String { "root" }
}
class Kid: Root {
    override func name() -> String { super.name() + "!" }
    override func hi() { super.hi(); self.super.hi() } // error: value of type
    static func s() -> String { super.name() } // error: instance member `name` cannot be used on type `Root`
}
func free() { self.hi() } // error: cannot find
print(Kid().name(), Point().f())
