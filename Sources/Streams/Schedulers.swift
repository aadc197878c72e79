import Foundation
import ReactiveSwift
import RxSwift

// The clock as a scheduler of both libraries.

extension TestClock: SchedulerType {
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any RxSwift.Disposable
  ) -> any RxSwift.Disposable { scheduleRelative(state, dueTime: .nanoseconds(0), action: action) }

  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any RxSwift.Disposable
  ) -> any RxSwift.Disposable {
    let held = RxSwift.SingleAssignmentDisposable()
    let planned = plan(after: TimeSpan(dueTime)) { held.setDisposable(action(state)) }
    return Disposables.create(with: {
      planned.cancel()
      held.dispose()
    })
  }
}

extension TestClock: DateScheduler {
  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any ReactiveSwift.Disposable)? {
    schedule(after: 0 as TimeInterval, action: action)
  }

  @discardableResult
  public func schedule(
    after interval: TimeInterval, action: @escaping () -> Void
  ) -> (any ReactiveSwift.Disposable)? {
    let planned = plan(after: .seconds(interval), action)
    return AnyDisposable { planned.cancel() }
  }
}

extension TimeSpan {
  init(_ interval: RxTimeInterval) {
    switch interval {
    case .seconds(let seconds): self = .seconds(seconds)
    case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
    case .microseconds(let microseconds): self = .microseconds(microseconds)
    case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
    default: self = .nanoseconds(.max / 4)
    }
  }
}

// Signals by spans of time, as Combine has them.

extension Signal {
  public func delay(_ interval: TimeSpan, on scheduler: TestClock) -> Signal<Value, Error> {
    delay(interval.seconds, on: scheduler)
  }

  public func debounce(_ interval: TimeSpan, on scheduler: TestClock) -> Signal<Value, Error> {
    debounce(interval.seconds, on: scheduler)
  }
}

extension SignalProducer {
  public func delay(_ interval: TimeSpan, on scheduler: TestClock) -> SignalProducer<Value, Error> {
    delay(interval.seconds, on: scheduler)
  }
}

extension TimeSpan {
  fileprivate var seconds: TimeInterval { TimeInterval(nanoseconds) / 1_000_000_000 }
}

// What both libraries have a name for is RxSwift's, beside this module.

public typealias Disposable = RxSwift.Disposable
public typealias SerialDisposable = RxSwift.SerialDisposable
public typealias CompositeDisposable = RxSwift.CompositeDisposable
