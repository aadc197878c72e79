// Operators on one signal.

extension Signal {
  /// A signal that is told by `body` what becomes of each value. The end is handed on.
  private func passing<Other>(
    _ body: @escaping (Signal<Other, Error>.Observer) -> (Value) -> Void
  ) -> Signal<Other, Error> {
    Signal<Other, Error> { observer, lifetime in
      let next = body(observer)
      lifetime += observe { event in
        switch event {
        case .value(let value): next(value)
        case .failed(let error): observer.send(error: error)
        case .completed: observer.sendCompleted()
        case .interrupted: observer.sendInterrupted()
        }
      }
    }
  }

  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Signal<Other, Error> {
    passing { observer in { observer.send(value: transform($0)) } }
  }

  public func map<Other>(_ keyPath: KeyPath<Value, Other>) -> Signal<Other, Error> { map { $0[keyPath: keyPath] } }

  public func mapConst<Other>(_ value: Other) -> Signal<Other, Error> { map { _ in value } }

  public func ignoreValues() -> Signal<Void, Error> { map { _ in () } }

  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    passing { observer in { if isIncluded($0) { observer.send(value: $0) } } }
  }

  public func filterMap<Other>(_ transform: @escaping (Value) -> Other?) -> Signal<Other, Error> {
    compactMap(transform)
  }

  public func compactMap<Other>(_ transform: @escaping (Value) -> Other?) -> Signal<Other, Error> {
    passing { observer in { if let made = transform($0) { observer.send(value: made) } } }
  }

  public func skipNil<Wrapped>() -> Signal<Wrapped, Error> where Value == Wrapped? { compactMap { $0 } }

  public func ignoreNil<Wrapped>() -> Signal<Wrapped, Error> where Value == Wrapped? { compactMap { $0 } }

  public func scan<Other>(_ initial: Other, _ next: @escaping (Other, Value) -> Other) -> Signal<Other, Error> {
    passing { observer in
      var result = initial
      return { value in
        result = next(result, value)
        observer.send(value: result)
      }
    }
  }

  public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> Signal<Value, Error> {
    passing { observer in
      var last: Value?
      return { value in
        if let last, isEquivalent(last, value) { return }
        last = value
        observer.send(value: value)
      }
    }
  }

  public func skip(first count: Int) -> Signal<Value, Error> {
    passing { observer in
      var left = count
      return { value in
        if left == 0 { observer.send(value: value) } else { left -= 1 }
      }
    }
  }

  public func take(first count: Int) -> Signal<Value, Error> {
    if count == 0 { return .empty }
    return passing { observer in
      var left = count
      return { value in
        left -= 1
        observer.send(value: value)
        if left == 0 { observer.sendCompleted() }
      }
    }
  }

  public func on(value: @escaping (Value) -> Void) -> Signal<Value, Error> {
    passing { observer in
      { made in
        value(made)
        observer.send(value: made)
      }
    }
  }

  /// The latest value of this one, whenever another has one.
  public func takeWhen<Other>(_ other: Signal<Other, Error>) -> Signal<Value, Error> {
    sampling(other) { value, _ in value }
  }

  /// The latest value of this one with that of another, whenever the other has one.
  public func takePairWhen<Other>(_ other: Signal<Other, Error>) -> Signal<(Value, Other), Error> {
    sampling(other) { ($0, $1) }
  }

  /// A value with the latest one of another.
  public func withLatest<Other>(from other: Signal<Other, Never>) -> Signal<(Value, Other), Error> {
    passing { observer in
      var latest: Other?
      other.observeValues { latest = $0 }
      return { value in if let latest { observer.send(value: (value, latest)) } }
    }
  }

  private func sampling<Other, Made>(
    _ other: Signal<Other, Error>, _ make: @escaping (Value, Other) -> Made
  ) -> Signal<Made, Error> {
    Signal<Made, Error> { observer, lifetime in
      var latest: Value?
      var isOneOver = false
      var isOtherOver = false
      func end() { if isOneOver, isOtherOver { observer.sendCompleted() } }
      lifetime += observe { event in
        switch event {
        case .value(let value): latest = value
        case .failed(let error): observer.send(error: error)
        case .completed:
          isOneOver = true
          end()
        case .interrupted: observer.sendInterrupted()
        }
      }
      lifetime += other.observe { event in
        switch event {
        case .value(let value): if let latest { observer.send(value: make(latest, value)) }
        case .failed(let error): observer.send(error: error)
        case .completed:
          isOtherOver = true
          end()
        case .interrupted: observer.sendInterrupted()
        }
      }
    }
  }

  /// Events as values: errors are no end any more.
  public func materialize() -> Signal<Event, Never> {
    Signal<Event, Never> { observer, lifetime in
      lifetime += observe { event in
        observer.send(value: event)
        if event.isTerminating { observer.sendCompleted() }
      }
    }
  }
}

extension Signal where Value: Equatable {
  public func skipRepeats() -> Signal<Value, Error> { skipRepeats { $0 == $1 } }
}

extension Signal where Error == Never {
  /// The values among materialised events.
  public func values<Made, Failure: Swift.Error>() -> Signal<Made, Never> where Value == Signal<Made, Failure>.Event {
    compactMap { $0.value }
  }

  /// The errors among materialised events.
  public func errors<Made, Failure: Swift.Error>() -> Signal<Failure, Never>
  where Value == Signal<Made, Failure>.Event {
    compactMap { event in
      if case .failed(let error) = event { return error }
      return nil
    }
  }
}
