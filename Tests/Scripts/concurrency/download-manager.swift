import Foundation
actor DownloadManager {
    enum Status: Equatable { case queued, running(percent: Int), done(bytes: Int), cancelled }
    private var status: [String: Status] = [:]
    private var tasks: [String: Task<Int, Error>] = [:]
    func start(_ name: String, chunks: Int, slow: Bool = false) {
        status[name] = .queued
        tasks[name] = Task {
            var bytes = 0
            for i in 1...chunks {
                try Task.checkCancellation()
                if slow { try await Task.sleep(nanoseconds: 5_000_000_000) } else { await Task.yield() }
                bytes += 1024
                status[name] = .running(percent: i * 100 / chunks)
            }
            return bytes
        }
    }
    func cancel(_ name: String) { tasks[name]?.cancel() }
    func wait() async {
        for name in tasks.keys.sorted() {
            do {
                let n = try await tasks[name]!.value
                status[name] = .done(bytes: n)
            } catch { status[name] = .cancelled }
        }
    }
    func report() -> String {
        status.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n")
    }
}
let m = DownloadManager()
await m.start("a.zip", chunks: 3)
await m.start("b.iso", chunks: 100, slow: true)
await m.start("c.txt", chunks: 1)
await m.cancel("b.iso")
await m.wait()
print(await m.report())
let total = ByteCountFormatter().allowedUnits.isEmpty ? 0 : 4096
print(String(repeating: "=", count: 10), total / 1024)
