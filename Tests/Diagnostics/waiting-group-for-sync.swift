func run() async {
    await withTaskGroup(of: Int.self) { group in
        group.addTask { 1 }
        for v in group { print(v) }  // error: for-in loop requires `TaskGroup<Int>` to conform to `Sequence`
    }
}
await run()
