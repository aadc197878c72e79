// Publishers of publishers.

extension Publishers {
  /// Listens to all of them, or to so many at a time.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand, transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(AnySubscriber(subscriber))
      var running = 0
      var isOver = false
      var source: Feed?
      // Values that a publisher gives while it is asked for the first ones.
      var early = 0
      func start(_ publisher: NewPublisher) {
        running += 1
        outlet.listen(
          to: publisher, value: { outlet.give($0) },
          completion: { completion in
            running -= 1
            if case .failure = completion { return outlet.end(completion) }
            if isOver, running == 0 { return outlet.end(.finished) }
            if let source { source.request(.max(1)) } else { early += 1 }
          })
      }
      outlet.begin()
      source = outlet.listen(
        to: upstream, asking: maxPublishers, value: { start(transform($0)) },
        completion: { completion in
          isOver = true
          if case .finished = completion, running > 0 { return }
          outlet.end(completion)
        })
      if early > 0 { source?.request(.max(early)) }
    }
  }

  /// Listens to the latest one only.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(AnySubscriber(subscriber))
      var latest: Feed?
      var isOver = false
      outlet.begin()
      outlet.listen(
        to: upstream,
        value: { publisher in
          if let latest { outlet.drop(latest) }
          latest = outlet.listen(
            to: publisher, value: { outlet.give($0) },
            completion: { completion in
              if case .finished = completion, !isOver { return }
              outlet.end(completion)
            })
        },
        completion: { completion in
          isOver = true
          if case .finished = completion, latest?.isOpen == true { return }
          outlet.end(completion)
        })
    }
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(
      upstream: self, maxPublishers: maxPublishers, transform: { transform($0).setFailureType(to: Failure.self) })
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { Publishers.SwitchToLatest(upstream: self) }
}
