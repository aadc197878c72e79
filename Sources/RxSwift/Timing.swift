// What takes time, on a scheduler.

extension SchedulerType {
  fileprivate func plan(_ dueTime: RxTimeInterval, _ action: @escaping () -> Void) -> any Disposable {
    scheduleRelative((), dueTime: dueTime) {
      action()
      return Disposables.create()
    }
  }
}

extension ObservableType {
  /// Everything so much later; errors at once.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Producer { sink in
      let all = CompositeDisposable()
      _ = all.insert(
        self.listen { event in
          if case .error(let error) = event { return sink.fail(error) }
          _ = all.insert(scheduler.plan(dueTime) { sink.on(event) })
        })
      return all
    }
  }

  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Producer { sink in
      let held = SerialDisposable()
      held.disposable = scheduler.plan(dueTime) { held.disposable = self.listen { sink.on($0) } }
      return held
    }
  }

  /// A value once nothing has come after it for so long.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Producer { sink in
      let waiting = SerialDisposable()
      var latest: Element?
      let source = self.listen { event in
        switch event {
        case .next(let element):
          latest = element
          waiting.disposable = scheduler.plan(dueTime) {
            latest = nil
            sink.next(element)
          }
        case .error(let error): sink.fail(error)
        case .completed:
          if let latest { sink.next(latest) }
          sink.complete()
        }
      }
      return Disposables.create(source, waiting)
    }
  }

  /// The first value, and then no more than one in so long: the latest, or the next that comes.
  public func throttle(
    _ dueTime: RxTimeInterval, latest isLatestWanted: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Producer { sink in
      let waiting = SerialDisposable()
      var isQuiet = false
      var latest: Element?
      var isOver = false
      func rest() {
        isQuiet = true
        waiting.disposable = scheduler.plan(dueTime) {
          isQuiet = false
          guard let element = latest else { return }
          latest = nil
          sink.next(element)
          if isOver { sink.complete() } else { rest() }
        }
      }
      let source = self.listen { event in
        switch event {
        case .next(let element):
          if isQuiet {
            if isLatestWanted { latest = element }
          } else {
            rest()
            sink.next(element)
          }
        case .error(let error): sink.fail(error)
        case .completed: if latest == nil { sink.complete() } else { isOver = true }
        }
      }
      return Disposables.create(source, waiting)
    }
  }

  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable<Element>.error(RxError.timeout), scheduler: scheduler)
  }

  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    Producer { sink in
      let current = SerialDisposable()
      let waiting = SerialDisposable()
      let source = SingleAssignmentDisposable()
      current.disposable = source
      func wait() {
        waiting.disposable = scheduler.plan(dueTime) { current.disposable = other.listen { sink.on($0) } }
      }
      wait()
      source.setDisposable(
        self.listen { event in
          if event.isStopEvent { waiting.dispose() } else { wait() }
          sink.on(event)
        })
      return Disposables.create(current, waiting)
    }
  }

  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Producer { sink in
      let end = scheduler.plan(duration) { sink.complete() }
      return Disposables.create(end, self.listen { sink.on($0) })
    }
  }

  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Producer { sink in
      var isOpen = false
      let begin = scheduler.plan(duration) { isOpen = true }
      let source = self.listen { event in if isOpen || event.isStopEvent { sink.on(event) } }
      return Disposables.create(begin, source)
    }
  }

  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    Producer { sink in
      let waiting = SerialDisposable()
      var kept: [Element] = []
      func wait() { waiting.disposable = scheduler.plan(timeSpan) { give() } }
      func give() {
        let given = kept
        kept = []
        sink.next(given)
        wait()
      }
      wait()
      let source = self.listen { event in
        switch event {
        case .next(let element):
          kept.append(element)
          if kept.count == count { give() }
        case .error(let error): sink.fail(error)
        case .completed:
          sink.next(kept)
          sink.complete()
        }
      }
      return Disposables.create(source, waiting)
    }
  }
}

extension ObservableType where Element: FixedWidthInteger {
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }

  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Producer { sink in
      if let period {
        return scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
          sink.next(count)
          return count &+ 1
        }
      }
      return scheduler.plan(dueTime) {
        sink.next(0)
        sink.complete()
      }
    }
  }
}
