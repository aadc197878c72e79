final class Node { func next() async -> Node? { nil } }
func run(_ n: Node?) async {
    let m = n?.next()  // error: expression is `async` but is not marked with `await`
    let k = await n?.next()?.next()
    print(m as Any, k as Any)
}
await run(nil)
