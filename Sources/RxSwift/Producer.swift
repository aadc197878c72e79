/// One subscriber of an operator: what it is told, and what it holds.
final class Sink<Element>: Disposable {
  private let handler: (Event<Element>) -> Void
  private(set) var isDisposed = false
  private var held: (any Disposable)?

  init(_ handler: @escaping (Event<Element>) -> Void) { self.handler = handler }

  func next(_ element: Element) { if !isDisposed { handler(.next(element)) } }

  func fail(_ error: any Error) {
    if isDisposed { return }
    handler(.error(error))
    dispose()
  }

  func complete() {
    if isDisposed { return }
    handler(.completed)
    dispose()
  }

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): fail(error)
    case .completed: complete()
    }
  }

  func hold(_ disposable: any Disposable) {
    if isDisposed { disposable.dispose() } else { held = disposable }
  }

  func dispose() {
    isDisposed = true
    let known = held
    held = nil
    known?.dispose()
  }
}

/// An observable that does something for everyone who subscribes. The outermost subscription runs on the current thread's
/// scheduler: what is planned meanwhile, such as the elements of sequences, has its turn after all are subscribed.
final class Producer<Element>: Observable<Element> {
  private let run: (Sink<Element>) -> any Disposable

  init(_ run: @escaping (Sink<Element>) -> any Disposable) { self.run = run }

  override func listen(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    let sink = Sink(handler)
    if CurrentThreadScheduler.isScheduleRequired {
      return CurrentThreadScheduler.instance.schedule(sink) { sink in
        sink.hold(self.run(sink))
        return sink
      }
    }
    sink.hold(run(sink))
    return sink
  }
}

/// An observable that says what it has to say at once.
final class Immediate<Element>: Observable<Element> {
  private let events: [Event<Element>]

  init(_ events: [Event<Element>]) { self.events = events }

  override func listen(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    for event in events { handler(event) }
    return Disposables.create()
  }
}

extension ObservableConvertibleType {
  /// An operator that does something with each element; errors and the end are passed on. What `make` returns is made anew for every
  /// subscriber.
  func relaying<Result>(
    _ make: @escaping (Sink<Result>) -> (Element) throws -> Void
  ) -> Observable<Result> {
    relaying(make) { sink in sink.complete() }
  }

  /// Likewise, with something to be done at the end.
  func relaying<Result>(
    _ make: @escaping (Sink<Result>) -> (Element) throws -> Void, atEnd: @escaping (Sink<Result>) -> Void
  ) -> Observable<Result> {
    Producer { sink in
      let next = make(sink)
      return self.listen { event in
        switch event {
        case .next(let element):
          do { try next(element) } catch { sink.fail(error) }
        case .error(let error): sink.fail(error)
        case .completed: atEnd(sink)
        }
      }
    }
  }
}
