/// When a view is drawn anew. Here it is drawn when something happens, and time is then what it is.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Mode) -> Entries
}

public enum TimelineScheduleMode: Hashable {
  case normal, lowFrequency
}

public struct PeriodicTimelineSchedule: TimelineSchedule {
  private let start: Date
  private let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let (passed, interval) = (max(0, startDate.timeIntervalSince(start)), self.interval)
    let first = start.addingTimeInterval((passed / interval).rounded(.down) * interval)
    return sequence(first: first, next: { $0.addingTimeInterval(interval) })
  }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  public init() {}
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute), next: { $0.addingTimeInterval(60) })
  }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

public struct AnimationTimelineSchedule: TimelineSchedule {
  private let interval: TimeInterval
  public init(minimumInterval: Double? = nil, paused: Bool = false) { interval = minimumInterval ?? 1.0 / 60 }
  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let interval = self.interval
    return sequence(first: startDate, next: { $0.addingTimeInterval(interval) })
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

/// What a view that depends on time knows of it.
public struct TimelineViewDefaultContext {
  public enum Cadence: Comparable, Hashable {
    case live, seconds, minutes
  }
  public let date: Date
  public var cadence: Cadence { .live }
}

/// A view that depends on time.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewDefaultContext
  private let content: (Context) -> Content
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) { self.content = content }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    content(Context(date: Date()))._drawn(in: place.inner("timeline"))
  }
}
