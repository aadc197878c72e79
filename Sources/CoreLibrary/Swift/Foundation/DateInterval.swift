// From one date to another.

public struct DateInterval: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, Codable {
  public var start: Date
  private var _duration: Double
  public var duration: Double {
    get { _duration }
    set {
      if newValue < 0 { fatalError("Negative durations are not allowed") }
      _duration = newValue
    }
  }

  public var end: Date {
    get { start + duration }
    set {
      if newValue < start { fatalError("Reverse intervals are not allowed") }
      duration = newValue.timeIntervalSinceReferenceDate - start.timeIntervalSinceReferenceDate
    }
  }

  /// Now.
  public init() {
    start = Date()
    _duration = 0
  }
  public init(start: Date, end: Date) {
    if end < start { fatalError("Reverse intervals are not allowed") }
    self.start = start
    _duration = end.timeIntervalSince(start)
  }
  public init(start: Date, duration: Double) {
    if duration < 0 { fatalError("Negative durations are not allowed") }
    self.start = start
    _duration = duration
  }

  /// Both ends are in it.
  public func contains(_ date: Date) -> Bool { date >= start && date <= end }

  public func intersects(_ other: DateInterval) -> Bool {
    contains(other.start) || contains(other.end) || other.contains(start) || other.contains(end)
  }

  public func intersection(with other: DateInterval) -> DateInterval? {
    intersects(other) ? DateInterval(start: max(start, other.start), end: min(end, other.end)) : nil
  }

  /// By the start, and by the duration where that is the same.
  public func compare(_ other: DateInterval) -> ComparisonResult {
    let order = start.compare(other.start)
    if order != .orderedSame { return order }
    return duration < other.duration ? .orderedAscending : duration > other.duration ? .orderedDescending : .orderedSame
  }

  public static func == (lhs: DateInterval, rhs: DateInterval) -> Bool {
    lhs.start == rhs.start && lhs.duration == rhs.duration
  }
  public static func < (lhs: DateInterval, rhs: DateInterval) -> Bool { lhs.compare(rhs) == .orderedAscending }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(duration)
  }

  private enum CodingKeys: String, CodingKey {
    case start
    case _duration = "duration"
  }

  public var description: String { "\(start) to \(end)" }
  public var debugDescription: String { description }
}

extension DateInterval: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["start": start, "end": end, "duration": duration], displayStyle: .struct)
  }
}
