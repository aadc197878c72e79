// Several publishers as one, as their values come.

extension Publishers {
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merging = Merging(AnySubscriber(subscriber), count: 2)
      merging.add(a)
      merging.add(b)
    }
  }

  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
    public typealias Output = A.Output
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
      let merging = Merging(AnySubscriber(subscriber), count: 3)
      merging.add(a)
      merging.add(b)
      merging.add(c)
    }
  }

  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output,
    C.Failure == D.Failure
  {
    public typealias Output = A.Output
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
      let merging = Merging(AnySubscriber(subscriber), count: 4)
      merging.add(a)
      merging.add(b)
      merging.add(c)
      merging.add(d)
    }
  }

  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let merging = Merging(AnySubscriber(subscriber), count: publishers.count)
      for publisher in publishers { merging.add(publisher) }
    }
  }
}

/// Ends when all have ended.
final class Merging<Output, Failure: Error> {
  private let outlet: Outlet<Output, Failure>
  private var left: Int

  init(_ subscriber: AnySubscriber<Output, Failure>, count: Int) {
    outlet = Outlet(subscriber)
    left = count
    outlet.begin()
    if count == 0 { outlet.end(.finished) }
  }

  func add<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    outlet.listen(
      to: publisher, value: { self.outlet.give($0) },
      completion: { completion in
        self.left -= 1
        if case .finished = completion, self.left > 0 { return }
        self.outlet.end(completion)
      })
  }
}

extension Publisher {
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge3(self, b, c)
  }

  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
    D.Failure == Failure
  {
    Publishers.Merge4(self, b, c, d)
  }
}
