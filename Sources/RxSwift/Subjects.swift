// Observables that are observers too.

/// Something that is both.
public protocol SubjectType: ObservableType {
  associatedtype Observer: ObserverType
  func asObserver() -> Observer
}

/// Those who listen, in the order in which they came.
final class Listeners<Element> {
  private var listeners: [(id: Int, hear: (Event<Element>) -> Void)] = []
  private var count = 0

  var isEmpty: Bool { listeners.isEmpty }

  func add(_ hear: @escaping (Event<Element>) -> Void) -> any Disposable {
    count += 1
    let id = count
    listeners.append((id, hear))
    return Disposables.create(with: { [weak self] in self?.remove(id) })
  }

  private func remove(_ id: Int) {
    if let index = listeners.firstIndex(where: { $0.id == id }) { listeners.remove(at: index) }
  }

  func tell(_ event: Event<Element>) { for listener in listeners { listener.hear(event) } }

  func forget() { listeners = [] }
}

/// Hands on what it is told to those who listen at that moment.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  private let listeners = Listeners<Element>()
  private var ending: Event<Element>?
  public private(set) var isDisposed = false

  public override init() {}

  public var hasObservers: Bool { !listeners.isEmpty }

  public func on(_ event: Event<Element>) {
    if ending != nil || isDisposed { return }
    if !event.isStopEvent { return listeners.tell(event) }
    ending = event
    listeners.tell(event)
    listeners.forget()
  }

  override func listen(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    if let ending {
      handler(ending)
      return Disposables.create()
    }
    if isDisposed {
      handler(.error(RxError.disposed(object: self)))
      return Disposables.create()
    }
    return listeners.add(handler)
  }

  public func asObserver() -> PublishSubject<Element> { self }

  public func dispose() {
    isDisposed = true
    listeners.forget()
    ending = nil
  }
}

/// Begins with the latest value for whoever comes.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  private let listeners = Listeners<Element>()
  private var latest: Element
  private var ending: Event<Element>?
  public private(set) var isDisposed = false

  public init(value: Element) { latest = value }

  public var hasObservers: Bool { !listeners.isEmpty }

  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(object: self) }
    if case .error(let error)? = ending { throw error }
    return latest
  }

  public func on(_ event: Event<Element>) {
    if ending != nil || isDisposed { return }
    if case .next(let element) = event { latest = element } else { ending = event }
    listeners.tell(event)
    if ending != nil { listeners.forget() }
  }

  override func listen(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    if isDisposed {
      handler(.error(RxError.disposed(object: self)))
      return Disposables.create()
    }
    if let ending {
      handler(ending)
      return Disposables.create()
    }
    let disposable = listeners.add(handler)
    handler(.next(latest))
    return disposable
  }

  public func asObserver() -> BehaviorSubject<Element> { self }

  public func dispose() {
    isDisposed = true
    listeners.forget()
    ending = nil
  }
}

/// Hands on what it is told, and the last ones again to whoever comes.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, Disposable, ObserverType {
  private let listeners = Listeners<Element>()
  private let size: Int
  private var latest: [Element] = []
  private var ending: Event<Element>?
  private var isDisposed = false

  public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(bufferSize) }
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(.max) }

  private init(_ size: Int) { self.size = size }

  public var hasObservers: Bool { !listeners.isEmpty }

  public func on(_ event: Event<Element>) {
    if ending != nil || isDisposed { return }
    if case .next(let element) = event {
      latest.append(element)
      if latest.count > size { latest.removeFirst() }
    } else {
      ending = event
    }
    listeners.tell(event)
    if ending != nil { listeners.forget() }
  }

  override func listen(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    if isDisposed {
      handler(.error(RxError.disposed(object: self)))
      return Disposables.create()
    }
    for element in latest { handler(.next(element)) }
    if let ending {
      handler(ending)
      return Disposables.create()
    }
    return listeners.add(handler)
  }

  public func asObserver() -> ReplaySubject<Element> { self }

  public func dispose() {
    isDisposed = true
    listeners.forget()
  }
}

/// Says its last element when it ends, and nothing before.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  private let listeners = Listeners<Element>()
  private var latest: Element?
  private var ending: Event<Element>?

  public override init() {}

  public var hasObservers: Bool { !listeners.isEmpty }

  public func on(_ event: Event<Element>) {
    if ending != nil { return }
    switch event {
    case .next(let element): latest = element
    case .error, .completed:
      ending = event
      if event.isCompleted, let latest { listeners.tell(.next(latest)) }
      listeners.tell(event)
      listeners.forget()
    }
  }

  override func listen(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    guard let ending else { return listeners.add(handler) }
    if ending.isCompleted, let latest { handler(.next(latest)) }
    handler(ending)
    return Disposables.create()
  }

  public func asObserver() -> AsyncSubject<Element> { self }
}
