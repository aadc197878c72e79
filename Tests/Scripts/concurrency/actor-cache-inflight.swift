actor ImageCache {
    private enum Entry {
        case inProgress(Task<String, Error>)
        case ready(String)
    }
    private var entries: [String: Entry] = [:]
    private(set) var downloads = 0
    struct BadURL: Error { let url: String }

    func image(for url: String) async throws -> String {
        if let e = entries[url] {
            switch e {
            case .ready(let img): return img
            case .inProgress(let task): return try await task.value
            }
        }
        let task = Task { try await self.download(url) }
        entries[url] = .inProgress(task)
        do {
            let img = try await task.value
            entries[url] = .ready(img)
            return img
        } catch {
            entries[url] = nil
            throw error
        }
    }
    private func download(_ url: String) async throws -> String {
        downloads += 1
        try await Task.sleep(nanoseconds: 30_000_000)
        guard !url.hasPrefix("bad") else { throw BadURL(url: url) }
        return "image(\(url))"
    }
}
let cache = ImageCache()
let all = try await withThrowingTaskGroup(of: String.self) { g -> [String] in
    for u in ["a", "b", "a", "a", "b"] { g.addTask { try await cache.image(for: u) } }
    return try await g.reduce(into: []) { $0.append($1) }.sorted()
}
print(all)
print("downloads", await cache.downloads)
print(try await cache.image(for: "a"))
print("downloads", await cache.downloads)
do { _ = try await cache.image(for: "bad1") } catch { print("error:", error) }
do { _ = try await cache.image(for: "bad1") } catch { print("error:", error) }
print("downloads", await cache.downloads)
