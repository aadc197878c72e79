// Text about dates. It says how it is when it is drawn.

extension Text {
  public struct DateStyle: Hashable {
    private let name: String
    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")

    func text(of date: Date) -> String {
      switch self {
      case .time: return DateFormatter.localizedString(from: date, dateStyle: .none, timeStyle: .short)
      case .date: return DateFormatter.localizedString(from: date, dateStyle: .long, timeStyle: .none)
      case .timer: return clock(abs(date.timeIntervalSinceNow))
      case .offset: return (date.timeIntervalSinceNow < 0 ? "−" : "+") + span(abs(date.timeIntervalSinceNow), 1)
      default: return span(abs(date.timeIntervalSinceNow), 2)
      }
    }
  }

  public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.text(of: date)) }
  public init(_ dates: ClosedRange<Date>) {
    let first = DateFormatter.localizedString(from: dates.lowerBound, dateStyle: .none, timeStyle: .short)
    let last = DateFormatter.localizedString(from: dates.upperBound, dateStyle: .none, timeStyle: .short)
    self.init(verbatim: "\(first) – \(last)")
  }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let from = countsDown ? now : timerInterval.lowerBound
    self.init(verbatim: clock((countsDown ? timerInterval.upperBound : now).timeIntervalSince(from)))
  }
}

/// Hours, minutes and seconds, as on a clock.
private func clock(_ interval: TimeInterval) -> String {
  let seconds = Int(interval)
  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
  return hours > 0 ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
}

/// So many of the largest units that a time consists of.
private func span(_ interval: TimeInterval, _ count: Int) -> String {
  let units = [
    (31_536_000, "yr", "yr"), (2_592_000, "mth", "mths"), (86400, "day", "days"), (3600, "hr", "hr"),
    (60, "min", "min"), (1, "sec", "sec"),
  ]
  var left = Int(interval)
  var parts: [String] = []
  for (length, one, several) in units where parts.count < count && (left >= length || length == 1 && parts.isEmpty) {
    parts.append("\(left / length) \(left / length == 1 ? one : several)")
    left %= length
  }
  return parts.joined(separator: ", ")
}

extension Text {
  /// A text of the tables of an app. Here it is its own translation.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(key.styled)
  }
}
