func run() async -> Int {
    await withTaskGroup(of: Int.self) { group in
        group.addTask { "text" }  // error: cannot convert value of type `String` to closure result type `Int`
        group.addTask { 3 }
        return await group.reduce(0, +)
    }
}
print(await run())
