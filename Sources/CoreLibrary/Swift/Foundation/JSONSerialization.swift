// Dictionaries and arrays of anything, as JSON.

/// What stands for nothing where there has to be an object.
open class NSNull: NSObject, _Single {
  static let _shared = NSNull(_shared: ())
  init(_shared: Void) { super.init() }
  open override var description: String { "<null>" }
  open override var hash: Int { 0 }
  open override func isEqual(_ object: Any?) -> Bool { object is NSNull }
}

/// There is one of it, whoever makes it.
public protocol _Single: AnyObject {}
extension _Single where Self == NSNull {
  public init() { self = NSNull._shared }
}

open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var mutableContainers: ReadingOptions { ReadingOptions(rawValue: 1) }
    public static var mutableLeaves: ReadingOptions { ReadingOptions(rawValue: 2) }
    public static var fragmentsAllowed: ReadingOptions { ReadingOptions(rawValue: 4) }
    public static var allowFragments: ReadingOptions { ReadingOptions(rawValue: 4) }
  }

  public struct WritingOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var prettyPrinted: WritingOptions { WritingOptions(rawValue: 1) }
    public static var sortedKeys: WritingOptions { WritingOptions(rawValue: 2) }
    public static var fragmentsAllowed: WritingOptions { WritingOptions(rawValue: 4) }
    public static var withoutEscapingSlashes: WritingOptions { WritingOptions(rawValue: 8) }
  }

  open class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any {
    var reader = _JSONObjectReader(data)
    return try reader.read(allowsFragments: opt.contains(.fragmentsAllowed))
  }

  open class func data(withJSONObject value: Any, options opt: WritingOptions = []) throws -> Data {
    if !opt.contains(.fragmentsAllowed) && !(value is [Any]) && !(value is [AnyHashable: Any]) {
      fatalError("Top-level object was not NSArray or NSDictionary")
    }
    let tree = try _tree(value, isInside: false)
    var writer = _JSONWriter(JSONEncoder.OutputFormatting(rawValue: opt.rawValue), keysAreText: true)
    writer.write(tree, "")
    return Data(writer.text.utf8)
  }

  /// An array or a dictionary with nothing in it but what JSON has.
  open class func isValidJSONObject(_ obj: Any) -> Bool {
    if !(obj is [Any]) && !(obj is [AnyHashable: Any]) { return false }
    return _isValid(obj)
  }

  private static func _isValid(_ value: Any) -> Bool {
    if value is Substring { return false }
    if let values = value as? [Any] { return values.allSatisfy { _isValid($0) } }
    if let values = value as? [String: Any] { return values.values.allSatisfy { _isValid($0) } }
    return (try? _tree(value, isInside: true)) != nil
  }

  /// What the writer is given. In a container, a part of a string is one, too.
  private static func _tree(_ value: Any, isInside: Bool) throws -> _JSONValue {
    if let text = value as? String { return _JSONValue(.scalar(.string(text))) }
    if let number = value as? NSNumber { return _JSONValue(.scalar(try _scalar(number))) }
    if let values = value as? [Any] {
      let array = _JSONValue(.array)
      for value in values { array.elements.append(try _tree(value, isInside: true)) }
      return array
    }
    if let values = value as? [AnyHashable: Any] {
      let object = _JSONValue(.object)
      for (key, value) in values {
        guard let name = key.base as? String ?? (key.base as? Substring).map({ String($0) }) else {
          throw _JSONObjectReader.error("NSDictionary key must be NSString")
        }
        object.add(name, try _tree(value, isInside: true))
      }
      return object
    }
    if value is NSNull || (value as? any _MaybeNothing)?._isNothing == true { return _JSONValue(.null) }
    if isInside, let text = value as? Substring { return _JSONValue(.scalar(.string(String(text)))) }
    throw _JSONObjectReader.error("Invalid object cannot be serialized")
  }

  private static func _scalar(_ number: NSNumber) throws -> _CodingScalar {
    switch number._kind {
    case .bool(let value): return .bool(value)
    case .double(let value) where !value.isFinite:
      throw _JSONObjectReader.error("Invalid number value (\(value)) in JSON write")
    case .float(let value) where !value.isFinite:
      throw _JSONObjectReader.error("Invalid number value (\(value)) in JSON write")
    default: return .number(number.description)
    }
  }
}

protocol _MaybeNothing {
  var _isNothing: Bool { get }
}
extension Optional: _MaybeNothing {
  var _isNothing: Bool { self == nil }
}
