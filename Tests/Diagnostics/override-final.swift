class Base {
    final func id() -> Int { 1 }
    final var kind: String { "base" }
    func other() { print("base other") }
    static func make() -> Base { Base() }
    class func build() -> Base { Base() }
}

class Sub: Base {
    override func id() -> Int { 2 } // error: `id()` overrides a
    override var kind: String { "sub" } // error: `kind` overrides a
    override func other() { print("sub other") }
    override static func make() -> Base { Sub() } // error: `make()` overrides a
    override class func build() -> Base { Sub() }
}

final class Leaf: Sub {}
class Below: Leaf {} // error: inheritance from a

Sub().other()
print("made", Leaf.self == Sub.self)
