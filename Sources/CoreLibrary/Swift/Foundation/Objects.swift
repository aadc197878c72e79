// The classes at the root of those of the frameworks.

public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
}

open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  public init() {}
  open func isEqual(_ object: Any?) -> Bool {
    if let object = object as? NSObject { return self === object }
    return false
  }
  open var hash: Int { ObjectIdentifier(self).hashValue }
  open var description: String { "<\(String(reflecting: type(of: self))): \(ObjectIdentifier(self).hashValue)>" }
  open var debugDescription: String { description }
  /// Itself, unless it says how it is copied.
  open func copy() -> Any { (self as? any NSCopying)?.copy(with: nil) ?? self }
  open func mutableCopy() -> Any { copy() }
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// What a view would be unarchived from.
open class NSCoder: NSObject {}

/// What an app brings along. A script brings along what is in its folder.
open class Bundle: NSObject {
  public static let main = Bundle()
}
