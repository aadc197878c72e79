import Dispatch
import Foundation

public typealias RxTimeInterval = DispatchTimeInterval

/// Something that also runs things later.
public protocol SchedulerType: ImmediateSchedulerType {
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

extension SchedulerType {
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let turn = SerialDisposable()
    func plan(_ state: StateType, _ dueTime: RxTimeInterval) {
      turn.disposable = scheduleRelative(state, dueTime: dueTime) { state in
        plan(action(state), period)
        return Disposables.create()
      }
    }
    plan(state, startAfter)
    return turn
  }
}

/// Runs everything at once. A script has one thread; what is to be done on the main queue is done there at once, as it is when one is
/// there already, and no other queue is there. Time does not go by.
public class MainScheduler: SchedulerType {
  public static let instance = MainScheduler()
  public static let asyncInstance = MainScheduler()

  public init() {}

  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {}
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {}

  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { action(state) }

  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable { needsClock() }
}

public final class ConcurrentMainScheduler: MainScheduler {
  public static let shared = ConcurrentMainScheduler()
}

public class SerialDispatchQueueScheduler: MainScheduler {
  public init(qos: DispatchQoS) { super.init() }
  public init(internalSerialQueueName: String) { super.init() }
  public init(queue: DispatchQueue, internalSerialQueueName: String) { super.init() }
}

public final class ConcurrentDispatchQueueScheduler: MainScheduler {
  public init(qos: DispatchQoS) { super.init() }
  public init(queue: DispatchQueue) { super.init() }
}

func needsClock() -> Never {
  fatalError("no time goes by on the main queue here: hand on a scheduler, such as the TestClock of Streams")
}
