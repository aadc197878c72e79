/// A value that is there once, perhaps later.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [Waiting<Output, Failure>] = []

  /// Asks for the value at once, whether anyone listens or not.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    if self.result != nil { return }
    self.result = result
    let known = waiting
    waiting = []
    for one in known { one.receive(result) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let one = Waiting(AnySubscriber(subscriber), result) { one in self.waiting.removeAll { $0 === one } }
    if result == nil { waiting.append(one) }
    subscriber.receive(subscription: one)
  }
}

/// Whoever waits for a future.
final class Waiting<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var result: Result<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var leave: ((Waiting<Output, Failure>) -> Void)?

  init(
    _ subscriber: AnySubscriber<Output, Failure>, _ result: Result<Output, Failure>?,
    leave: @escaping (Waiting<Output, Failure>) -> Void
  ) {
    self.subscriber = subscriber
    self.result = result
    self.leave = leave
  }

  func receive(_ result: Result<Output, Failure>) {
    self.result = result
    giveIfAsked()
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    giveIfAsked()
  }

  private func giveIfAsked() {
    guard let known = subscriber, let result else { return }
    switch result {
    case .failure(let error):
      forget()
      known.receive(completion: .failure(error))
    case .success(let value) where demand > .none:
      forget()
      _ = known.receive(value)
      known.receive(completion: .finished)
    case .success: break
    }
  }

  func cancel() {
    leave?(self)
    forget()
  }

  private func forget() {
    subscriber = nil
    leave = nil
  }
}
