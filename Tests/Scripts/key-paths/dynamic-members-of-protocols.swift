// Dynamic member lookup that a protocol says for all that conform, and subscripts that are looked up by key paths too.

@dynamicMemberLookup
protocol Wrapper {
  associatedtype Base
  var base: Base { get }
}
extension Wrapper {
  subscript<T>(dynamicMember path: KeyPath<Base, T>) -> T { base[keyPath: path] }
}
struct Text: Wrapper { var base = "abc" }
struct Lines: Wrapper { let base: [String] }
print(Text().count, Text().isEmpty, Lines(base: ["a", "b"]).first!, Lines(base: ["a", "b"])[1])
func count<W: Wrapper>(_ wrapper: W) -> Int where W.Base == String { wrapper.count }
print(count(Text()))

@dynamicMemberLookup
protocol Named {
  subscript(dynamicMember name: String) -> Int { get }
}
protocol Titled: Named {}
class Lengths: Titled {
  subscript(dynamicMember name: String) -> Int { name.count }
}
final class Special: Lengths {}
let named: any Named = Special()
print(Special().hello, named.abc)

@dynamicMemberLookup
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
let numbers = Box([1, 2, 3])
numbers[0] = 5
numbers[1] += 10
numbers[2].negate()
let last = 2
print(numbers.value, numbers[last], numbers[0...1].count)
let ages = Box(["Ada": 36])
ages["Bo"] = 5
print(ages["Ada"] ?? 0, ages.value.count)

@dynamicMemberLookup
struct Binding<Value> {
  let value: Value
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> Binding<T> { Binding<T>(value: value[keyPath: path]) }
  subscript(own own: String) -> String { "own \(own)" }
}
struct List { var items = ["a", "b"] }
let list = Binding(value: List())
print(list.items[1], list.items[0].value, list[own: "x"])
