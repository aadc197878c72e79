func load() async -> Int { 3 }
struct Model {
    var total: Int {
        await load() + 1  // error: `async` call in a function that does not support concurrency
    }
    var other: Int {
        get { await load() }  // error: `async` call in a function that does not support concurrency
    }
}
print(Model().total)
