import Combine

/// A clock that only goes on when it is told to, so that what takes time can be tried out without any.
public final class TestClock {
  /// In nanoseconds since its beginning.
  private var time = 0
  private var count = 0
  private var plans: [(time: Int, order: Int, action: () -> Void)] = []

  public init() {}

  /// Lets time go by. What was planned happens in its order.
  public func advance(by span: TimeSpan) {
    let goal = time + span.nanoseconds
    while let index = nextPlan(until: goal) {
      let plan = plans.remove(at: index)
      time = plan.time
      plan.action()
    }
    time = goal
  }

  private func nextPlan(until goal: Int) -> Int? {
    plans.indices.filter { plans[$0].time <= goal }
      .min { (plans[$0].time, plans[$0].order) < (plans[$1].time, plans[$1].order) }
  }

  /// Plans something, and says how it can be called off.
  @discardableResult
  public func plan(after span: TimeSpan, _ action: @escaping () -> Void) -> any Cancellable {
    count += 1
    let order = count
    plans.append((time + span.nanoseconds, order, action))
    return Planned { [weak self] in self?.plans.removeAll { $0.order == order } }
  }

  /// How long it has gone.
  public var elapsed: TimeSpan { .nanoseconds(time) }
}

/// How a plan is called off.
private final class Planned: Cancellable {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func cancel() { action() }
}

/// A length of time.
public struct TimeSpan: Comparable, SignedNumeric, SchedulerTimeIntervalConvertible {
  public var nanoseconds: Int

  init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

  public static func seconds(_ s: Int) -> TimeSpan { TimeSpan(nanoseconds: s * 1_000_000_000) }
  public static func seconds(_ s: Double) -> TimeSpan { TimeSpan(nanoseconds: Int(s * 1_000_000_000)) }
  public static func milliseconds(_ ms: Int) -> TimeSpan { TimeSpan(nanoseconds: ms * 1_000_000) }
  public static func microseconds(_ us: Int) -> TimeSpan { TimeSpan(nanoseconds: us * 1_000) }
  public static func nanoseconds(_ ns: Int) -> TimeSpan { TimeSpan(nanoseconds: ns) }

  public init(integerLiteral value: Int) { self = .seconds(value) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int(exactly: source) else { return nil }
    self = .seconds(value)
  }

  public var magnitude: TimeSpan { TimeSpan(nanoseconds: abs(nanoseconds)) }
  public static func < (left: TimeSpan, right: TimeSpan) -> Bool { left.nanoseconds < right.nanoseconds }
  public static func + (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    TimeSpan(nanoseconds: left.nanoseconds + right.nanoseconds)
  }
  public static func - (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    TimeSpan(nanoseconds: left.nanoseconds - right.nanoseconds)
  }
  public static func * (left: TimeSpan, right: TimeSpan) -> TimeSpan {
    TimeSpan(nanoseconds: left.nanoseconds * (right.nanoseconds / 1_000_000_000))
  }
  public static func += (left: inout TimeSpan, right: TimeSpan) { left = left + right }
  public static func -= (left: inout TimeSpan, right: TimeSpan) { left = left - right }
  public static func *= (left: inout TimeSpan, right: TimeSpan) { left = left * right }
}

extension TestClock: Combine.Scheduler {
  /// A moment on a test clock.
  public struct SchedulerTimeType: Strideable {
    public let sinceBeginning: TimeSpan
    public func distance(to other: SchedulerTimeType) -> TimeSpan { other.sinceBeginning - sinceBeginning }
    public func advanced(by span: TimeSpan) -> SchedulerTimeType {
      SchedulerTimeType(sinceBeginning: sinceBeginning + span)
    }
  }
  public typealias SchedulerOptions = Never

  public var now: SchedulerTimeType { SchedulerTimeType(sinceBeginning: elapsed) }
  public var minimumTolerance: TimeSpan { .nanoseconds(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { plan(after: .nanoseconds(0), action) }

  public func schedule(
    after date: SchedulerTimeType, tolerance: TimeSpan, options: Never?, _ action: @escaping () -> Void
  ) {
    plan(after: date.sinceBeginning - elapsed, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: TimeSpan, tolerance: TimeSpan, options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    var next: (any Cancellable)?
    func turn() {
      next = plan(after: interval) {
        action()
        turn()
      }
    }
    next = plan(after: date.sinceBeginning - elapsed) {
      action()
      turn()
    }
    return Planned { next?.cancel() }
  }
}
