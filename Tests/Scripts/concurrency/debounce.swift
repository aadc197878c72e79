@MainActor
final class SearchModel {
    private var task: Task<Void, Never>?
    private(set) var searches: [String] = []
    private(set) var cancelled = 0
    var query = "" {
        didSet { schedule() }
    }
    private func schedule() {
        task?.cancel()
        let q = query
        task = Task {
            do {
                try await Task.sleep(for: .milliseconds(80))
                searches.append(q)
            } catch {
                cancelled += 1
            }
        }
    }
    func settle() async { await task?.value }
}
let m = SearchModel()
for q in ["s", "sw", "swi", "swift"] { m.query = q }
await m.settle()
print(m.searches)
m.query = "actors"
try await Task.sleep(for: .milliseconds(5))
m.query = "actors in swift"
await m.settle()
print(m.searches, m.cancelled)
