actor Counter { var value = 0 }
func run() async {
    let c = Counter()
    c.value = 5  // error: actor-isolated property `value` can not be mutated from a nonisolated context
    c.value += 1  // error: actor-isolated property `value` can not be mutated from a nonisolated context
}
await run()
