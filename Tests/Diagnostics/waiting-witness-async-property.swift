protocol Named {
    var name: String { get }
    var size: Int { get async }
}
struct A: Named {  // error: type `A` does not conform to protocol `Named`
    var name: String { get async { "x" } }
    var size: Int { get async throws { 1 } }
}
