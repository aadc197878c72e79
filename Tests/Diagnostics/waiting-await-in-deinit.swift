actor Store { func close() {} }
final class Resource {
    let store = Store()
    deinit {
        await store.close()  // error: call to actor-isolated instance method `close()` in a synchronous nonisolated context
    }
}
