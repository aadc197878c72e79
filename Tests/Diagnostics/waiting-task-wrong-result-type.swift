func run() async {
    let t: Task<String, Never> = Task { 5 }  // error: cannot convert value of type `Int` to closure result type `String`
    let n: String = await Task { 7 }.value  // error: cannot convert value of type `Int` to closure result type `String`
    print(await t.value, n)
}
await run()
