// Streams of which it is known how many elements they have.

/// A stream with a promise about its elements.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  init(raw source: Observable<Element>) { self.source = source }
}

public protocol PrimitiveSequenceType {
  associatedtype Trait
  associatedtype Element
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  public func asObservable() -> Observable<Element> { source }
}

public enum SingleTrait {}
public enum MaybeTrait {}
public enum CompletableTrait {}

public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

public typealias SingleEvent<Element> = Result<Element, any Error>

public enum MaybeEvent<Element> {
  case success(Element)
  case error(any Error)
  case completed
}

public enum CompletableEvent {
  case error(any Error)
  case completed
}

// What all of them have.
extension PrimitiveSequence {
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: Observable.deferred { try observableFactory().asObservable() })
  }

  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  public func `catch`(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).asObservable() })
  }

  public func retry() -> PrimitiveSequence<Trait, Element> { PrimitiveSequence(raw: source.retry()) }

  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
    Single(
      raw: Observable.create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }
  public static func error(_ error: any Error) -> Single<Element> { Single(raw: .error(error)) }
  public static func never() -> Single<Element> { Single(raw: .never()) }

  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    var isOver = false
    return source.subscribe { event in
      if isOver { return }
      switch event {
      case .next(let element):
        isOver = true
        observer(.success(element))
      case .error(let error):
        isOver = true
        observer(.failure(error))
      case .completed: fatalError("Singles can't emit a completion event")
      }
    }
  }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let disposable: any Disposable =
      if let onDisposed { Disposables.create(with: onDisposed) } else { Disposables.create() }
    let listening = subscribe { (event: SingleEvent<Element>) in
      switch event {
      case .success(let element): onSuccess?(element)
      case .failure(let error):
        if let onFailure { onFailure(error) } else { print("Unhandled error happened: \(error)") }
      }
      disposable.dispose()
    }
    return Disposables.create(listening, disposable)
  }

  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single<Result>(raw: source.map(transform))
  }

  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe<Result>(raw: source.compactMap(transform))
  }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
    Single<Result>(raw: source.flatMap(selector))
  }

  public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe<Result>(raw: source.flatMap(selector))
  }

  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
    Completable(raw: source.flatMap(selector))
  }

  public static func zip<A, B>(
    _ a: Single<A>, _ b: Single<B>, resultSelector: @escaping (A, B) throws -> Element
  ) -> Single<Element> {
    Single(raw: Observable.zip(a.asObservable(), b.asObservable(), resultSelector: resultSelector))
  }

  public static func zip<A, B, C>(
    _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, resultSelector: @escaping (A, B, C) throws -> Element
  ) -> Single<Element> {
    Single(
      raw: Observable.zip(a.asObservable(), b.asObservable(), c.asObservable(), resultSelector: resultSelector))
  }

  public func catchAndReturn(_ element: Element) -> Single<Element> { Single(raw: source.catchAndReturn(element)) }

  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  public func asMaybe() -> Maybe<Element> { Maybe(raw: source) }
  public func asCompletable() -> Completable { source.ignoreElements().asCompletable() }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Any {
  public static func zip<A, B>(_ a: Single<A>, _ b: Single<B>) -> Single<(A, B)> {
    Single<(A, B)>(raw: Observable.zip(a.asObservable(), b.asObservable()))
  }
}

extension PrimitiveSequence where Trait == MaybeTrait {
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  public static func create(subscribe: @escaping (@escaping MaybeObserver) -> any Disposable) -> Maybe<Element> {
    Maybe(
      raw: Observable.create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }
  public static func error(_ error: any Error) -> Maybe<Element> { Maybe(raw: .error(error)) }
  public static func never() -> Maybe<Element> { Maybe(raw: .never()) }
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    var isOver = false
    return source.subscribe { event in
      if isOver { return }
      isOver = true
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let disposable: any Disposable =
      if let onDisposed { Disposables.create(with: onDisposed) } else { Disposables.create() }
    let listening = subscribe { (event: MaybeEvent<Element>) in
      switch event {
      case .success(let element): onSuccess?(element)
      case .error(let error):
        if let onError { onError(error) } else { print("Unhandled error happened: \(error)") }
      case .completed: onCompleted?()
      }
      disposable.dispose()
    }
    return Disposables.create(listening, disposable)
  }

  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe<Result>(raw: source.map(transform))
  }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe<Result>(raw: source.flatMap(selector))
  }

  public func ifEmpty(default element: Element) -> Single<Element> { Single(raw: source.ifEmpty(default: element)) }

  public func catchAndReturn(_ element: Element) -> Maybe<Element> { Maybe(raw: source.catchAndReturn(element)) }

  public func asSingle() -> Single<Element> { Single(raw: source.single()) }
  public func asCompletable() -> Completable { source.ignoreElements().asCompletable() }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Swift.Never {
  public typealias CompletableObserver = (CompletableEvent) -> Void

  public static func create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable) -> Completable {
    Completable(
      raw: Observable.create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }
  public static func never() -> Completable { Completable(raw: .never()) }
  public static func empty() -> Completable { Completable(raw: .empty()) }

  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    var isOver = false
    return source.subscribe { event in
      if isOver { return }
      isOver = true
      switch event {
      case .next: break
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let disposable: any Disposable =
      if let onDisposed { Disposables.create(with: onDisposed) } else { Disposables.create() }
    let listening = subscribe { (event: CompletableEvent) in
      switch event {
      case .error(let error):
        if let onError { onError(error) } else { print("Unhandled error happened: \(error)") }
      case .completed: onCompleted?()
      }
      disposable.dispose()
    }
    return Disposables.create(listening, disposable)
  }

  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    Single<Result>(raw: followed(by: second.asObservable()))
  }

  public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> {
    Maybe<Result>(raw: followed(by: second.asObservable()))
  }

  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: followed(by: second.asObservable()))
  }

  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> { followed(by: second) }

  private func followed<Result>(by second: Observable<Result>) -> Observable<Result> {
    Producer { sink in
      let current = SerialDisposable()
      let first = SingleAssignmentDisposable()
      current.disposable = first
      first.setDisposable(
        self.listen { event in
          switch event {
          case .next: break
          case .error(let error): sink.fail(error)
          case .completed: current.disposable = second.listen { sink.on($0) }
          }
        })
      return current
    }
  }

  public func concat(_ second: Completable) -> Completable { andThen(second) }

  public static func zip(_ sources: Completable...) -> Completable {
    Completable(raw: Observable.merge(sources.map { $0.asObservable() }))
  }

  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: source.do(onError: onError, onCompleted: onCompleted, onSubscribe: onSubscribe, onDispose: onDispose))
  }
}

extension ObservableType {
  /// The only element: none, or more than one, is an error.
  public func asSingle() -> Single<Element> {
    Single(
      raw: Producer { sink in
        var only: Element?
        return self.listen { event in
          switch event {
          case .next(let element):
            if only == nil { only = element } else { sink.fail(RxError.moreThanOneElement) }
          case .error(let error): sink.fail(error)
          case .completed:
            guard let only else { return sink.fail(RxError.noElements) }
            sink.next(only)
            sink.complete()
          }
        }
      })
  }

  /// The only element, or none.
  public func asMaybe() -> Maybe<Element> {
    Maybe(
      raw: Producer { sink in
        var only: Element?
        return self.listen { event in
          switch event {
          case .next(let element):
            if only == nil { only = element } else { sink.fail(RxError.moreThanOneElement) }
          case .error(let error): sink.fail(error)
          case .completed:
            if let only { sink.next(only) }
            sink.complete()
          }
        }
      })
  }
}

extension ObservableType where Element == Never {
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}
