import Synchronization
let m = Mutex(0)
m.withLock { $0 += 1 }
print(m.withLock { $0 })
final class Counter: Sendable {
  private let state = Mutex<[String: Int]>([:])
  func add(_ k: String) { state.withLock { $0[k, default: 0] += 1 } }
  var all: [String: Int] { state.withLock { $0 } }
  func tryAdd() -> Bool? { state.withLockIfAvailable { $0["x"] = 1; return true } }
}
let c = Counter(); c.add("a"); c.add("a"); print(c.all, c.tryAdd() as Any)
let a = Atomic<Int>(3)
a.store(5, ordering: .relaxed)
print(a.load(ordering: .acquiring), a.add(2, ordering: .relaxed), a.wrappingAdd(1, ordering: .sequentiallyConsistent), a.subtract(3, ordering: .relaxed))
print(a.exchange(9, ordering: .acquiringAndReleasing), a.compareExchange(expected: 9, desired: 10, ordering: .sequentiallyConsistent), a.compareExchange(expected: 1, desired: 2, ordering: .relaxed))
let f = Atomic(false); print(f.load(ordering: .relaxed), f.exchange(true, ordering: .relaxed), f.logicalOr(false, ordering: .relaxed))
await withTaskGroup(of: Void.self) { g in for _ in 0..<10 { g.addTask { c.add("t"); a.add(1, ordering: .relaxed) } } }
print(c.all["t"]!, a.load(ordering: .relaxed), a.max(100, ordering: .relaxed), a.bitwiseAnd(6, ordering: .relaxed))
