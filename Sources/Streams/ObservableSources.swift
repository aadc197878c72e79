// Observables that are made of nothing else.

extension Observable {
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> { Created(subscribe) }

  public static func just(_ element: Element) -> Observable<Element> { from([element]) }

  public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }

  public static func from(_ elements: [Element]) -> Observable<Element> {
    create { observer in
      var isOver = false
      for element in elements where !isOver { observer.onNext(element) }
      if !isOver { observer.onCompleted() }
      return Disposables.create(with: { isOver = true })
    }
  }

  public static func empty() -> Observable<Element> { from([]) }

  public static func never() -> Observable<Element> { create { _ in Disposables.create() } }

  public static func error(_ error: any Error) -> Observable<Element> {
    create { observer in
      observer.onError(error)
      return Disposables.create()
    }
  }

  public static func deferred(_ factory: @escaping () -> Observable<Element>) -> Observable<Element> {
    create { observer in factory().subscribe(observer) }
  }
}
