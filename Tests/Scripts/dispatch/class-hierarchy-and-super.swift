// Notice: `super` is the next class up, `self` is always the real object; extension members of a class are static.
protocol ScreenPresentable: AnyObject {
  var title: String { get }
  func load() -> [String]
}
extension ScreenPresentable {
  func present() -> String { "\(title): " + load().joined(separator: ",") }
  func dismiss() -> String { "\(title) gone" }
}

class Screen: ScreenPresentable {
  var title: String { "Screen" }
  func load() -> [String] { prepare() + ["screen"] }
  func prepare() -> [String] { ["prepare"] }
  func describe() -> String { "\(title) of \(type(of: self))" }
  class var theme: String { "light" }
  static var version: Int { 1 }
  var style: String { Self.theme + "\(Self.version)" }
}
class ListScreen: Screen {
  override var title: String { "List" }
  override func load() -> [String] { super.load() + ["list"] }
  override class var theme: String { "dark " + super.theme }
}
final class SearchScreen: ListScreen {
  private var query = "cats"
  override var title: String { "\(super.title) about \(query)" }
  override func prepare() -> [String] { ["search"] + super.prepare() }
  override func describe() -> String { "* " + super.describe() }
  // No override: dismiss is not in the class, only in the protocol's extension.
  func dismiss() -> String { "search closed" }
}

let screens: [Screen] = [Screen(), ListScreen(), SearchScreen()]
for screen in screens {
  print(screen.present())
  print(screen.describe(), "|", screen.style, "|", screen.dismiss())
}
print(SearchScreen().dismiss())

// A middle class without a word of its own passes super through.
class Base { func name() -> String { "base" } }
class Middle: Base {}
class Top: Middle { override func name() -> String { "top of " + super.name() } }
print(Top().name(), (Top() as Base).name())

// Property overriding: observers and computed over stored.
class Volume { var level = 1 { didSet { print("base set", oldValue, level) } } }
class LoudVolume: Volume {
  override var level: Int {
    didSet { print("loud set", oldValue, level) }
  }
}
class CappedVolume: Volume {
  override var level: Int {
    get { super.level * 10 }
    set { super.level = min(newValue, 5) }
  }
}
let loud: Volume = LoudVolume()
loud.level = 7
let capped: Volume = CappedVolume()
capped.level = 99
print(capped.level)

// Initialisers call overridden methods of the finished object.
class Greeter { var text = ""; init() { text = word() } ; func word() -> String { "hello" } }
class Pirate: Greeter { let beard = "long"; override func word() -> String { "ahoy, \(beard) beard" } }
print(Greeter().text, "/", Pirate().text)
