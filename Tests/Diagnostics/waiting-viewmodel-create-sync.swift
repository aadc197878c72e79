@MainActor final class ViewModel { var n = 0 }
struct App {
    let vm = ViewModel()  // error: call to main actor-isolated initializer `init()` in a synchronous nonisolated context
    func show() { print(vm.n) }  // error: main actor-isolated property `n` can not be referenced from a nonisolated context
}
print(App())
