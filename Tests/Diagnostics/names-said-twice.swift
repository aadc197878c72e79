struct S {
    var v = 1
    func v() -> Int { 1 }  // error: redeclaration
    static var w = 1
    func w() -> Int { 2 }
}
protocol P {}
extension P {
    func f() {}
    func f() {}  // error: redeclaration
}
extension P where Self: Equatable { func f() {} }
class A {
    let t = "a"
    class var c = 2  // error: stored property
}
class B: A {
    override var t: String { "b" }  // error: overriding a `let`
}
enum G: Int {  // error: raw type
    case x(Int)  // error: payload
}
