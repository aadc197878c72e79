func load() async -> [String] { ["a"] }
struct Model {
    var names = await load()  // error: `async` call in an initial value that does not support concurrency
}
print(Model().names)
