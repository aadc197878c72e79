// Sequences of what somebody hands on from elsewhere.

/// What has been handed on and not been taken, and those who wait for more.
final class _StreamBuffer<Element> {
  private var waiting = _Line<Element>()
  private var waiters: [_TaskState] = []
  private(set) var isOver = false
  /// What it ended with; told once.
  private var error: (any Error)?
  /// How many are kept, where that is limited, and whether those that came first.
  private let limit: Int?
  private let keepsOldest: Bool
  private var onOver: ((_ isCancelled: Bool) -> Void)?
  var onTermination: Any?
  var endedWith: (any Error)?

  init(limit: Int?, keepsOldest: Bool) {
    self.limit = limit
    self.keepsOldest = keepsOldest
  }

  func setAction(_ action: ((_ isCancelled: Bool) -> Void)?) { onOver = action }

  /// How many more there is room for, and what was dropped; nil where it is over.
  func add(_ element: Element) -> (room: Int, dropped: Element?)? {
    if isOver { return nil }
    var dropped: Element?
    if let limit, waiting.count >= limit, waiters.isEmpty {
      if keepsOldest || limit == 0 { return (0, element) }
      dropped = waiting.removeFirst()
    }
    waiting.append(element)
    let room = limit.map { max(0, $0 - waiting.count) } ?? Int.max
    wakeNext()
    return (room, dropped)
  }

  private func wakeNext() { if !waiters.isEmpty { waiters.removeFirst().wake() } }

  func finish(_ error: (any Error)?, isCancelled: Bool = false) {
    if isOver { return }
    isOver = true
    self.error = error
    let action = onOver
    onOver = nil
    onTermination = nil
    action?(isCancelled)
    let waiters = waiters
    self.waiters = []
    for waiter in waiters { waiter.wake() }
  }

  func next() throws -> Element? {
    let task = _TaskState.current
    var handler: _CancellationHandler?
    while true {
      if !waiting.isEmpty { break }
      if isOver { break }
      guard let task else { return nil }
      if task.isCancelled {
        finish(nil, isCancelled: true)
        break
      }
      if handler == nil {
        let new = _CancellationHandler { self.finish(nil, isCancelled: true) }
        handler = new
        task.add(new)
      }
      waiters.append(task)
      task.pause()
    }
    if let handler { task?.remove(handler) }
    if !waiting.isEmpty { return waiting.removeFirst() }
    if let error {
      self.error = nil
      throw error
    }
    return nil
  }
}

/// Ends a stream when nobody has it any more.
final class _StreamOwner<Element> {
  let buffer: _StreamBuffer<Element>
  init(_ buffer: _StreamBuffer<Element>) { self.buffer = buffer }
  deinit { buffer.finish(nil, isCancelled: true) }
}

public struct AsyncStream<Element> {
  public struct Continuation {
    public enum Termination {
      case finished
      case cancelled
    }

    public enum YieldResult {
      case enqueued(remaining: Int)
      case dropped(Element)
      case terminated
    }

    public enum BufferingPolicy {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)
    }

    let _buffer: _StreamBuffer<Element>

    @discardableResult
    public func yield(_ value: Element) -> YieldResult {
      guard let (room, dropped) = _buffer.add(value) else { return .terminated }
      if let dropped { return .dropped(dropped) }
      return .enqueued(remaining: room)
    }

    @discardableResult
    public func yield(with result: Result<Element, Never>) -> YieldResult {
      switch result {
      case .success(let value): return yield(value)
      }
    }

    @discardableResult
    public func yield() -> YieldResult where Element == () { yield(()) }

    public func finish() { _buffer.finish(nil) }

    public var onTermination: (@Sendable (Termination) -> Void)? {
      get { _buffer.onTermination as? (Termination) -> Void }
      nonmutating set {
        _buffer.onTermination = newValue
        if let newValue {
          if _buffer.isOver { return newValue(.cancelled) }
          _buffer.setAction { newValue($0 ? .cancelled : .finished) }
        } else {
          _buffer.setAction(nil)
        }
      }
    }
  }

  private let owner: _StreamOwner<Element>
  private let produce: (() async -> Element?)?
  private let onCancel: (() -> Void)?

  public init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void
  ) {
    let buffer = AsyncStream._buffer(limit)
    owner = _StreamOwner(buffer)
    produce = nil
    onCancel = nil
    build(Continuation(_buffer: buffer))
  }

  public init(unfolding produce: @escaping @Sendable () async -> Element?, onCancel: (@Sendable () -> Void)? = nil) {
    owner = _StreamOwner(_StreamBuffer(limit: nil, keepsOldest: false))
    self.produce = produce
    self.onCancel = onCancel
  }

  private static func _buffer(_ policy: Continuation.BufferingPolicy) -> _StreamBuffer<Element> {
    switch policy {
    case .unbounded: return _StreamBuffer(limit: nil, keepsOldest: false)
    case .bufferingOldest(let count): return _StreamBuffer(limit: count, keepsOldest: true)
    case .bufferingNewest(let count): return _StreamBuffer(limit: count, keepsOldest: false)
    }
  }

  public static func makeStream(
    of elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncStream<Element>, continuation: Continuation) {
    var kept: Continuation?
    let stream = AsyncStream(bufferingPolicy: limit) { kept = $0 }
    return (stream: stream, continuation: kept!)
  }
}

