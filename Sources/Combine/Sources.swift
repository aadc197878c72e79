// Publishers that have their values at hand.

/// One value, and the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    HandingOut.begin([output].makeIterator(), to: AnySubscriber(subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}

/// No value, and the end or not even that.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: EmptySubscription())
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// No value, and an error.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: EmptySubscription())
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher that is made anew for every subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Publishers {
  /// The elements of a sequence, and the end.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      HandingOut.begin(sequence.makeIterator(), to: AnySubscriber(subscriber))
    }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      let values = output.map { [$0] } ?? []
      HandingOut.begin(values.makeIterator(), to: AnySubscriber(subscriber))
    }
  }

  public var publisher: Optional<Wrapped>.Publisher { Optional<Wrapped>.Publisher(self) }
}

extension Result {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) { self.result = result }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        HandingOut.begin([value].makeIterator(), to: AnySubscriber(subscriber))
      case .failure(let error):
        subscriber.receive(subscription: EmptySubscription())
        subscriber.receive(completion: .failure(error))
      }
    }
  }

  public var publisher: Result<Success, Failure>.Publisher { Result<Success, Failure>.Publisher(self) }
}

/// Gives what an iterator has, as far as it is asked for.
final class HandingOut<Values: IteratorProtocol, Failure: Error>: Subscription {
  private var values: Values
  private var next: Values.Element?
  private var subscriber: AnySubscriber<Values.Element, Failure>?
  private var demand = Subscribers.Demand.none
  private var isGiving = false

  /// What has nothing to give ends unasked.
  static func begin(_ values: Values, to subscriber: AnySubscriber<Values.Element, Failure>) {
    let handing = HandingOut(values, to: subscriber)
    if handing.next == nil {
      subscriber.receive(subscription: EmptySubscription())
      subscriber.receive(completion: .finished)
    } else {
      subscriber.receive(subscription: handing)
    }
  }

  private init(_ values: Values, to subscriber: AnySubscriber<Values.Element, Failure>) {
    self.values = values
    self.subscriber = subscriber
    next = self.values.next()
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    // A subscriber may ask for more while it is given something.
    if isGiving { return }
    isGiving = true
    while let value = next, demand > .none, let known = subscriber {
      demand -= 1
      next = values.next()
      demand += known.receive(value)
    }
    isGiving = false
    guard next == nil, let known = subscriber else { return }
    subscriber = nil
    known.receive(completion: .finished)
  }

  func cancel() { subscriber = nil }
}
