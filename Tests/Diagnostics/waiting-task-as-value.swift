func load() async -> Int { 3 }
func compute() -> Int {
    Task { await load() }  // error: cannot convert return expression of type `Task<Int, _>` to return type `Int`
}
func label() -> String {
    Task { return "x" }  // error: cannot convert return expression of type `Task<String, _>` to return type `String`
}
