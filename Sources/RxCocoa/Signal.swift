import RxRelay
import RxSharing
import RxSwift

/// Says nothing of what was before somebody came.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  public func asSignal() -> Signal<Element> { asSharedSequence() }

  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().map { Optional($0) }.subscribe { event in for observer in observers { observer.on(event) } }
  }

  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    emit(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}

extension ObservableConvertibleType {
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    Signal._sharing(asObservable().catchAndReturn(onErrorJustReturn))
  }

  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    Signal._sharing(asObservable().catch { _ in onErrorSignalWith.asObservable() })
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> { Signal._sharing(asObservable()) }
}

extension PublishRelay {
  public func asSignal() -> Signal<Element> { Signal._sharing(asObservable()) }
}
