enum Mode { case on, off }
func mode() async -> Mode { .on }
func run() async {
    switch mode() {  // error: expression is `async` but is not marked with `await`
    case .on: print("on")
    case .off: print("off")
    }
}
await run()
