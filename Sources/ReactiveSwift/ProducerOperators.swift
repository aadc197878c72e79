// Operators on producers: what signals have, for each that is started.

extension SignalProducer {
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> SignalProducer<Other, Error> {
    lift { $0.map(transform) }
  }

  public func map<Other>(_ keyPath: KeyPath<Value, Other>) -> SignalProducer<Other, Error> {
    lift { $0.map(keyPath) }
  }

  public func mapError<F: Swift.Error>(_ transform: @escaping (Error) -> F) -> SignalProducer<Value, F> {
    lift { $0.mapError(transform) }
  }

  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> {
    lift { $0.filter(isIncluded) }
  }

  public func compactMap<Other>(_ transform: @escaping (Value) -> Other?) -> SignalProducer<Other, Error> {
    lift { $0.compactMap(transform) }
  }

  public func filterMap<Other>(_ transform: @escaping (Value) -> Other?) -> SignalProducer<Other, Error> {
    lift { $0.compactMap(transform) }
  }

  public func skipNil<Wrapped>() -> SignalProducer<Wrapped, Error> where Value == Wrapped? { lift { $0.skipNil() } }

  public func scan<Other>(
    _ initial: Other, _ next: @escaping (Other, Value) -> Other
  ) -> SignalProducer<Other, Error> { lift { $0.scan(initial, next) } }

  public func reduce<Other>(
    _ initial: Other, _ next: @escaping (Other, Value) -> Other
  ) -> SignalProducer<Other, Error> { lift { $0.reduce(initial, next) } }

  public func collect() -> SignalProducer<[Value], Error> { lift { $0.collect() } }
  public func collect(count: Int) -> SignalProducer<[Value], Error> { lift { $0.collect(count: count) } }

  public func combinePrevious(_ initial: Value) -> SignalProducer<(Value, Value), Error> {
    lift { $0.combinePrevious(initial) }
  }

  public func combinePrevious() -> SignalProducer<(Value, Value), Error> { lift { $0.combinePrevious() } }

  public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> SignalProducer<Value, Error> {
    lift { $0.skipRepeats(isEquivalent) }
  }

  public func skip(first count: Int) -> SignalProducer<Value, Error> { lift { $0.skip(first: count) } }

