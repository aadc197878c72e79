/// Whatever can be made an observable.
public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

/// Whatever can be subscribed to.
public protocol ObservableType<Element>: ObservableConvertibleType {
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  public func asObservable() -> Observable<Element> { Observable.create { observer in self.subscribe(observer) } }
}

/// A stream of events. Every subscriber starts it anew, but for subjects and what is shared.
public class Observable<Element>: ObservableType {
  init() {}

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    listen { observer.on($0) }
  }

  /// What happens when somebody subscribes.
  func listen(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable { Disposables.create() }

  public func asObservable() -> Observable<Element> { self }
}

extension ObservableConvertibleType {
  func listen(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable { asObservable().listen(handler) }
}

extension ObservableType {
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let observer = StoppableObserver(on)
    return Disposables.create(listen { observer.on($0) }, observer)
  }

  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let disposable: any Disposable =
      if let onDisposed { Disposables.create(with: onDisposed) } else { Disposables.create() }
    let observer = StoppableObserver<Element> { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error):
        if let onError { onError(error) } else { print("Unhandled error happened: \(error)") }
        disposable.dispose()
      case .completed:
        onCompleted?()
        disposable.dispose()
      }
    }
    return Disposables.create(listen { observer.on($0) }, observer, disposable)
  }

  /// Likewise with an object, as long as it is there.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }

  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    map { Optional($0) }.subscribe { event in for observer in observers { observer.on(event) } }
  }

  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: { fatalError("Binding error: \($0)") })
  }

  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext(object, element) } },
      onError: { fatalError("Binding error: \($0)") })
  }
}
