import Dispatch
import Foundation

/// Something that runs what it is given.
public protocol Scheduler: AnyObject {
  @discardableResult
  func schedule(_ action: @escaping () -> Void) -> (any Disposable)?
}

/// Likewise, and later.
public protocol DateScheduler: Scheduler {
  @discardableResult
  func schedule(after interval: TimeInterval, action: @escaping () -> Void) -> (any Disposable)?
}

/// Runs everything at once.
public final class ImmediateScheduler: Scheduler {
  public init() {}

  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? {
    action()
    return nil
  }
}

/// Runs everything at once: a script is on the main queue.
public final class UIScheduler: Scheduler {
  public init() {}

  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? {
    action()
    return nil
  }
}

/// A script has one thread: what is to be done on a queue is done at once, and later what is to be done later, in the main queue's
/// turn.
public final class QueueScheduler: DateScheduler {
  public static let main = QueueScheduler()

  public init() {}
  public init(qos: DispatchQoS = .default, name: String = "", targeting targetQueue: DispatchQueue? = nil) {}

  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? {
    action()
    return nil
  }

  @discardableResult
  public func schedule(after interval: TimeInterval, action: @escaping () -> Void) -> (any Disposable)? {
    let turn = AnyDisposable()
    let work = DispatchWorkItem { if !turn.isDisposed { action() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + interval, execute: work)
    return turn
  }
}

/// A scheduler whose time goes on when it is told to.
public final class TestScheduler: DateScheduler {
  private var time = 0.0
  private var count = 0
  private var plans: [(time: Double, order: Int, action: () -> Void)] = []

  public init() {}

  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? { schedule(after: 0, action: action) }

  @discardableResult
  public func schedule(after interval: TimeInterval, action: @escaping () -> Void) -> (any Disposable)? {
    count += 1
    let order = count
    plans.append((time + interval, order, action))
    return AnyDisposable { [weak self] in self?.plans.removeAll { $0.order == order } }
  }

  /// Runs what is due.
  public func advance() { advance(by: 0.0) }

  public func advance(by interval: DispatchTimeInterval) {
    switch interval {
    case .seconds(let seconds): advance(by: Double(seconds))
    case .milliseconds(let milliseconds): advance(by: Double(milliseconds) / 1_000)
    case .microseconds(let microseconds): advance(by: Double(microseconds) / 1_000_000)
    case .nanoseconds(let nanoseconds): advance(by: Double(nanoseconds) / 1_000_000_000)
    default: run()
    }
  }

  public func advance(by interval: TimeInterval) {
    let goal = time + interval
    while let next = plans.indices.filter({ plans[$0].time <= goal + 0.000_000_001 }).min(by: isBefore) {
      let plan = plans.remove(at: next)
      time = max(time, plan.time)
      plan.action()
    }
    time = max(time, goal)
  }

  /// Runs everything that is planned.
  public func run() { while let last = plans.map({ $0.time }).max() { advance(by: last - time) } }

  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    (plans[one].time, plans[one].order) < (plans[other].time, plans[other].order)
  }
}

extension Signal {
  public func observe(on scheduler: any Scheduler) -> Signal<Value, Error> {
    Signal { observer, lifetime in
      lifetime += observe { event in lifetime += scheduler.schedule { observer.send(event) } }
    }
  }

  public func delay(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Signal<Value, Error> {
    Signal { observer, lifetime in
      lifetime += observe { event in
        switch event {
        case .failed, .interrupted: lifetime += scheduler.schedule { observer.send(event) }
        case .value, .completed: lifetime += scheduler.schedule(after: interval) { observer.send(event) }
        }
      }
    }
  }

  public func debounce(
    _ interval: TimeInterval, on scheduler: any DateScheduler, discardWhenCompleted: Bool = true
  ) -> Signal<Value, Error> {
    Signal { observer, lifetime in
      let waiting = SerialDisposable()
      var latest: Value?
      lifetime += waiting
      lifetime += observe { event in
        switch event {
        case .value(let value):
          latest = value
          waiting.inner = scheduler.schedule(after: interval) {
            latest = nil
            observer.send(value: value)
          }
        case .completed:
          if !discardWhenCompleted, let value = latest {
            waiting.inner = scheduler.schedule(after: interval) {
              observer.send(value: value)
              observer.sendCompleted()
            }
          } else {
            lifetime += scheduler.schedule { observer.sendCompleted() }
          }
        case .failed, .interrupted: lifetime += scheduler.schedule { observer.send(event) }
        }
      }
    }
  }

  /// The first value, and then no more than one in so long: the latest.
  public func throttle(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Signal<Value, Error> {
    Signal { observer, lifetime in
      let waiting = SerialDisposable()
      var isQuiet = false
      var latest: Value?
      lifetime += waiting
      func rest() {
        isQuiet = true
        waiting.inner = scheduler.schedule(after: interval) {
          isQuiet = false
          guard let value = latest else { return }
          latest = nil
          rest()
          observer.send(value: value)
        }
      }
      lifetime += observe { event in
        switch event {
        case .value(let value):
          if isQuiet { return latest = value }
          rest()
          lifetime += scheduler.schedule { observer.send(value: value) }
        case .failed, .completed, .interrupted: lifetime += scheduler.schedule { observer.send(event) }
        }
      }
    }
  }
}

extension SignalProducer {
  public func observe(on scheduler: any Scheduler) -> SignalProducer<Value, Error> {
    lift { $0.observe(on: scheduler) }
  }

  public func start(on scheduler: any Scheduler) -> SignalProducer<Value, Error> {
    SignalProducer { observer, lifetime in
      lifetime += scheduler.schedule { lifetime += start { observer.send($0) } }
    }
  }

  public func delay(_ interval: TimeInterval, on scheduler: any DateScheduler) -> SignalProducer<Value, Error> {
    lift { $0.delay(interval, on: scheduler) }
  }

  public func debounce(
    _ interval: TimeInterval, on scheduler: any DateScheduler, discardWhenCompleted: Bool = true
  ) -> SignalProducer<Value, Error> {
    lift { $0.debounce(interval, on: scheduler, discardWhenCompleted: discardWhenCompleted) }
  }

  public func throttle(_ interval: TimeInterval, on scheduler: any DateScheduler) -> SignalProducer<Value, Error> {
    lift { $0.throttle(interval, on: scheduler) }
  }
}