  public func skip(while shouldContinue: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> {
    lift { $0.skip(while: shouldContinue) }
  }

  public func take(first count: Int) -> SignalProducer<Value, Error> {
    count == 0 ? .empty : lift { $0.take(first: count) }
  }

  public func take(last count: Int) -> SignalProducer<Value, Error> { lift { $0.take(last: count) } }

  public func take(while shouldContinue: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> {
    lift { $0.take(while: shouldContinue) }
  }

  public func take(until trigger: Signal<(), Never>) -> SignalProducer<Value, Error> {
    lift { $0.take(until: trigger) }
  }

  public func take(until trigger: SignalProducer<(), Never>) -> SignalProducer<Value, Error> {
    lift(trigger, startsWithOther: true) { $0.take(until: $1) }
  }

  public func take(during lifetime: Lifetime) -> SignalProducer<Value, Error> { lift { $0.take(during: lifetime) } }

  public func attempt(_ action: @escaping (Value) -> Result<(), Error>) -> SignalProducer<Value, Error> {
    lift { $0.attempt(action) }
  }

  public func attemptMap<Other>(
    _ transform: @escaping (Value) -> Result<Other, Error>
  ) -> SignalProducer<Other, Error> { lift { $0.attemptMap(transform) } }

  public func materialize() -> SignalProducer<Signal<Value, Error>.Event, Never> { lift { $0.materialize() } }

  public func materializeResults() -> SignalProducer<Result<Value, Error>, Never> { lift { $0.materializeResults() } }

  public func logEvents(identifier: String = "") -> SignalProducer<Value, Error> {
    lift { $0.logEvents(identifier: identifier) }
  }

  public func on(
    starting: (() -> Void)? = nil, started: (() -> Void)? = nil,
    event: ((Signal<Value, Error>.Event) -> Void)? = nil, failed: ((Error) -> Void)? = nil,
    completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil,
    disposed: (() -> Void)? = nil, value: ((Value) -> Void)? = nil
  ) -> SignalProducer<Value, Error> {
    SignalProducer { observer, lifetime in
      starting?()
      startWithSignal { signal, interrupter in
        lifetime += interrupter
        signal.on(
          event: event, failed: failed, completed: completed, interrupted: interrupted, terminated: terminated,
          disposed: disposed, value: value
        ).observe(observer)
        started?()
      }
    }
  }

  // MARK: Several

  public func combineLatest<Other>(with other: SignalProducer<Other, Error>) -> SignalProducer<(Value, Other), Error> {
    lift(other) { $0.combineLatest(with: $1) }
  }

  public func zip<Other>(with other: SignalProducer<Other, Error>) -> SignalProducer<(Value, Other), Error> {
    lift(other) { $0.zip(with: $1) }
  }

  public func sample(on sampler: SignalProducer<(), Never>) -> SignalProducer<Value, Error> {
    lift(sampler) { $0.sample(on: $1) }
  }

  public func sample(on sampler: Signal<(), Never>) -> SignalProducer<Value, Error> {
    lift { $0.sample(on: sampler) }
  }

  public func sample<Other>(with sampler: SignalProducer<Other, Never>) -> SignalProducer<(Value, Other), Error> {
    lift(sampler) { $0.sample(with: $1) }
  }

  public func sample<Other>(with sampler: Signal<Other, Never>) -> SignalProducer<(Value, Other), Error> {
    lift { $0.sample(with: sampler) }
  }

  public func withLatest<Other>(from other: SignalProducer<Other, Never>) -> SignalProducer<(Value, Other), Error> {
    lift(other, startsWithOther: true) { $0.withLatest(from: $1) }
  }

  public func withLatest<Other>(from other: Signal<Other, Never>) -> SignalProducer<(Value, Other), Error> {
    lift { $0.withLatest(from: other) }
  }

  public static func combineLatest<B>(
    _ a: SignalProducer<Value, Error>, _ b: SignalProducer<B, Error>
  ) -> SignalProducer<(Value, B), Error> { a.combineLatest(with: b) }

  public static func combineLatest<B, C>(
    _ a: SignalProducer<Value, Error>, _ b: SignalProducer<B, Error>, _ c: SignalProducer<C, Error>
  ) -> SignalProducer<(Value, B, C), Error> {
    a.combineLatest(with: b).combineLatest(with: c).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public static func zip<B>(
    _ a: SignalProducer<Value, Error>, _ b: SignalProducer<B, Error>
  ) -> SignalProducer<(Value, B), Error> { a.zip(with: b) }

  public static func merge(_ producers: SignalProducer<Value, Error>...) -> SignalProducer<Value, Error> {
    merge(producers)
  }

  public static func merge(_ producers: [SignalProducer<Value, Error>]) -> SignalProducer<Value, Error> {
    following(producers, .merge)
  }

  public func merge(with other: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> { .merge([self, other]) }

  public static func concat(_ producers: SignalProducer<Value, Error>...) -> SignalProducer<Value, Error> {
    following(producers, .concat)
  }

  public func concat(_ next: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    SignalProducer.following([self, next], .concat)
  }

  public func concat(value: Value) -> SignalProducer<Value, Error> { concat(SignalProducer(value: value)) }

  public func prefix(_ first: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> { first.concat(self) }

  public func prefix(value: Value) -> SignalProducer<Value, Error> { prefix(SignalProducer(value: value)) }

  private static func following(
    _ producers: [SignalProducer<Value, Error>], _ strategy: FlattenStrategy
  ) -> SignalProducer<Value, Error> {
    SignalProducer<SignalProducer<Value, Error>, Error>(producers).flatMap(strategy) { $0 }
  }

  /// Waits for the end of this one, and goes on with another.
  public func then<Other>(_ replacement: SignalProducer<Other, Error>) -> SignalProducer<Other, Error> {
    SignalProducer<Other, Error> { observer, lifetime in
      lifetime += start { event in
        switch event {
        case .value: break
        case .failed(let error): observer.send(error: error)
        case .completed: lifetime += replacement.start { observer.send($0) }
        case .interrupted: observer.sendInterrupted()
        }
      }
    }
  }

  /// Starts again where it fails, so many times.
  public func retry(upTo count: Int) -> SignalProducer<Value, Error> {
    if count == 0 { return self }
    return flatMapError { _ in self.retry(upTo: count - 1) }
  }

  public func `repeat`(_ count: Int) -> SignalProducer<Value, Error> {
    SignalProducer.following(Array(repeating: self, count: count), .concat)
  }

  // MARK: Waiting for it

  /// The first value, or the error.
  public func first() -> Result<Value, Error>? { take(first: 1).single() }

  /// The only value, or the error.
  public func single() -> Result<Value, Error>? {
    var result: Result<Value, Error>?
    var isSingle = true
    take(first: 2).start { event in
      switch event {
      case .value(let value):
        if result != nil { isSingle = false }
        result = .success(value)
      case .failed(let error): result = .failure(error)
      case .completed, .interrupted: break
      }
    }
    return isSingle ? result : nil
  }

  public func last() -> Result<Value, Error>? { take(last: 1).single() }
}

extension SignalProducer where Value: Equatable {
  public func skipRepeats() -> SignalProducer<Value, Error> { lift { $0.skipRepeats() } }
}

extension SignalProducer where Value == Bool {
  public func negate() -> SignalProducer<Bool, Error> { lift { $0.negate() } }

  public func and(_ other: SignalProducer<Bool, Error>) -> SignalProducer<Bool, Error> {
    combineLatest(with: other).map { $0 && $1 }
  }

  public func or(_ other: SignalProducer<Bool, Error>) -> SignalProducer<Bool, Error> {
    combineLatest(with: other).map { $0 || $1 }
  }
}

extension SignalProducer where Error == Never {
  public func promoteError<F: Swift.Error>(_ type: F.Type = F.self) -> SignalProducer<Value, F> {
    lift { $0.promoteError(type) }
  }
}
