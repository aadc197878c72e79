// One subscription for many.

/// An observable that begins when it is told to.
public protocol ConnectableObservableType: ObservableType {
  func connect() -> any Disposable
}

public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  public func connect() -> any Disposable { Disposables.create() }
}

private final class Connectable<Source, Element>: ConnectableObservable<Element> {
  typealias Subject = (on: (Event<Source>) -> Void, observable: Observable<Element>)
  private let source: Observable<Source>
  private let makeSubject: () -> Subject
  private var subject: Subject?
  private var connection: (any Disposable)?

  init(_ source: Observable<Source>, _ makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  private var current: Subject {
    if let subject { return subject }
    let made = makeSubject()
    subject = made
    return made
  }

  override func listen(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    current.observable.listen(handler)
  }

  override func connect() -> any Disposable {
    if let connection { return connection }
    let subject = current
    let held = SingleAssignmentDisposable()
    let made = Disposables.create(with: { [weak self] in
      held.dispose()
      self?.end()
    })
    connection = made
    held.setDisposable(
      source.listen { [weak self] event in
        subject.on(event)
        if event.isStopEvent { self?.end() }
      })
    return made
  }

  private func end() {
    connection = nil
    subject = nil
  }
}

extension ConnectableObservableType {
  /// Connected as long as somebody listens.
  public func refCount() -> Observable<Element> {
    var count = 0
    var connection: (any Disposable)?
    return Producer { sink in
      let listening = self.listen { sink.on($0) }
      count += 1
      if count == 1 { connection = self.connect() }
      return Disposables.create(with: {
        listening.dispose()
        count -= 1
        if count > 0 { return }
        connection?.dispose()
        connection = nil
      })
    }
  }
}

public enum SubjectLifetimeScope {
  case whileConnected
  case forever
}

extension ObservableType {
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Connectable(asObservable()) {
      let subject = makeSubject()
      let observer = subject.asObserver()
      return (on: { observer.on($0) }, observable: subject.asObservable())
    }
  }

  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element { multicast { subject } }

  public func publish() -> ConnectableObservable<Element> {
    Connectable(asObservable()) {
      let subject = PublishSubject<Element>()
      return (on: { subject.on($0) }, observable: subject)
    }
  }

  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    Connectable(asObservable()) {
      let subject = ReplaySubject<Element>.create(bufferSize: bufferSize)
      return (on: { subject.on($0) }, observable: subject)
    }
  }

  public func replayAll() -> ConnectableObservable<Element> { replay(.max) }

  /// One subscription for all who listen, the last elements first for whoever comes. While it is connected, or for good.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    switch scope {
    case .forever:
      let subject = ReplaySubject<Element>.create(bufferSize: replay)
      return Connectable(asObservable()) { (on: { subject.on($0) }, observable: subject) }.refCount()
    case .whileConnected: return Shared(asObservable(), replay: replay)
    }
  }

  @available(*, deprecated, message: "Use share(replay:) instead")
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> { share(replay: bufferSize) }
}

/// What is shared while it is connected: whoever comes after the end begins anew.
private final class Shared<Element>: Observable<Element> {
  private final class Connection {
    let listeners = Listeners<Element>()
    let source = SingleAssignmentDisposable()
    var latest: [Element] = []
    var count = 0
  }

  private let source: Observable<Element>
  private let replay: Int
  private var connection: Connection?

  init(_ source: Observable<Element>, replay: Int) {
    self.source = source
    self.replay = replay
  }

  override func listen(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    let known = connection ?? Connection()
    let isFirst = connection == nil
    connection = known
    known.count += 1
    let listening = known.listeners.add(handler)
    for element in known.latest { handler(.next(element)) }
    if isFirst { connect(known) }
    return Disposables.create(with: {
      listening.dispose()
      known.count -= 1
      if known.count > 0 { return }
      if self.connection === known { self.connection = nil }
      known.source.dispose()
    })
  }

  private func connect(_ connection: Connection) {
    connection.source.setDisposable(
      source.listen { event in
        if case .next(let element) = event {
          if self.replay > 0 {
            connection.latest.append(element)
            if connection.latest.count > self.replay { connection.latest.removeFirst() }
          }
          return connection.listeners.tell(event)
        }
        if self.connection === connection { self.connection = nil }
        connection.listeners.tell(event)
        connection.source.dispose()
      })
  }
}
