// CustomStringConvertible at work: inheritance, generics, conditional, recursion, LosslessStringConvertible, defaults.

class Vehicle: CustomStringConvertible {
  var wheels: Int { 0 }
  var description: String { "\(type(of: self)) with \(wheels) wheels" }
}
class Bike: Vehicle { override var wheels: Int { 2 } }
final class Tandem: Bike { override var description: String { super.description + " for two" } }
print(Vehicle(), Bike(), Tandem(), [Bike(), Tandem()] as [Vehicle])

// A protocol which gives the description to all conformers.
protocol Labelled: CustomStringConvertible { var label: String { get } }
extension Labelled { var description: String { "[\(label)]" } }
struct Door: Labelled { var label = "door" }
enum Key: String, Labelled { case brass, steel; var label: String { rawValue } }
print(Door(), Key.brass, [Key.steel], ["k": Key.brass], Optional(Door()) as Any, (Door(), Key.steel))

// Recursive structures.
indirect enum Expression: CustomStringConvertible {
  case number(Int), sum(Expression, Expression), product(Expression, Expression)
  var description: String {
    switch self {
    case .number(let n): return n < 0 ? "(\(n))" : "\(n)"
    case let .sum(a, b): return "\(a) + \(b)"
    case let .product(a, b): return "\(a.wrapped) * \(b.wrapped)"
    }
  }
  private var wrapped: String { if case .sum = self { return "(\(self))" } else { return "\(self)" } }
}
print(Expression.product(.sum(.number(1), .number(-2)), .product(.number(3), .number(4))))

struct Folder: CustomStringConvertible {
  var name: String, children: [Folder] = []
  var description: String { tree(indent: "") }
  private func tree(indent: String) -> String {
    ([indent + name] + children.map { $0.tree(indent: indent + "  ") }).joined(separator: "\n")
  }
}
print(Folder(name: "root", children: [Folder(name: "bin"), Folder(name: "usr", children: [Folder(name: "lib")])]))

// Generic containers, conditionally convertible.
struct Stack<Element> { var items: [Element] }
extension Stack: CustomStringConvertible where Element: CustomStringConvertible {
  var description: String { items.map(\.description).joined(separator: " > ") }
}
struct Opaque {}
print(Stack(items: [1, 2, 3]), Stack(items: ["a", "b"]), Stack(items: [Opaque()]),
      Stack(items: [Stack(items: [1]), Stack(items: [2])]))

// LosslessStringConvertible: text there and back.
struct Time: LosslessStringConvertible, Equatable {
  var hours: Int, minutes: Int
  init(_ hours: Int, _ minutes: Int) { (self.hours, self.minutes) = (hours, minutes) }
  init?(_ description: String) {
    let parts = description.split(separator: ":").compactMap { Int($0) }
    guard parts.count == 2, 0..<24 ~= parts[0], 0..<60 ~= parts[1] else { return nil }
    self.init(parts[0], parts[1])
  }
  var description: String { "\(hours):\(minutes < 10 ? "0" : "")\(minutes)" }
}
print(Time("7:05") as Any, Time("25:00") as Any, Time("x") as Any, String(Time(23, 9)),
      Time(String(Time(1, 2))) == Time(1, 2))
func read<T: LosslessStringConvertible>(_ words: [String], as type: T.Type) -> [T?] { words.map(T.init) }
print(read(["1", "a"], as: Int.self), read(["true", "yes"], as: Bool.self), read(["2.5"], as: Double.self),
      read(["3:30"], as: Time.self))

// description used explicitly, through generics, in sorting and joining; the debug one stands in when it is alone.
func banner<T: CustomStringConvertible>(_ value: T) -> String {
  String(repeating: "*", count: value.description.count) + value.description
}
print(banner(7), banner(Door()), [3, 1].map(\.description).joined(separator: ","),
      [Time(9, 0), Time(8, 30)].map(String.init).sorted())
struct Raw: CustomDebugStringConvertible { var debugDescription: String { "raw!" } }
print(Raw(), [Raw()], "\(Raw())", String(describing: Raw()))
extension Opaque: CustomStringConvertible { var description: String { "opaque" } }
print(Opaque(), Stack(items: [Opaque(), Opaque()]))
