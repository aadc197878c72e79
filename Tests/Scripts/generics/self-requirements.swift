// Self in protocols and classes: binary methods, factories, fluent copies, static dispatch through metatypes.
protocol Mergeable {
  init()
  func merged(with other: Self) -> Self
  static var neutralName: String { get }
}

extension Mergeable {
  static var neutralName: String { "empty \(Self.self)" }
  static func mergeAll(_ items: [Self]) -> Self { items.reduce(Self()) { $0.merged(with: $1) } }
  func times(_ n: Int) -> Self { Self.mergeAll(Array(repeating: self, count: n)) }
}

extension String: Mergeable {
  func merged(with other: String) -> String { self + other }
}

struct Score: Mergeable, Equatable {
  var points = 0
  func merged(with other: Score) -> Score { Score(points: points + other.points) }
  static let neutralName = "love"
}

print(String.mergeAll(["a", "b", "c"]), "ha".times(3), Score(points: 4).times(5).points)
print(String.neutralName, "/", Score.neutralName)

func neutral<T: Mergeable>(_ type: T.Type) -> T { T() }
print(neutral(Score.self), neutral(String.self).isEmpty)
let kinds: [any Mergeable.Type] = [String.self, Score.self]
for kind in kinds { print(kind.neutralName, "\(kind.init())") }

// Self as a result type in a class is the dynamic type.
class Brush {
  var width: Int
  required init(width: Int) { self.width = width }

  class func standard() -> Self { Self(width: 3) }
  func wider(by extra: Int) -> Self { type(of: self).init(width: width + extra) }
  func configured(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
  static var title: String { "brush" }
  var label: String { "\(Self.title) \(type(of: self).title2) \(width)" }
  class var title2: String { "plain" }
}

final class Airbrush: Brush {
  var spray = false
  override class var title2: String { "airy" }
}

let brush: Brush = Airbrush.standard().wider(by: 4)
print(brush.label, brush is Airbrush, Brush.standard().label)
let airbrush = Airbrush(width: 1).configured { $0.spray = true }.wider(by: 1)
print(airbrush.spray, airbrush.label)

protocol Ranked: Comparable { var rank: Int { get } }
extension Ranked {
  static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  func beats(_ others: Self...) -> Bool { others.allSatisfy { self > $0 } }
}
enum Card: Int, Ranked { case two = 2, ten = 10, ace = 14; var rank: Int { rawValue } }
print(Card.ace.beats(.two, .ten), Card.ten.beats(.ace), [Card.ace, .two, .ten].sorted(), Card.allBest)
extension Ranked where Self == Card { static var allBest: Self { .ace } }
