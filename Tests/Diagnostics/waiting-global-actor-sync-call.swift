@globalActor actor Database { static let shared = Database() }
@Database func query() -> Int { 3 }
@Database var cache: [Int] = []
func run() -> Int {
    query()  // error: call to global actor `Database`-isolated global function `query()` in a synchronous nonisolated context
}
@MainActor func run2() async {
    print(query())  // error: expression is `async` but is not marked with `await`
}
