protocol NewsService { func headlines() async throws -> [String] }
struct FakeNews: NewsService {
    var fails = false
    struct Down: Error {}
    func headlines() async throws -> [String] {
        if fails { throw Down() }
        return ["Swift 6", "Actors", "Tasks"]
    }
}
@MainActor
final class NewsViewModel {
    enum State: Equatable { case idle, loading, loaded([String]), failed(String) }
    private(set) var state: State = .idle {
        didSet { print("state:", state) }
    }
    var titleCount: Int {
        if case .loaded(let t) = state { return t.count }
        return 0
    }
    private let service: NewsService
    init(service: NewsService) { self.service = service }
    func load() async {
        state = .loading
        do {
            state = .loaded(try await service.headlines())
        } catch {
            state = .failed("\(error)")
        }
    }
    nonisolated func kind() -> String { "NewsViewModel" }
}
let ok = NewsViewModel(service: FakeNews())
await ok.load()
print(ok.titleCount, ok.kind())
let bad = NewsViewModel(service: FakeNews(fails: true))
await bad.load()
print(bad.titleCount, bad.state == .failed("Down()"))
