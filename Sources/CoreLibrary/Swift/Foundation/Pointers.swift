// Places that a library lends: what is said there in a closure or a method is heeded when that is done.

/// A place that a library lends for the time of a call. A script has none of its own.
public struct UnsafeMutablePointer<Pointee> {
  private final class Place {
    var value: Pointee
    init(_ value: Pointee) { self.value = value }
  }

  private let place: Place
  public init(_lending value: Pointee) { place = Place(value) }

  public var pointee: Pointee {
    get { place.value }
    nonmutating set { place.value = newValue }
  }
}

public struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible {
  public let boolValue: Bool
  public init(_ value: Bool) { boolValue = value }
  public init(booleanLiteral value: Bool) { boolValue = value }
  public var description: String { boolValue.description }
}
