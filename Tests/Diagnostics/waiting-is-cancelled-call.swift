func run() async {
    while !Task.isCancelled() {  // error: instance member `isCancelled` cannot be used on type `Task<_, _>`
        await Task.yield()
    }
}
await run()
