func cleanup() async {}
func run() async {
    await withTaskCancellationHandler {
        print("operation")
    } onCancel: {  // error: invalid conversion from `async` function of type `() async -> Void` to synchronous function type `() -> Void`
        await cleanup()
    }
}
