actor Store {
    var n = 0
    func update() async {
        await change(&n)  // error: actor-isolated property `n` cannot be passed `inout` to an `async` function call
    }
    func change(_ x: inout Int) async { x += 1 }
}
await Store().update()
