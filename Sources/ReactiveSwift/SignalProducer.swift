/// A stream that begins for everyone who starts it.
public struct SignalProducer<Value, Error: Swift.Error> {
  private let startHandler: (Signal<Value, Error>.Observer, Lifetime) -> Void

  public init(_ startHandler: @escaping (Signal<Value, Error>.Observer, Lifetime) -> Void) {
    self.startHandler = startHandler
  }

  public init(value: Value) {
    self.init { observer, _ in
      observer.send(value: value)
      observer.sendCompleted()
    }
  }

  public init(values: [Value]) {
    self.init { observer, lifetime in
      for value in values where !lifetime.hasEnded { observer.send(value: value) }
      observer.sendCompleted()
    }
  }

  public init(error: Error) {
    self.init { observer, _ in observer.send(error: error) }
  }

  public init(_ signal: Signal<Value, Error>) {
    self.init { observer, lifetime in lifetime += signal.observe(observer) }
  }

  public static var empty: SignalProducer<Value, Error> { SignalProducer { observer, _ in observer.sendCompleted() } }

  public static var never: SignalProducer<Value, Error> { SignalProducer { _, _ in } }

  @discardableResult
  public func start(_ action: @escaping (Signal<Value, Error>.Event) -> Void) -> any Disposable {
    let lifetime = Lifetime()
    var isOver = false
    let observer = Signal<Value, Error>.Observer { event in
      if isOver { return }
      isOver = event.isTerminating
      action(event)
      if isOver { lifetime.end() }
    }
    startHandler(observer, lifetime)
    return Disposables.create(with: {
      isOver = true
      lifetime.end()
    })
  }

  public func map<Other>(_ transform: @escaping (Value) -> Other) -> SignalProducer<Other, Error> {
    SignalProducer<Other, Error> { observer, lifetime in
      lifetime += start { event in
        switch event {
        case .value(let value): observer.send(value: transform(value))
        case .failed(let error): observer.send(error: error)
        case .completed: observer.sendCompleted()
        case .interrupted: observer.sendInterrupted()
        }
      }
    }
  }

  public func on(
    starting: (() -> Void)? = nil, value: ((Value) -> Void)? = nil, terminated: (() -> Void)? = nil
  ) -> SignalProducer<Value, Error> {
    SignalProducer { observer, lifetime in
      starting?()
      if let terminated { lifetime.observeEnded(terminated) }
      lifetime += start { event in
        if case .value(let made) = event { value?(made) }
        observer.send(event)
      }
    }
  }

  public func materialize() -> SignalProducer<Signal<Value, Error>.Event, Never> {
    SignalProducer<Signal<Value, Error>.Event, Never> { observer, lifetime in
      lifetime += start { event in
        observer.send(value: event)
        if event.isTerminating { observer.sendCompleted() }
      }
    }
  }
}

extension SignalProducer where Error == Never {
  @discardableResult
  public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
    start { if case .value(let value) = $0 { action(value) } }
  }
}
