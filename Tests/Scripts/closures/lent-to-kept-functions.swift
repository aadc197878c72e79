// A function that is lent to a call may be handed on to whatever lends it in turn: a stored closure, say.

struct Runner {
  let run: (() -> Int) -> Int
  func twice(_ work: () -> Int) -> Int { run(work) + run(work) }
}
print(Runner { $0() * 10 }.twice { 4 })

let plusOne: (() -> Int) -> Int = { $0() + 1 }
func viaGlobal(_ work: () -> Int) -> Int { plusOne(work) }
print(viaGlobal { 4 })
func viaLocal<T>(_ work: () -> T) -> [T] {
  let both: (() -> T) -> [T] = { [$0(), $0()] }
  return both(work)
}
print(viaLocal { "a" })
func viaAutoclosure(_ work: @autoclosure () -> Int) -> Int {
  let local: (() -> Int) -> Int = { $0() + 2 }
  return local(work)
}
print(viaAutoclosure(40))
func viaParameters(
  _ work: () -> Int, _ all: [(() -> Int) -> Int], _ maybe: ((() -> Int) -> Int)?, _ kept: @escaping (() -> Int) -> Int
) -> Int {
  all[0](work) + (maybe?(work) ?? 0) + kept(work)
}
print(viaParameters({ 3 }, [{ $0() }], { $0() * 10 }) { $0() * 100 })
func viaClosure(_ work: () -> Int) -> Int {
  { (inner: () -> Int) in inner() }(work)
}
print(viaClosure { 5 })

typealias Middleware = (Int, (Int) -> Int) -> Int
func run(_ all: [Middleware], _ start: Int, _ end: @escaping (Int) -> Int) -> Int {
  all.reversed().reduce(end) { next, here in { here($0, next) } }(start)
}
print(run([{ x, next in next(x + 1) * 2 }, { x, next in next(x) + 3 }], 4) { $0 * 10 })

final class Bus {
  var handlers: [(String, (Int) -> Void) -> Void] = []
  var count = 0
  let measured: (() -> Int) -> Int = { $0() }
  func on(_ handler: @escaping (String, (Int) -> Void) -> Void) { handlers.append(handler) }
  func send(_ answer: (Int) -> Void) { for handler in handlers { handler("message", answer) } }
  func counted() -> Int { measured { count + 1 } }
}
let bus = Bus()
bus.on { text, answer in answer(text.count) }
bus.send { print($0) }
print(bus.counted())

// What is not lent may be kept: elements of arrays, generic values, what is said to escape.
var kept: [() -> Int] = []
[{ 1 }, { 2 }].forEach { work in kept.append { work() + 1 } }
func with<T>(_ value: T, _ body: (T) -> Void) { body(value) }
with({ (x: Int) in x + 1 }) { work in kept.append { work(9) } }
let keep: (@escaping () -> Int) -> Void = { kept.append($0) }
keep { 7 }
let annotated = { (work: @escaping () -> Int) in kept.append(work) }
annotated { 8 }
print(kept.map { $0() })
let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 2 })(3))
func needsNoMore(_ work: () -> Int) -> Int { work() }
let asEscaping: (@escaping () -> Int) -> Int = needsNoMore
print(asEscaping { 6 })

// What does nothing gives `()`, which becomes what is asked for.
print({}(), [1, 2].map { _ in }, [1].map { _ in }.count)
func show(_ value: () -> Any, _ maybe: (Int) -> Void?) { print(value(), maybe(1) as Any) }
show({}, { _ in })
struct Action { var run: (Int) -> Any }
print(Action(run: { _ in }).run(3))
