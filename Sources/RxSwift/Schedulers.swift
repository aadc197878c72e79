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

/// Runs at once what is to be done without delay: a script has one thread, and is on the main queue already. What is to be done later
/// waits for its time, which comes while that queue has its turn.
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
  ) -> any Disposable {
    let turn = SerialDisposable()
    let work = DispatchWorkItem { if !turn.isDisposed { turn.disposable = action(state) } }
    DispatchQueue.main.asyncAfter(deadline: .now() + dueTime, execute: work)
    return turn
  }
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
