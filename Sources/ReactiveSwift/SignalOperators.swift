// Operators on one signal.

extension Signal {
  /// A signal that is told by `body` what becomes of each value; what it returns is made once. The end is handed on, but for what
  /// `atEnd` does before it.
  func passing<Other>(
    atEnd: @escaping (Signal<Other, Error>.Observer) -> Void = { _ in },
    _ body: @escaping (Signal<Other, Error>.Observer) -> (Value) -> Void
  ) -> Signal<Other, Error> {
    Signal<Other, Error> { observer, lifetime in
      let next = body(observer)
      lifetime += observe { event in
        switch event {
        case .value(let value): next(value)
        case .failed(let error): observer.send(error: error)
        case .completed:
          atEnd(observer)
          observer.sendCompleted()
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

  public func mapError<F: Swift.Error>(_ transform: @escaping (Error) -> F) -> Signal<Value, F> {
    Signal<Value, F> { observer, lifetime in
      lifetime += observe { event in
        switch event {
        case .value(let value): observer.send(value: value)
        case .failed(let error): observer.send(error: transform(error))
        case .completed: observer.sendCompleted()
        case .interrupted: observer.sendInterrupted()
        }
      }
    }
  }

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

  public func scan<Other>(
    into initial: Other, _ next: @escaping (inout Other, Value) -> Void
  ) -> Signal<Other, Error> {
    passing { observer in
      var result = initial
      return { value in
        next(&result, value)
        observer.send(value: result)
      }
    }
  }

  public func reduce<Other>(_ initial: Other, _ next: @escaping (Other, Value) -> Other) -> Signal<Other, Error> {
    var result = initial
    return passing(atEnd: { $0.send(value: result) }) { _ in { result = next(result, $0) } }
  }

  public func collect() -> Signal<[Value], Error> { reduce([]) { $0 + [$1] } }

  public func collect(count: Int) -> Signal<[Value], Error> {
    var kept: [Value] = []
    return passing(atEnd: { if !kept.isEmpty { $0.send(value: kept) } }) { observer in
      { value in
        kept.append(value)
        if kept.count < count { return }
        let given = kept
        kept = []
        observer.send(value: given)
      }
    }
  }

  public func combinePrevious(_ initial: Value) -> Signal<(Value, Value), Error> {
    passing { observer in
      var last = initial
      return { value in
        observer.send(value: (last, value))
        last = value
      }
    }
  }

  public func combinePrevious() -> Signal<(Value, Value), Error> {
    passing { observer in
      var last: Value?
      return { value in
        if let last { observer.send(value: (last, value)) }
        last = value
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

  public func uniqueValues<Identity: Hashable>(_ transform: @escaping (Value) -> Identity) -> Signal<Value, Error> {
    passing { observer in
      var seen: Set<Identity> = []
      return { value in if seen.insert(transform(value)).inserted { observer.send(value: value) } }
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

  public func skip(while shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    passing { observer in
      var isSkipping = true
      return { value in
        isSkipping = isSkipping && shouldContinue(value)
        if !isSkipping { observer.send(value: value) }
      }
    }
  }

  public func take(first count: Int) -> Signal<Value, Error> {
    if count == 0 { return .empty }
    return passing { observer in
      var left = count
      return { value in
        if left == 0 { return }
        left -= 1
        observer.send(value: value)
        if left == 0 { observer.sendCompleted() }
      }
    }
  }

  public func take(last count: Int) -> Signal<Value, Error> {
    var last: [Value] = []
    return passing(atEnd: { observer in for value in last { observer.send(value: value) } }) { _ in
      { value in
        last.append(value)
        if last.count > count { last.removeFirst() }
      }
    }
  }

  public func take(while shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    passing { observer in
      { value in
        if shouldContinue(value) { observer.send(value: value) } else { observer.sendCompleted() }
      }
    }
  }

  public func take(until trigger: Signal<(), Never>) -> Signal<Value, Error> {
    Signal { observer, lifetime in
      lifetime += observe(observer)
      lifetime += trigger.observe { event in
        switch event {
        case .value, .completed: observer.sendCompleted()
        case .failed, .interrupted: break
        }
      }
    }
  }

  public func skip(until trigger: Signal<(), Never>) -> Signal<Value, Error> {
    Signal { observer, lifetime in
      var isOpen = false
      lifetime += trigger.observe { event in
        switch event {
        case .value, .completed: isOpen = true
        case .failed, .interrupted: break
        }
      }
      lifetime += observe { event in if isOpen || event.isTerminating { observer.send(event) } }
    }
  }

  public func take(during lifetime: Lifetime) -> Signal<Value, Error> {
    Signal { observer, own in
      own += observe(observer)
      own += lifetime.observeEnded { observer.sendCompleted() }
    }
  }

  public func on(
    event: ((Event) -> Void)? = nil, failed: ((Error) -> Void)? = nil, completed: (() -> Void)? = nil,
    interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil,
    value: ((Value) -> Void)? = nil
  ) -> Signal<Value, Error> {
    Signal { observer, lifetime in
      if let disposed { lifetime.observeEnded(disposed) }
      lifetime += observe { made in
        event?(made)
        switch made {
        case .value(let known): value?(known)
        case .failed(let error): failed?(error)
        case .completed: completed?()
        case .interrupted: interrupted?()
        }
        if made.isTerminating { terminated?() }
        observer.send(made)
      }
    }
  }

  public func attempt(_ action: @escaping (Value) -> Result<(), Error>) -> Signal<Value, Error> {
    attemptMap { value in action(value).map { value } }
  }

  public func attemptMap<Other>(_ transform: @escaping (Value) -> Result<Other, Error>) -> Signal<Other, Error> {
    passing { observer in
      { value in
        switch transform(value) {
        case .success(let made): observer.send(value: made)
        case .failure(let error): observer.send(error: error)
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

  public func materializeResults() -> Signal<Result<Value, Error>, Never> {
    Signal<Result<Value, Error>, Never> { observer, lifetime in
      lifetime += observe { event in
        switch event {
        case .value(let value): observer.send(value: .success(value))
        case .failed(let error):
          observer.send(value: .failure(error))
          observer.sendCompleted()
        case .completed: observer.sendCompleted()
        case .interrupted: observer.sendInterrupted()
        }
      }
    }
  }

  public func logEvents(identifier: String = "") -> Signal<Value, Error> {
    on(
      event: { event in
        switch event {
        case .value(let value): print("[\(identifier)] value \(value)")
        case .failed(let error): print("[\(identifier)] failed \(error)")
        case .completed: print("[\(identifier)] completed")
        case .interrupted: print("[\(identifier)] interrupted")
        }
      },
      terminated: { print("[\(identifier)] terminated") },
      disposed: { print("[\(identifier)] disposed") })
  }
}

extension Signal where Value: Equatable {
  public func skipRepeats() -> Signal<Value, Error> { skipRepeats { $0 == $1 } }
}

extension Signal where Value: Hashable {
  public func uniqueValues() -> Signal<Value, Error> { uniqueValues { $0 } }
}

extension Signal where Value == Bool {
  public func negate() -> Signal<Bool, Error> { map { !$0 } }
  public func and(_ other: Signal<Bool, Error>) -> Signal<Bool, Error> { combineLatest(with: other).map { $0 && $1 } }
  public func or(_ other: Signal<Bool, Error>) -> Signal<Bool, Error> { combineLatest(with: other).map { $0 || $1 } }
}

extension Signal where Error == Never {
  public func promoteError<F: Swift.Error>(_ type: F.Type = F.self) -> Signal<Value, F> {
    Signal<Value, F> { observer, lifetime in
      lifetime += observe { event in
        switch event {
        case .value(let value): observer.send(value: value)
        case .failed: break
        case .completed: observer.sendCompleted()
        case .interrupted: observer.sendInterrupted()
        }
      }
    }
  }

  /// The values among materialised events.
  public func values<Made, Failure: Swift.Error>() -> Signal<Made, Never> where Value == Signal<Made, Failure>.Event {
    compactMap { $0.value }
  }

  /// The errors among materialised events.
  public func errors<Made, Failure: Swift.Error>() -> Signal<Failure, Never>
  where Value == Signal<Made, Failure>.Event {
    compactMap { $0.error }
  }
}
