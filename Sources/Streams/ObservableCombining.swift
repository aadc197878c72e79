// Operators on several observables.

extension ObservableType {
  public func flatMap<Inner: ObservableType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> { flattened(selector, onlyLatest: false) }

  public func flatMapLatest<Inner: ObservableType>(
    _ selector: @escaping (Element) throws -> Inner
  ) -> Observable<Inner.Element> { flattened(selector, onlyLatest: true) }

  private func flattened<Inner: ObservableType>(
    _ selector: @escaping (Element) throws -> Inner, onlyLatest: Bool
  ) -> Observable<Inner.Element> {
    let source = asObservable()
    return Observable<Inner.Element>.create { observer in
      let all = CompositeDisposable()
      let latest = SerialDisposable()
      all += latest
      var running = 0
      var started = 0
      var isOver = false
      func listen(to inner: Inner) {
        started += 1
        let own = started
        running = onlyLatest ? 1 : running + 1
        let held = SerialDisposable()
        if onlyLatest { latest.disposable = held } else { all += held }
        held.disposable = inner.asObservable().subscribe { event in
          if onlyLatest, own != started { return }
          guard case .completed = event else { return observer.on(event) }
          running -= 1
          if isOver, running == 0 { observer.onCompleted() }
        }
      }
      all += source.subscribe { event in
        switch event {
        case .next(let element):
          do { listen(to: try selector(element)) } catch { observer.onError(error) }
        case .error(let error): observer.onError(error)
        case .completed:
          isOver = true
          if running == 0 { observer.onCompleted() }
        }
      }
      return all
    }
  }

  /// Whenever this one has something: what the other one had last.
  public func withLatestFrom<Other: ObservableType>(_ second: Other) -> Observable<Other.Element> {
    withLatestFrom(second) { $1 }
  }

  public func withLatestFrom<Other: ObservableType, Result>(
    _ second: Other, resultSelector: @escaping (Element, Other.Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Observable<Result>.create { observer in
      var latest: Other.Element?
      let all = CompositeDisposable()
      all += second.asObservable().subscribe(onNext: { latest = $0 }, onError: { observer.onError($0) })
      all += source.subscribe { event in
        switch event {
        case .next(let element):
          guard let latest else { return }
          do { observer.onNext(try resultSelector(element, latest)) } catch { observer.onError(error) }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
      return all
    }
  }
}

/// Several sources that make one stream: each gives what it has, and all are heard until the stream ends.
private final class Joining<Result> {
  let observer: AnyObserver<Result>
  let all = CompositeDisposable()
  private var left: Int

  init(_ observer: AnyObserver<Result>, count: Int) {
    self.observer = observer
    left = count
  }

  func add<Element>(_ source: Observable<Element>, _ next: @escaping (Element) -> Void, over: (() -> Void)? = nil) {
    all += source.subscribe { event in
      switch event {
      case .next(let element): next(element)
      case .error(let error): self.observer.onError(error)
      case .completed:
        self.left -= 1
        if self.left == 0 { self.observer.onCompleted() } else { over?() }
      }
    }
  }
}

extension Observable {
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    if sources.isEmpty { return .empty() }
    return .create { observer in
      let joining = Joining(observer, count: sources.count)
      for source in sources { joining.add(source) { observer.onNext($0) } }
      return joining.all
    }
  }

  public static func combineLatest<A: ObservableType, B: ObservableType>(
    _ a: A, _ b: B, resultSelector: @escaping (A.Element, B.Element) -> Element
  ) -> Observable<Element> {
    .create { observer in
      let joining = Joining(observer, count: 2)
      var one: A.Element?
      var two: B.Element?
      func give() { if let one, let two { observer.onNext(resultSelector(one, two)) } }
      joining.add(a.asObservable()) { value in
        one = value
        give()
      }
      joining.add(b.asObservable()) { value in
        two = value
        give()
      }
      return joining.all
    }
  }

  public static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType>(
    _ a: A, _ b: B, _ c: C, resultSelector: @escaping (A.Element, B.Element, C.Element) -> Element
  ) -> Observable<Element> {
    let both = Observable<(A.Element, B.Element)>.combineLatest(a, b) { ($0, $1) }
    return combineLatest(both, c) { resultSelector($0.0, $0.1, $1) }
  }

  public static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType, D: ObservableType>(
    _ a: A, _ b: B, _ c: C, _ d: D, resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) -> Element
  ) -> Observable<Element> {
    let first = Observable<(A.Element, B.Element)>.combineLatest(a, b) { ($0, $1) }
    let second = Observable<(C.Element, D.Element)>.combineLatest(c, d) { ($0, $1) }
    return combineLatest(first, second) { resultSelector($0.0, $0.1, $1.0, $1.1) }
  }

  public static func zip<A: ObservableType, B: ObservableType>(
    _ a: A, _ b: B, resultSelector: @escaping (A.Element, B.Element) -> Element
  ) -> Observable<Element> {
    .create { observer in
      let joining = Joining(observer, count: 2)
      var ones: [A.Element] = []
      var twos: [B.Element] = []
      var isOneOver = false
      var isTwoOver = false
      func give() {
        if !ones.isEmpty, !twos.isEmpty { observer.onNext(resultSelector(ones.removeFirst(), twos.removeFirst())) }
        if (isOneOver && ones.isEmpty) || (isTwoOver && twos.isEmpty) { observer.onCompleted() }
      }
      joining.add(
        a.asObservable(),
        { value in
          ones.append(value)
          give()
        },
        over: {
          isOneOver = true
          give()
        })
      joining.add(
        b.asObservable(),
        { value in
          twos.append(value)
          give()
        },
        over: {
          isTwoOver = true
          give()
        })
      return joining.all
    }
  }
}

extension ObservableType {
  public static func combineLatest<A: ObservableType, B: ObservableType>(
    _ a: A, _ b: B
  ) -> Observable<(A.Element, B.Element)> where Element == (A.Element, B.Element) {
    Observable<(A.Element, B.Element)>.combineLatest(a, b) { ($0, $1) }
  }

  public static func combineLatest<A: ObservableType, B: ObservableType, C: ObservableType>(
    _ a: A, _ b: B, _ c: C
  ) -> Observable<(A.Element, B.Element, C.Element)> where Element == (A.Element, B.Element, C.Element) {
    Observable<(A.Element, B.Element, C.Element)>.combineLatest(a, b, c) { ($0, $1, $2) }
  }

  public static func zip<A: ObservableType, B: ObservableType>(
    _ a: A, _ b: B
  ) -> Observable<(A.Element, B.Element)> where Element == (A.Element, B.Element) {
    Observable<(A.Element, B.Element)>.zip(a, b) { ($0, $1) }
  }
}
