// CustomStringConvertible in print, interpolation, collections and String(describing:).
struct Money: CustomStringConvertible {
  let cents: Int
  var description: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
let m = Money(cents: 1205)
print(m, [m], ["k": m], (m, 1), Optional(m) as Any)
print("\(m) and \([m, m])", String(describing: m), m.description)
class Monster: CustomStringConvertible {
  var name = "zap"
  var description: String { "Monster(\(name))" }
}
class Boss: Monster { override var description: String { "Boss:" + super.description } }
print(Monster(), Boss(), [Monster(), Boss()])
enum Level: CustomStringConvertible {
  case low, high(Int)
  var description: String {
    switch self {
    case .low: "l"
    case .high(let n): "h\(n)"
    }
  }
}
print(Level.low, Level.high(3), [Level.low])
struct Holder { let money = Money(cents: 7), level = Level.high(1), plain = Plain() }
struct Plain { var a = 1 }
print(Holder())
protocol Titled: CustomStringConvertible { var title: String { get } }
extension Titled { var description: String { "titled " + title } }
struct Book: Titled { let title = "Dune" }
print(Book(), [Book()], Book() as any Titled)
struct Debug: CustomDebugStringConvertible { var debugDescription: String { "debug" } }
print(Debug(), [Debug()])
struct Both: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "plain" }
  var debugDescription: String { "debug" }
}
print(Both(), [Both()], "\(Both())", Optional(Both()) as Any)
extension Plain: CustomStringConvertible { var description: String { "plain \(a)" } }
print(Plain(), Holder())
func show<T>(_ x: T) -> String { "\(x)" }
print(show(m), show(1), show("s"), show([1.5]), show(Level.low))
