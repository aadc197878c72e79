actor Counter { var value = 0 }
func run() async {
    let c = Counter()
    await c.value = 5  // error: actor-isolated property `value` can not be mutated from a nonisolated context
    await c.value += 1  // error: actor-isolated property `value` can not be mutated from a nonisolated context
}
await run()
