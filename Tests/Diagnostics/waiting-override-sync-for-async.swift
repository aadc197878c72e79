class Base {
    func load() async -> Int { 1 }
}
final class Child: Base {
    override func load() -> Int { 2 }  // error: `load()` does not override anything from its superclass
}
