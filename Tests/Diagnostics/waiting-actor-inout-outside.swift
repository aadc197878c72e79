actor Store { var n = 0 }
func bump(_ x: inout Int) { x += 1 }
func run(_ s: Store) async {
    bump(&s.n)  // error: actor-isolated property `n` can not be mutated from a nonisolated context
    await bump(&s.n)  // error: actor-isolated property `n` can not be mutated from a nonisolated context
}
await run(Store())
