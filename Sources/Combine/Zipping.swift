// The first values of several publishers together, then the second ones, and so on.

extension Publishers {
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let zipping = Zipping(AnySubscriber(subscriber))
      let first = Row<A.Output>()
      let second = Row<B.Output>()
      zipping.rows = [first, second]
      zipping.take = { (first.take(), second.take()) }
      zipping.add(a, to: first)
      zipping.add(b, to: second)
    }
  }

  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let zipping = Zipping(AnySubscriber(subscriber))
      let first = Row<A.Output>()
      let second = Row<B.Output>()
      let third = Row<C.Output>()
      zipping.rows = [first, second, third]
      zipping.take = { (first.take(), second.take(), third.take()) }
      zipping.add(a, to: first)
      zipping.add(b, to: second)
      zipping.add(c, to: third)
    }
  }

  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let zipping = Zipping(AnySubscriber(subscriber))
      let first = Row<A.Output>()
      let second = Row<B.Output>()
      let third = Row<C.Output>()
      let fourth = Row<D.Output>()
      zipping.rows = [first, second, third, fourth]
      zipping.take = { (first.take(), second.take(), third.take(), fourth.take()) }
      zipping.add(a, to: first)
      zipping.add(b, to: second)
      zipping.add(c, to: third)
      zipping.add(d, to: fourth)
    }
  }
}

/// Those values of one of them that wait for the others'.
class AnyRow {
  var isEmpty: Bool { true }
  var hasEnded = false
}

final class Row<Value>: AnyRow {
  var values: [Value] = []
  override var isEmpty: Bool { values.isEmpty }
  func take() -> Value { values.removeFirst() }
}

/// Ends when one has ended whose values are used up.
final class Zipping<Output, Failure: Error> {
  private let outlet: Outlet<Output, Failure>
  var rows: [AnyRow] = []
  var take: (() -> Output)?

  init(_ subscriber: AnySubscriber<Output, Failure>) {
    outlet = Outlet(subscriber)
    outlet.begin()
  }

  func add<P: Publisher>(_ publisher: P, to row: Row<P.Output>) where P.Failure == Failure {
    outlet.listen(
      to: publisher,
      value: { value in
        row.values.append(value)
        if let take = self.take, self.rows.allSatisfy({ !$0.isEmpty }) { self.outlet.give(take()) }
        self.endIfUsedUp()
      },
      completion: { completion in
        row.hasEnded = true
        switch completion {
        case .failure: self.outlet.end(completion)
        case .finished: self.endIfUsedUp()
        }
      })
  }

  private func endIfUsedUp() {
    if rows.contains(where: { $0.hasEnded && $0.isEmpty }) { outlet.end(.finished) }
  }
}

extension Publisher {
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }

  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }
}
