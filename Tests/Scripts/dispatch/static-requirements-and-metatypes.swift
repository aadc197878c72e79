// Notice: a static requirement is found through the type at hand: `Self`, `T`, `type(of:)`, or a list of types.
protocol TextPresentable {
  static var reuseID: String { get }
  static var registered: Int { get set }
  static func height(for text: String) -> Int
  static func == (a: Self, b: Self) -> Bool
  var text: String { get }
}
extension TextPresentable {
  static var reuseID: String { "cell.\(Self.self)" }
  static func height(for text: String) -> Int { 10 + text.count }
  static var banner: String { "[\(reuseID)]" }
  static func == (a: Self, b: Self) -> Bool { a.text == b.text }
  var height: Int { Self.height(for: text) }
  static func register() -> String {
    registered += 1
    return "\(reuseID) #\(registered)"
  }
}

struct Label: TextPresentable {
  static var registered = 0
  var text: String
}
struct Title: TextPresentable {
  static var registered = 10
  static var reuseID: String { "title" }
  static func height(for text: String) -> Int { 44 }
  static var banner: String { "<title>" }
  var text: String
}

print(Label.reuseID, Title.reuseID, Label.banner, Title.banner)
print(Label(text: "abc").height, Title(text: "abc").height)

// Through a generic: reuseID is a requirement, banner is not.
func dequeue<T: TextPresentable>(_ type: T.Type) -> String { "\(T.reuseID) \(T.banner) \(type.height(for: "12345"))" }
print(dequeue(Label.self), "/", dequeue(Title.self))

// Through a value whose type is only known at run time.
let models: [any TextPresentable] = [Label(text: "x"), Title(text: "y"), Label(text: "z")]
print(models.map { type(of: $0).reuseID })
print(models.map { type(of: $0).register() }, Label.registered, Title.registered)

// Types are values: kept in a list, compared, printed.
let types: [any TextPresentable.Type] = [Label.self, Title.self]
for type in types { print(type, type.reuseID, type.height(for: ""), type == Title.self) }
print(models.map { type(of: $0) == Label.self })

// Static members of classes: `class` ones are overridden, `static` ones are not; Self follows the real class.
class Screen {
  class var name: String { "screen" }
  static func kind() -> String { "kind of \(name)" }
  func whoami() -> String { "\(Self.name) by \(type(of: self).kind()) in \(Self.self)" }
  required init() {}
  func another() -> Self { Self() }
}
class Menu: Screen { override class var name: String { "menu" } }
let screens: [Screen] = [Screen(), Menu()]
for screen in screens { print(screen.whoami(), type(of: screen.another())) }
let screenTypes: [Screen.Type] = [Menu.self, Screen.self]
print(screenTypes.map { $0.init().whoami() }.count, screenTypes.map { $0.kind() })

// Operators are static requirements too.
func same<T: TextPresentable>(_ a: T, _ b: T) -> Bool { a == b }
print(same(Label(text: "q"), Label(text: "q")), Title(text: "q") == Title(text: "r"))
