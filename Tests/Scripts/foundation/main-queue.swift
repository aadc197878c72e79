// The main queue: what is put on it waits until the script gives way, and then runs in order.
import Foundation

/// A view model that loads something as they do: on another queue, and back on the main one.
final class Loader {
  var state = "idle" { didSet { print("state:", state) } }
  func load(_ name: String, completion: @escaping (Result<String, Error>) -> Void) {
    state = "loading"
    DispatchQueue.global(qos: .userInitiated).async {
      let text = name.uppercased()
      DispatchQueue.main.async {
        self.state = "loaded"
        completion(.success(text))
      }
    }
  }
}
let loader = Loader()
loader.load("minions") { print((try? $0.get()) as Any, Thread.isMainThread) }
print("asked:", loader.state)
RunLoop.main.run(until: Date() + 0.5)

print("-- what is put there meanwhile is for the next round")
DispatchQueue.main.async {
  print("a")
  DispatchQueue.main.async { print("a2"); DispatchQueue.main.async { print("a3") } }
}
DispatchQueue.main.async { print("b") }
print("none yet")
RunLoop.main.run(until: Date())
print("one round")
print(RunLoop.main.run(mode: .default, before: Date() + 5), RunLoop.current === RunLoop.main)
RunLoop.main.run(until: .distantPast)

print("-- later")
let begin = Date()
DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { print("3") }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { print("1") }
DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.4) { print("2") }
DispatchQueue.main.asyncAfter(deadline: .now() - 1) { print("0") }
DispatchQueue.main.async { print("at once") }
RunLoop.main.run(until: Date() + 0.5)
print("half", Date().timeIntervalSince(begin) >= 0.5)
RunLoop.main.run(until: Date() + 0.5)
print(Date().timeIntervalSince(begin) >= 1.0, DispatchTime.now() > .now() - 1)

print("-- a round within a round")
var order = ""
DispatchQueue.main.async { order += "1"; RunLoop.main.run(until: Date() + 0.1); order += "3" }
DispatchQueue.main.async { order += "2" }
RunLoop.main.run(until: Date() + 0.5)
print(order)

print("-- items")
let item = DispatchWorkItem { print("item") }
DispatchQueue.main.async(execute: item)
item.notify(queue: .main) { print("item done") }
DispatchQueue.main.async { print("next") }
RunLoop.main.run(until: Date() + 0.25)
// A search that waits until nobody types any more.
var pending: DispatchWorkItem?
func search(_ text: String) {
  pending?.cancel()
  let work = DispatchWorkItem { print("searching", text) }
  pending = work
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.15, execute: work)
}
for text in ["b", "ba", "ban"] { search(text) }
RunLoop.main.run(until: Date() + 0.5)
search("never")
pending?.cancel()
pending?.perform()
RunLoop.main.run(until: Date() + 0.5)
print(pending!.isCancelled, item.isCancelled)

OperationQueue.main.addOperation { print("operation 1", Thread.isMainThread) }
DispatchQueue.main.async { print("between") }
OperationQueue.main.addOperation { print("operation 2") }
RunLoop.main.perform { print("first of all") }
RunLoop.main.run(until: Date() + 0.1)

print(DispatchQueue.main, DispatchQueue.main.label, DispatchQueue.global(qos: .utility).label)
print(DispatchTimeInterval.seconds(1) == .milliseconds(1000), DispatchTimeInterval.never == .seconds(.max))
print(DispatchTime(uptimeNanoseconds: 5) + 1.5, DispatchTime(uptimeNanoseconds: 5) - .seconds(1))
print(DispatchTime.now() + .infinity == .distantFuture, DispatchTime(uptimeNanoseconds: 7).uptimeNanoseconds)
DispatchQueue.main.async { print("nobody gives way to this") }
print("end")
