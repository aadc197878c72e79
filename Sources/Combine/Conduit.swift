/// Stands between an upstream and a subscriber, and may end before the upstream does.
final class Conduit<Input, Failure: Error, Given, GivenFailure: Error>: Subscriber, Subscription {
  private var subscriber: AnySubscriber<Given, GivenFailure>?
  private var upstream: (any Subscription)?
  private let onValue: (Input, Conduit) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>, Conduit) -> Void
  /// The subscriber asks for one value that needs all of the upstream's.
  private let takesAll: Bool
  /// How many of the upstream's values one for the subscriber needs.
  private let count: Int

  init<S: Subscriber>(
    _ subscriber: S, takesAll: Bool = false, count: Int = 1, value: @escaping (Input, Conduit) -> Subscribers.Demand,
    completion: @escaping (Subscribers.Completion<Failure>, Conduit) -> Void
  ) where S.Input == Given, S.Failure == GivenFailure {
    self.subscriber = AnySubscriber(subscriber)
    self.takesAll = takesAll
    self.count = count
    onValue = value
    onCompletion = completion
  }

  func receive(subscription: any Subscription) {
    guard let subscriber, upstream == nil else { return subscription.cancel() }
    upstream = subscription
    subscriber.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { subscriber == nil ? .none : onValue(input, self) }

  func receive(completion: Subscribers.Completion<Failure>) {
    if subscriber == nil { return }
    upstream = nil
    onCompletion(completion, self)
  }

  func request(_ demand: Subscribers.Demand) {
    if demand > .none { upstream?.request(takesAll ? .unlimited : demand * count) }
  }

  func cancel() {
    let known = upstream
    upstream = nil
    subscriber = nil
    known?.cancel()
  }

  /// Gives the subscriber a value.
  func give(_ value: Given) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }

  /// Lets go of the upstream, if it goes on, and ends.
  func end(_ completion: Subscribers.Completion<GivenFailure>) {
    let known = subscriber
    cancel()
    known?.receive(completion: completion)
  }

  /// Lets go of the upstream, gives the last value, and ends, unless the subscriber cancels meanwhile.
  func end(with value: Given) -> Subscribers.Demand {
    let known = upstream
    upstream = nil
    known?.cancel()
    _ = give(value)
    end(.finished)
    return .none
  }
}
