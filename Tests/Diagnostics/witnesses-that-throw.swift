protocol Plain {
    func run()
    var size: Int { get }
}
struct Loud: Plain {  // error: does not conform to protocol `Plain`
    func run() throws {}
    var size: Int { get throws { 1 } }
}
protocol Failing { func run() throws }
struct Quiet: Failing { func run() {} }
class Base { func go() {} }
class Derived: Base {
    override func go() throws {}  // error: does not override
}
