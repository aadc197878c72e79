@MainActor final class ViewModel {
    var items: [String] = []
    func load() async { items = ["a"] }
}
func start() async {
    let vm = ViewModel()  // error: expression is `async` but is not marked with `await`
    vm.load()  // error: expression is `async` but is not marked with `await`
    print(vm.items)  // error: expression is `async` but is not marked with `await`
}
await start()
