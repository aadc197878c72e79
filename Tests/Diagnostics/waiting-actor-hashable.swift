actor User: Hashable {
    var name = "x"
    static func == (a: User, b: User) -> Bool { a.name == b.name }  // error: actor-isolated property `name` can not be referenced from a nonisolated context
    nonisolated func hash(into h: inout Hasher) { h.combine(name) }  // error: actor-isolated property `name` can not be referenced from a nonisolated context
}
