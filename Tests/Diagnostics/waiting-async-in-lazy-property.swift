func load() async -> Int { 3 }
final class Model {
    lazy var limit: Int = await load()  // error: `async` call in an initial value that does not support concurrency
    lazy var other: Int = {  // error: `async` call in an initial value that does not support concurrency
        await load()
    }()
}
print(Model().limit)
