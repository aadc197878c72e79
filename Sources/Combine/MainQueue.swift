import Dispatch
import Foundation

// A script runs on the main queue: what is to be done there without delay is done at once. What is to be done later waits for its
// time, which comes while the queue has its turn: in the run loop, or between the frames of a screen.

extension DispatchQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Hashable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(.nanoseconds(end >= start ? Int(end - start) : 0 - Int(start - end)))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

    public static func == (left: SchedulerTimeType, right: SchedulerTimeType) -> Bool {
      left.dispatchTime == right.dispatchTime
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral {
      /// In billionths of a second.
      public var magnitude: Int

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self.init(count, 1_000_000_000)
        case .milliseconds(let count): self.init(count, 1_000_000)
        case .microseconds(let count): self.init(count, 1000)
        case .nanoseconds(let count): self.init(count, 1)
        default: self.init(Int.max, 1)
        }
      }

      /// As many as there is room for.
      private init(_ count: Int, _ unit: Int) {
        let (product, isTooLarge) = count.multipliedReportingOverflow(by: unit)
        magnitude = isTooLarge ? (count < 0 ? Int.min : Int.max) : product
      }

      public init(integerLiteral value: Int) { self.init(value, 1_000_000_000) }
      public init(floatLiteral value: Double) { magnitude = Int(value * 1_000_000_000) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(value, 1_000_000_000)
      }

      public static func seconds(_ s: Int) -> Stride { Stride(.seconds(s)) }
      public static func seconds(_ s: Double) -> Stride { Stride(floatLiteral: s) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(.milliseconds(ms)) }
      public static func microseconds(_ us: Int) -> Stride { Stride(.microseconds(us)) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(.nanoseconds(ns)) }

      public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
    }
  }

  /// How a queue should do something; on one thread nothing comes of it.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    asyncAfter(deadline: date.dispatchTime, execute: DispatchWorkItem(block: action))
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition(self, date, interval, action)
  }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude, 1) }
  public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude, 1) }
  public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude, 1) }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// The time of the clock on the wall, by which run loops and queues of operations go.
public struct _DateOfScheduler: Strideable, Hashable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: _DateOfScheduler) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by n: Stride) -> _DateOfScheduler { _DateOfScheduler(date + n.timeInterval) }

  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral {
    public var magnitude: TimeInterval

    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1000) }
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1_000_000) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1_000_000_000) }

    public static func < (left: Stride, right: Stride) -> Bool { left.magnitude < right.magnitude }
  }
}

extension _DateOfScheduler.Stride {
  public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
  public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
  public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// What goes by the clock on the wall, and lets the main run loop do what is to be done later.
public protocol _RunLoopScheduler: Scheduler where SchedulerTimeType == _DateOfScheduler {}

extension _RunLoopScheduler {
  public var now: _DateOfScheduler { _DateOfScheduler(Date()) }
  public var minimumTolerance: _DateOfScheduler.Stride { .seconds(0) }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: _DateOfScheduler, tolerance: _DateOfScheduler.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    RunLoop.main.add(timer, forMode: .common)
  }

  public func schedule(
    after date: _DateOfScheduler, interval: _DateOfScheduler.Stride, tolerance: _DateOfScheduler.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition(self, date, interval, action)
  }
}

extension RunLoop: _RunLoopScheduler {
  public typealias SchedulerTimeType = _DateOfScheduler
  /// There are none.
  public struct SchedulerOptions {}
}

extension OperationQueue: _RunLoopScheduler {
  public typealias SchedulerTimeType = _DateOfScheduler
  /// There are none.
  public struct SchedulerOptions {}
}

/// Something that is done again and again, until it is cancelled.
private final class Repetition: Cancellable {
  private var action: (() -> Void)?

  init<S: Scheduler>(
    _ scheduler: S, _ date: S.SchedulerTimeType, _ interval: S.SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    self.action = action
    plan(scheduler, date, interval)
  }

  private func plan<S: Scheduler>(
    _ scheduler: S, _ date: S.SchedulerTimeType, _ interval: S.SchedulerTimeType.Stride
  ) {
    scheduler.schedule(after: date) {
      guard let action = self.action else { return }
      action()
      self.plan(scheduler, date.advanced(by: interval), interval)
    }
  }

  func cancel() { action = nil }
}
