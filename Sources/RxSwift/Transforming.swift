// What becomes of each element.

extension ObservableType {
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    relaying { sink in { sink.next(try transform($0)) } }
  }

  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    relaying { sink in { if let made = try transform($0) { sink.next(made) } } }
  }

  public func enumerated() -> Observable<(index: Int, element: Element)> {
    relaying { sink in
      var index = 0
      return { element in
        sink.next((index: index, element: element))
        index += 1
      }
    }
  }

  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    relaying { sink in
      var result = seed
      return { element in
        result = try accumulator(result, element)
        sink.next(result)
      }
    }
  }

  public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    relaying { sink in
      var result = seed
      return { element in
        try accumulator(&result, element)
        sink.next(result)
      }
    }
  }

  public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    reduce(seed, accumulator: accumulator) { $0 }
  }

  public func reduce<A, Result>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> {
    Producer { sink in
      var result = seed
      return self.listen { event in
        do {
          switch event {
          case .next(let element): result = try accumulator(result, element)
          case .error(let error): sink.fail(error)
          case .completed:
            sink.next(try mapResult(result))
            sink.complete()
          }
        } catch { sink.fail(error) }
      }
    }
  }

  public func toArray() -> Single<[Element]> {
    Single(raw: reduce(into: []) { $0.append($1) })
  }

  private func reduce<A>(into seed: A, _ add: @escaping (inout A, Element) -> Void) -> Observable<A> {
    Producer { sink in
      var result = seed
      return self.listen { event in
        switch event {
        case .next(let element): add(&result, element)
        case .error(let error): sink.fail(error)
        case .completed:
          sink.next(result)
          sink.complete()
        }
      }
    }
  }

  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    Producer { sink in
      var groups: [Key: PublishSubject<Element>] = [:]
      func tellAll(_ event: Event<Element>) { for group in groups.values { group.on(event) } }
      return self.listen { event in
        switch event {
        case .next(let element):
          do {
            let key = try keySelector(element)
            if groups[key] == nil {
              let group = PublishSubject<Element>()
              groups[key] = group
              sink.next(GroupedObservable(key: key, source: group.asObservable()))
            }
            groups[key]?.onNext(element)
          } catch {
            tellAll(.error(error))
            sink.fail(error)
          }
        case .error(let error):
          tellAll(.error(error))
          sink.fail(error)
        case .completed:
          tellAll(.completed)
          sink.complete()
        }
      }
    }
  }

  /// Events as elements: an error is no end any more.
  public func materialize() -> Observable<Event<Element>> {
    Producer { sink in
      self.listen { event in
        sink.next(event)
        if event.isStopEvent { sink.complete() }
      }
    }
  }
}

extension ObservableType where Element: EventConvertible {
  public func dematerialize() -> Observable<Element.Element> {
    relaying { sink in { sink.on($0.event) } }
  }
}

/// The elements of one key.
public struct GroupedObservable<Key, Element>: ObservableType {
  public let key: Key
  private let source: Observable<Element>

  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { source }
}
