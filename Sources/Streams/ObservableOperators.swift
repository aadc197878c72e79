// Operators on one observable.

extension ObservableType {
  /// Every event as `body` passes it on; what it returns is made anew for every subscriber.
  private func passing<Result>(
    _ body: @escaping (AnyObserver<Result>) -> (Event<Element>) -> Void
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result>.create { observer in source.subscribe(body(observer)) }
  }

  /// Likewise, where only the elements matter.
  private func passingElements<Result>(
    _ body: @escaping (AnyObserver<Result>) -> (Element) throws -> Void
  ) -> Observable<Result> {
    passing { observer in
      let next = body(observer)
      return { event in
        switch event {
        case .next(let element):
          do { try next(element) } catch { observer.onError(error) }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }

  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    passingElements { observer in { observer.onNext(try transform($0)) } }
  }

  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    passingElements { observer in { if let made = try transform($0) { observer.onNext(made) } } }
  }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    passingElements { observer in { if try predicate($0) { observer.onNext($0) } } }
  }

  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    passingElements { observer in
      var result = seed
      return { element in
        result = try accumulator(result, element)
        observer.onNext(result)
      }
    }
  }

  public func reduce<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws -> Result
  ) -> Observable<Result> {
    scan(seed, accumulator: accumulator).startWith(seed).takeLast()
  }

  public func toArray() -> Observable<[Element]> { reduce([]) { $0 + [$1] } }

  func takeLast() -> Observable<Element> {
    passing { observer in
      var last: Element?
      return { event in
        if case .next(let element) = event { return last = element }
        if case .completed = event, let last { observer.onNext(last) }
        observer.on(event)
      }
    }
  }

  public func take(_ count: Int) -> Observable<Element> {
    if count == 0 { return Observable<Element>.empty() }
    return passing { observer in
      var left = count
      return { event in
        if case .next = event { left -= 1 }
        observer.on(event)
        if left == 0, !event.isStopEvent { observer.onCompleted() }
      }
    }
  }

  public func skip(_ count: Int) -> Observable<Element> {
    passingElements { observer in
      var left = count
      return { element in
        if left == 0 { observer.onNext(element) } else { left -= 1 }
      }
    }
  }

  public func take(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    passingElements { observer in
      { element in
        if try predicate(element) { observer.onNext(element) } else { observer.onCompleted() }
      }
    }
  }

  public func take<Other>(until other: Observable<Other>) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>.create { observer in
      let all = CompositeDisposable()
      all += other.subscribe(onNext: { _ in observer.onCompleted() }, onError: { observer.onError($0) })
      all += source.subscribe(observer)
      return all
    }
  }

  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>.create { observer in
      for element in elements { observer.onNext(element) }
      return source.subscribe(observer)
    }
  }

  public func concat(_ second: Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>.create { observer in
      let current = CompositeDisposable()
      current += source.subscribe { event in
        if case .completed = event { current += second.subscribe(observer) } else { observer.on(event) }
      }
      return current
    }
  }

  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    passingElements { observer in
      var last: Element?
      return { element in
        if let last, try comparer(last, element) { return }
        last = element
        observer.onNext(element)
      }
    }
  }

  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>.create { observer in
      onSubscribe?()
      let listening = source.subscribe { event in
        switch event {
        case .next(let element):
          do { try onNext?(element) } catch { return observer.onError(error) }
        case .error(let error): onError?(error)
        case .completed: onCompleted?()
        }
        observer.on(event)
      }
      guard let onDispose else { return listening }
      return Disposables.create(listening, Disposables.create(with: onDispose))
    }
  }

  public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>.create { observer in
      let current = CompositeDisposable()
      current += source.subscribe { event in
        guard case .error(let error) = event else { return observer.on(event) }
        do { current += try handler(error).subscribe(observer) } catch { observer.onError(error) }
      }
      return current
    }
  }

  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in Observable<Element>.just(element) }
  }

  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

  /// - Parameter maxAttemptCount: the first attempt is one of them.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    maxAttemptCount <= 1 ? asObservable() : self.catch { _ in self.retry(maxAttemptCount - 1) }
  }

  /// One subscription for all who listen, who hear the last ones again when they come.
  public func share(replay: Int = 0) -> Observable<Element> { Shared(asObservable(), replay: replay) }
}

extension ObservableType where Element: Equatable {
  public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
}

/// Listens to its source while somebody listens to it.
private final class Shared<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let replay: Int
  private var subject: ReplaySubject<Element>
  private var listeners = 0
  private var connection: (any Disposable)?

  init(_ source: Observable<Element>, replay: Int) {
    self.source = source
    self.replay = replay
    subject = ReplaySubject.create(bufferSize: replay)
  }

  override func run(_ observer: AnyObserver<Element>) -> any Disposable {
    listeners += 1
    let shared = subject
    let listening = shared.subscribe(observer)
    if listeners == 1 {
      connection = source.subscribe { event in
        // Whoever comes after the end begins anew.
        if event.isStopEvent { self.begin() }
        shared.on(event)
      }
    }
    return Disposables.create(with: {
      listening.dispose()
      if shared !== self.subject { return }
      self.listeners -= 1
      if self.listeners == 0 { self.begin() }
    })
  }

  private func begin() {
    let known = connection
    connection = nil
    listeners = 0
    subject = ReplaySubject.create(bufferSize: replay)
    known?.dispose()
  }
}
