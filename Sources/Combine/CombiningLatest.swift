// The latest values of several publishers, whenever one of them has a new one.

extension Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let gathering = Gathering(AnySubscriber(subscriber), count: 2)
      let first = Latest<A.Output>()
      let second = Latest<B.Output>()
      let all = { if let one = first.value, let two = second.value { gathering.give((one, two)) } }
      gathering.add(a, to: first, all)
      gathering.add(b, to: second, all)
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      let gathering = Gathering(AnySubscriber(subscriber), count: 3)
      let first = Latest<A.Output>()
      let second = Latest<B.Output>()
      let third = Latest<C.Output>()
      let all = {
        if let one = first.value, let two = second.value, let three = third.value { gathering.give((one, two, three)) }
      }
      gathering.add(a, to: first, all)
      gathering.add(b, to: second, all)
      gathering.add(c, to: third, all)
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      let gathering = Gathering(AnySubscriber(subscriber), count: 4)
      let first = Latest<A.Output>()
      let second = Latest<B.Output>()
      let third = Latest<C.Output>()
      let fourth = Latest<D.Output>()
      let all = {
        if let one = first.value, let two = second.value, let three = third.value, let four = fourth.value {
          gathering.give((one, two, three, four))
        }
      }
      gathering.add(a, to: first, all)
      gathering.add(b, to: second, all)
      gathering.add(c, to: third, all)
      gathering.add(d, to: fourth, all)
    }
  }
}

/// The latest value of one of them, once there is one.
final class Latest<Value> {
  var value: Value?
}

/// Ends when all have ended.
final class Gathering<Output, Failure: Error> {
  private let outlet: Outlet<Output, Failure>
  private var left: Int

  init(_ subscriber: AnySubscriber<Output, Failure>, count: Int) {
    outlet = Outlet(subscriber)
    left = count
    outlet.begin()
  }

  func add<P: Publisher>(_ publisher: P, to latest: Latest<P.Output>, _ all: @escaping () -> Void)
  where P.Failure == Failure {
    outlet.listen(
      to: publisher,
      value: { value in
        latest.value = value
        all()
      },
      completion: { completion in
        self.left -= 1
        if case .finished = completion, self.left > 0 { return }
        self.outlet.end(completion)
      })
  }

  func give(_ value: Output) { outlet.give(value) }
}

extension Publisher {
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
