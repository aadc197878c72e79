// Operators on several signals.

/// Which of the streams within a stream are listened to.
public enum FlattenStrategy {
  case merge
  case concat
  case latest
}

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

  public func combineLatest<Other>(with other: Signal<Other, Error>) -> Signal<(Value, Other), Error> {
    Signal<(Value, Other), Error> { observer, lifetime in
      var one: Value?
      var two: Other?
      var left = 2
      func give() { if let one, let two { observer.send(value: (one, two)) } }
      func end() {
        left -= 1
        if left == 0 { observer.sendCompleted() }
      }
      lifetime += observe(
        Signal<Value, Error>.Observer(
          value: {
            one = $0
            give()
          }, failed: { observer.send(error: $0) }, completed: end, interrupted: { observer.sendInterrupted() }))
      lifetime += other.observe(
        Signal<Other, Error>.Observer(
          value: {
            two = $0
            give()
          }, failed: { observer.send(error: $0) }, completed: end, interrupted: { observer.sendInterrupted() }))
    }
  }

  public func zip<Other>(with other: Signal<Other, Error>) -> Signal<(Value, Other), Error> {
    Signal<(Value, Other), Error> { observer, lifetime in
      var ones: [Value] = []
      var twos: [Other] = []
      var isOneOver = false
      var isTwoOver = false
      func give() {
        if !ones.isEmpty, !twos.isEmpty { observer.send(value: (ones.removeFirst(), twos.removeFirst())) }
        if (isOneOver && ones.isEmpty) || (isTwoOver && twos.isEmpty) { observer.sendCompleted() }
      }
      lifetime += observe(
        Signal<Value, Error>.Observer(
          value: {
            ones.append($0)
            give()
          }, failed: { observer.send(error: $0) },
          completed: {
            isOneOver = true
            give()
          }, interrupted: { observer.sendInterrupted() }))
      lifetime += other.observe(
        Signal<Other, Error>.Observer(
          value: {
            twos.append($0)
            give()
          }, failed: { observer.send(error: $0) },
          completed: {
            isTwoOver = true
            give()
          }, interrupted: { observer.sendInterrupted() }))
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

  public func flatMap<Other>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<Other, Error>
  ) -> Signal<Other, Error> {
    Signal<Other, Error> { observer, lifetime in
      let latest = SerialDisposable()
      var running = 0
      var started = 0
      var isOver = false
      var waiting: [SignalProducer<Other, Error>] = []
      func start(_ producer: SignalProducer<Other, Error>) {
        started += 1
        let own = started
        running = strategy == .latest ? 1 : running + 1
        let disposable = producer.start { event in
          if strategy == .latest, own != started { return }
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
        if strategy != .latest { lifetime += disposable } else if own == started { latest.disposable = disposable }
      }
      lifetime += latest
      lifetime += observe { event in
        switch event {
        case .value(let value):
          if strategy == .latest { latest.disposable = nil }
          if strategy == .concat, running > 0 {
            waiting.append(transform(value))
          } else {
            start(transform(value))
          }
        case .failed(let error): observer.send(error: error)
        case .completed:
          isOver = true
          if running == 0 { observer.sendCompleted() }
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
