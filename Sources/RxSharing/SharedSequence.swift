import RxRelay
import RxSwift

// What RxCocoa and Streams have in common: streams for the screen.

/// How those who listen share what they listen to.
public protocol SharingStrategyProtocol {
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

public protocol SharedSequenceConvertibleType<Element>: ObservableConvertibleType {
  associatedtype SharingStrategy: SharingStrategyProtocol
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

/// A stream for the screen: it never fails, and all who listen share it.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }
  init(raw: Observable<Element>) { source = raw }

  /// Of a stream that is known not to fail.
  public static func _sharing(_ source: Observable<Element>) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(source)
  }

  public func asObservable() -> Observable<Element> { source }
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  public static func empty() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .empty()) }
  public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .never()) }
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .just(element))
  }
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(elements))
  }
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(array))
  }
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .from(optional: optional))
  }
  public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.deferred { observableFactory().asObservable() })
  }
}

extension SharedSequenceConvertibleType {
  public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(asObservable().map(selector))
  }

  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(asObservable().compactMap(selector))
  }

  public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().filter(predicate))
  }

  public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }

  public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }

  public func flatMap<Sharing: SharingStrategyProtocol, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  public func scan<A>(
    _ seed: A, accumulator: @escaping (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    SharedSequence<SharingStrategy, A>(asObservable().scan(seed, accumulator: accumulator))
  }

  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().startWith(element))
  }

  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().skip(count))
  }

  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector))
  }

  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(comparer))
  }

  public func withLatestFrom<Other: SharedSequenceConvertibleType>(
    _ second: Other
  ) -> SharedSequence<SharingStrategy, Other.Element> {
    SharedSequence<SharingStrategy, Other.Element>(asObservable().withLatestFrom(second.asObservable()))
  }

  public func withLatestFrom<Other: SharedSequenceConvertibleType, Result>(
    _ second: Other, resultSelector: @escaping (Element, Other.Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Other.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, Result>(
      asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delay(dueTime, scheduler: scheduler))
  }

  public func debounce(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> { merge(sources) }

  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  public static func concat(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.concat(sources.map { $0.asObservable() }))
  }
}

extension SharedSequenceConvertibleType where Element: Equatable {
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().map { $0.asObservable() }.switchLatest())
  }

  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().map { $0.asObservable() }.merge())
  }
}

/// Begins with the latest for whoever comes.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func asDriver() -> Driver<Element> { asSharedSequence() }

  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().map { Optional($0) }.subscribe { event in for observer in observers { observer.on(event) } }
  }

  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    drive(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }

  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func drive() -> any Disposable { drive(onNext: nil) }
}

extension ObservableConvertibleType {
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    Driver(asObservable().catchAndReturn(onErrorJustReturn))
  }

  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    Driver(asObservable().catch { _ in onErrorDriveWith.asObservable() })
  }

  public func asDriver(onErrorRecover: @escaping (_ error: any Error) -> Driver<Element>) -> Driver<Element> {
    Driver(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}

extension BehaviorRelay {
  public func asDriver() -> Driver<Element> { Driver(asObservable()) }
}
