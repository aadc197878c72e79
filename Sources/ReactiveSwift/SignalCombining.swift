// Operators on several signals.

extension Signal {
  public static func merge(_ signals: Signal<Value, Error>...) -> Signal<Value, Error> { merge(signals) }

  public static func merge(_ signals: [Signal<Value, Error>]) -> Signal<Value, Error> {
    if signals.isEmpty { return .empty }
    return Signal<Value, Error> { observer, lifetime in
      var left = signals.count
      for signal in signals {
        lifetime += signal.observe { event in
          if case .completed = event {
            left -= 1
            if left > 0 { return }
          }
          observer.send(event)
        }
      }
    }
  }

  public func merge(with other: Signal<Value, Error>) -> Signal<Value, Error> {
    Signal<Value, Error>.merge([self, other])
  }

  /// Both, as `keep` and `give` have it; over when both are, or when `isExhausted` says so.
  private func joined<Other, Made>(
    _ other: Signal<Other, Error>, _ observer: Signal<Made, Error>.Observer, _ lifetime: Lifetime,
    _ keep: @escaping (Value) -> Void, _ keepOther: @escaping (Other) -> Void, _ give: @escaping () -> Void,
    _ isExhausted: @escaping (Bool, Bool) -> Bool
  ) {
    var isOneOver = false
    var isOtherOver = false
    func end() { if isExhausted(isOneOver, isOtherOver) { observer.sendCompleted() } }
    lifetime += observe { event in
      switch event {
      case .value(let value):
        keep(value)
        give()
        end()
      case .failed(let error): observer.send(error: error)
      case .completed:
        isOneOver = true
        end()
      case .interrupted: observer.sendInterrupted()
      }
    }
    lifetime += other.observe { event in
      switch event {
      case .value(let value):
        keepOther(value)
        give()
        end()
      case .failed(let error): observer.send(error: error)
      case .completed:
        isOtherOver = true
        end()
      case .interrupted: observer.sendInterrupted()
      }
    }
  }

  public func combineLatest<Other>(with other: Signal<Other, Error>) -> Signal<(Value, Other), Error> {
    Signal<(Value, Other), Error> { observer, lifetime in
      var one: Value?
      var two: Other?
      joined(
        other, observer, lifetime, { one = $0 }, { two = $0 },
        { if let one, let two { observer.send(value: (one, two)) } }, { $0 && $1 })
    }
  }

  public func zip<Other>(with other: Signal<Other, Error>) -> Signal<(Value, Other), Error> {
    Signal<(Value, Other), Error> { observer, lifetime in
      var ones: [Value] = []
      var twos: [Other] = []
      joined(
        other, observer, lifetime, { ones.append($0) }, { twos.append($0) },
        { if !ones.isEmpty, !twos.isEmpty { observer.send(value: (ones.removeFirst(), twos.removeFirst())) } },
        { $0 && ones.isEmpty || $1 && twos.isEmpty })
    }
  }

  public static func combineLatest<B>(
    _ a: Signal<Value, Error>, _ b: Signal<B, Error>
  ) -> Signal<(Value, B), Error> { a.combineLatest(with: b) }

  public static func combineLatest<B, C>(
    _ a: Signal<Value, Error>, _ b: Signal<B, Error>, _ c: Signal<C, Error>
  ) -> Signal<(Value, B, C), Error> {
    a.combineLatest(with: b).combineLatest(with: c).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public static func combineLatest<B, C, D>(
    _ a: Signal<Value, Error>, _ b: Signal<B, Error>, _ c: Signal<C, Error>, _ d: Signal<D, Error>
  ) -> Signal<(Value, B, C, D), Error> {
    combineLatest(a, b, c).combineLatest(with: d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  public static func zip<B>(
    _ a: Signal<Value, Error>, _ b: Signal<B, Error>
  ) -> Signal<(Value, B), Error> { a.zip(with: b) }

  public static func zip<B, C>(
    _ a: Signal<Value, Error>, _ b: Signal<B, Error>, _ c: Signal<C, Error>
  ) -> Signal<(Value, B, C), Error> {
    a.zip(with: b).zip(with: c).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// The latest value of this one, whenever another has one.
  public func takeWhen<Other>(_ other: Signal<Other, Error>) -> Signal<Value, Error> {
    sampling(other) { value, _ in value }
  }

  /// The latest value of this one with that of another, whenever the other has one.
  public func takePairWhen<Other>(_ other: Signal<Other, Error>) -> Signal<(Value, Other), Error> {
    sampling(other) { ($0, $1) }
  }

  public func sample(on sampler: Signal<(), Never>) -> Signal<Value, Error> { sample(with: sampler).map { $0.0 } }

  public func sample<Other>(with sampler: Signal<Other, Never>) -> Signal<(Value, Other), Error> {
    sampling(sampler.promoteError(Error.self)) { ($0, $1) }
  }

  /// A value with the latest one of another.
  public func withLatest<Other>(from other: Signal<Other, Never>) -> Signal<(Value, Other), Error> {
    Signal<(Value, Other), Error> { observer, lifetime in
      var latest: Other?
      lifetime += other.observeValues { latest = $0 }
      lifetime += observe { event in
        switch event {
        case .value(let value): if let latest { observer.send(value: (value, latest)) }
        case .failed(let error): observer.send(error: error)
        case .completed: observer.sendCompleted()
        case .interrupted: observer.sendInterrupted()
        }
      }
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
}
