class Base {
    func load() async -> Int { 1 }
    var size: Int { 1 }
}
final class Child: Base {
    override func load() async throws -> Int { 2 }  // error: `load()` does not override anything from its superclass
    override var size: Int { get async { 2 } }  // error: overriding a property that does not wait by one that does is not allowed
}
