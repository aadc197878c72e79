// Points in time, and names that nothing else has.

public typealias TimeInterval = Double

func _now() -> Double { _Turns.seconds }

public struct Date: Comparable, Hashable {
  public let timeIntervalSinceReferenceDate: Double
  public init() { timeIntervalSinceReferenceDate = _now() - 978307200 }
  public init(timeIntervalSinceReferenceDate seconds: Double) { timeIntervalSinceReferenceDate = seconds }
  public init(timeIntervalSince1970 seconds: Double) { timeIntervalSinceReferenceDate = seconds - 978307200 }
  public init(timeInterval seconds: Double, since date: Date) {
    timeIntervalSinceReferenceDate = date.timeIntervalSinceReferenceDate + seconds
  }
  public init(timeIntervalSinceNow seconds: Double) {
    timeIntervalSinceReferenceDate = _now() - 978307200 + seconds
  }
  public static var now: Date { Date() }
  public static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63114076800) }
  public static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63113904000) }
  public var timeIntervalSince1970: Double { timeIntervalSinceReferenceDate + 978307200 }
  public var timeIntervalSinceNow: Double { timeIntervalSinceReferenceDate - (_now() - 978307200) }
  public func timeIntervalSince(_ other: Date) -> Double {
    timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
  }
  public func addingTimeInterval(_ seconds: Double) -> Date { self + seconds }
  public mutating func addTimeInterval(_ seconds: Double) { self += seconds }
  public func distance(to other: Date) -> Double { other.timeIntervalSince(self) }
  public func advanced(by seconds: Double) -> Date { self + seconds }
  public func compare(_ other: Date) -> ComparisonResult {
    self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
  }
  public static func == (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSinceReferenceDate == rhs.timeIntervalSinceReferenceDate
  }
  public static func < (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(timeIntervalSinceReferenceDate) }
  public static func + (lhs: Date, rhs: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: lhs.timeIntervalSinceReferenceDate + rhs)
  }
  public static func - (lhs: Date, rhs: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: lhs.timeIntervalSinceReferenceDate - rhs)
  }
  public static func += (lhs: inout Date, rhs: Double) { lhs = lhs + rhs }
  public static func -= (lhs: inout Date, rhs: Double) { lhs = lhs - rhs }
}

extension Date: CustomStringConvertible, CustomDebugStringConvertible {
  /// To the second, and only between the distant past and the distant future.
  public var description: String {
    if self < Date.distantPast || self > Date.distantFuture { return "<description unavailable>" }
    let seconds = Int(timeIntervalSince1970)
    let days = seconds >= 0 ? seconds / 86400 : -((86399 - seconds) / 86400)
    let time = seconds - days * 86400
    // Days are counted from the first of March of a year that 400 divides, so that leap days come last.
    let shifted = days + 719468
    let era = shifted >= 0 ? shifted / 146097 : -((146096 - shifted) / 146097)
    let dayOfEra = shifted - era * 146097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = _padded(year, 4) + "-" + _padded(month, 2) + "-" + _padded(day, 2)
    return date + " " + _padded(time / 3600, 2) + ":" + _padded(time / 60 % 60, 2) + ":" + _padded(time % 60, 2)
      + " +0000"
  }

  public var debugDescription: String { description }
}

func _padded(_ number: Int, _ count: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, count - digits.count)) + digits
}

public struct UUID: Hashable, Comparable, CustomStringConvertible {
  let _text: String
  public init() {
    var text = ""
    var index = 0
    while index < 32 {
      if index == 8 || index == 12 || index == 16 || index == 20 { text += "-" }
      let digit = index == 12 ? 4 : index == 16 ? Int.random(in: 8...11) : Int.random(in: 0...15)
      text += String(digit, radix: 16).uppercased()
      index += 1
    }
    _text = text
  }
  public init?(uuidString string: String) {
    let parts = string.split(separator: "-", omittingEmptySubsequences: false)
    if parts.map({ $0.count }) != [8, 4, 4, 4, 12] { return nil }
    for part in parts { for character in part where !character.isHexDigit { return nil } }
    _text = string.uppercased()
  }
  public var uuidString: String { _text }
  public var description: String { _text }
  public static func == (lhs: UUID, rhs: UUID) -> Bool { lhs._text == rhs._text }
  public static func < (lhs: UUID, rhs: UUID) -> Bool { lhs._text < rhs._text }
  public func hash(into hasher: inout Hasher) { hasher.combine(_text) }
}

open class NSUUID: NSObject {
  private let value: UUID
  public override init() { value = UUID() }
  init(_bridging value: UUID) { self.value = value }
  var _value: UUID { value }
  public init?(uuidString string: String) {
    guard let value = UUID(uuidString: string) else { return nil }
    self.value = value
  }
  open var uuidString: String { value.uuidString }
  open override var description: String { value.description }
  open override var hash: Int { value.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSUUID)?.value == value }
}

extension Date: Strideable {}

extension Date: Encodable, Decodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(timeIntervalSinceReferenceDate)
  }
  public init(from decoder: any Decoder) throws {
    self.init(timeIntervalSinceReferenceDate: try decoder.singleValueContainer().decode(Double.self))
  }
}

extension UUID: Encodable, Decodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(uuidString)
  }
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let known = UUID(uuidString: text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "Attempted to decode UUID from invalid UUID string."))
    }
    self = known
  }
}
