/// What an observable says.
public enum Event<Element> {
  case next(Element)
  case error(any Error)
  case completed

  public var element: Element? {
    if case .next(let element) = self { return element }
    return nil
  }

  public var isStopEvent: Bool {
    if case .next = self { return false }
    return true
  }
}

/// Whoever is told of events.
public protocol ObserverType<Element> {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onError(_ error: any Error) { on(.error(error)) }
  public func onCompleted() { on(.completed) }
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}

public struct AnyObserver<Element>: ObserverType {
  private let handler: (Event<Element>) -> Void

  public init(eventHandler: @escaping (Event<Element>) -> Void) { handler = eventHandler }
  public init<O: ObserverType>(_ observer: O) where O.Element == Element { handler = { observer.on($0) } }

  public func on(_ event: Event<Element>) { handler(event) }
}

/// Whatever can be listened to.
public protocol ObservableType<Element> {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

/// A stream of events. Every subscriber starts it anew, but for subjects and what is shared.
public class Observable<Element>: ObservableType {
  init() {}

  /// What happens when somebody subscribes.
  func run(_ observer: AnyObserver<Element>) -> any Disposable { Disposables.create() }

  public func asObservable() -> Observable<Element> { self }
}

final class Created<Element>: Observable<Element> {
  private let body: (AnyObserver<Element>) -> any Disposable

  init(_ body: @escaping (AnyObserver<Element>) -> any Disposable) { self.body = body }

  override func run(_ observer: AnyObserver<Element>) -> any Disposable { body(observer) }
}

/// A subscription: after an end, or once it is disposed of, nothing more is heard.
private final class Listening<Element>: Disposable {
  private var handler: ((Event<Element>) -> Void)?
  private var source: (any Disposable)?

  init(_ handler: @escaping (Event<Element>) -> Void) { self.handler = handler }

  func hear(_ event: Event<Element>) {
    guard let known = handler else { return }
    if event.isStopEvent { handler = nil }
    known(event)
    if event.isStopEvent { dispose() }
  }

  func hold(_ disposable: any Disposable) {
    if handler == nil { disposable.dispose() } else { source = disposable }
  }

  func dispose() {
    handler = nil
    let known = source
    source = nil
    known?.dispose()
  }
}

extension ObservableType {
  @discardableResult
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let listening = Listening(on)
    listening.hold(asObservable().run(AnyObserver(eventHandler: { listening.hear($0) })))
    return listening
  }

  @discardableResult
  public func subscribe<O: ObserverType>(_ observer: O) -> any Disposable where O.Element == Element {
    subscribe { observer.on($0) }
  }

  @discardableResult
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let listening = subscribe { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error): onError?(error)
      case .completed: onCompleted?()
      }
      if event.isStopEvent { onDisposed?() }
    }
    guard let onDisposed else { return listening }
    return Disposables.create(listening, Disposables.create(with: onDisposed))
  }

  public func bind<O: ObserverType>(to observers: O...) -> any Disposable where O.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  public func bind<O: ObserverType>(to observers: O...) -> any Disposable where O.Element == Element? {
    subscribe { event in
      guard case .next(let element) = event else { return }
      for observer in observers { observer.on(.next(element)) }
    }
  }

  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
}

/// Gives an object values, as long as it is there.
public struct Binder<Value>: ObserverType {
  public typealias Element = Value
  private let give: (Value) -> Void

  public init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
    give = { [weak target] value in if let target { binding(target, value) } }
  }

  public func on(_ event: Event<Value>) {
    if case .next(let element) = event { give(element) }
  }
}
