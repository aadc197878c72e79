// Looking on, and where things happen.

extension ObservableType {
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    Producer { sink in
      onSubscribe?()
      let source = self.listen { event in
        do {
          switch event {
          case .next(let element):
            try onNext?(element)
            sink.next(element)
            try afterNext?(element)
          case .error(let error):
            try onError?(error)
            sink.fail(error)
            try afterError?(error)
          case .completed:
            try onCompleted?()
            sink.complete()
            try afterCompleted?()
          }
        } catch { sink.fail(error) }
      }
      onSubscribed?()
      guard let onDispose else { return source }
      return Disposables.create(source, Disposables.create(with: onDispose))
    }
  }

  /// Prints what happens. (The real one puts the time in front.)
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let place = file.split(separator: "/").last.map(String.init) ?? file
    let name = identifier ?? "\(place):\(line) (\(function))"
    return Producer { sink in
      print("\(name) -> subscribed")
      let source = self.listen { event in
        let text = event.debugDescription
        let isLong = trimOutput && text.count > 40
        print("\(name) -> Event \(isLong ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
        sink.on(event)
      }
      return Disposables.create(
        source, Disposables.create(with: { print("\(name) -> isDisposed") }))
    }
  }

  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Producer { sink in
      let all = CompositeDisposable()
      _ = all.insert(
        self.listen { event in
          _ = all.insert(
            scheduler.schedule(event) { event in
              sink.on(event)
              return Disposables.create()
            })
        })
      return all
    }
  }

  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Producer { sink in
      let held = SerialDisposable()
      let waiting = SingleAssignmentDisposable()
      held.disposable = waiting
      waiting.setDisposable(
        scheduler.schedule(()) {
          held.disposable = self.listen { sink.on($0) }
          return Disposables.create()
        })
      return held
    }
  }
}
