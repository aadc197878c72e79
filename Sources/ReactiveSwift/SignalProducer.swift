/// Whatever a producer can be made of.
public protocol SignalProducerConvertible<Value, Error> {
  associatedtype Value
  associatedtype Error: Swift.Error
  var producer: SignalProducer<Value, Error> { get }
}

extension Signal: SignalProducerConvertible {
  public var producer: SignalProducer<Value, Error> { SignalProducer(self) }
}

/// A stream that begins for everyone who starts it.
public struct SignalProducer<Value, Error: Swift.Error>: SignalProducerConvertible {
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

  public init<S: Sequence>(_ values: S) where S.Element == Value {
    self.init { observer, lifetime in
      for value in values {
        if lifetime.hasEnded { return }
        observer.send(value: value)
      }
      observer.sendCompleted()
    }
  }

  public init(values first: Value, _ second: Value, _ tail: Value...) { self.init([first, second] + tail) }

  public init(values: [Value]) { self.init(values) }

  public init(error: Error) {
    self.init { observer, _ in observer.send(error: error) }
  }

  public init(result: Result<Value, Error>) {
    switch result {
    case .success(let value): self.init(value: value)
    case .failure(let error): self.init(error: error)
    }
  }

  public init(_ action: @escaping () -> Result<Value, Error>) {
    self.init { observer, lifetime in lifetime += SignalProducer(result: action()).start { observer.send($0) } }
  }

  public init(_ signal: Signal<Value, Error>) {
    self.init { observer, lifetime in lifetime += signal.observe(observer) }
  }

  public static var empty: SignalProducer<Value, Error> { SignalProducer { observer, _ in observer.sendCompleted() } }

  public static var never: SignalProducer<Value, Error> {
    SignalProducer { observer, lifetime in lifetime.observeEnded { observer.sendInterrupted() } }
  }

  public var producer: SignalProducer<Value, Error> { self }

  /// Hands on the signal that is made, before anything goes through it.
  public func startWithSignal(_ setup: (Signal<Value, Error>, any Disposable) -> Void) {
    let lifetime = Lifetime()
    let (signal, input) = Signal<Value, Error>.pipe()
    var isOver = false
    let observer = Signal<Value, Error>.Observer { event in
      if isOver { return }
      isOver = event.isTerminating
      input.send(event)
      if isOver { lifetime.end() }
    }
    setup(signal, AnyDisposable { observer.sendInterrupted() })
    if !isOver { startHandler(observer, lifetime) }
  }

  @discardableResult
  public func start(_ observer: Signal<Value, Error>.Observer = Signal<Value, Error>.Observer()) -> any Disposable {
    var held: any Disposable = AnyDisposable()
    startWithSignal { signal, interrupter in
      held = interrupter
      signal.observe(observer)
    }
    return held
  }

  @discardableResult
  public func start(_ action: @escaping (Signal<Value, Error>.Event) -> Void) -> any Disposable {
    start(Signal<Value, Error>.Observer(action))
  }

  @discardableResult
  public func startWithResult(_ action: @escaping (Result<Value, Error>) -> Void) -> any Disposable {
    start(Signal<Value, Error>.Observer(value: { action(.success($0)) }, failed: { action(.failure($0)) }))
  }

  @discardableResult
  public func startWithCompleted(_ action: @escaping () -> Void) -> any Disposable {
    start(Signal<Value, Error>.Observer(completed: action))
  }

  @discardableResult
  public func startWithFailed(_ action: @escaping (Error) -> Void) -> any Disposable {
    start(Signal<Value, Error>.Observer(failed: action))
  }

  @discardableResult
  public func startWithInterrupted(_ action: @escaping () -> Void) -> any Disposable {
    start(Signal<Value, Error>.Observer(interrupted: action))
  }

  /// What is done with a signal, done with each that is started.
  public func lift<Other, F: Swift.Error>(
    _ transform: @escaping (Signal<Value, Error>) -> Signal<Other, F>
  ) -> SignalProducer<Other, F> {
    SignalProducer<Other, F> { observer, lifetime in
      startWithSignal { signal, interrupter in
        lifetime += interrupter
        transform(signal).observe(observer)
      }
    }
  }

  /// Likewise with two, of which the own or the other is started first.
  func lift<Second, G: Swift.Error, Other, F: Swift.Error>(
    _ second: SignalProducer<Second, G>, startsWithOther: Bool = false,
    _ transform: @escaping (Signal<Value, Error>, Signal<Second, G>) -> Signal<Other, F>
  ) -> SignalProducer<Other, F> {
    SignalProducer<Other, F> { observer, lifetime in
      if startsWithOther {
        startWithSignal { signal, interrupter in
          lifetime += interrupter
          second.startWithSignal { other, otherInterrupter in
            lifetime += otherInterrupter
            transform(signal, other).observe(observer)
          }
        }
      } else {
        second.startWithSignal { other, otherInterrupter in
          lifetime += otherInterrupter
          startWithSignal { signal, interrupter in
            lifetime += interrupter
            transform(signal, other).observe(observer)
          }
        }
      }
    }
  }
}

extension SignalProducer where Error == Never {
  @discardableResult
  public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
    start(Signal<Value, Never>.Observer(value: action))
  }
}
