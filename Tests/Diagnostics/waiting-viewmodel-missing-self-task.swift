struct Service { func fetch() async throws -> [String] { ["a"] } }
@MainActor final class ViewModel {
    var items: [String] = []
    func refresh() {
        Task {
            do {
                items = try Service().fetch()  // error: expression is `async` but is not marked with `await`
            } catch { print(error) }
        }
    }
}
