/// A publisher that values are sent through from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

extension Publisher {
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// Hands on what is sent, to those who are there at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { audience.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.admit(AnySubscriber(subscriber), latest: nil)
  }
}

/// Keeps the latest value, and begins with it for whoever comes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set {
      current = newValue
      send(newValue)
    }
  }

  public func send(_ value: Output) {
    if audience.ending != nil { return }
    current = value
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    audience.admit(AnySubscriber(subscriber), latest: { self.current })
  }
}

/// Those who listen to a subject.
final class Audience<Output, Failure: Error> {
  private var seats: [Seat<Output, Failure>] = []
  private(set) var ending: Subscribers.Completion<Failure>?

  /// - Parameter latest: What a newcomer begins with.
  func admit(_ subscriber: AnySubscriber<Output, Failure>, latest: (() -> Output)?) {
    if let ending {
      subscriber.receive(subscription: EmptySubscription())
      subscriber.receive(completion: ending)
      return
    }
    let seat = Seat(subscriber, self, latest: latest)
    seats.append(seat)
    subscriber.receive(subscription: seat)
  }

  func send(_ value: Output) {
    if ending != nil { return }
    for seat in seats { seat.receive(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    if ending != nil { return }
    ending = completion
    let left = seats
    seats = []
    for seat in left { seat.receive(completion) }
  }

  func leave(_ seat: Seat<Output, Failure>) { seats.removeAll { $0 === seat } }
}

/// One of them.
final class Seat<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var audience: Audience<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// Of a subject that keeps a value: what that is, and whether this one has it.
  private var latest: (() -> Output)?
  private var isUpToDate = false

  init(_ subscriber: AnySubscriber<Output, Failure>, _ audience: Audience<Output, Failure>, latest: (() -> Output)?) {
    self.subscriber = subscriber
    self.audience = audience
    self.latest = latest
  }

  func receive(_ value: Output) {
    guard let subscriber else { return }
    isUpToDate = demand > .none
    if !isUpToDate { return }
    demand -= 1
    demand += subscriber.receive(value)
  }

  func receive(_ completion: Subscribers.Completion<Failure>) {
    let known = subscriber
    forget()
    known?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    guard let subscriber else { return }
    demand += more
    guard let latest, !isUpToDate, demand > .none else { return }
    isUpToDate = true
    demand -= 1
    demand += subscriber.receive(latest())
  }

  func cancel() {
    audience?.leave(self)
    forget()
  }

  private func forget() {
    subscriber = nil
    audience = nil
    latest = nil
  }
}
