/// What can be called off.
public protocol Cancellable {
  func cancel()
}

/// Calls off when it is told to, or when nobody holds it any more.
public final class AnyCancellable: Cancellable {
  private var action: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { action = cancel }

  public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

  public func cancel() {
    let known = action
    action = nil
    known?()
  }

  deinit { cancel() }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }
}

extension AnyCancellable: Hashable {
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}

/// What a publisher has given to a subscriber that is held to nothing.
struct EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
