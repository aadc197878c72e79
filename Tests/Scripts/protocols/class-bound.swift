// AnyObject-bound protocols, weak existentials, identity.
protocol Observer: AnyObject {
  var seen: [String] { get set }
  func notice(_ event: String)
}
extension Observer {
  func notice(_ event: String) { seen.append(event) }
}
final class Logger: Observer { var seen: [String] = [] }
final class Shouter: Observer {
  var seen: [String] = []
  func notice(_ event: String) { seen.append(event.uppercased()) }
  deinit { print("shouter gone") }
}
struct Weak { weak var value: (any Observer)? }
final class Subject {
  var observers: [Weak] = []
  func add(_ o: any Observer) { observers.append(Weak(value: o)) }
  func send(_ event: String) {
    for o in observers { o.value?.notice(event) }
  }
  var alive: Int { observers.filter { $0.value != nil }.count }
}
let subject = Subject()
let logger = Logger()
var shouter: Shouter? = Shouter()
subject.add(logger)
subject.add(shouter!)
subject.send("one")
print(logger.seen, shouter!.seen, subject.alive)
shouter = nil
subject.send("two")
print(logger.seen, subject.alive)
let a: any Observer = logger
let b: any Observer = logger
print(a === b, a === Logger())
a.seen = ["reset"]
print(logger.seen)
func clear<T: Observer>(_ o: T) { o.seen = [] }
clear(logger)
print(logger.seen.isEmpty)
let objects: [AnyObject] = [logger, subject]
print(objects[0] === logger, objects[1] is Subject)
