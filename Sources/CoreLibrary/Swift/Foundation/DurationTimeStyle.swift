extension Duration {
  /// `1:02:03`.
  public struct TimeFormatStyle: FormatStyle {
    public struct Pattern: Hashable, Codable {
      fileprivate var hasHours = true
      fileprivate var hasSeconds = true
      fileprivate var padding = 1
      fileprivate var places = 0
      fileprivate var rule = FloatingPointRoundingRule.toNearestOrEven

      public init(from decoder: any Decoder) throws { _undecodable() }
      public func encode(to encoder: any Encoder) throws { _undecodable() }
      fileprivate init() {}

      public static var hourMinute: Pattern { hourMinute(padHourToLength: 1) }
      public static var hourMinuteSecond: Pattern { hourMinuteSecond(padHourToLength: 1) }
      public static var minuteSecond: Pattern { minuteSecond(padMinuteToLength: 1) }

      public static func hourMinute(
        padHourToLength: Int, roundSeconds: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern {
        var pattern = Pattern()
        pattern.hasSeconds = false
        pattern.padding = padHourToLength
        pattern.rule = roundSeconds
        return pattern
      }
      public static func hourMinuteSecond(
        padHourToLength: Int, fractionalSecondsLength: Int = 0,
        roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern {
        var pattern = Pattern()
        pattern.padding = padHourToLength
        pattern.places = fractionalSecondsLength
        pattern.rule = roundFractionalSeconds
        return pattern
      }
      public static func minuteSecond(
        padMinuteToLength: Int, fractionalSecondsLength: Int = 0,
        roundFractionalSeconds: FloatingPointRoundingRule = .toNearestOrEven
      ) -> Pattern {
        var pattern = hourMinuteSecond(
          padHourToLength: padMinuteToLength, fractionalSecondsLength: fractionalSecondsLength,
          roundFractionalSeconds: roundFractionalSeconds)
        pattern.hasHours = false
        return pattern
      }
    }

    public var pattern: Pattern
    public var locale: Locale

    public init(pattern: Pattern, locale: Locale = .autoupdatingCurrent) {
      self.pattern = pattern
      self.locale = locale
    }

    public init(from decoder: any Decoder) throws { _undecodable() }
    public func encode(to encoder: any Encoder) throws { _undecodable() }

    public func locale(_ locale: Locale) -> TimeFormatStyle { TimeFormatStyle(pattern: pattern, locale: locale) }

    public func format(_ value: Duration) -> String {
      let places = pattern.places
      // The least that is written: minutes, seconds, or a fraction of one.
      let smallest = pattern.hasSeconds ? Duration.seconds(1) / _power(places) : .seconds(60)
      let count = value._count(of: smallest, pattern.rule)
      let size = count.magnitude
      let whole = pattern.hasSeconds ? size / UInt(_power(places)) : size
      let digits = { (number: UInt, length: Int) in
        let text = String(number)
        return String(repeating: "0", count: max(length - text.count, 0)) + text
      }
      var groups: [UInt] = []
      var rest = whole
      for _ in 0..<(pattern.hasHours && pattern.hasSeconds ? 2 : 1) {
        groups.insert(rest % 60, at: 0)
        rest /= 60
      }
      let first = IntegerFormatStyle<UInt>(locale: locale).format(rest)
      var text = String(repeating: "0", count: max(pattern.padding - first.count, 0)) + first
      for group in groups { text += ":" + digits(group, 2) }
      if places > 0 { text += "." + digits(size % UInt(_power(places)), places) }
      return count < 0 ? "-" + text : text
    }
  }

  public func formatted() -> String { formatted(TimeFormatStyle(pattern: .hourMinuteSecond)) }
  public func formatted<S: FormatStyle>(_ v: S) -> S.FormatOutput where S.FormatInput == Duration { v.format(self) }

  /// How often another goes into this one.
  func _count(of other: Duration, _ rule: FloatingPointRoundingRule) -> Int {
    let (own, others) = (components, other.components)
    if own.attoseconds == 0 && others.attoseconds == 0 && own.seconds % others.seconds == 0 {
      return Int(own.seconds / others.seconds)
    }
    return Int((self / other).rounded(rule))
  }
}

private func _power(_ places: Int) -> Int { (0..<places).reduce(1) { power, _ in power * 10 } }

extension FormatStyle where Self == Duration.TimeFormatStyle {
  public static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Self {
    Duration.TimeFormatStyle(pattern: pattern)
  }
}
