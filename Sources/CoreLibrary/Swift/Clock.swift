// Clocks, and the points in time that they show.

/// A point in time.
public protocol InstantProtocol<Duration>: Comparable, Hashable {
  associatedtype Duration: DurationProtocol
  func advanced(by duration: Duration) -> Self
  func duration(to other: Self) -> Duration
}

/// What tells the time, and lets it go by.
public protocol Clock<Duration> {
  associatedtype Instant: InstantProtocol
  associatedtype Duration where Duration == Instant.Duration
  var now: Instant { get }
  var minimumResolution: Duration { get }
  func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
}

extension Clock {
  /// How long something takes.
  public func measure(_ work: () throws -> Void) rethrows -> Instant.Duration {
    let start = now
    try work()
    return start.duration(to: now)
  }
  public func measure(_ work: () async throws -> Void) async rethrows -> Instant.Duration {
    let start = now
    try await work()
    return start.duration(to: now)
  }

  public func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }
}

/// A clock that goes on while the machine sleeps.
public struct ContinuousClock: Clock {
  public typealias Duration = Swift.Duration

  public struct Instant: InstantProtocol, _Unreflected {
    public typealias Duration = Swift.Duration
    /// Since 1970.
    let _nanoseconds: Int
    init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }

    public static var now: Instant { Instant(_nanoseconds: _Turns.now) }
    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(_nanoseconds: _later(_nanoseconds, by: duration))
    }
    public func duration(to other: Instant) -> Swift.Duration { .nanoseconds(other._nanoseconds - _nanoseconds) }
    public func hash(into hasher: inout Hasher) { hasher.combine(_nanoseconds) }
    public static func == (lhs: Instant, rhs: Instant) -> Bool { lhs._nanoseconds == rhs._nanoseconds }
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
  }

  public init() {}
  public var now: Instant { Instant.now }
  public static var now: Instant { Instant.now }
  public var minimumResolution: Swift.Duration { .nanoseconds(1) }
  public var systemEpoch: Instant { Instant(_nanoseconds: 0) }
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try await _sleep(until: deadline._nanoseconds)
  }
}

extension ContinuousClock.Instant {
  public static func + (lhs: ContinuousClock.Instant, rhs: Swift.Duration) -> ContinuousClock.Instant {
    lhs.advanced(by: rhs)
  }
  public static func += (lhs: inout ContinuousClock.Instant, rhs: Swift.Duration) { lhs = lhs.advanced(by: rhs) }
  public static func - (lhs: ContinuousClock.Instant, rhs: Swift.Duration) -> ContinuousClock.Instant {
    lhs.advanced(by: .zero - rhs)
  }
  public static func -= (lhs: inout ContinuousClock.Instant, rhs: Swift.Duration) {
    lhs = lhs.advanced(by: .zero - rhs)
  }
  public static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Swift.Duration {
    rhs.duration(to: lhs)
  }
}

extension Clock where Self == ContinuousClock {
  public static var continuous: ContinuousClock { ContinuousClock() }
}

/// A clock that stands still while the machine sleeps. A script's machine does not: it goes like the other.
public struct SuspendingClock: Clock {
  public typealias Duration = Swift.Duration

  public struct Instant: InstantProtocol, _Unreflected {
    public typealias Duration = Swift.Duration
    /// Since 1970.
    let _nanoseconds: Int
    init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }

    public static var now: Instant { Instant(_nanoseconds: _Turns.now) }
    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(_nanoseconds: _later(_nanoseconds, by: duration))
    }
    public func duration(to other: Instant) -> Swift.Duration { .nanoseconds(other._nanoseconds - _nanoseconds) }
    public func hash(into hasher: inout Hasher) { hasher.combine(_nanoseconds) }
    public static func == (lhs: Instant, rhs: Instant) -> Bool { lhs._nanoseconds == rhs._nanoseconds }
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs._nanoseconds < rhs._nanoseconds }
  }

  public init() {}
  public var now: Instant { Instant.now }
  public static var now: Instant { Instant.now }
  public var minimumResolution: Swift.Duration { .nanoseconds(1) }
  public var systemEpoch: Instant { Instant(_nanoseconds: 0) }
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try await _sleep(until: deadline._nanoseconds)
  }
}

extension SuspendingClock.Instant {
  public static func + (lhs: SuspendingClock.Instant, rhs: Swift.Duration) -> SuspendingClock.Instant {
    lhs.advanced(by: rhs)
  }
  public static func += (lhs: inout SuspendingClock.Instant, rhs: Swift.Duration) { lhs = lhs.advanced(by: rhs) }
  public static func - (lhs: SuspendingClock.Instant, rhs: Swift.Duration) -> SuspendingClock.Instant {
    lhs.advanced(by: .zero - rhs)
  }
  public static func -= (lhs: inout SuspendingClock.Instant, rhs: Swift.Duration) {
    lhs = lhs.advanced(by: .zero - rhs)
  }
  public static func - (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Swift.Duration {
    rhs.duration(to: lhs)
  }
}

extension Clock where Self == SuspendingClock {
  public static var suspending: SuspendingClock { SuspendingClock() }
}

/// A point in time moved; what is too far away is the first or the last that there is, so that one can wait for ever.
func _later(_ nanoseconds: Int, by duration: Duration) -> Int {
  let distance = duration._wholeNanoseconds
  let (result, overflows) = nanoseconds.addingReportingOverflow(distance)
  return overflows ? (distance < 0 ? Int.min : Int.max) : result
}
