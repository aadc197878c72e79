/// Whoever is told of events.
public protocol ObserverType<Element> {
  associatedtype Element
  func on(_ event: Event<Element>)
}

extension ObserverType {
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onError(_ error: any Error) { on(.error(error)) }
  public func onCompleted() { on(.completed) }
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
    AnyObserver { event in self.on(event.map(transform)) }
  }
}

public struct AnyObserver<Element>: ObserverType {
  public typealias EventHandler = (Event<Element>) -> Void
  private let handler: EventHandler

  public init(eventHandler: @escaping EventHandler) { handler = eventHandler }
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    handler = { observer.on($0) }
  }

  public func on(_ event: Event<Element>) { handler(event) }
  public func asObserver() -> AnyObserver<Element> { self }
}

/// Hears nothing more after an end, or once it is disposed of.
final class StoppableObserver<Element>: Disposable {
  private var handler: ((Event<Element>) -> Void)?

  init(_ handler: @escaping (Event<Element>) -> Void) { self.handler = handler }

  func on(_ event: Event<Element>) {
    guard let known = handler else { return }
    if event.isStopEvent { handler = nil }
    known(event)
  }

  func dispose() { handler = nil }
}

/// Gives an object values, as long as it is there.
public struct Binder<Value>: ObserverType {
  public typealias Element = Value
  private let give: (Value) -> Void

  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    give = { [weak target] value in
      _ = scheduler.schedule(value) { element in
        if let target { binding(target, element) }
        return Disposables.create()
      }
    }
  }

  public func on(_ event: Event<Value>) {
    switch event {
    case .next(let element): give(element)
    case .error(let error): fatalError("Binding error: \(error)")
    case .completed: break
    }
  }

  public func asObserver() -> AnyObserver<Value> { AnyObserver { event in self.on(event) } }
}
