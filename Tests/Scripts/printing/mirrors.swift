// Mirror: children, labels, displayStyle, subjectType of structs, tuples, enums, optionals and collections.

struct Address { var street = "Main St", number = 12 }
struct Person {
  var name = "Ann", age = 30, address = Address()
  var nick: String?
  private var pin = 1234
}
enum Shape { case dot, circle(radius: Double), box(Int, Int), label(text: String, size: Int) }

func report(_ value: Any) {
  let mirror = Mirror(reflecting: value)
  let style = mirror.displayStyle.map { "\($0)" } ?? "none"
  let children = mirror.children.map { "\($0.label ?? "_")=\($0.value)" }
  print("\(mirror.subjectType) [\(style)] \(mirror.children.count)", children)
}

report(Person())
report(Address(street: "Elm", number: 1))
report((1, name: "two"))
report((1, 2))
report(Shape.dot)
report(Shape.circle(radius: 2))
report(Shape.box(3, 4))
report(Shape.label(text: "hi", size: 9))
report([10, 20])
report(["k": 1])
report(Set([5]))
report(Optional(3) as Any)
report(nil as Int? as Any)
report(7)
report("text")
report(1..<4)
report(Address.self)

// A poor man's serialiser, recursive over mirrors.
func json(_ value: Any, indent: Int = 0) -> String {
  let mirror = Mirror(reflecting: value)
  let pad = String(repeating: " ", count: indent + 2)
  switch (mirror.displayStyle, value) {
  case (_, let text as String): return "\"\(text)\""
  case (.optional, _): return mirror.children.first.map { json($0.value, indent: indent) } ?? "null"
  case (.collection, _):
    return "[" + mirror.children.map { json($0.value, indent: indent + 2) }.joined(separator: ", ") + "]"
  case (.struct, _), (.class, _):
    let fields = mirror.children.map { "\(pad)\"\($0.label!)\": \(json($0.value, indent: indent + 2))" }
    return "{\n" + fields.joined(separator: ",\n") + "\n" + String(repeating: " ", count: indent) + "}"
  default: return "\(value)"
  }
}
final class Team {
  let title = "Reds", members = [Address(), Address(street: "Oak", number: 3)]
  let scores = [1, 2], coach: Person? = nil
}
print(json(Person()))
print(json(Team()))

// Looking a property up by name, and finding all properties of one type.
func property(_ name: String, of subject: Any) -> Any? {
  Mirror(reflecting: subject).children.first { $0.label == name }?.value
}
print(property("age", of: Person()) as Any, property("size", of: Person()) as Any,
      property("street", of: property("address", of: Person())!)!)
print(Mirror(reflecting: Person()).children.compactMap { $0.value as? Int },
      Mirror(reflecting: Person()).descendant("address", "number") as Any)
print(Mirror(reflecting: [4, 5, 6]).descendant(1) as Any,
      Mirror(reflecting: (a: 1, b: (2, 3))).descendant("b", 1) as Any)

// A memberwise comparison without Equatable; an enum's case name.
func same(_ a: Any, _ b: Any) -> Bool {
  let (x, y) = (Mirror(reflecting: a).children, Mirror(reflecting: b).children)
  return x.isEmpty && y.isEmpty ? "\(a)" == "\(b)" : x.count == y.count
    && zip(x, y).allSatisfy { $0.label == $1.label && same($0.value, $1.value) }
}
print(same(Person(), Person()), same(Person(age: 31), Person()), same([1, 2], [1, 2]))
func caseName(_ value: Any) -> String { Mirror(reflecting: value).children.first?.label ?? "\(value)" }
print([Shape.dot, .circle(radius: 1), .box(1, 2)].map(caseName))

extension Person {
  init(age: Int? = nil) {
    self.init(name: "Ann", pin: 1234)
    self.age = age ?? 30
  }
}
