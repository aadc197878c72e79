// Operators that may fail, and those that know what to do then.

extension Publishers {
  /// Goes on with another publisher.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let succession = Succession(AnySubscriber(subscriber))
      succession.begin()
      succession.listen(to: upstream) { completion in
        switch completion {
        case .finished: succession.end(.finished)
        case .failure(let error): succession.listen(to: handler(error)) { succession.end($0) }
        }
      }
    }
  }

  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      Catch(upstream: upstream, handler: { _ in Just(output) }).receive(subscriber: subscriber)
    }
  }

  /// Tries again, so many times; forever where no number is given.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let succession = Succession(AnySubscriber(subscriber))
      var left = retries
      func attempt() {
        succession.listen(to: upstream) { completion in
          if case .finished = completion { return succession.end(completion) }
          if left == 0 { return succession.end(completion) }
          left = left.map { $0 - 1 }
          attempt()
        }
      }
      succession.begin()
      attempt()
    }
  }

  /// Traps instead of failing.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let prefix: String

    public init(upstream: Upstream, prefix: String) {
      self.upstream = upstream
      self.prefix = prefix
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      upstream.receive(
        subscriber: AnySubscriber<Output, Upstream.Failure>(
          receiveSubscription: { subscriber.receive(subscription: $0) }, receiveValue: { subscriber.receive($0) },
          receiveCompletion: { completion in
            if case .failure(let error) = completion { fatalError("\(prefix)\(error)") }
            subscriber.receive(completion: .finished)
          }))
    }
  }
}

extension Publisher {
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }

  public func assertNoFailure(_ prefix: String = "") -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix)
  }
}
