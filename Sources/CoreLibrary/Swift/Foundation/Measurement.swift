// What is measured, and in which unit.

open class Unit: NSObject {
  public let symbol: String
  public required init(symbol: String) {
    self.symbol = symbol
    super.init()
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Unit else { return false }
    return type(of: self) == type(of: other) && symbol == other.symbol
  }
  open override var hash: Int { symbol.hashValue }
}

/// How a value in some unit becomes one in the base unit.
open class UnitConverter: NSObject {
  public override init() { super.init() }
  open func baseUnitValue(fromValue value: Double) -> Double { value }
  open func value(fromBaseUnitValue baseUnitValue: Double) -> Double { baseUnitValue }
}

open class UnitConverterLinear: UnitConverter {
  public let coefficient: Double
  public let constant: Double
  public init(coefficient: Double, constant: Double = 0) {
    self.coefficient = coefficient
    self.constant = constant
    super.init()
  }
  open override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
  open override func value(fromBaseUnitValue baseUnitValue: Double) -> Double {
    (baseUnitValue - constant) / coefficient
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UnitConverterLinear else { return false }
    return coefficient == other.coefficient && constant == other.constant
  }
}

/// A unit that others of its kind can be turned into.
open class Dimension: Unit {
  public let converter: UnitConverter
  public required init(symbol: String, converter: UnitConverter) {
    self.converter = converter
    super.init(symbol: symbol)
  }
  public required init(symbol: String) {
    converter = UnitConverter()
    super.init(symbol: symbol)
  }
  convenience init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) {
    self.init(symbol: symbol, converter: UnitConverterLinear(coefficient: coefficient, constant: constant))
  }
  open class func baseUnit() -> Self { fatalError("A unit needs a base unit to be turned into others") }
  open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? Dimension else { return false }
    return converter.isEqual(other.converter)
  }
  func _inBase(_ value: Double) -> Double { converter.baseUnitValue(fromValue: value) }
}

/// A value in a unit.
public struct Measurement<UnitType: Unit>: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public let unit: UnitType
  public var value: Double
  public init(value: Double, unit: UnitType) {
    self.value = value
    self.unit = unit
  }
  public var description: String { "\(value) \(unit.symbol)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["value": value, "unit": unit.symbol]) }

  /// Both in the base unit, where they have one.
  private func compared<Other: Unit>(_ other: Measurement<Other>) -> (Double, Double)? {
    if unit.isEqual(other.unit) { return (value, other.value) }
    guard let one = unit as? Dimension, let two = other.unit as? Dimension,
      type(of: one).baseUnit().isEqual(type(of: two).baseUnit())
    else { return nil }
    return (one._inBase(value), two._inBase(other.value))
  }
  public static func == (lhs: Measurement, rhs: Measurement) -> Bool { lhs._isSame(as: rhs) }
  func _isSame<Other: Unit>(as other: Measurement<Other>) -> Bool {
    guard let (one, two) = compared(other) else { return false }
    return one == two
  }
  public static func < (lhs: Measurement, rhs: Measurement) -> Bool { lhs._isLess(than: rhs) }
  func _isLess<Other: Unit>(than other: Measurement<Other>) -> Bool {
    guard let (one, two) = compared(other) else {
      fatalError("Attempt to compare measurements with non-equal dimensions")
    }
    return one < two
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine((unit as? Dimension)?._inBase(value) ?? value)
  }
  public static func * (lhs: Measurement, rhs: Double) -> Measurement {
    Measurement(value: lhs.value * rhs, unit: lhs.unit)
  }
  public static func * (lhs: Double, rhs: Measurement) -> Measurement {
    Measurement(value: lhs * rhs.value, unit: rhs.unit)
  }
  public static func / (lhs: Measurement, rhs: Double) -> Measurement {
    Measurement(value: lhs.value / rhs, unit: lhs.unit)
  }
  public static func / (lhs: Double, rhs: Measurement) -> Measurement {
    Measurement(value: lhs / rhs.value, unit: rhs.unit)
  }
}

/// Of different kinds of units, no two are the same, and none is less.
public func == <Left: Unit, Right: Unit>(lhs: Measurement<Left>, rhs: Measurement<Right>) -> Bool {
  lhs._isSame(as: rhs)
}
public func < <Left: Unit, Right: Unit>(lhs: Measurement<Left>, rhs: Measurement<Right>) -> Bool {
  lhs._isLess(than: rhs)
}

extension Measurement where UnitType: Dimension {
  public func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
    if unit.isEqual(otherUnit) { return Measurement(value: value, unit: otherUnit) }
    let base = unit._inBase(value)
    if otherUnit.isEqual(type(of: unit).baseUnit()) { return Measurement(value: base, unit: otherUnit) }
    return Measurement(value: otherUnit.converter.value(fromBaseUnitValue: base), unit: otherUnit)
  }
  public mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }

  // Of two units, the sum is in the base unit.
  public static func + (lhs: Measurement, rhs: Measurement) -> Measurement {
    if lhs.unit.isEqual(rhs.unit) { return Measurement(value: lhs.value + rhs.value, unit: lhs.unit) }
    return Measurement(
      value: lhs.unit._inBase(lhs.value) + rhs.unit._inBase(rhs.value), unit: type(of: lhs.unit).baseUnit())
  }
  public static func - (lhs: Measurement, rhs: Measurement) -> Measurement {
    if lhs.unit.isEqual(rhs.unit) { return Measurement(value: lhs.value - rhs.value, unit: lhs.unit) }
    return Measurement(
      value: lhs.unit._inBase(lhs.value) - rhs.unit._inBase(rhs.value), unit: type(of: lhs.unit).baseUnit())
  }
}

// MARK: Written and read

private enum CodingKeys: Int, CodingKey {
  case value
  case unit
}

private enum UnitCodingKeys: Int, CodingKey {
  case symbol
  case converter
}

private enum ConverterKeys: Int, CodingKey {
  case coefficient
  case constant
}

extension Measurement: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    value = try container.decode(Double.self, forKey: .value)
    let parts = try container.nestedContainer(keyedBy: UnitCodingKeys.self, forKey: .unit)
    let symbol = try parts.decode(String.self, forKey: .symbol)
    guard let dimension = UnitType.self as? Dimension.Type else {
      unit = UnitType(symbol: symbol)
      return
    }
    let converter = try parts.nestedContainer(keyedBy: ConverterKeys.self, forKey: .converter)
    let linear = UnitConverterLinear(
      coefficient: try converter.decode(Double.self, forKey: .coefficient),
      constant: try converter.decode(Double.self, forKey: .constant))
    unit = dimension.init(symbol: symbol, converter: linear) as! UnitType
  }

  public func encode(to encoder: any Encoder) throws {
    guard let converter = (unit as? Dimension)?.converter as? UnitConverterLinear else {
      fatalError("What has no linear converter is not written")
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    var parts = container.nestedContainer(keyedBy: UnitCodingKeys.self, forKey: .unit)
    try parts.encode(unit.symbol, forKey: .symbol)
    var linear = parts.nestedContainer(keyedBy: ConverterKeys.self, forKey: .converter)
    try linear.encode(converter.coefficient, forKey: .coefficient)
    try linear.encode(converter.constant, forKey: .constant)
  }
}
