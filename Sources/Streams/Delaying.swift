// What takes time, by a clock that is told when it goes on.

extension ObservableType {
  /// Everything so much later; errors at once.
  public func delay(_ dueTime: TimeSpan, scheduler: TestClock) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>.create { observer in
      let all = CompositeDisposable()
      all += source.subscribe { event in
        if case .error = event { return observer.on(event) }
        all += scheduler.plan(after: dueTime) { observer.on(event) }
      }
      return all
    }
  }

  /// A value once nothing has come after it for so long.
  public func debounce(_ dueTime: TimeSpan, scheduler: TestClock) -> Observable<Element> {
    let source = asObservable()
    return Observable<Element>.create { observer in
      let all = CompositeDisposable()
      let waiting = SerialDisposable()
      var latest: Element?
      all += waiting
      all += source.subscribe { event in
        switch event {
        case .next(let element):
          latest = element
          waiting.disposable = scheduler.plan(after: dueTime) {
            latest = nil
            observer.onNext(element)
          }
        case .error(let error): observer.onError(error)
        case .completed:
          if let latest { observer.onNext(latest) }
          observer.onCompleted()
        }
      }
      return all
    }
  }
}

extension Signal {
  public func delay(_ interval: TimeSpan, on scheduler: TestClock) -> Signal<Value, Error> {
    Signal<Value, Error> { observer, lifetime in
      lifetime += observe { event in
        switch event {
        case .value, .completed: scheduler.plan(after: interval) { observer.send(event) }
        case .failed, .interrupted: observer.send(event)
        }
      }
    }
  }

  public func debounce(_ interval: TimeSpan, on scheduler: TestClock) -> Signal<Value, Error> {
    Signal<Value, Error> { observer, lifetime in
      let waiting = SerialDisposable()
      lifetime += waiting
      lifetime += observe { event in
        switch event {
        case .value: waiting.disposable = scheduler.plan(after: interval) { observer.send(event) }
        case .completed: scheduler.plan(after: interval) { observer.send(event) }
        case .failed, .interrupted: observer.send(event)
        }
      }
    }
  }
}

extension SignalProducer {
  public func delay(_ interval: TimeSpan, on scheduler: TestClock) -> SignalProducer<Value, Error> {
    SignalProducer { observer, lifetime in
      lifetime += start { event in
        switch event {
        case .value, .completed: scheduler.plan(after: interval) { observer.send(event) }
        case .failed, .interrupted: observer.send(event)
        }
      }
    }
  }
}
