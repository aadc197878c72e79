func load() async -> Int { 3 }
struct Model {
    let n: Int
    init() {
        n = await load()  // error: `async` call in a function that does not support concurrency
    }
}
print(Model().n)
