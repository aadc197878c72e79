/// An object that says beforehand when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The same one for as long as the object lives.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.shared.publisher(of: self) }
}

/// Says that something is about to change, and not what.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()

  public init() {}

  public func send() { audience.send(()) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.admit(AnySubscriber(subscriber), latest: nil)
  }
}

/// The publishers of those objects that have declared none. An extension cannot give an object a stored property.
final class ObjectPublishers {
  static let shared = ObjectPublishers()

  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of the dead are looked for.
  private var limit = 64

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object)
    // Another object may have lived at the same address.
    if let entry = entries[key], entry.object === object { return entry.publisher }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[key] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
