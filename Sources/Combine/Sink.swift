extension Subscribers {
  /// Takes all there is.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var receiveValue: ((Input) -> Void)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, receiveValue != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
      receiveValue?(input)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      let heard = receiveCompletion
      forget()
      heard?(completion)
    }

    public func cancel() {
      let held = subscription
      forget()
      held?.cancel()
    }

    private func forget() {
      subscription = nil
      receiveValue = nil
      receiveCompletion = nil
    }
  }

  /// Sets a property of an object to every value.
  public final class Assign<Root: AnyObject, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
      if let object { object[keyPath: keyPath] = input }
      return .none
    }

    public func receive(completion: Subscribers.Completion<Never>) {
      subscription = nil
      object = nil
    }

    public func cancel() {
      let held = subscription
      subscription = nil
      object = nil
      held?.cancel()
    }
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }
}
