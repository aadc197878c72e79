actor Table {
    var rows: [Int: String] = [:]
    subscript(i: Int) -> String? { rows[i] }
}
func run(_ t: Table) async {
    print(t[1] ?? "none")  // error: expression is `async` but is not marked with `await`
}
await run(Table())
