/// What holds a listener to what it listens to.
public protocol Disposable {
  func dispose()
}

/// Ways to make one.
public struct Disposables {
  public static func create() -> any Disposable { Disposing {} }
  public static func create(with dispose: @escaping () -> Void) -> any Disposable { Disposing(dispose) }
  public static func create(_ disposables: any Disposable...) -> any Disposable {
    Disposing { for disposable in disposables { disposable.dispose() } }
  }
}

final class Disposing: Disposable {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  func dispose() {
    let known = action
    action = nil
    known?()
  }
}

/// Disposes of all that is in it when it goes.
public final class DisposeBag {
  private var disposables: [any Disposable] = []

  public init() {}

  public func insert(_ disposable: any Disposable) { disposables.append(disposable) }

  deinit { for disposable in disposables { disposable.dispose() } }
}

extension Disposable {
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Holds one at a time; the one before is disposed of.
public final class SerialDisposable: Disposable {
  private var isDisposed = false
  private var current: (any Disposable)?

  public init() {}

  public var disposable: (any Disposable)? {
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
    disposable = nil
  }
}

/// Holds many, and disposes of all of them together.
public final class CompositeDisposable: Disposable {
  public private(set) var isDisposed = false
  private var disposables: [any Disposable] = []

  public init() {}

  public func insert(_ disposable: any Disposable) { add(disposable) }

  @discardableResult
  public func add(_ disposable: (any Disposable)?) -> (any Disposable)? {
    guard let disposable else { return nil }
    if isDisposed { disposable.dispose() } else { disposables.append(disposable) }
    return disposable
  }

  public static func += (left: CompositeDisposable, right: (any Disposable)?) { left.add(right) }

  public func dispose() {
    isDisposed = true
    let known = disposables
    disposables = []
    for disposable in known { disposable.dispose() }
  }
}
