class Base {
    func load() -> Int { 1 }
}
final class Child: Base {
    override func load() async -> Int { 2 }  // error: `load()` does not override anything from its superclass
}
