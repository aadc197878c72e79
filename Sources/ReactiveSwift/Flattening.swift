/// Which of the streams within a stream are listened to.
public struct FlattenStrategy {
  fileprivate enum Kind: Equatable {
    case concurrent(limit: Int)
    case latest
  }

  fileprivate let kind: Kind

  public static let merge = FlattenStrategy(kind: .concurrent(limit: .max))
  public static let concat = FlattenStrategy(kind: .concurrent(limit: 1))
  public static let latest = FlattenStrategy(kind: .latest)
  public static func concurrent(limit: UInt) -> FlattenStrategy {
    FlattenStrategy(kind: .concurrent(limit: Int(limit)))
  }
}

extension Signal {
  /// The streams that are made of the values, told to an observer as the strategy has it.
  private func flatten<Other, Failure: Swift.Error>(
    _ strategy: FlattenStrategy, _ observer: Signal<Other, Failure>.Observer, _ lifetime: Lifetime,
    _ transform: @escaping (Value) -> SignalProducer<Other, Failure>, failing fail: @escaping (Error) -> Void
  ) {
    let isLatest = strategy.kind == .latest
    let limit = if case .concurrent(let limit) = strategy.kind { limit } else { 1 }
    let latest = SerialDisposable()
    var running = 0
    var started = 0
    var isOver = false
    var waiting: [SignalProducer<Other, Failure>] = []
    func start(_ producer: SignalProducer<Other, Failure>) {
      started += 1
      let own = started
      running = isLatest ? 1 : running + 1
      let disposable = producer.start { event in
        if isLatest, own != started { return }
        switch event {
        case .value, .failed: observer.send(event)
        case .completed, .interrupted:
          running -= 1
          if !waiting.isEmpty {
            start(waiting.removeFirst())
          } else if isOver, running == 0 {
            observer.sendCompleted()
          }
        }
      }
      if !isLatest { lifetime += disposable } else if own == started { latest.inner = disposable }
    }
    lifetime += latest
    lifetime += observe { event in
      switch event {
      case .value(let value):
        if isLatest { latest.inner = nil }
        if !isLatest, running >= limit { waiting.append(transform(value)) } else { start(transform(value)) }
      case .failed(let error): fail(error)
      case .completed:
        isOver = true
        if running == 0 { observer.sendCompleted() }
      case .interrupted: observer.sendInterrupted()
      }
    }
  }

  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Error> where Inner.Error == Error {
    Signal<Inner.Value, Error> { observer, lifetime in
      flatten(strategy, observer, lifetime, { transform($0).producer }) { observer.send(error: $0) }
    }
  }

  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Error> where Inner.Error == Never {
    Signal<Inner.Value, Error> { observer, lifetime in
      flatten(strategy, observer, lifetime, { transform($0).producer.promoteError(Error.self) }) {
        observer.send(error: $0)
      }
    }
  }

  public func flatMapError<F: Swift.Error>(
    _ transform: @escaping (Error) -> SignalProducer<Value, F>
  ) -> Signal<Value, F> {
    Signal<Value, F> { observer, lifetime in
      lifetime += observe { event in
        switch event {
        case .value(let value): observer.send(value: value)
        case .failed(let error): lifetime += transform(error).start { observer.send($0) }
        case .completed: observer.sendCompleted()
        case .interrupted: observer.sendInterrupted()
        }
      }
    }
  }

  /// `flatMap(.latest)`
  public func switchMap<Other>(
    _ transform: @escaping (Value) -> SignalProducer<Other, Error>
  ) -> Signal<Other, Error> { flatMap(.latest, transform) }
}

extension Signal where Error == Never {
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Error> {
    Signal<Inner.Value, Inner.Error> { observer, lifetime in
      flatten(strategy, observer, lifetime, { transform($0).producer }) { _ in }
    }
  }

  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Never> where Inner.Error == Never {
    Signal<Inner.Value, Never> { observer, lifetime in
      flatten(strategy, observer, lifetime, { transform($0).producer }) { _ in }
    }
  }
}

extension Signal where Value: SignalProducerConvertible, Error == Value.Error {
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Error> { flatMap(strategy) { $0.producer } }
}

extension SignalProducer {
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Error> where Inner.Error == Error {
    lift { $0.flatMap(strategy, transform) }
  }

  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Error> where Inner.Error == Never {
    lift { $0.flatMap(strategy, transform) }
  }

  public func flatMapError<F: Swift.Error>(
    _ transform: @escaping (Error) -> SignalProducer<Value, F>
  ) -> SignalProducer<Value, F> { lift { $0.flatMapError(transform) } }
}

extension SignalProducer where Error == Never {
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Inner.Error> { lift { $0.flatMap(strategy, transform) } }

  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Never> where Inner.Error == Never {
    lift { $0.flatMap(strategy, transform) }
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Error == Value.Error {
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Error> {
    flatMap(strategy) { $0.producer }
  }
}
