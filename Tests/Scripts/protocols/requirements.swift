// Every kind of requirement.
protocol Everything {
  var readable: Int { get }
  var writable: Int { get set }
  func method(_ x: Int) -> String
  mutating func change()
  static var kind: String { get }
  static func make() -> Self
  init(value: Int)
  subscript(i: Int) -> Int { get }
}
struct S: Everything, Equatable {
  let readable: Int
  var writable = 2
  func method(_ x: Int) -> String { "S.method \(x) \(readable)" }
  mutating func change() { writable += 100 }
  static var kind: String { "struct S" }
  static func make() -> S { S(value: 42) }
  init(value: Int) { readable = value }
  subscript(i: Int) -> Int { i * readable }
}
final class C: Everything {
  var readable = 7
  var writable: Int {
    get { readable * 2 }
    set { readable = newValue }
  }
  func method(_ x: Int) -> String { "C.method \(x)" }
  func change() { readable += 1 }
  static let kind = "class C"
  static func make() -> C { C(value: 1) }
  init(value: Int) { readable = value }
  subscript(i: Int) -> Int { i + readable }
}
func exercise<T: Everything>(_ start: T) {
  var x = start
  print(T.kind, x.readable, x.writable, x.method(1), x[3])
  x.change()
  x.writable = 5
  print(x.readable, x.writable)
  let made = T.make()
  let initialised = T(value: 9)
  print(made.readable, initialised.readable, initialised[2])
}
exercise(S(value: 3))
exercise(C(value: 3))
var e: any Everything = S(value: 8)
print(e.readable, e.method(5), type(of: e).kind)
e.change()
e.writable += 1
print(e.writable)
e = C(value: 10)
e.change()
e.writable -= 2
print(e.readable, e.writable, e[1])
