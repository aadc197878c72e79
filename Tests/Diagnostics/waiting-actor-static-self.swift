actor A {
    var n = 0
    static func make() { n = 1 }  // error: instance member `n` cannot be used on type `A`
    static func read(_ a: A) -> Int { a.n }  // error: actor-isolated property `n` can not be referenced from a nonisolated context
}
