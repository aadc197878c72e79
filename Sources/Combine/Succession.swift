/// One publisher after the other, as one stream to the subscriber.
final class Succession<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none

  init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }

  func begin() { subscriber?.receive(subscription: self) }

  func listen<P: Publisher>(
    to publisher: P, then: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    if subscriber == nil { return }
    publisher.receive(
      subscriber: AnySubscriber<Output, P.Failure>(
        receiveSubscription: { self.open($0) }, receiveValue: { self.give($0) },
        receiveCompletion: { completion in
          self.upstream = nil
          if self.subscriber != nil { then(completion) }
        }))
  }

  private func open(_ subscription: any Subscription) {
    if subscriber == nil { return subscription.cancel() }
    upstream = subscription
    if demand > .none { subscription.request(demand) }
  }

  private func give(_ value: Output) -> Subscribers.Demand {
    guard let subscriber else { return .none }
    demand -= 1
    let more = subscriber.receive(value)
    demand += more
    return more
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let known = subscriber
    cancel()
    known?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    upstream?.request(more)
  }

  func cancel() {
    let known = upstream
    upstream = nil
    subscriber = nil
    known?.cancel()
  }
}

extension Publishers {
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let succession = Succession(AnySubscriber(subscriber))
      succession.begin()
      succession.listen(to: prefix) { completion in
        if case .failure = completion { return succession.end(completion) }
        succession.listen(to: suffix) { succession.end($0) }
      }
    }
  }
}

extension Publisher {
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
  }

  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    Publishers.Concatenate(prefix: self, suffix: Publishers.Sequence(sequence: elements))
  }

  public func append<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
  }

  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    Publishers.Concatenate(prefix: Publishers.Sequence(sequence: elements), suffix: self)
  }

  public func prepend<P: Publisher>(
    _ publisher: P
  ) -> Publishers.Concatenate<P, Self> where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
}
