// Notice: where `self.` may be left out, where it must be written, and what the shorter name then means.
// heap: a door and its handlers hold each other
struct Counter {
  var count = 0
  let step: Int
  init(step: Int) {
    self.step = step
    count = step
  }
  mutating func advance(_ times: Int = 1) {
    for _ in 0..<times { count += step }
  }
  // A parameter hides the property; self. brings it back.
  mutating func set(count: Int) { self.count = count + step }
  // A local name may be made from the property of the same name.
  func report() -> String {
    let count = count + 1
    return "\(count) after \(self.count)"
  }
  // Value types need no self. in escaping closures.
  func printer() -> () -> String { { "count is \(count)" } }
}
var counter = Counter(step: 3)
counter.advance(2)
print(counter.count, counter.report())
let show = counter.printer()
counter.set(count: 100)
print(counter.count, show())

// In a class an escaping closure wants self. or a capture list that names it.
final class Door {
  var opened = 0
  var handlers: [() -> Void] = []
  func install() {
    handlers.append { self.opened += 1 }
    handlers.append { [self] in opened += 10 }
    handlers.append { [weak self] in
      guard let self else { return }
      opened += 100
    }
    handlers.append { [unowned self] in self.opened += 1000 }
  }
  func knock() { handlers.forEach { $0() } }
  // Closures that do not escape, and nested functions, are free to leave it out.
  func total(_ extra: [Int]) -> Int {
    func add(_ n: Int) -> Int { n + opened }
    return extra.map { $0 + opened }.reduce(0) { $0 + add($1) }
  }
  lazy var label: String = "door \(opened)"
}
let door = Door()
door.install()
door.knock()
print(door.opened, door.total([1, 2]))
print(door.label)
door.knock()
print(door.label, door.opened)

// An enum assigns to self; a static member is reached through Self.
enum Lamp: String {
  case off, dim, bright
  static let order: [Lamp] = [.off, .dim, .bright]
  mutating func next() { self = Self.order[(Self.order.firstIndex(of: self)! + 1) % Self.order.count] }
  var isLit: Bool { self != .off }
}
var lamp = Lamp.off
for _ in 1...4 { print(lamp.rawValue, lamp.isLit, terminator: "; "); lamp.next() }
print(lamp)
