func run() async {
    await withDiscardingTaskGroup { group in
        group.addTask { print("x") }
        await group.next()  // error: value of type `DiscardingTaskGroup` has no member `next`
    }
}
await run()
