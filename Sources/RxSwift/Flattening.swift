// What is made of the streams within a stream.

extension ObservableType {
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { merging(atOnce: .max, selector) }

  /// While one runs, what else comes is not listened to.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Producer { sink in
      let all = CompositeDisposable()
      var isRunning = false
      var isOver = false
      func start(_ inner: Source) {
        isRunning = true
        let held = SingleAssignmentDisposable()
        let key = all.insert(held)
        held.setDisposable(
          inner.listen { event in
            guard case .completed = event else { return sink.on(event) }
            isRunning = false
            if let key { all.remove(for: key) }
            if isOver { sink.complete() }
          })
      }
      _ = all.insert(
        self.listen { event in
          switch event {
          case .next(let element):
            if isRunning { return }
            do { start(try selector(element)) } catch { sink.fail(error) }
          case .error(let error): sink.fail(error)
          case .completed:
            isOver = true
            if !isRunning { sink.complete() }
          }
        })
      return all
    }
  }

  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Producer { sink in
      let latest = SerialDisposable()
      var isRunning = false
      var isOver = false
      var started = 0
      func start(_ inner: Source) {
        started += 1
        let own = started
        isRunning = true
        let held = SingleAssignmentDisposable()
        latest.disposable = held
        held.setDisposable(
          inner.listen { event in
            if own != started { return }
            guard case .completed = event else { return sink.on(event) }
            isRunning = false
            if isOver { sink.complete() }
          })
      }
      let source = self.listen { event in
        switch event {
        case .next(let element):
          do { start(try selector(element)) } catch { sink.fail(error) }
        case .error(let error): sink.fail(error)
        case .completed:
          isOver = true
          if !isRunning { sink.complete() }
        }
      }
      return Disposables.create(source, latest)
    }
  }

  /// One after the other, in their order.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> { merging(atOnce: 1, selector) }

  func merging<Source: ObservableConvertibleType>(
    atOnce limit: Int, _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Producer { sink in
      let all = CompositeDisposable()
      var running = 0
      var isOver = false
      var waiting: [Source] = []
      func start(_ inner: Source) {
        running += 1
        let held = SingleAssignmentDisposable()
        let key = all.insert(held)
        held.setDisposable(
          inner.listen { event in
            guard case .completed = event else { return sink.on(event) }
            running -= 1
            if let key { all.remove(for: key) }
            if !waiting.isEmpty {
              start(waiting.removeFirst())
            } else if isOver, running == 0 {
              sink.complete()
            }
          })
      }
      _ = all.insert(
        self.listen { event in
          switch event {
          case .next(let element):
            do {
              let inner = try selector(element)
              if running < limit { start(inner) } else { waiting.append(inner) }
            } catch { sink.fail(error) }
          case .error(let error): sink.fail(error)
          case .completed:
            isOver = true
            if running == 0, waiting.isEmpty { sink.complete() }
          }
        })
      return all
    }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  public func merge() -> Observable<Element.Element> { merging(atOnce: .max) { $0 } }
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> { merging(atOnce: maxConcurrent) { $0 } }
  public func concat() -> Observable<Element.Element> { merging(atOnce: 1) { $0 } }
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}

extension ObservableType {
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> { merged(Array(sources)) }

  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> { merged(sources) }

  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merged(sources) }

  private static func merged(_ sources: [Observable<Element>]) -> Observable<Element> {
    Producer { sink in
      let all = CompositeDisposable()
      var left = sources.count
      if left == 0 { sink.complete() }
      for source in sources {
        let held = SingleAssignmentDisposable()
        let key = all.insert(held)
        held.setDisposable(
          source.listen { event in
            guard case .completed = event else { return sink.on(event) }
            left -= 1
            if let key { all.remove(for: key) }
            if left == 0 { sink.complete() }
          })
      }
      return all
    }
  }

  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> { following(sequence, after: { _ in false }) }

  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element { .concat([asObservable(), second.asObservable()]) }

  public func startWith(_ elements: Element...) -> Observable<Element> {
    Producer { sink in
      for element in elements { sink.next(element) }
      return self.listen { sink.on($0) }
    }
  }

  /// One source after the other: after each that has completed, or after each that has failed.
  static func following<Sequence: Swift.Sequence>(
    _ sources: Sequence, after isToFollow: @escaping (any Error) -> Bool, endsWithFirst: Bool = false
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    Producer { sink in
      let current = SerialDisposable()
      var iterator = sources.makeIterator()
      var isStarting = false
      var isWanted = false
      var last: (any Error)?
      // What ends while it is subscribed to is followed without another call on the stack.
      func follow() {
        isWanted = true
        if isStarting { return }
        isStarting = true
        while isWanted, !current.isDisposed {
          isWanted = false
          guard let source = iterator.next() else {
            if let last { sink.fail(last) } else { sink.complete() }
            break
          }
          current.disposable = source.listen { event in
            switch event {
            case .next: sink.on(event)
            case .error(let error):
              if !isToFollow(error) { return sink.fail(error) }
              last = error
              follow()
            case .completed:
              if endsWithFirst { sink.complete() } else { follow() }
            }
          }
        }
        isStarting = false
      }
      follow()
      return current
    }
  }

  /// The one that is first to say something is listened to.
  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    sequence.reduce(Observable<Element>.never()) { $0.amb($1) }
  }

  public func amb<Source: ObservableType>(_ right: Source) -> Observable<Element> where Source.Element == Element {
    Producer { sink in
      let one = SingleAssignmentDisposable()
      let other = SingleAssignmentDisposable()
      var isOneFirst: Bool?
      one.setDisposable(
        self.listen { event in
          if isOneFirst == nil {
            isOneFirst = true
            other.dispose()
          }
          if isOneFirst == true { sink.on(event) }
        })
      if isOneFirst == nil {
        other.setDisposable(
          right.listen { event in
            if isOneFirst == nil {
              isOneFirst = false
              one.dispose()
            }
            if isOneFirst == false { sink.on(event) }
          })
      }
      return Disposables.create(one, other)
    }
  }
}
