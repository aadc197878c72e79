actor Door { var open = false; var locked = true }
func run(_ d: Door) async {
    if await d.open && d.locked {  // error: `async` property access in an autoclosure that does not support concurrency
        print("odd")
    }
    if await d.open, d.locked {  // error: expression is `async` but is not marked with `await`
        print("odd")
    }
}
await run(Door())
