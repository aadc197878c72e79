// Nothing is to be said here: every member is what it seems.
protocol Delegate {
  var title: String { get }
  var count: Int { get set }
  func didFinish(_ n: Int) -> String
  func willStart(name: String)
  mutating func reset()
  func move(to place: Int)
  func load() -> Int
}
extension Delegate {
  var title: String { "none" }
  var count: Int {
    get { 0 }
    set {}
  }
  func didFinish(_ n: Int) -> String { helper() + shown }
  func willStart(name: String) {}
  mutating func reset() {}
  func move(to place: Int) {}
  func load() -> Int { 1 }
  private func helper() -> String { "a helper of the extension" }
  var shown: String { "shown" }
  func log(_ text: String) {}
}
struct Own: Delegate {
  // Witnesses.
  var title: String
  var count = 3
  func didFinish(_ n: Int) -> String { helper() }
  // Helpers that nobody else sees.
  private func helper() -> String { "a helper of the type" }
  fileprivate var shown: String { "own" }
  // Overloads, each for a purpose of its own.
  func willStart(name: String, again: Bool) {}
  func log(_ number: Int) {}
  func log(_ text: String, twice: Bool) {}
  func move(by distance: Double) {}
  func reset(hard: Bool) {}
  static func load() -> Int { 2 }
}
struct Other: Delegate {
  // Names that are near and mean something else.
  var titles: [String] { [] }
  var subtitle: String { "sub" }
  var counts: Int { 2 }
  func didStart(_ n: Int) -> String { "start" }
  func unload() -> Int { 3 }
  func reload() -> Int { 3 }
  func loadAll() -> Int { 3 }
  func remove(to place: Int) {}
}
struct Several: Delegate {
  // Of several of one name, none was meant for the requirement alone.
  func didFinish(_ n: String) -> String { n }
  func didFinish(_ n: Double) -> String { "\(n)" }
}
protocol Ordered { var minWidth: Int { get }; var x1: Int { get } }
extension Ordered { var minWidth: Int { 1 }; var x1: Int { 1 } }
struct Column: Ordered { var maxWidth: Int { 9 }; var x2: Int { 2 } }
// Plain inheritance, and a class whose members are witnesses.
class View: Delegate {
  var title: String { "view" }
  var count = 0
  func load() -> Int { 4 }
}
class Button: View {
  override var title: String { "button" }
  override func load() -> Int { 5 }
  func press() {}
}
// A type that is no such thing at all, and one that makes its own sequence.
struct Plain { func log(_ text: String) {} }
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    if n == 0 { return nil }
    n -= 1
    return n
  }
  func map(_ change: (Int) -> Int) -> [Int] { [n] }
  func contains(_ number: Int) -> Bool { number < n }
}
struct Money: Equatable, Comparable, CustomStringConvertible {
  var cents: Int
  var description: String { "\(cents)" }
  static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }
  static func > (left: Money, right: Money) -> Bool { left.cents > right.cents }
}
let all: [any Delegate] = [Own(title: "own"), Other(), Several(), View(), Button()]
print(all.map { $0.title + $0.didFinish(1) }, all.map { $0.load() })
print(Money(cents: 3) > Money(cents: 2), Countdown(n: 3).contains(2), Column().minWidth)
