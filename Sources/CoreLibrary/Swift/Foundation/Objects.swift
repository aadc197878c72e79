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
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Text as an object: `"3 kg" as NSString`.
open class NSString: NSObject, ExpressibleByStringLiteral {
  let _text: String
  public init(string: String) {
    _text = string
    super.init()
  }
  init(_bridging text: String) {
    _text = text
    super.init()
  }
  public required init(stringLiteral text: String) {
    _text = text
    super.init()
  }
  open override var description: String { _text }
  open override var hash: Int { _text.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSString)?._text == _text }
  public var length: Int { _text.utf16.count }
  public var integerValue: Int {
    let digits = _number(of: "[+-]?[0-9]+")
    return Int(digits) ?? (digits.isEmpty ? 0 : digits.hasPrefix("-") ? Int.min : Int.max)
  }
  public var boolValue: Bool {
    let text = _number(of: "[+-]?0*[1-9TtYy]")
    return !text.isEmpty
  }
  public var doubleValue: Double { Double(_number(of: "[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)?")) ?? 0 }
  public var floatValue: Float { Float(doubleValue) }

  /// The number that the text begins with.
  private func _number(of pattern: String) -> String {
    let text = _text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let range = text.range(of: pattern, options: [.regularExpression, .anchored]) else { return "" }
    return String(text[range])
  }
}

/// What a view would be unarchived from.
open class NSCoder: NSObject {}

/// Where an app's files would be.
open class Bundle: NSObject {
  public static let main = Bundle()
}
