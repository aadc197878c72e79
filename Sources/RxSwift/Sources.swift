// Observables that are made of nothing else.

extension ObservableType {
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
    Producer { sink in
      // After an end nothing more is heard, though what is subscribed is still to be disposed of.
      let observer = StoppableObserver<Element> { sink.on($0) }
      return Disposables.create(subscribe(AnyObserver { observer.on($0) }), observer)
    }
  }

  public static func just(_ element: Element) -> Observable<Element> { Immediate([.next(element), .completed]) }

  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    from([element], scheduler: scheduler)
  }

  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> { from(elements, scheduler: scheduler) }

  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Producer { sink in
      scheduler.scheduleRecursive(0) { index, again in
        if index == array.count { return sink.complete() }
        sink.next(array[index])
        again(index + 1)
      }
    }
  }

  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    Producer { sink in
      scheduler.scheduleRecursive(sequence.makeIterator()) { iterator, again in
        var iterator = iterator
        guard let element = iterator.next() else { return sink.complete() }
        sink.next(element)
        again(iterator)
      }
    }
  }

  public static func from(optional: Element?) -> Observable<Element> {
    if let optional { just(optional) } else { empty() }
  }

  public static func empty() -> Observable<Element> { Immediate([.completed]) }

  public static func never() -> Observable<Element> { Immediate([]) }

  public static func error(_ error: any Error) -> Observable<Element> { Immediate([.error(error)]) }

  public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    Producer { sink in
      do { return try observableFactory().listen { sink.on($0) } } catch {
        sink.fail(error)
        return Disposables.create()
      }
    }
  }

  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    Producer { sink in
      scheduler.scheduleRecursive((state: initialState, isFirst: true)) { turn, again in
        do {
          let state = turn.isFirst ? turn.state : try iterate(turn.state)
          if try !condition(state) { return sink.complete() }
          sink.next(state)
          again((state: state, isFirst: false))
        } catch { sink.fail(error) }
      }
    }
  }

  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Producer { sink in
      scheduler.scheduleRecursive(element) { element, again in
        sink.next(element)
        again(element)
      }
    }
  }

  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    Producer { sink in
      do {
        let resource = try resourceFactory()
        return Disposables.create(try observableFactory(resource).listen { sink.on($0) }, resource)
      } catch {
        sink.fail(error)
        return Disposables.create()
      }
    }
  }
}

extension ObservableType where Element: FixedWidthInteger {
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    if count < 0 { fatalError("count can't be negative") }
    return Producer { sink in
      scheduler.scheduleRecursive(0 as Element) { index, again in
        if index == count { return sink.complete() }
        sink.next(start + index)
        again(index + 1)
      }
    }
  }
}
