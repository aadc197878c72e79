// A protocol may ask for a class, or by `where Self:` for a protocol: that is known of all that conform.

class Screen {
  var title = "screen"
  func show() { print("showing", title) }
}
protocol Routable: Screen {
  func route() -> String
}
protocol Named where Self: Screen {
  var name: String { get }
}
protocol Both: Routable, Named {}

extension Routable {
  func open() {
    show()
    print(route(), title)
  }
}

final class Settings: Screen, Both {
  var name: String { "settings of \(title)" }
  func route() -> String { "/settings" }
}

let routable: Routable = Settings()
routable.title = "preferences"
routable.open()
routable.show()
let screen: Screen = routable
print(screen.title, (routable as? any Named)?.name as Any)
func tell<T: Both>(_ value: T) { print(value.title, value.name, value.route()) }
tell(Settings())
struct Holder {
  weak var routable: (any Routable)?
  var both: [any Both] = []
}
let settings = Settings()
var holder = Holder(routable: settings)
holder.both.append(settings)
print(holder.routable!.title, holder.both[0].name, type(of: holder.both))

protocol Comparing where Self: Equatable {
  var value: Int { get }
}
extension Comparing {
  func isSame(as other: Self) -> Bool { self == other }
}
struct Number: Comparing { var value = 1 }
print(Number().isSame(as: Number()), Number(value: 2).isSame(as: Number()))
