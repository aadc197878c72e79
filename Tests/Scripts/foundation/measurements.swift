// What is measured, and in which unit: sums, comparing, other units.
import Foundation

let way = Measurement(value: 5, unit: UnitLength.kilometers)
let step = Measurement(value: 300, unit: UnitLength.meters)
print(way, step, way.value, way.unit.symbol, way.converted(to: .miles), step.converted(to: .kilometers))
print(way + step, way - step, step + step, way * 2, 2 * way, way / 2, 10 / way)
print(way > step, way < step, way == Measurement(value: 5000, unit: .meters), way != step, way >= step)
print(
  [way, step].sorted(), [way, step].max()!, Set([way, step, Measurement(value: 5000, unit: UnitLength.meters)]).count)
print([way, step].reduce(Measurement(value: 0, unit: UnitLength.meters), +))
var changed = way
changed.convert(to: .meters)
changed.value += 1
print(changed, way)
debugPrint(way)
print(String(describing: way), String(reflecting: way), "\(way)")
dump(way)

let warm = Measurement(value: 25, unit: UnitTemperature.celsius)
print(warm.converted(to: .fahrenheit), warm.converted(to: .kelvin), warm + warm)
print(Measurement(value: 98.6, unit: UnitTemperature.fahrenheit).converted(to: .celsius))
print(Measurement(value: 30, unit: UnitFuelEfficiency.milesPerGallon).converted(to: .litersPer100Kilometers))
print(Measurement(value: 180, unit: UnitAngle.degrees).converted(to: .radians))
print(Measurement(value: 3, unit: UnitLength.feet) + Measurement(value: 6, unit: UnitLength.inches))

func speed(_ way: Measurement<UnitLength>, _ time: Measurement<UnitDuration>) -> Measurement<UnitSpeed> {
  Measurement(
    value: way.converted(to: .meters).value / time.converted(to: .seconds).value, unit: .metersPerSecond)
}
print(speed(way, Measurement(value: 0.5, unit: .hours)).converted(to: .kilometersPerHour))
let range = Measurement(value: 1, unit: UnitLength.meters)...Measurement(value: 1, unit: UnitLength.kilometers)
print(range.contains(step), range)

// Units of one's own.
extension UnitLength {
  static let smoots = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.70180))
}
print(Measurement(value: 364.4, unit: UnitLength.smoots).converted(to: .meters))
final class UnitCount: Dimension {
  static let pieces = UnitCount(symbol: "pc", converter: UnitConverterLinear(coefficient: 1))
  static let dozens = UnitCount(symbol: "doz", converter: UnitConverterLinear(coefficient: 12))
  override class func baseUnit() -> UnitCount { pieces }
}
let eggs = Measurement(value: 3, unit: UnitCount.dozens)
print(eggs.converted(to: .pieces), eggs + Measurement(value: 3, unit: .pieces))
let apple = Measurement(value: 1, unit: Unit(symbol: "apple"))
print(
  apple, apple == Measurement(value: 1, unit: Unit(symbol: "apple")),
  apple == Measurement(value: 1, unit: Unit(symbol: "pear")))
print(UnitLength.meters == UnitLength.meters, UnitLength.meters == UnitLength.kilometers)
print(Measurement(value: 1, unit: UnitLength.meters) == Measurement(value: 1, unit: UnitMass.kilograms))
let mixed: [Measurement<Dimension>] = [
  Measurement(value: 1, unit: UnitLength.meters), Measurement(value: 1, unit: UnitMass.grams),
]
print(mixed, mixed[0] == mixed[1])

// Written and read.
struct Run: Codable {
  var distance: Measurement<UnitLength>
  var time: Measurement<UnitDuration>?
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let data = try encoder.encode(Run(distance: Measurement(value: 1, unit: .miles), time: nil))
print(String(decoding: data, as: UTF8.self), try JSONDecoder().decode(Run.self, from: data))
for text in ["{\"value\":1,\"unit\":{\"symbol\":\"km\"}}", "{\"value\":1}"] {
  do {
    print(try JSONDecoder().decode(Measurement<UnitLength>.self, from: Data(text.utf8)))
  } catch { print(error) }
}
