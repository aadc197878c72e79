// Locks with one thread, caches, conditions, and copies.
import Foundation

final class Counter {
  private let lock = NSLock()
  private var value = 0
  func increment() -> Int { lock.withLock { value += 1; return value } }
  var current: Int { lock.lock(); defer { lock.unlock() }; return value }
}
let counter = Counter()
print(counter.increment(), counter.increment(), counter.current)
let lock = NSLock()
print(lock.try(), lock.try())
lock.unlock()
print(lock.try())
let recursive = NSRecursiveLock()
recursive.lock()
print(recursive.withLock { recursive.try() })

final class Picture { let size: Int; init(_ size: Int) { self.size = size } }
let cache = NSCache<NSString, Picture>()
cache.setObject(Picture(3), forKey: "a")
cache.setObject(Picture(4), forKey: "b" as NSString, cost: 2)
print(cache.object(forKey: "a")?.size as Any, cache.object(forKey: "b")?.size as Any, cache.object(forKey: "c")?.size as Any)
cache.setObject(Picture(5), forKey: "a")
cache.removeObject(forKey: "b")
print(cache.object(forKey: "a")!.size, cache.object(forKey: "b") == nil)
cache.removeAllObjects()
print(cache.object(forKey: "a") == nil)

let isLong = NSPredicate { object, _ in (object as? String ?? "").count > 3 }
let words = ["one", "three", "four"]
print(words.filter { isLong.evaluate(with: $0) }, NSPredicate(value: true).evaluate(with: nil))

final class Document: NSObject, NSCopying {
  var title: String
  init(title: String) { self.title = title }
  func copy(with zone: NSZone? = nil) -> Any { Document(title: title + " copy") }
}
let document = Document(title: "Plan")
let copy = document.copy() as! Document
copy.title += "!"
print(document.title, copy.title)
print(ProcessInfo.processInfo.systemUptime > 0, ProcessInfo.processInfo === ProcessInfo.processInfo)
