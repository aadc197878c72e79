extension Duration {
  /// `1 hr, 2 min, 3 secs`, in English.
  public struct UnitsFormatStyle: FormatStyle {
    public struct Unit: Hashable, Codable, Comparable {
      /// From the largest on.
      fileprivate let rank: Int
      fileprivate init(_ rank: Int) { self.rank = rank }
      public init(from decoder: any Decoder) throws { _undecodable() }
      public func encode(to encoder: any Encoder) throws { _undecodable() }
      public static func < (lhs: Unit, rhs: Unit) -> Bool { lhs.rank > rhs.rank }

      public static var weeks: Unit { Unit(0) }
      public static var days: Unit { Unit(1) }
      public static var hours: Unit { Unit(2) }
      public static var minutes: Unit { Unit(3) }
      public static var seconds: Unit { Unit(4) }
      public static var milliseconds: Unit { Unit(5) }
      public static var microseconds: Unit { Unit(6) }
      public static var nanoseconds: Unit { Unit(7) }

      fileprivate var length: Duration {
        switch rank {
        case 0: .seconds(604_800)
        case 1: .seconds(86_400)
        case 2: .seconds(3600)
        case 3: .seconds(60)
        case 4: .seconds(1)
        case 5: .milliseconds(1)
        case 6: .microseconds(1)
        default: .nanoseconds(1)
        }
      }

      fileprivate func name(_ width: UnitWidth, isOne: Bool) -> String {
        switch width.kind {
        case .wide:
          let names = ["week", "day", "hour", "minute", "second", "millisecond", "microsecond", "nanosecond"]
          return " " + names[rank] + (isOne ? "" : "s")
        case .narrow: return ["w", "d", "h", "m", "s", "ms", "μs", "ns"][rank]
        default:
          let name = ["wk", "day", "hr", "min", "sec", "ms", "μs", "ns"][rank]
          return " " + name + (isOne || rank == 3 || rank > 4 ? "" : "s")
        }
      }
    }

    public struct UnitWidth: Hashable, Codable {
      fileprivate enum Kind {
        case wide
        case abbreviated
        case condensed
        case narrow
      }
      fileprivate let kind: Kind
      fileprivate init(_ kind: Kind) { self.kind = kind }
      public init(from decoder: any Decoder) throws { _undecodable() }
      public func encode(to encoder: any Encoder) throws { _undecodable() }
      public static var wide: UnitWidth { UnitWidth(.wide) }
      public static var abbreviated: UnitWidth { UnitWidth(.abbreviated) }
      public static var condensedAbbreviated: UnitWidth { UnitWidth(.condensed) }
      public static var narrow: UnitWidth { UnitWidth(.narrow) }
    }

    public struct ZeroValueUnitsDisplayStrategy: Hashable, Codable {
      fileprivate let length: Int
      fileprivate init(_ length: Int) { self.length = length }
      public init(from decoder: any Decoder) throws { _undecodable() }
      public func encode(to encoder: any Encoder) throws { _undecodable() }
      public static var hide: ZeroValueUnitsDisplayStrategy { ZeroValueUnitsDisplayStrategy(0) }
      public static func show(length: Int) -> ZeroValueUnitsDisplayStrategy { ZeroValueUnitsDisplayStrategy(length) }
    }

    public struct FractionalPartDisplayStrategy: Hashable, Codable {
      fileprivate var places: Int
      fileprivate var rule: FloatingPointRoundingRule
      fileprivate init(_ places: Int, _ rule: FloatingPointRoundingRule = .toNearestOrEven) {
        self.places = places
        self.rule = rule
      }
      public init(from decoder: any Decoder) throws { _undecodable() }
      public func encode(to encoder: any Encoder) throws { _undecodable() }
      public static var hide: FractionalPartDisplayStrategy { FractionalPartDisplayStrategy(0) }
      public static func hide(rounded: FloatingPointRoundingRule) -> FractionalPartDisplayStrategy {
        FractionalPartDisplayStrategy(0, rounded)
      }
      public static func show(
        length: Int, rounded: FloatingPointRoundingRule = .toNearestOrEven
      ) -> FractionalPartDisplayStrategy { FractionalPartDisplayStrategy(length, rounded) }
    }

    public var allowedUnits: Set<Unit>
    public var unitWidth: UnitWidth
    public var maximumUnitCount: Int?
    public var zeroValueUnitsDisplay: ZeroValueUnitsDisplayStrategy
    public var fractionalPartDisplay: FractionalPartDisplayStrategy
    public var locale = Locale.autoupdatingCurrent

    public init(
      allowedUnits: Set<Unit>, width: UnitWidth, maximumUnitCount: Int? = nil,
      zeroValueUnits: ZeroValueUnitsDisplayStrategy = .hide, fractionalPart: FractionalPartDisplayStrategy = .hide
    ) {
      self.allowedUnits = allowedUnits
      unitWidth = width
      self.maximumUnitCount = maximumUnitCount
      zeroValueUnitsDisplay = zeroValueUnits
      fractionalPartDisplay = fractionalPart
    }

    public init(from decoder: any Decoder) throws { _undecodable() }
    public func encode(to encoder: any Encoder) throws { _undecodable() }

    public func locale(_ locale: Locale) -> UnitsFormatStyle {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Duration) -> String {
      var units = allowedUnits.sorted { $0 > $1 }
      if units.isEmpty { return "" }
      let isHidingZeros = zeroValueUnitsDisplay.length == 0
      let size = value < .zero ? .zero - value : value
      var counts = counts(of: size, units)
      let isShown = { (index: Int) in !isHidingZeros || counts[index] != 0 }
      if let maximumUnitCount, units.indices.filter(isShown).count > maximumUnitCount {
        // What is left out then is rounded away.
        units = Array(units.indices.filter(isShown).prefix(maximumUnitCount)).map { units[$0] }
        counts = self.counts(of: size, units)
      }
      let isZero = counts.allSatisfy { $0 == 0 }
      let last = units.count - 1
      let shown = isZero && isHidingZeros ? [last] : units.indices.filter(isShown)
      let separator = unitWidth.kind == .wide || unitWidth.kind == .abbreviated ? ", " : " "
      let text = shown.map { number(counts[$0], isLast: $0 == last, units[$0]) }.joined(separator: separator)
      return value < .zero && !isZero ? "-" + text : text
    }

    /// How many there are of each unit; of the last, which is rounded, in the fractions of it that are written.
    private func counts(of size: Duration, _ units: [Unit]) -> [Int] {
      guard let last = units.last else { return [] }
      var rest = size._count(of: last.length / perUnit, fractionalPartDisplay.rule)
      return units.map { unit in
        if unit == last { return rest }
        let (count, left) = rest.quotientAndRemainder(dividingBy: Int(unit.length / last.length) * perUnit)
        rest = left
        return count
      }
    }

    private var perUnit: Int { (0..<fractionalPartDisplay.places).reduce(1) { power, _ in power * 10 } }

    private func number(_ count: Int, isLast: Bool, _ unit: Unit) -> String {
      let places = isLast ? fractionalPartDisplay.places : 0
      var text = IntegerFormatStyle<Int>(locale: locale).format(places == 0 ? count : count / perUnit)
      let padding = zeroValueUnitsDisplay.length - text.count
      if count == 0 && padding > 0 { text = String(repeating: "0", count: padding) + text }
      if places > 0 {
        let digits = String(count % perUnit)
        text += "." + String(repeating: "0", count: places - digits.count) + digits
      }
      return text + unit.name(unitWidth, isOne: places == 0 && count == 1)
    }
  }
}

extension FormatStyle where Self == Duration.UnitsFormatStyle {
  public static func units(
    allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
    width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil,
    zeroValueUnits: Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy = .hide,
    fractionalPart: Duration.UnitsFormatStyle.FractionalPartDisplayStrategy = .hide
  ) -> Self {
    Duration.UnitsFormatStyle(
      allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits,
      fractionalPart: fractionalPart)
  }
}
