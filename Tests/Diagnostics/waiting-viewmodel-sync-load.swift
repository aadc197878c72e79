struct Service { func fetch() async throws -> [String] { ["a"] } }
@MainActor final class ViewModel {
    var items: [String] = []
    let service = Service()
    func refresh() {
        items = try await service.fetch()  // error: errors thrown from here are not handled
    }
}
