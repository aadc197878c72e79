import Foundation
final class LockedCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [String: Int] = [:]
    func hit(_ k: String) {
        lock.lock()
        defer { lock.unlock() }
        counts[k, default: 0] += 1
    }
    var snapshot: [String: Int] { lock.withLock { counts } }
}
let c = LockedCounter()
await withTaskGroup(of: Void.self) { g in
    for i in 0..<300 {
        g.addTask {
            c.hit(i % 3 == 0 ? "fizz" : "other")
            await Task.yield()
            c.hit("total")
        }
    }
}
let s = c.snapshot
for k in s.keys.sorted() { print(k, s[k]!) }
DispatchQueue.concurrentPerform(iterations: 50) { _ in c.hit("perform") }
print(c.snapshot["perform"] ?? 0)
