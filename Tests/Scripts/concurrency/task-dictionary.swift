import Foundation
@MainActor
final class JobCenter {
    private var jobs: [UUID: Task<String, Error>] = [:]
    private var names: [UUID: String] = [:]
    @discardableResult
    func submit(_ name: String, after ms: Int, fail: Bool = false) -> UUID {
        let id = UUID()
        names[id] = name
        jobs[id] = Task {
            try await Task.sleep(for: .milliseconds(ms))
            if fail { throw NSError(domain: "Jobs", code: 7, userInfo: [NSLocalizedDescriptionKey: "\(name) broke"]) }
            return name.uppercased()
        }
        return id
    }
    func cancel(_ id: UUID) { jobs[id]?.cancel() }
    func finish() async -> [String] {
        var out: [String] = []
        for (id, t) in jobs {
            switch await t.result {
            case .success(let s): out.append(s)
            case .failure(is CancellationError): out.append("\(names[id]!): cancelled")
            case .failure(let e as NSError): out.append("\(e.domain) \(e.code): \(e.localizedDescription)")
            }
        }
        jobs.removeAll()
        return out.sorted()
    }
}
let center = JobCenter()
center.submit("alpha", after: 10)
center.submit("beta", after: 1, fail: true)
let c = center.submit("gamma", after: 4000)
center.submit("delta", after: 0)
center.cancel(c)
for l in await center.finish() { print(l) }
print(await center.finish().isEmpty)
