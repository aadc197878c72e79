extension Int { func later() async -> Int { self } }
extension String { var reversedLater: String { get async { String(reversed()) } } }
func t() {
    Task {
        print(5.later())  // error: expression is `async` but is not marked with `await`
        print("abc".reversedLater)  // error: expression is `async` but is not marked with `await`
    }
}
t()
