// Telling those who want to know.

public struct Notification: CustomStringConvertible, CustomDebugStringConvertible {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?

  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }

  public var description: String {
    var text = "name = \(name.rawValue)"
    if let object { text += ", object = \(object)" }
    if let userInfo { text += ", userInfo = \(userInfo)" }
    return text
  }

  public var debugDescription: String { description }
}

open class NSNotification: NSObject {
  public struct Name: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let name: Name
  public let object: Any?
  public let userInfo: [AnyHashable: Any]?

  public init(name: Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
    super.init()
  }
}

/// Who has asked to be told.
private final class Observation: NSObject {
  let name: Notification.Name?
  let sender: AnyObject?
  let isOfAny: Bool
  let tell: (Notification) -> Void

  init(_ name: Notification.Name?, _ sender: Any?, tell: @escaping (Notification) -> Void) {
    self.name = name
    // What is no object is not known again.
    self.sender = sender as? AnyObject
    isOfAny = sender == nil
    self.tell = tell
    super.init()
  }

  func isMeant(_ notification: Notification) -> Bool {
    if let name, name != notification.name { return false }
    if isOfAny { return true }
    guard let sender else { return false }
    return notification.object as? AnyObject === sender
  }
}

/// Tells in the order in which it was asked.
open class NotificationCenter: NSObject {
  private static let ofAll = NotificationCenter()
  open class var `default`: NotificationCenter { ofAll }
  private var observations: [Observation] = []

  public override init() { super.init() }

  open func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  open func post(_ notification: Notification) {
    for observation in observations where observation.isMeant(notification) {
      if observations.contains(where: { $0 === observation }) { observation.tell(notification) }
    }
  }

  open func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let observation = Observation(
      name, object,
      tell: { notification in
        guard let queue, !(queue === OperationQueue.main && Thread.isMainThread) else { return block(notification) }
        queue.addOperation { block(notification) }
        queue.waitUntilAllOperationsAreFinished()
      })
    observations.append(observation)
    return observation
  }

  /// What is posted from now on, one after the other.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }

  public final class Notifications: AsyncSequence {
    public typealias Element = Notification
    public typealias AsyncIterator = Iterator
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Notification
      public typealias Failure = Never
      var inner: AsyncStream<Notification>.Iterator
      public mutating func next() async -> Notification? { await inner.next() }
    }

    public func makeAsyncIterator() -> Iterator {
      let stream = AsyncStream<Notification> { continuation in
        let observer = center.addObserver(forName: name, object: object, queue: nil) { continuation.yield($0) }
        continuation.onTermination = { [center] _ in center.removeObserver(observer) }
      }
      return Iterator(inner: stream.makeAsyncIterator())
    }
  }

  open func removeObserver(_ observer: Any) {
    guard let observer = observer as? AnyObject else { return }
    observations.removeAll { $0 === observer }
  }

  open func removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {
    guard let observer = observer as? AnyObject else { return }
    let sender = object as? AnyObject
    observations.removeAll {
      $0 === observer && (name == nil || $0.name == name)
        && (object == nil || $0.sender === sender)
    }
  }
}
