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

// Objects that stand for values, as keys of a cache for one.

open class NSURL: NSObject {
  private let value: URL
  init(_bridging value: URL) { self.value = value }
  public init?(string: String) {
    guard let value = URL(string: string) else { return nil }
    self.value = value
  }
  open var absoluteString: String { value.absoluteString }
  open var path: String? { value.path }
  open var host: String? { value.host }
  open var scheme: String? { value.scheme }
  open var lastPathComponent: String? { value.lastPathComponent }
  open var pathExtension: String? { value.pathExtension }
  open override var description: String { value.description }
  open override var hash: Int { value.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSURL)?.value == value }
  var _value: URL { value }
}

extension URL {
  init(_unbridging object: NSURL) { self = object._value }
}

open class NSDate: NSObject {
  private let value: Date
  public override init() { value = Date() }
  init(_bridging value: Date) { self.value = value }
  public init(timeIntervalSinceReferenceDate seconds: Double) { value = Date(timeIntervalSinceReferenceDate: seconds) }
  public init(timeIntervalSince1970 seconds: Double) { value = Date(timeIntervalSince1970: seconds) }
  open var timeIntervalSinceReferenceDate: Double { value.timeIntervalSinceReferenceDate }
  open var timeIntervalSince1970: Double { value.timeIntervalSince1970 }
  open func timeIntervalSince(_ date: Date) -> Double { value.timeIntervalSince(date) }
  open func compare(_ date: Date) -> ComparisonResult { value.compare(date) }
  open override var description: String { value.description }
  open override var hash: Int { value.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSDate)?.value == value }
  var _value: Date { value }
}

extension Date {
  init(_unbridging object: NSDate) { self = object._value }
}

extension UUID {
  init(_unbridging object: NSUUID) { self = object._value }
}
