// Queues besides the main one: what can be waited for.
import Foundation

let queue = DispatchQueue(label: "numbers")
var numbers: [Int] = []
for number in 0..<5 { queue.async { numbers.append(number) } }
print(queue.sync { numbers }, queue.sync { Thread.isMainThread }, queue.label)

struct Refused: Error {}
func checked(_ number: Int) throws -> Int { if number > 2 { throw Refused() }; return number * 2 }
print(try queue.sync { try checked(1) }, (try? queue.sync { try checked(3) }) as Any)

// Readers side by side, writers alone.
final class Store {
  private let queue = DispatchQueue(label: "store", attributes: .concurrent)
  private var values: [String: Int] = [:]
  func set(_ key: String, _ value: Int) { queue.async(flags: .barrier) { self.values[key] = value } }
  func get(_ key: String) -> Int? { queue.sync { values[key] } }
}
let store = Store()
store.set("a", 1)
store.set("b", 2)
store.set("a", 3)
print(store.get("a") as Any, store.get("c") as Any)

print("-- groups")
let group = DispatchGroup()
group.notify(queue: .main) { print("nothing under way") }
var results = [0, 0, 0]
for index in 0..<3 { queue.async(group: group) { results[index] = index * index } }
group.enter()
DispatchQueue.global().async { queue.async { group.leave() } }
group.wait()
print(results)
group.enter()
group.enter()
group.notify(queue: .main) { print("all done") }
DispatchQueue.main.async { print("first"); group.leave() }
DispatchQueue.main.async { print("second"); group.leave(); print("left"); DispatchQueue.main.async { print("third") } }
print(group.wait(timeout: .now() + 0.01))
RunLoop.main.run(until: Date() + 0.1)
print(group.wait(timeout: .now() + 0.01))

print("-- nested")
let outer = DispatchGroup()
queue.async(group: outer) { print("one"); queue.async(group: outer) { print("two") } }
outer.wait()

print("-- semaphores")
let semaphore = DispatchSemaphore(value: 0)
DispatchQueue.global().asyncAfter(deadline: .now() + 0.03) { semaphore.signal() }
print(semaphore.wait(timeout: .now() + 0.005), semaphore.wait(timeout: .now() + 5))
let two = DispatchSemaphore(value: 2)
two.wait()
two.wait()
print(two.wait(timeout: .now()) == .timedOut, two.signal())
two.wait()

print("-- sleeping")
let asleep = DispatchGroup()
DispatchQueue.global().async(group: asleep) { Thread.sleep(forTimeInterval: 0.06); print("long") }
DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { print("short") }
asleep.wait()
let start = Date()
queue.async { usleep(20_000); print("slept on the queue") }
queue.async { sleep(0); print("after that") }
queue.sync {}
print(Date().timeIntervalSince(start) >= 0.02)

print("-- items")
let item = DispatchWorkItem { print("item", Thread.isMainThread) }
queue.async(execute: item)
item.wait()
let cancelled = DispatchWorkItem { print("never") }
cancelled.cancel()
queue.async(execute: cancelled)
print(cancelled.wait(timeout: .now() + 1))
DispatchWorkItem { print("performed") }.perform()

let operations = OperationQueue()
operations.maxConcurrentOperationCount = 1
for step in 1...3 { operations.addOperation { print("step", step) } }
operations.waitUntilAllOperationsAreFinished()

let key = DispatchSpecificKey<String>()
queue.setSpecific(key: key, value: "numbers")
print(DispatchQueue.getSpecific(key: key) as Any, queue.sync { DispatchQueue.getSpecific(key: key) } as Any)
dispatchPrecondition(condition: .onQueue(.main))
queue.sync { dispatchPrecondition(condition: .onQueue(queue)) }
var total = 0
DispatchQueue.concurrentPerform(iterations: 1) { total += $0 + 1 }
print(total, group, semaphore, item, DispatchQoS.userInitiated)
