// What is done about errors.

extension ObservableType {
  public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    Producer { sink in
      let current = SerialDisposable()
      let first = SingleAssignmentDisposable()
      current.disposable = first
      first.setDisposable(
        self.listen { event in
          guard case .error(let error) = event else { return sink.on(event) }
          do { current.disposable = try handler(error).listen { sink.on($0) } } catch { sink.fail(error) }
        })
      return current
    }
  }

  public func catchAndReturn(_ element: Element) -> Observable<Element> { self.catch { _ in .just(element) } }

  /// The next source for each that fails.
  public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    following(sequence, after: { _ in true }, endsWithFirst: true)
  }

  /// Subscribes again for as long as it fails.
  public func retry() -> Observable<Element> { .catch(sequence: Again(source: asObservable(), left: .max)) }

  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    .catch(sequence: Again(source: asObservable(), left: maxAttemptCount))
  }

  /// Subscribes again whenever what is made of the errors says something.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> Observable<Element> {
    Producer { sink in
      let errors = PublishSubject<any Error>()
      let current = SerialDisposable()
      func start() {
        let held = SingleAssignmentDisposable()
        current.disposable = held
        held.setDisposable(
          self.listen { event in
            if case .error(let error) = event { errors.onNext(error) } else { sink.on(event) }
          })
      }
      let trigger = notificationHandler(errors.asObservable()).listen { event in
        switch event {
        case .next: start()
        case .error(let error): sink.fail(error)
        case .completed: sink.complete()
        }
      }
      start()
      return Disposables.create(current, trigger)
    }
  }

  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    self.catch(handler)
  }

  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> { catchAndReturn(element) }

  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> Observable<Element> { retry(when: notificationHandler) }

  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { take(until: other) }

  @available(*, deprecated, renamed: "take(while:)")
  public func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }

  @available(*, deprecated, renamed: "skip(while:)")
  public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }

  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { skip(until: other) }

  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }

  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { observe(on: scheduler) }

  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }
}

/// The same source, as often as it is tried.
private struct Again<Value>: Sequence, IteratorProtocol {
  let source: Observable<Value>
  var left: Int

  mutating func next() -> Observable<Value>? {
    if left <= 0 { return nil }
    left -= 1
    return source
  }
}