extension AsyncStream: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Failure = Never

  public struct Iterator: AsyncIteratorProtocol {
    public typealias Failure = Never
    let owner: _StreamOwner<Element>
    let produce: (() async -> Element?)?
    let onCancel: (() -> Void)?
    private var isOver = false

    init(_ owner: _StreamOwner<Element>, _ produce: (() async -> Element?)?, _ onCancel: (() -> Void)?) {
      self.owner = owner
      self.produce = produce
      self.onCancel = onCancel
    }

    public mutating func next() async -> Element? {
      guard let produce else { return try! owner.buffer.next() }
      if isOver || owner.buffer.isOver { return nil }
      if Task.isCancelled {
        isOver = true
        onCancel?()
        return nil
      }
      let value = await produce()
      if value == nil {
        isOver = true
        owner.buffer.finish(nil)
      }
      return value
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(owner, produce, onCancel) }
}

extension AsyncStream.Continuation: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs._buffer === rhs._buffer }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_buffer)) }
}

extension AsyncStream.Continuation.Termination: Hashable {}

public struct AsyncThrowingStream<Element, Failure: Error> {
  public struct Continuation {
    public enum Termination {
      case finished(Failure?)
      case cancelled
    }

    public enum YieldResult {
      case enqueued(remaining: Int)
      case dropped(Element)
      case terminated
    }

    public enum BufferingPolicy {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)
    }

    let _buffer: _StreamBuffer<Element>

    @discardableResult
    public func yield(_ value: Element) -> YieldResult {
      guard let (room, dropped) = _buffer.add(value) else { return .terminated }
      if let dropped { return .dropped(dropped) }
      return .enqueued(remaining: room)
    }

    @discardableResult
    public func yield(with result: Result<Element, Failure>) -> YieldResult {
      switch result {
      case .success(let value): return yield(value)
      case .failure(let error):
        finish(throwing: error)
        return .terminated
      }
    }

    @discardableResult
    public func yield() -> YieldResult where Element == () { yield(()) }

    public func finish(throwing error: Failure? = nil) {
      _buffer.endedWith = error
      _buffer.finish(error)
    }

    public var onTermination: (@Sendable (Termination) -> Void)? {
      get { _buffer.onTermination as? (Termination) -> Void }
      nonmutating set {
        _buffer.onTermination = newValue
        if let newValue {
          if _buffer.isOver { return newValue(.cancelled) }
          let buffer = _buffer
          _buffer.setAction { [weak buffer] isCancelled in
            newValue(isCancelled ? .cancelled : .finished(buffer?.endedWith as? Failure))
          }
        } else {
          _buffer.setAction(nil)
        }
      }
    }
  }

  private let owner: _StreamOwner<Element>
  private let produce: (() async throws -> Element?)?

  public init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void
  ) where Failure == any Error {
    let buffer = AsyncThrowingStream._buffer(limit)
    owner = _StreamOwner(buffer)
    produce = nil
    build(Continuation(_buffer: buffer))
  }

  public init(unfolding produce: @escaping @Sendable () async throws -> Element?) where Failure == any Error {
    owner = _StreamOwner(_StreamBuffer(limit: nil, keepsOldest: false))
    self.produce = produce
  }

  private static func _buffer(_ policy: Continuation.BufferingPolicy) -> _StreamBuffer<Element> {
    switch policy {
    case .unbounded: return _StreamBuffer(limit: nil, keepsOldest: false)
    case .bufferingOldest(let count): return _StreamBuffer(limit: count, keepsOldest: true)
    case .bufferingNewest(let count): return _StreamBuffer(limit: count, keepsOldest: false)
    }
  }

  public static func makeStream(
    of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: Continuation) where Failure == any Error {
    var kept: Continuation?
    let stream = AsyncThrowingStream(bufferingPolicy: limit) { kept = $0 }
    return (stream: stream, continuation: kept!)
  }
}

extension AsyncThrowingStream: AsyncSequence {
  public typealias AsyncIterator = Iterator

  public struct Iterator: AsyncIteratorProtocol {
    let owner: _StreamOwner<Element>
    let produce: (() async throws -> Element?)?
    private var isOver = false

    init(_ owner: _StreamOwner<Element>, _ produce: (() async throws -> Element?)?) {
      self.owner = owner
      self.produce = produce
    }

    public mutating func next() async throws(Failure) -> Element? {
      guard let produce else {
        do {
          return try owner.buffer.next()
        } catch {
          throw error as! Failure
        }
      }
      if isOver || owner.buffer.isOver { return nil }
      if Task.isCancelled {
        isOver = true
        return nil
      }
      do {
        let value = try await produce()
        if value == nil { isOver = true }
        return value
      } catch {
        isOver = true
        throw error as! Failure
      }
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(owner, produce) }
}

extension AsyncThrowingStream.Continuation: Hashable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs._buffer === rhs._buffer }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_buffer)) }
}
