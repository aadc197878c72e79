// Row 27: members that are nearly what is asked for, while a default runs.
protocol Delegate {
    func didFinish(_ n: Int)
    func willStart(name: String)
    var title: String { get }
}
extension Delegate {
    func didFinish(_ n: Int) {}
    func willStart(name: String) {}
    var title: String { "none" }
}
struct A: Delegate {
    func didFinsh(_ n: Int) { print(n) }  // note: `didFinish(_:)` is asked for
    func willStart(nam: String) { print(nam) }  // note: write the labels of `willStart(name:)`
}
struct B: Delegate {
    func didFinish(_ n: String) { print(n) }  // note: give it the type that is asked for
    var titel: String { "b" }  // note: `title` is asked for
}
struct C {}
extension C: Delegate {
    func didFinish(n: Int) { print(n) }  // warning: `didFinish(n:)` nearly matches what `Delegate` asks for
}
extension C { func other() {} }
A().didFinish(2); B().didFinish(3); C().didFinish(4)
protocol Counter {
  var count: Int { get set }
  func tick() -> Int
  func total() -> Int
  var shown: Bool { get }
}
extension Counter {
  var count: Int {
    get { 7 }
    set {}
  }
  func tick() -> Int { 1 }
  func total() -> Int { 2 }
  var shown: Bool { false }
}
struct Clock: Counter {
  let count = 3  // note: can't be set
  mutating func tick() -> Int { 4 }  // note: leave out `mutating`
  var total: Int { 5 }  // note: make it a method, as is asked for
  func shown() -> Bool { true }  // note: make it a property, as is asked for
}
let clock: any Counter = Clock()
print(clock.count, clock.tick(), clock.total(), clock.shown)
struct Watch {}
extension Watch: Counter {
  func tik() -> Int { 4 }
  func totals() -> Int { 5 }  // warning: nearly matches what `Counter` asks for
}
