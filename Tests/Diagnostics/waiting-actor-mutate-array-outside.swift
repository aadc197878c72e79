actor Box { var items: [Int] = [] }
func run(_ b: Box) async {
    await b.items.append(3)  // error: actor-isolated property `items` can not be mutated from a nonisolated context
    print(await b.items)
}
await run(Box())
