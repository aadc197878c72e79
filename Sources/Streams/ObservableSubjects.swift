// Observables that are observers too.

/// Those who listen to a subject or a signal, in the order in which they came.
final class Listeners<Event> {
  private var listeners: [(id: Int, hear: (Event) -> Void)] = []
  private var count = 0

  func add(_ hear: @escaping (Event) -> Void) -> any Disposable {
    count += 1
    let id = count
    listeners.append((id, hear))
    return Disposables.create(with: { [weak self] in self?.listeners.removeAll { $0.id == id } })
  }

  func tell(_ event: Event) { for listener in listeners { listener.hear(event) } }

  func forget() { listeners = [] }
}

/// Hands on what it is told to those who listen at that moment.
public final class PublishSubject<Element>: Observable<Element>, ObserverType {
  private let listeners = Listeners<Event<Element>>()
  private var ending: Event<Element>?

  public override init() {}

  public func on(_ event: Event<Element>) {
    if ending != nil { return }
    if event.isStopEvent { ending = event }
    listeners.tell(event)
    if event.isStopEvent { listeners.forget() }
  }

  override func run(_ observer: AnyObserver<Element>) -> any Disposable {
    if let ending {
      observer.on(ending)
      return Disposables.create()
    }
    return listeners.add { observer.on($0) }
  }
}

/// Hands on what it is told, and the last ones again to whoever comes.
public final class ReplaySubject<Element>: Observable<Element>, ObserverType {
  private let listeners = Listeners<Event<Element>>()
  private let size: Int
  private var latest: [Element] = []
  private var ending: Event<Element>?

  public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(bufferSize) }

  private init(_ size: Int) { self.size = size }

  public func on(_ event: Event<Element>) {
    if ending != nil { return }
    if case .next(let element) = event {
      latest.append(element)
      if latest.count > size { latest.removeFirst() }
    } else {
      ending = event
    }
    listeners.tell(event)
    if ending != nil { listeners.forget() }
  }

  override func run(_ observer: AnyObserver<Element>) -> any Disposable {
    for element in latest { observer.onNext(element) }
    if let ending {
      observer.on(ending)
      return Disposables.create()
    }
    return listeners.add { observer.on($0) }
  }
}

/// Begins with the latest value for whoever comes.
public final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
  private let listeners = Listeners<Event<Element>>()
  private var latest: Element
  private var ending: Event<Element>?

  public init(value: Element) { latest = value }

  public func value() throws -> Element {
    if case .error(let error)? = ending { throw error }
    return latest
  }

  public func on(_ event: Event<Element>) {
    if ending != nil { return }
    if case .next(let element) = event { latest = element } else { ending = event }
    listeners.tell(event)
    if ending != nil { listeners.forget() }
  }

  override func run(_ observer: AnyObserver<Element>) -> any Disposable {
    if let ending {
      observer.on(ending)
      return Disposables.create()
    }
    observer.onNext(latest)
    return listeners.add { observer.on($0) }
  }
}

/// A subject that neither fails nor ends.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  public init() {}

  public func accept(_ element: Element) { subject.onNext(element) }
  public func asObservable() -> Observable<Element> { subject }
}

/// Likewise, with a value.
public final class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>
  public private(set) var value: Element

  public init(value: Element) {
    self.value = value
    subject = BehaviorSubject(value: value)
  }

  public func accept(_ element: Element) {
    value = element
    subject.onNext(element)
  }

  public func asObservable() -> Observable<Element> { subject }
}

extension ObservableType {
  public func bind(to relay: PublishRelay<Element>) -> any Disposable { subscribe(onNext: { relay.accept($0) }) }
  public func bind(to relay: BehaviorRelay<Element>) -> any Disposable { subscribe(onNext: { relay.accept($0) }) }
}

/// For the screen: never fails, and everyone hears the same, the latest first.
public struct Driver<Element>: ObservableType {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source.share(replay: 1) }

  public func asObservable() -> Observable<Element> { source }
  public func asDriver() -> Driver<Element> { self }

  public static func just(_ element: Element) -> Driver<Element> { Driver(Observable.just(element)) }

  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Driver<Result> {
    Driver<Result>(source.map(transform))
  }

  public func filter(_ predicate: @escaping (Element) -> Bool) -> Driver<Element> { Driver(source.filter(predicate)) }

  public func startWith(_ element: Element) -> Driver<Element> { Driver(source.startWith(element)) }

  public func flatMapLatest<Result>(_ selector: @escaping (Element) -> Driver<Result>) -> Driver<Result> {
    Driver<Result>(source.flatMapLatest(selector))
  }

  public func withLatestFrom<Other>(_ second: Driver<Other>) -> Driver<Other> {
    Driver<Other>(source.withLatestFrom(second))
  }

  @discardableResult
  public func drive(onNext: @escaping (Element) -> Void) -> any Disposable { source.subscribe(onNext: onNext) }

  @discardableResult
  public func drive<O: ObserverType>(_ observer: O) -> any Disposable where O.Element == Element {
    source.subscribe(observer)
  }
}

extension Driver where Element: Equatable {
  public func distinctUntilChanged() -> Driver<Element> { Driver(source.distinctUntilChanged()) }
}

extension ObservableType {
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> { Driver(catchAndReturn(element)) }
}

extension BehaviorRelay {
  public func asDriver() -> Driver<Element> { Driver(subject) }
}
