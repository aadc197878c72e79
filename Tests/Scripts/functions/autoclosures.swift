// @autoclosure: the argument is evaluated when and as often as the function calls it; with escaping, rethrows.
var calls: [String] = []
func work(_ name: String, _ result: Bool = true) -> Bool {
  calls.append(name)
  return result
}
func report() {
  print(calls.isEmpty ? "(no calls)" : calls.joined(separator: ","))
  calls = []
}

func check(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { print("check failed:", message()) }
}
func costly(_ n: Int) -> String {
  calls.append("costly\(n)")
  return "message \(n)"
}
check(true, costly(1))
check(false, costly(2))
report()

func or(_ left: Bool, _ right: @autoclosure () throws -> Bool) rethrows -> Bool { left ? true : try right() }
print(or(work("a"), work("b")), or(work("c", false), work("d")))
report()

func times(_ n: Int, _ action: @autoclosure () -> Bool) -> Int { (0..<n).filter { _ in action() }.count }
print(times(3, work("t")), times(0, work("never")))
report()

// Stored for later: the expression sees the variables as they are then.
final class Queue {
  private var tasks: [() -> String] = []
  func later(_ task: @autoclosure @escaping () -> String) { tasks.append(task) }
  func run() -> [String] { tasks.map { $0() } }
}
var weather = "sun"
let queue = Queue()
queue.later("morning: \(weather)")
queue.later(weather.uppercased())
weather = "rain"
print(queue.run())
weather = "snow"
print(queue.run())

struct Broken: Error {}
func unsafe(_ fail: Bool) throws -> Bool { if fail { throw Broken() }; return true }
do {
  print(try or(true, try unsafe(true)))
  print(try or(false, try unsafe(false)))
  print(try or(false, unsafe(true)))
} catch { print("caught", error) }

// Built-in ones: &&, ||, ??, and a default for a dictionary; passing one autoclosure on to another.
func both(_ a: @autoclosure () -> Bool, _ b: @autoclosure () -> Bool) -> Bool { a() && b() }
print(both(work("x", false), work("y")), work("p", false) && work("q") || work("r"))
report()
func fallback() -> Int { calls.append("fallback"); return 0 }
let some: Int? = 5
print(some ?? fallback(), ["a": 1]["b", default: fallback()])
report()
func unless(_ condition: @autoclosure () -> Bool, do body: () -> Void) { if !condition() { body() } }
unless(weather == "sun") { print("stay inside") }
