// `+=` on what belongs to an object: nothing keeps the object but whoever kept it before, and it goes when it should.
final class Counter {
  let name: String
  var total = 0
  var marks = ""
  var observed = 0 { didSet { if observed > 2 { drop() } } }
  init(_ name: String) { self.name = name }
  deinit { print("bye", name, total, marks, observed) }
}
final class Owner {
  var counter = Counter("owned")
  func step(_ n: Int) {
    counter.total += n
    counter.marks += "."
    counter.total += make().total
  }
  func make() -> Counter {
    let before = counter
    counter = Counter("made after \(before.name)")
    return counter
  }
}
var held: Counter? = Counter("held")
func drop() { held = nil }

func run() {
  let owner = Owner()
  owner.step(3)
  owner.step(4)
  var handlers: [(Int) -> Void] = []
  let counter = Counter("unowned")
  handlers.append { [unowned counter] n in counter.total += n & 6 }
  handlers.append { [unowned counter] n in counter.marks += "\(n)" }
  handlers.append { [weak counter] n in counter?.total += n * n }
  for n in 1...3 { for handler in handlers { handler(n) } }
  print(counter.total, counter.marks)
}
run()
held?.observed += 1
held?.observed += 1
held?.observed += 1
print(held == nil)

protocol Scaled {
  var factor: Int { get }
  func scaled(_ n: Int) -> Int
  func named(_ name: String) -> String
}
extension Scaled {
  func scaled(_ n: Int) -> Int { n * factor + 1 }
  func named(_ name: String) -> String { name + "\(factor)" }
}
struct Plain: Scaled { var factor: Int { 3 } }
struct Stored: Scaled { let factor: Int }
struct Wide: Scaled {
  let factor: Int, label: String
  func named(_ name: String) -> String { label + name }
}
final class Boxed: Scaled {
  let factor = 9
  deinit { print("boxed gone") }
}
func total(_ all: [any Scaled]) -> Int {
  var sum = 0
  for each in all { sum += each.factor + each.scaled(2) }
  return sum
}
func names(_ all: [any Scaled]) -> [String] { all.map { $0.named("n") } }
do {
  let all: [any Scaled] = [Plain(), Stored(factor: 5), Wide(factor: 2, label: "w"), Boxed()]
  print(total(all), names(all))
}

struct Pair { var name: String, number: Int }
func swapNames(_ pairs: [Pair]) -> [String] {
  var seen: [String] = []
  for pair in pairs where pair.number & 1 == 0 { seen.append(pair.name + pair.name) }
  return seen
}
print(swapNames([Pair(name: "a", number: 2), Pair(name: "b", number: 3), Pair(name: "c", number: 4)]))
