let update: @MainActor () -> Void = { print("x") }
func run(_ f: @MainActor () -> Void) {
    f()  // error: call to main actor-isolated function `function` in a synchronous nonisolated context
}
func run2(_ f: @MainActor () -> Int) async {
    print(f())  // error: expression is `async` but is not marked with `await`
}
