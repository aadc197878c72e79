// Notice: `Type.init` (and `Type` cases, methods, static functions) can stand wherever a function is wanted.
print(["1", "two", "3"].compactMap(Int.init))
print(["1", "two", "3"].map(Int.init))
print([1, 2, 3].map(Double.init))
print([1, 2, 3].map(String.init))
print("hello".map(String.init))
print([65, 66, 67].map(UnicodeScalar.init).map(Character.init).map(String.init).joined())

struct Guest {
  let name: String
  let age: Int
  init(_ name: String, _ age: Int) { self.name = name; self.age = age }
  init?(line: String) {
    let parts = line.split(separator: ",")
    guard parts.count == 2, let age = Int(parts[1]) else { return nil }
    self.init(String(parts[0]), age)
  }
  func greeting(loud: Bool) -> String { loud ? "HELLO \(name.uppercased())" : "hello \(name)" }
  func summary() -> String { "\(name) (\(age))" }
  static func older(_ a: Guest, _ b: Guest) -> Bool { a.age > b.age }
}

// Two sequences make two arguments.
let guests = zip(["Ida", "Otto"], [31, 44]).map(Guest.init)
print(guests.map { $0.name })

// A labelled, failable initialiser picked by its label.
let lines = ["Nina,7", "broken", "Paul,9"]
print(lines.compactMap(Guest.init(line:)).map(\.name))

// A memberwise initialiser is a function as well.
struct Point { var x = 0, y = 0 }
let makePoint = Point.init(x:y:)
print(makePoint(1, 2))
print(Point.init())

// A method seen through its type is curried: first the instance, then the rest.
let greet = Guest.greeting
print(greet(guests[0])(true))
print(guests.map(Guest.summary).map { $0() })
let bound = guests[1].summary
print(bound())

// A static function goes straight in.
print(guests.sorted(by: Guest.older).map(\.name))

// Enum cases with payloads are functions; those without are values.
enum Field: CustomStringConvertible {
  case empty, number(Int), pair(Int, Int), named(label: String)
  var description: String {
    switch self {
    case .empty: return "-"
    case .number(let n): return "#\(n)"
    case .pair(let a, let b): return "\(a)|\(b)"
    case .named(let label): return "'\(label)'"
    }
  }
}
print([1, 2].map(Field.number))
print(zip([1, 2], [3, 4]).map(Field.pair))
print(["x", "y"].map(Field.named(label:)))
print(Int("5").map(Field.number) ?? .empty, Int("five").map(Field.number) ?? .empty)

// Where all properties have values, `Type.init` is what makes one of nothing, or of all of them.
struct Setting: Equatable {
  var name = "none"
  var level = 1
}
let plain = Setting.init
let made: () -> Setting = Setting.init
let ofBoth: (String, Int) -> Setting = Setting.init
print(plain() == made(), ofBoth("a", 2), [("b", 3)].map(Setting.init))
func make<T>(_ body: () -> T) -> T { body() }
print(make(Setting.init), [Setting.init].map { $0() })
let factories: [String: () -> Setting] = ["plain": Setting.init, "other": { Setting(name: "other") }]
print(factories["plain"]!().name, factories["other"]!().name)
