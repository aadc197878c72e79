import Foundation

// Measurements as text, in English. Of Foundation's, but only Apple's has it.

/// What a measurement is of. The unit that people use for that is taken; otherwise the one that it is given in.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable {
  fileprivate let name: String
  fileprivate init(_ name: String) { self.name = name }
  public static var general: Self { Self("general") }
  public static var asProvided: Self { Self("asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self("person") }
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self("person") }
  public static var personHeight: Self { Self("personHeight") }
  public static var road: Self { Self("road") }
  public static var visibility: Self { Self("visibility") }
  public static var rainfall: Self { Self("rainfall") }
  public static var snowfall: Self { Self("snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self("personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self("food") }
  public static var workout: Self { Self("workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self("liquid") }
}

extension Measurement where UnitType: Dimension {
  public struct FormatStyle: Foundation.FormatStyle {
    public typealias FormatInput = Measurement<UnitType>
    public typealias FormatOutput = String

    public struct UnitWidth: Hashable, Codable {
      let name: String
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    public var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public init(from decoder: any Decoder) throws {
      fatalError("Zoetrope does not support coding styles of measurements")
    }
    public func encode(to encoder: any Encoder) throws {
      fatalError("Zoetrope does not support coding styles of measurements")
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let isAsProvided = usage?.name == "asProvided"
      let unit = isAsProvided ? value.unit : unitInUse(for: value)
      let count = unit == value.unit ? value.value : value.converted(to: unit).value
      var style = numberFormatStyle ?? FloatingPointFormatStyle<Double>()
      if numberFormatStyle == nil && !isAsProvided {
        style = abs(count) < 10 ? style.precision(.significantDigits(1...2)) : style.precision(.fractionLength(0))
      }
      let number = style.locale(locale).format(count)
      return number + unitText(unit.symbol, isOne: number == "1" || number == "-1")
    }

    private func unitText(_ symbol: String, isOne: Bool) -> String {
      let isTemperature = symbol == "°C" || symbol == "°F"
      switch width {
      case .narrow:
        if isTemperature { return "°" }
        return ["ft": "′", "in": "″", "lb": "#"][symbol] ?? symbol
      case .wide:
        guard let name = names[symbol] else { fatalError("Zoetrope does not support the name of the unit \(symbol)") }
        if isTemperature { return " degree\(isOne ? "" : "s")" + (hidesScaleName ? "" : " " + name) }
        if isOne { return " " + name }
        if name == "foot" { return " feet" }
        if name == "inch" { return " inches" }
        let first = name.prefix { $0 != " " }
        let rest = name[first.endIndex...]
        return " \(first)s\(rest)"
      default:
        if isTemperature { return hidesScaleName ? "°" : symbol }
        return " " + (symbol == "h" ? "hr" : symbol == "m" && UnitType.self == UnitDuration.self ? "min" : symbol)
      }
    }

    /// The unit for a size of this kind, where it is one of those that are told by their size.
    private func unitInUse(for value: Measurement<UnitType>) -> UnitType {
      let isAmerican = locale.measurementSystem == .us
      func first(_ units: [UnitType]) -> UnitType {
        units.first { abs(value.converted(to: $0).value) >= 1 } ?? units.last ?? value.unit
      }
      if let units = [isAmerican ? UnitTemperature.fahrenheit : .celsius] as? [UnitType] { return first(units) }
      let lengths: [UnitLength] = isAmerican ? [.miles, .feet, .inches] : [.kilometers, .meters, .centimeters]
      if let units = lengths as? [UnitType] { return first(units) }
      let masses: [UnitMass] = isAmerican ? [.pounds, .ounces] : [.kilograms, .grams, .milligrams]
      if let units = masses as? [UnitType] { return first(units) }
      let speeds: [UnitSpeed] = [isAmerican ? .milesPerHour : .kilometersPerHour]
      if let units = speeds as? [UnitType] { return first(units) }
      return value.unit
    }
  }

  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
    style.format(self)
  }
}

private let names = [
  "°C": "Celsius", "°F": "Fahrenheit", "K": "kelvin", "km": "kilometer", "m": "meter", "cm": "centimeter",
  "mm": "millimeter", "mi": "mile", "yd": "yard", "ft": "foot", "in": "inch", "kg": "kilogram", "g": "gram",
  "mg": "milligram", "t": "metric ton", "lb": "pound", "oz": "ounce", "L": "liter", "mL": "milliliter",
  "m/s": "meter per second", "km/h": "kilometer per hour", "mph": "mile per hour", "kCal": "kilocalorie",
  "kJ": "kilojoule", "J": "joule", "W": "watt", "kW": "kilowatt", "h": "hour", "s": "second", "hPa": "hectopascal",
]

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}

open class MeasurementFormatter: Formatter {
  public struct UnitOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .autoupdatingCurrent
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
    var style = Measurement<UnitType>.FormatStyle(
      width: unitStyle == .long ? .wide : unitStyle == .short ? .narrow : .abbreviated, locale: locale,
      usage: unitOptions.contains(.providedUnit) ? .asProvided : .general,
      numberFormatStyle: .number.precision(
        .fractionLength(numberFormatter.minimumFractionDigits...numberFormatter.maximumFractionDigits)))
    style.hidesScaleName = unitOptions.contains(.temperatureWithoutUnit)
    return style.format(measurement)
  }

  open func string(from unit: Unit) -> String { unit.symbol }
}
