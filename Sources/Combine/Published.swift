/// A property of a class whose values are published just before it has them.
@propertyWrapper
public struct Published<Value> {
  private var storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("only properties of classes are published") }
    set { fatalError("only properties of classes are published") }
  }

  public var projectedValue: Published<Value>.Publisher {
    get { Publisher(storage) }
    set { storage = newValue.storage }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      storage.set(newValue)
    }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      return Publisher(storage)
    }
    set { object[keyPath: storageKeyPath].storage = newValue.storage }
  }

  /// The value there is, and then every new one, while the property still has the old one.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    fileprivate let storage: PublishedStorage<Value>

    fileprivate init(_ storage: PublishedStorage<Value>) { self.storage = storage }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.audience.admit(AnySubscriber(subscriber), latest: { storage.announced })
    }
  }
}

private final class PublishedStorage<Value> {
  private(set) var value: Value
  /// What the publisher has said last: the coming value, while that is announced.
  private(set) var announced: Value
  let audience = Audience<Value, Never>()
  /// The object that the property belongs to.
  weak var owner: AnyObject?
  /// What goes into the property for as long as there is one.
  var assignments: [AnyCancellable] = []

  init(_ value: Value) {
    self.value = value
    announced = value
  }

  func set(_ value: Value) {
    if let observed = owner as? any ObservableObject { announceChange(of: observed) }
    announced = value
    audience.send(value)
    self.value = value
  }
}

private func announceChange<Observed: ObservableObject>(of object: Observed) {
  (object.objectWillChange as? ObservableObjectPublisher)?.send()
}

extension Publisher where Failure == Never {
  /// As long as the property's object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let sink = Subscribers.Sink<Output, Never>(
      receiveCompletion: { _ in }, receiveValue: { [weak storage] in storage?.set($0) })
    receive(subscriber: sink)
    storage.assignments.append(AnyCancellable(sink))
  }
}
