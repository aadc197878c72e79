// What an opaque result says of its associated types is said of each call's own arguments.
extension Sequence {
  func odd() -> some Sequence<Element> { enumerated().filter { $0.offset % 2 == 1 }.map(\.element) }
}
func only<Value>(_ value: Value) -> some Collection<Value> { [value] }
struct Twice<Value> {
  let value: Value
  var all: some Collection<Value> { [value, value] }
}
protocol Check<Value> {
  associatedtype Value
  func passes(_ value: Value) -> Bool
}
extension Check {
  func again() -> some Check<Value> { self }
}
struct LongEnough: Check {
  func passes(_ value: String) -> Bool { value.count > 2 }
}
print([1, 2, 3].odd().map { $0 + 1 }, only(3).first! + 1, only("a").map { $0 + "!" })
print(Twice(value: 2).all.reduce(0, +), Twice(value: "ab").all.map(\.count))
print(LongEnough().again().again().passes("ab"))
