import Foundation

/// Spans of time as text, in English: `1:02:03`, `1 hr, 2 min`. Of Foundation's, but only Apple's has it.
open class DateComponentsFormatter: Formatter {
  public enum UnitsStyle: Int {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .autoupdatingCurrent
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
    (.second, .second),
  ]
  private static let names = ["year", "month", "week", "day", "hour", "minute", "second"]
  private static let shortNames = ["yr", "mth", "wk", "day", "hr", "min", "sec"]
  private static let letters = ["y", "mo", "w", "d", "h", "m", "s"]

  /// The places of those that are allowed, from the largest on.
  private var places: [Int] {
    let units = DateComponentsFormatter.units
    return units.indices.filter { allowedUnits.isEmpty || allowedUnits.contains(units[$0].unit) }
  }

  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let text = string(from: start, to: start.addingTimeInterval(abs(ti)))
    return ti < 0 ? text.map { "-" + $0 } : text
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    var inUTC = Calendar(identifier: .gregorian)
    inUTC.timeZone = TimeZone(secondsFromGMT: 0)!
    let components = places.map { DateComponentsFormatter.units[$0].component }
    return text(of: inUTC.dateComponents(Set(components), from: startDate, to: endDate))
  }

  open func string(from components: DateComponents) -> String? {
    var inUTC = Calendar(identifier: .gregorian)
    inUTC.timeZone = TimeZone(secondsFromGMT: 0)!
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return inUTC.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  private func text(of components: DateComponents) -> String? {
    var parts = places.map { place in
      (place, components.value(for: DateComponentsFormatter.units[place].component) ?? 0)
    }
    if parts.isEmpty { return nil }
    let isPositional = unitsStyle == .positional
    var dropped = zeroFormattingBehavior
    if dropped.contains(.default) { dropped = isPositional ? .dropLeading : .dropAll }
    if let first = parts.firstIndex(where: { $0.1 != 0 }), let last = parts.lastIndex(where: { $0.1 != 0 }) {
      parts = parts.indices.filter { index in
        if parts[index].1 != 0 { return true }
        let isKept: ZeroFormattingBehavior = index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle
        return !dropped.contains(isKept)
      }.map { parts[$0] }
    } else if !dropped.isDisjoint(with: .dropAll) {
      parts = parts.suffix(1)
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let text = isPositional ? onClock(parts) : parts.map { word($0.1, $0.0) }.joined(separator: separator)
    return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private var separator: String { unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", " }

  /// What is longer than hours stands before them by its letter.
  private func onClock(_ parts: [(Int, Int)]) -> String {
    var text = ""
    for (place, count) in parts where place < 4 { text += "\(count)\(DateComponentsFormatter.letters[place]) " }
    let times = parts.filter { $0.0 > 3 }.map { $0.1 }
    text += times.enumerated().map { $0 > 0 && $1 < 10 ? "0\($1)" : "\($1)" }.joined(separator: ":")
    return text.hasSuffix(" ") ? String(text.dropLast()) : text
  }

  private func word(_ count: Int, _ place: Int) -> String {
    let isOne = abs(count) == 1
    switch unitsStyle {
    case .abbreviated: return "\(count)\(DateComponentsFormatter.letters[place])"
    case .short, .brief:
      let name = DateComponentsFormatter.shortNames[place] + (isOne || place > 3 ? "" : "s")
      return "\(count)" + (unitsStyle == .short ? " " : "") + name
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      let number = formatter.string(from: NSNumber(value: count)) ?? "\(count)"
      return number + " " + DateComponentsFormatter.names[place] + (isOne ? "" : "s")
    default: return "\(count) " + DateComponentsFormatter.names[place] + (isOne ? "" : "s")
    }
  }
}
