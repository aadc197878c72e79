import Dispatch
import Foundation

/// A script runs on the main queue, and nothing else does: what is to be done there is done at once. Time does not go by on it.
public protocol _MainScheduler: Scheduler where SchedulerTimeType == ImmediateScheduler.SchedulerTimeType {}

extension _MainScheduler {
  public var now: SchedulerTimeType { ImmediateScheduler.shared.now }
  public var minimumTolerance: SchedulerTimeType.Stride { ImmediateScheduler.shared.minimumTolerance }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    needsClock()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    needsClock()
  }
}

extension DispatchQueue: _MainScheduler {
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
}

extension RunLoop: _MainScheduler {
  /// There are none.
  public struct SchedulerOptions {}
}

private func needsClock() -> Never {
  fatalError("no time goes by on the main queue here: hand on a scheduler, such as the TestClock of Streams")
}
