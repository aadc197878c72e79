@MainActor
final class Poller {
    private var task: Task<Void, Never>?
    private(set) var count = 0
    let name: String
    init(name: String) { self.name = name }
    func start() {
        task?.cancel()
        task = Task { [weak self] in
            while !Task.isCancelled {
                self?.count += 1
                do { try await Task.sleep(nanoseconds: 5_000_000_000) } catch { break }
            }
            print("poll loop ended")
        }
    }
    var handle: Task<Void, Never>? { task }
    deinit {
        print("deinit", name)
        task?.cancel()
    }
}
@MainActor func scope() async -> Task<Void, Never>? {
    let p = Poller(name: "p1")
    p.start()
    await Task.yield()
    print("count", p.count)
    return p.handle
}
let handle = await scope()
print("scope left")
await handle?.value
print("end")
