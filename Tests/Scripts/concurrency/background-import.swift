import Foundation
struct Record: Codable, Sendable, Hashable { let id: Int; let tags: Set<String> }
actor Index {
    private var byTag: [String: Set<Int>] = [:]
    func add(_ r: Record) { for t in r.tags { byTag[t, default: []].insert(r.id) } }
    func ids(_ tag: String) -> [Int] { (byTag[tag] ?? []).sorted() }
    nonisolated func normalize(_ t: String) -> String { t.folding(options: .caseInsensitive, locale: nil) }
}
let lines = (1...9).map { #"{"id":\#($0),"tags":["\#($0 % 2 == 0 ? "Even" : "Odd")"\#($0 % 3 == 0 ? #","Three""# : "")]}"# } + ["garbage"]
@MainActor final class Progress { var done = 0, failed = 0 }
let progress = Progress(), index = Index()
await withTaskGroup(of: Void.self) { g in
    for l in lines {
        g.addTask {
            do {
                let r = try JSONDecoder().decode(Record.self, from: Data(l.utf8))
                await index.add(Record(id: r.id, tags: Set(r.tags.map(index.normalize))))
                await MainActor.run { progress.done += 1 }
            } catch {
                await MainActor.run { progress.failed += 1 }
            }
        }
    }
}
print("done", progress.done, "failed", progress.failed)
for t in ["even", "odd", "three", "none"] { print(t, await index.ids(t)) }
