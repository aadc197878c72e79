/// What holds a listener to what it listens to.
public protocol Disposable {
  func dispose()
}

public protocol Cancelable: Disposable {
  var isDisposed: Bool { get }
}

/// Ways to make one.
public struct Disposables {
  public static func create() -> any Disposable { NopDisposable() }
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable { ActionDisposable(dispose) }
  public static func create(_ disposables: any Disposable...) -> any Disposable { CompositeDisposable(disposables) }
  public static func create(_ disposables: [any Disposable]) -> any Disposable { CompositeDisposable(disposables) }
}

private struct NopDisposable: Disposable {
  func dispose() {}
}

private final class ActionDisposable: Cancelable {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  var isDisposed: Bool { action == nil }

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
  public init(disposing disposables: any Disposable...) { self.disposables = disposables }
  public init(disposing disposables: [any Disposable]) { self.disposables = disposables }

  public func insert(_ disposable: any Disposable) { disposables.append(disposable) }
  public func insert(_ disposables: any Disposable...) { self.disposables += disposables }
  public func insert(_ disposables: [any Disposable]) { self.disposables += disposables }

  deinit { for disposable in disposables { disposable.dispose() } }
}

extension Disposable {
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Holds one at a time; the one before is disposed of.
public final class SerialDisposable: Cancelable {
  public private(set) var isDisposed = false
  private var current: (any Disposable)?

  public init() {}

  public var disposable: any Disposable {
    get { current ?? Disposables.create() }
    set {
      let before = current
      current = isDisposed ? nil : newValue
      before?.dispose()
      if isDisposed { newValue.dispose() }
    }
  }

  public func dispose() {
    if isDisposed { return }
    isDisposed = true
    let known = current
    current = nil
    known?.dispose()
  }
}

/// Holds one, which is given once.
public final class SingleAssignmentDisposable: Cancelable {
  public private(set) var isDisposed = false
  private var current: (any Disposable)?

  public init() {}

  public func setDisposable(_ disposable: any Disposable) {
    if current != nil { fatalError("oldState.disposable != nil") }
    if isDisposed { disposable.dispose() } else { current = disposable }
  }

  public func dispose() {
    if isDisposed { return }
    isDisposed = true
    let known = current
    current = nil
    known?.dispose()
  }
}

public final class BooleanDisposable: Cancelable {
  public private(set) var isDisposed: Bool

  public init() { isDisposed = false }
  public init(isDisposed: Bool) { self.isDisposed = isDisposed }

  public func dispose() { isDisposed = true }
}

/// Holds many, and disposes of all of them together.
public final class CompositeDisposable: Cancelable {
  public struct DisposeKey {
    fileprivate let id: Int
  }

  public private(set) var isDisposed = false
  private var disposables: [(id: Int, disposable: any Disposable)] = []
  private var made = 0

  public init() {}
  public init(_ disposables: any Disposable...) { for disposable in disposables { _ = insert(disposable) } }
  public init(_ disposables: [any Disposable]) { for disposable in disposables { _ = insert(disposable) } }

  public var count: Int { disposables.count }

  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if isDisposed {
      disposable.dispose()
      return nil
    }
    made += 1
    disposables.append((made, disposable))
    return DisposeKey(id: made)
  }

  public func remove(for key: DisposeKey) {
    guard let index = disposables.firstIndex(where: { $0.id == key.id }) else { return }
    disposables.remove(at: index).disposable.dispose()
  }

  public func dispose() {
    if isDisposed { return }
    isDisposed = true
    let known = disposables
    disposables = []
    for entry in known { entry.disposable.dispose() }
  }
}
