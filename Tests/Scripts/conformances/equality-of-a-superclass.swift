import Foundation

struct Measured<U: Unit> { var unit: U }
extension Measured where U: Dimension {
  struct Style { func same(_ a: U, _ b: Measured<U>) -> Bool { a == b.unit } }
  func same(_ a: U) -> Bool { a == unit }
}
func same<U: NSObject>(_ a: U, _ b: U) -> Bool { a == b }
func differ<U: NSObject>(_ a: U, _ b: U) -> Bool { a != b }
print(same(UnitLength.meters, UnitLength.meters), differ(UnitLength.meters, UnitLength.miles))
print(Measured(unit: UnitLength.meters).same(.miles))
print(Measured<UnitLength>.Style().same(.meters, Measured(unit: .meters)))
func f(_ x: Int) {
  guard true, case let y = x else { print("never") }
  guard 1 < 2 else { print("never") }
  print(y)
}
f(3)
