/// What holds a listener to what it listens to.
public protocol Disposable: AnyObject {
  var isDisposed: Bool { get }
  func dispose()
}

/// Does something when it is disposed of.
public final class AnyDisposable: Disposable {
  private var action: (() -> Void)?
  public private(set) var isDisposed = false

  public init() {}
  public init(_ action: @escaping () -> Void) { self.action = action }
  public init(_ disposable: any Disposable) { action = { disposable.dispose() } }

  public func dispose() {
    isDisposed = true
    let known = action
    action = nil
    known?()
  }
}

/// Holds one at a time; the one before is disposed of.
public final class SerialDisposable: Disposable {
  public private(set) var isDisposed = false
  private var current: (any Disposable)?

  public init(_ disposable: (any Disposable)? = nil) { current = disposable }

  public var inner: (any Disposable)? {
    get { current }
    set {
      let before = current
      current = isDisposed ? nil : newValue
      before?.dispose()
      if isDisposed { newValue?.dispose() }
    }
  }

  public func dispose() {
    isDisposed = true
    inner = nil
  }
}

/// Holds many, and disposes of all of them together.
public final class CompositeDisposable: Disposable {
  public private(set) var isDisposed = false
  private var disposables: [any Disposable] = []

  public init() {}
  public init(_ disposables: [any Disposable]) { self.disposables = disposables }

  @discardableResult
  public func add(_ disposable: (any Disposable)?) -> (any Disposable)? {
    guard let disposable else { return nil }
    if isDisposed { disposable.dispose() } else { disposables.append(disposable) }
    return disposable
  }

  @discardableResult
  public func add(_ action: @escaping () -> Void) -> (any Disposable)? { add(AnyDisposable(action)) }

  @discardableResult
  public static func += (left: CompositeDisposable, right: (any Disposable)?) -> (any Disposable)? { left.add(right) }

  @discardableResult
  public static func += (left: CompositeDisposable, right: @escaping () -> Void) -> (any Disposable)? {
    left.add(right)
  }

  public func dispose() {
    isDisposed = true
    let known = disposables
    disposables = []
    for disposable in known { disposable.dispose() }
  }
}

/// Disposes of what it holds when it goes.
public final class ScopedDisposable<Inner: Disposable>: Disposable {
  public let inner: Inner

  public init(_ disposable: Inner) { inner = disposable }

  public var isDisposed: Bool { inner.isDisposed }
  public func dispose() { inner.dispose() }

  deinit { inner.dispose() }
}

/// What is to be done when something has come to its end.
public final class Lifetime {
  /// Ends the lifetime when it goes.
  public final class Token {
    fileprivate let disposables = CompositeDisposable()

    public init() {}

    public func dispose() { disposables.dispose() }

    deinit { disposables.dispose() }
  }

  private let disposables: CompositeDisposable

  init(_ disposables: CompositeDisposable = CompositeDisposable()) { self.disposables = disposables }

  public convenience init(_ token: Token) { self.init(token.disposables) }

  public static func make() -> (lifetime: Lifetime, token: Token) {
    let token = Token()
    return (Lifetime(token), token)
  }

  public static var empty: Lifetime {
    let lifetime = Lifetime()
    lifetime.end()
    return lifetime
  }

  public var hasEnded: Bool { disposables.isDisposed }

  public var ended: Signal<Never, Never> {
    Signal { observer, _ in
      self.observeEnded { observer.sendCompleted() }
    }
  }

  @discardableResult
  public func observeEnded(_ action: @escaping () -> Void) -> (any Disposable)? { disposables.add(action) }

  @discardableResult
  public static func += (left: Lifetime, right: (any Disposable)?) -> (any Disposable)? { left.disposables.add(right) }

  func end() { disposables.dispose() }
}

/// Those who listen, in the order in which they came.
final class Listeners<Event> {
  private var listeners: [(id: Int, hear: (Event) -> Void)] = []
  private var count = 0

  func add(_ hear: @escaping (Event) -> Void) -> any Disposable {
    count += 1
    let id = count
    listeners.append((id, hear))
    return AnyDisposable { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: Int) {
    if let index = listeners.firstIndex(where: { $0.id == id }) { listeners.remove(at: index) }
  }

  func tell(_ event: Event) { for listener in listeners { listener.hear(event) } }

  func forget() { listeners = [] }
}
