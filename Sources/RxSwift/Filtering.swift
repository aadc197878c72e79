// Which elements are passed on.

public enum TakeBehavior {
  case inclusive
  case exclusive
}

extension ObservableType {
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    relaying { sink in { if try predicate($0) { sink.next($0) } } }
  }

  public func ignoreElements() -> Observable<Never> { relaying { _ in { _ in } } }

  public func take(_ count: Int) -> Observable<Element> {
    if count < 0 { fatalError("count can't be negative") }
    if count == 0 { return .empty() }
    return relaying { sink in
      var left = count
      return { element in
        if left == 0 { return }
        left -= 1
        sink.next(element)
        if left == 0 { sink.complete() }
      }
    }
  }

  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    relaying { sink in
      { element in
        if try predicate(element) { return sink.next(element) }
        if behavior == .inclusive { sink.next(element) }
        sink.complete()
      }
    }
  }

  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }

  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Producer { sink in
      let stop = SingleAssignmentDisposable()
      stop.setDisposable(
        other.listen { event in
          switch event {
          case .next: sink.complete()
          case .error(let error): sink.fail(error)
          case .completed: stop.dispose()
          }
        })
      return Disposables.create(self.listen { sink.on($0) }, stop)
    }
  }

  public func takeLast(_ count: Int) -> Observable<Element> {
    if count < 0 { fatalError("count can't be negative") }
    return Producer { sink in
      var last: [Element] = []
      return self.listen { event in
        switch event {
        case .next(let element):
          last.append(element)
          if last.count > count { last.removeFirst() }
        case .error(let error): sink.fail(error)
        case .completed:
          for element in last { sink.next(element) }
          sink.complete()
        }
      }
    }
  }

  public func skip(_ count: Int) -> Observable<Element> {
    relaying { sink in
      var left = count
      return { element in
        if left <= 0 { sink.next(element) } else { left -= 1 }
      }
    }
  }

  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    relaying { sink in
      var isRunning = false
      return { element in
        if !isRunning { isRunning = try !predicate(element) }
        if isRunning { sink.next(element) }
      }
    }
  }

  public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
    Producer { sink in
      var isOpen = false
      let start = SingleAssignmentDisposable()
      let source = self.listen { event in
        switch event {
        case .next(let element): if isOpen { sink.next(element) }
        case .error(let error): sink.fail(error)
        case .completed:
          if isOpen { sink.complete() }
          start.dispose()
        }
      }
      start.setDisposable(
        other.listen { event in
          switch event {
          case .next:
            isOpen = true
            start.dispose()
          case .error(let error): sink.fail(error)
          case .completed: start.dispose()
          }
        })
      return Disposables.create(source, start)
    }
  }

  public func element(at index: Int) -> Observable<Element> {
    if index < 0 { fatalError("index can't be negative") }
    return relaying({ sink in
      var left = index
      return { element in
        if left == 0 {
          sink.next(element)
          sink.complete()
        }
        left -= 1
      }
    }) { sink in sink.fail(RxError.argumentOutOfRange) }
  }

  public func single() -> Observable<Element> { single { _ in true } }

  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Producer { sink in
      var hasOne = false
      return self.listen { event in
        switch event {
        case .next(let element):
          do {
            if try !predicate(element) { return }
            if hasOne { return sink.fail(RxError.moreThanOneElement) }
            hasOne = true
            sink.next(element)
          } catch { sink.fail(error) }
        case .error(let error): sink.fail(error)
        case .completed:
          if hasOne { sink.complete() } else { sink.fail(RxError.noElements) }
        }
      }
    }
  }

  public func first() -> Single<Element?> {
    Single(
      raw: relaying({ sink in
        { element in
          sink.next(element)
          sink.complete()
        }
      }) { sink in
        sink.next(nil)
        sink.complete()
      })
  }

  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  public func distinctUntilChanged(
    _ comparer: @escaping (Element, Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    relaying { sink in
      var last: Key?
      return { element in
        let key = try keySelector(element)
        if let last, try comparer(last, key) { return }
        last = key
        sink.next(element)
      }
    }
  }

  public func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element> {
    distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
  }

  public func ifEmpty(default element: Element) -> Observable<Element> {
    Producer { sink in
      var isEmpty = true
      return self.listen { event in
        if case .next = event { isEmpty = false }
        if case .completed = event, isEmpty { sink.next(element) }
        sink.on(event)
      }
    }
  }

  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    Producer { sink in
      var isEmpty = true
      let current = SerialDisposable()
      current.disposable = self.listen { event in
        if case .next = event { isEmpty = false }
        if case .completed = event, isEmpty {
          current.disposable = other.listen { sink.on($0) }
        } else {
          sink.on(event)
        }
      }
      return current
    }
  }

  /// The latest element, whenever the sampler says something, if there is a new one.
  public func sample<Source: ObservableType>(
    _ sampler: Source, defaultValue: Element? = nil
  ) -> Observable<Element> {
    Producer { sink in
      var latest: Element?
      var isOver = false
      let source = SingleAssignmentDisposable()
      func give() {
        if let element = latest ?? defaultValue { sink.next(element) }
        latest = nil
      }
      source.setDisposable(
        self.listen { event in
          switch event {
          case .next(let element): latest = element
          case .error(let error): sink.fail(error)
          case .completed:
            isOver = true
            source.dispose()
          }
        })
      let sampling = sampler.listen { event in
        if case .error(let error) = event { return sink.fail(error) }
        give()
        if isOver { sink.complete() }
      }
      return Disposables.create(source, sampling)
    }
  }
}

extension ObservableType where Element: Equatable {
  public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
}
