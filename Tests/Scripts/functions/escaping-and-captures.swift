// Escaping closures, capture lists (by value, weak), shared captured variables, stored callbacks, functions as results.
var handlers: [(Int) -> Void] = []
func onEvent(_ handler: @escaping (Int) -> Void) { handlers.append(handler) }
func now(_ body: () -> Void) { body() }

var total = 0
onEvent { total += $0 }
onEvent { [total] n in print("total was \(total) at registration, event \(n)") }
onEvent { [start = total + 100] in print("start \(start + $0)") }
total = 50
handlers.forEach { $0(7) }
print(total)

var number = 1
now { number += 1 }
let snapshot = { [number] in number }
let live = { number }
number = 10
print(snapshot(), live())

// A loop variable is fresh in every round; a var outside is shared.
var closures: [() -> Int] = []
var shared = 0
for i in 1...3 {
  shared += i
  closures.append { i * 100 + shared }
}
print(closures.map { $0() })

final class Button {
  let title: String
  var onTap: (() -> String)?
  init(_ title: String) { self.title = title }
  deinit { print("deinit \(title)") }
}

do {
  let strong = Button("free")
  strong.onTap = { [weak strong] in strong.map { "tapped \($0.title)" } ?? "gone" }
  print(strong.onTap!())
}

var tap: (() -> String)?
do {
  let button = Button("weakly held")
  tap = { [weak button] in button?.title ?? "button gone" }
  print(tap!())
}
print(tap!())
do {
  let button = Button("kept")
  tap = { button.title + " alive" }
}
print(tap!())
tap = nil
print("after nil")

func adder(_ n: Int) -> (Int) -> (Int) -> Int { { a in { b in a + b + n } } }
print(adder(100)(20)(3))
func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
  var memory: [Int: Int] = [:]
  return { n in
    if let known = memory[n] { return known }
    memory[n] = f(n)
    return memory[n]!
  }
}
var evaluated = 0
let square = memoize { evaluated += 1; return $0 * $0 }
print(square(9), square(9), square(3), "evaluated \(evaluated) times")
func compose<T>(_ steps: ((T) -> T)...) -> (T) -> T { { steps.reduce($0) { $1($0) } } }
print(compose({ $0 + 1 }, { $0 * 2 }, adder(5)(5))(10))
