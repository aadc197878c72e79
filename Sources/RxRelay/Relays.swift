import RxSwift

/// A subject that neither fails nor ends.
public final class PublishRelay<Element>: ObservableType {
  private let subject = PublishSubject<Element>()

  public init() {}

  public var hasObservers: Bool { subject.hasObservers }

  public func accept(_ event: Element) { subject.onNext(event) }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

/// Likewise, with a value.
public final class BehaviorRelay<Element>: ObservableType {
  private let subject: BehaviorSubject<Element>

  public init(value: Element) { subject = BehaviorSubject(value: value) }

  public var value: Element {
    guard let value = try? subject.value() else { fatalError("a relay does not fail") }
    return value
  }

  public var hasObservers: Bool { subject.hasObservers }

  public func accept(_ event: Element) { subject.onNext(event) }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

/// Likewise, with the last values for whoever comes.
public final class ReplayRelay<Element>: ObservableType {
  private let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(ReplaySubject.create(bufferSize: bufferSize))
  }

  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(ReplaySubject.createUnbounded()) }

  public func accept(_ event: Element) { subject.onNext(event) }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { subject.asObservable() }
}

extension ObservableType {
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    feed { element in for relay in relays { relay.accept(element) } }
  }

  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    feed { element in for relay in relays { relay.accept(element) } }
  }

  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    feed { element in for relay in relays { relay.accept(element) } }
  }

  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    feed { element in for relay in relays { relay.accept(element) } }
  }

  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    feed { element in for relay in relays { relay.accept(element) } }
  }

  private func feed(_ accept: @escaping (Element) -> Void) -> any Disposable {
    subscribe { event in
      switch event {
      case .next(let element): accept(element)
      case .error(let error): fatalError("Binding error to relay: \(error)")
      case .completed: break
      }
    }
  }
}
