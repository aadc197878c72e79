// Publishers as sequences that are waited for.

/// Takes one value whenever somebody waits for one; what is sent meanwhile nobody has asked for.
final class _Awaiting<Output, Failure: Error>: Subscriber {
  typealias Input = Output

  private var subscription: (any Subscription)?
  private var waiting: [CheckedContinuation<Result<Output?, Failure>, Never>] = []
  private var end: Result<Output?, Failure>?

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if !waiting.isEmpty { subscription.request(.max(waiting.count)) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    if !waiting.isEmpty { waiting.removeFirst().resume(returning: .success(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    subscription = nil
    switch completion {
    case .finished: finish(.success(nil))
    case .failure(let error): finish(.failure(error))
    }
  }

  private func finish(_ result: Result<Output?, Failure>) {
    if end != nil { return }
    // An error is told once.
    end = waiting.isEmpty ? result : .success(nil)
    var result = result
    for continuation in waiting {
      continuation.resume(returning: result)
      result = .success(nil)
    }
    waiting = []
  }

  func cancel() {
    subscription?.cancel()
    subscription = nil
    finish(.success(nil))
  }

  func next() async -> Result<Output?, Failure> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let end {
          self.end = .success(nil)
          return continuation.resume(returning: end)
        }
        waiting.append(continuation)
        subscription?.request(.max(1))
      }
    } onCancel: {
      cancel()
    }
  }
}

/// Ends a subscription when nobody waits for it any more.
private final class _AwaitingOwner<Output, Failure: Error> {
  let inner = _Awaiting<Output, Failure>()
  deinit { inner.cancel() }
}

public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  public typealias AsyncIterator = Iterator
  public typealias Failure = Never

  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output
    public typealias Failure = Never

    private let owner = _AwaitingOwner<P.Output, Never>()
    fileprivate init(_ publisher: P) { publisher.subscribe(owner.inner) }

    public mutating func next() async -> P.Output? {
      switch await owner.inner.next() {
      case .success(let value): return value
      }
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  public typealias AsyncIterator = Iterator
  public typealias Failure = any Error

  private let publisher: P
  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = P.Output
    public typealias Failure = any Error

    private let owner = _AwaitingOwner<P.Output, P.Failure>()
    fileprivate init(_ publisher: P) { publisher.subscribe(owner.inner) }

    public mutating func next() async throws -> P.Output? { try await owner.inner.next().get() }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  public var value: Output {
    get async {
      for await value in values { return value }
      fatalError("this future will never have a value")
    }
  }
}

extension Future {
  public var value: Output {
    get async throws {
      for try await value in values { return value }
      fatalError("this future will never have a value")
    }
  }
}
