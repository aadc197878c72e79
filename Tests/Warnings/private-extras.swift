// Access that is said already.
public extension Int {
    public func twice() -> Int { self * 2 }  // warning: `public` modifier is redundant for instance method declared in a publi
}
struct Box {
    lazy var v = 3
    private(set) internal var n = 1
    public var p = 2
    internal(set) var q = 3  // warning: `internal(set)` modifier is redundant for an internal property
}
fileprivate extension Box {
    fileprivate func hi() { print("hi") }  // warning: `fileprivate` modifier is redundant for instance method declared in a 
    private func ho() { print("ho") }
}
final class B { final func z() {} }
var b = Box()
b.hi();
print(3.twice(), b.v)
