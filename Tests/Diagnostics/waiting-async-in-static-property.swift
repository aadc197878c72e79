func load() async -> Int { 3 }
enum Config {
    static let limit: Int = await load()  // error: `async` call in an initial value that does not support concurrency
}
print(Config.limit)
