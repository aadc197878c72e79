func one() async -> Int { 1 }
class Late {
    lazy var first = await 3 // error: does not support concurrency
    var second = await 4 // error: does not support concurrency
    func take(_ other: Int = await 5) {} // error: does not support concurrency
    var third: Int { await 6 } // error: does not support concurrency
}
func plain() {
    defer { await print(1) } // error: does not support concurrency
    await (2) // error: does not support concurrency
    Task { let number = await one(); print(number) }
}
actor Counter {
    var count = 0
    func show() {
        await step() // error: does not support concurrency
    }
    func step() {}
}
func named() {
    let await = 3
    print([await, 1]) // error: expected an expression
}
