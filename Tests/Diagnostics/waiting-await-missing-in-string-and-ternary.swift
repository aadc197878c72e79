actor User {
    var name = "x"
    var age = 3
}
func run(_ u: User) async {
    print("\(u.name) is \(u.age > 18 ? "adult" : "minor")")  // error: expression is `async` but is not marked with `await`
}
await run(User())
