/// An error that never comes, by its older name.
public typealias NoError = Never

extension Signal.Event: CustomStringConvertible {
  public var description: String {
    switch self {
    case .value(let value): return "VALUE \(value)"
    case .failed(let error): return "FAILED \(error)"
    case .completed: return "COMPLETED"
    case .interrupted: return "INTERRUPTED"
    }
  }
}

/// A stream that goes on whether anyone listens or not: who comes late has missed what was said.
public final class Signal<Value, Error: Swift.Error> {
  public enum Event {
    case value(Value)
    case failed(Error)
    case completed
    case interrupted

    public var value: Value? {
      if case .value(let value) = self { return value }
      return nil
    }

    public var error: Error? {
      if case .failed(let error) = self { return error }
      return nil
    }

    public var isCompleted: Bool {
      if case .completed = self { return true }
      return false
    }

    public func map<Other>(_ transform: (Value) -> Other) -> Signal<Other, Error>.Event {
      switch self {
      case .value(let value): return .value(transform(value))
      case .failed(let error): return .failed(error)
      case .completed: return .completed
      case .interrupted: return .interrupted
      }
    }

    public var isTerminating: Bool {
      if case .value = self { return false }
      return true
    }
  }

  /// Whoever is told of events.
  public final class Observer {
    private let action: (Event) -> Void

    public init(_ action: @escaping (Event) -> Void) { self.action = action }

    public init(
      value: ((Value) -> Void)? = nil, failed: ((Error) -> Void)? = nil, completed: (() -> Void)? = nil,
      interrupted: (() -> Void)? = nil
    ) {
      action = { event in
        switch event {
        case .value(let made): value?(made)
        case .failed(let error): failed?(error)
        case .completed: completed?()
        case .interrupted: interrupted?()
        }
      }
    }

    public func send(_ event: Event) { action(event) }
    public func send(value: Value) { action(.value(value)) }
    public func send(error: Error) { action(.failed(error)) }
    public func sendCompleted() { action(.completed) }
    public func sendInterrupted() { action(.interrupted) }
  }

  private let listeners = Listeners<Event>()
  private var isOver = false
  /// What the signal itself listens to.
  private let lifetime = Lifetime()

  public init(_ generator: (Observer, Lifetime) -> Void) { generator(Observer { self.send($0) }, lifetime) }

  private func send(_ event: Event) {
    if isOver { return }
    isOver = event.isTerminating
    listeners.tell(event)
    if !isOver { return }
    listeners.forget()
    lifetime.end()
  }

  /// A signal, and who says what goes through it.
  public static func pipe() -> (output: Signal<Value, Error>, input: Observer) {
    var input = Observer { _ in }
    let output = Signal<Value, Error> { observer, _ in input = observer }
    return (output, input)
  }

  public static var empty: Signal<Value, Error> { Signal<Value, Error> { observer, _ in observer.sendCompleted() } }

  public static var never: Signal<Value, Error> { Signal<Value, Error> { _, _ in } }

  @discardableResult
  public func observe(_ observer: Observer) -> (any Disposable)? {
    if isOver {
      observer.sendInterrupted()
      return nil
    }
    return listeners.add { observer.send($0) }
  }

  @discardableResult
  public func observe(_ action: @escaping (Event) -> Void) -> (any Disposable)? { observe(Observer(action)) }

  @discardableResult
  public func observeCompleted(_ action: @escaping () -> Void) -> (any Disposable)? {
    observe(Observer(completed: action))
  }

  @discardableResult
  public func observeFailed(_ action: @escaping (Error) -> Void) -> (any Disposable)? {
    observe(Observer(failed: action))
  }

  @discardableResult
  public func observeResult(_ action: @escaping (Result<Value, Error>) -> Void) -> (any Disposable)? {
    observe(Observer(value: { action(.success($0)) }, failed: { action(.failure($0)) }))
  }
}

extension Signal {
  @discardableResult
  public func observeInterrupted(_ action: @escaping () -> Void) -> (any Disposable)? {
    observe(Observer(interrupted: action))
  }
}

extension Signal where Error == Never {
  @discardableResult
  public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
    observe(Observer(value: action))
  }
}
