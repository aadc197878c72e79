// An extension asks for a class below the one that the type asks for: its members are there.
class Unit {
  let symbol: String
  required init(symbol: String) { self.symbol = symbol }
}
class Dimension: Unit {
  var factor = 1.0
  class func base() -> Self { self.init(symbol: "base") }
}
final class Length: Dimension {
  static let metres = Length(symbol: "m")
  static let kilometres: Length = {
    let unit = Length(symbol: "km")
    unit.factor = 1000
    return unit
  }()
}
struct Measure<U: Unit> {
  var value: Double
  let unit: U
}
extension Measure where U: Dimension {
  func converted(to other: U) -> Measure<U> { Measure(value: value * unit.factor / other.factor, unit: other) }
  static func + (one: Measure, other: Measure) -> Measure {
    Measure(value: one.value * one.unit.factor + other.value * other.unit.factor, unit: type(of: one.unit).base())
  }
}
extension Measure: CustomStringConvertible { var description: String { "\(value) \(unit.symbol)" } }
let way = Measure(value: 3, unit: Length.kilometres)
print(way, way.converted(to: .metres), way + way.converted(to: .metres))
func widest<T: Unit>(_ list: [T]) -> String where T: Dimension { list.max { $0.factor < $1.factor }?.symbol ?? "none" }
print(widest([Length.metres, .kilometres]))
