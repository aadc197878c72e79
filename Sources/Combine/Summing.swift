// Operators that wait for the end of their upstream.

extension Publishers {
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.receive(
        subscriber: Conduit<Upstream.Output, Failure, Output, Failure>(
          subscriber, takesAll: true,
          value: { value, _ in
            result = nextPartialResult(result, value)
            return .none
          },
          completion: { completion, conduit in
            if case .finished = completion { _ = conduit.give(result) }
            conduit.end(completion)
          }))
    }
  }

  /// All values at once.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Reduce(upstream: upstream, initial: [], nextPartialResult: { $0 + [$1] }).receive(subscriber: subscriber)
    }
  }

  /// Values in groups.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var group: Output = []
      upstream.receive(
        subscriber: Conduit<Upstream.Output, Failure, Output, Failure>(
          subscriber, count: count,
          value: { value, conduit in
            group.append(value)
            if group.count < count { return .none }
            let full = group
            group = []
            return conduit.give(full) * count
          },
          completion: { completion, conduit in
            if case .finished = completion, !group.isEmpty { _ = conduit.give(group) }
            conduit.end(completion)
          }))
    }
  }

  /// The last value, perhaps of those that are as they should be.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.receive(
        subscriber: Conduit<Output, Failure, Output, Failure>(
          subscriber, takesAll: true,
          value: { value, _ in
            if predicate(value) { last = value }
            return .none
          },
          completion: { completion, conduit in
            if case .finished = completion, let last { _ = conduit.give(last) }
            conduit.end(completion)
          }))
    }
  }

  /// The least or the greatest value.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var best: Output?
      upstream.receive(
        subscriber: Conduit<Output, Failure, Output, Failure>(
          subscriber, takesAll: true,
          value: { value, _ in
            if let known = best, !areInIncreasingOrder(known, value) { return .none }
            best = value
            return .none
          },
          completion: { completion, conduit in
            if case .finished = completion, let best { _ = conduit.give(best) }
            conduit.end(completion)
          }))
    }
  }

  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isEmpty = true
      upstream.receive(
        subscriber: Conduit<Output, Failure, Output, Failure>(
          subscriber,
          value: { value, conduit in
            isEmpty = false
            return conduit.give(value)
          },
          completion: { completion, conduit in
            if case .finished = completion, isEmpty { _ = conduit.give(output) }
            conduit.end(completion)
          }))
    }
  }

  /// Whether there is such a value: known as soon as one comes.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.receive(
        subscriber: Conduit<Upstream.Output, Failure, Bool, Failure>(
          subscriber, takesAll: true, value: { predicate($0) ? $1.end(with: true) : .none },
          completion: { completion, conduit in
            if case .finished = completion { _ = conduit.give(false) }
            conduit.end(completion)
          }))
    }
  }

  /// Whether all values are such: known as soon as one is not.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      upstream.receive(
        subscriber: Conduit<Upstream.Output, Failure, Bool, Failure>(
          subscriber, takesAll: true, value: { predicate($0) ? .none : $1.end(with: false) },
          completion: { completion, conduit in
            if case .finished = completion { _ = conduit.give(true) }
            conduit.end(completion)
          }))
    }
  }
}

extension Publisher {
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  public func count() -> Publishers.Reduce<Self, Int> {
    Publishers.Reduce(upstream: self, initial: 0, nextPartialResult: { count, _ in count + 1 })
  }

  public func last() -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: { _ in true })
  }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: { areInIncreasingOrder($1, $0) })
  }

  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: { $0 == output })
  }
}

extension Publisher where Output: Comparable {
  public func min() -> Publishers.Comparison<Self> { min { $0 < $1 } }
  public func max() -> Publishers.Comparison<Self> { max { $0 < $1 } }
}
