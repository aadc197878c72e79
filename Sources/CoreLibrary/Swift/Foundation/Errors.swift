// Errors as objects, and errors with words for people.

public let NSCocoaErrorDomain = "NSCocoaErrorDomain"
public let NSURLErrorDomain = "NSURLErrorDomain"
public let NSPOSIXErrorDomain = "NSPOSIXErrorDomain"
public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"
public let NSLocalizedDescriptionKey = "NSLocalizedDescription"
public let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
public let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
public let NSHelpAnchorErrorKey = "NSHelpAnchor"
public let NSUnderlyingErrorKey = "NSUnderlyingError"
public let NSDebugDescriptionErrorKey = "NSDebugDescription"
public let NSURLErrorFailingURLErrorKey = "NSErrorFailingURLKey"
public let NSURLErrorFailingURLStringErrorKey = "NSErrorFailingURLStringKey"
public let NSFilePathErrorKey = "NSFilePath"

open class NSError: NSObject, Error {
  public let domain: String
  public let userInfo: [String: Any]
  private let number: () -> Int

  public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {
    self.domain = domain
    userInfo = dict ?? [:]
    number = { code }
    super.init()
  }

  /// What any error says of itself, as an object; its code only when it is asked for.
  init(_bridging error: any Error) {
    domain = error._domain
    userInfo = error._userInfo
    number = { error._code }
    super.init()
  }

  open var code: Int { number() }

  /// An error that is an object already is that object.
  static func _bridged(_ error: any Error) -> NSError { error._object ?? NSError(_bridging: error) }
  /// Of these alone an object is found at run time as well, `catch let error as NSError`.
  static func _bridged(_ error: CocoaError) -> NSError { error._object ?? NSError(_bridging: error) }

  open var localizedDescription: String {
    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
    let beginning = "The operation could not be completed. "
    return beginning + (localizedFailureReason ?? "(\(domain) error \(code).)")
  }

  open var localizedFailureReason: String? {
    userInfo[NSLocalizedFailureReasonErrorKey] as? String
      ?? (domain == NSCocoaErrorDomain ? CocoaError.Code._reasons[number()] : nil)
      ?? (domain == NSPOSIXErrorDomain ? NSError.reasonsOfSystem[number()] : nil)
  }

  /// Those that have to do with files.
  private static let reasonsOfSystem: [Int: String] = [
    1: "Operation not permitted", 2: "No such file or directory", 13: "Permission denied", 20: "Not a directory",
    21: "Is a directory", 22: "Invalid argument", 27: "File too large", 36: "File name too long",
    40: "Too many levels of symbolic links",
  ]

  open var localizedRecoverySuggestion: String? { userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String }
  open var helpAnchor: String? { userInfo[NSHelpAnchorErrorKey] as? String }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSError else { return false }
    return self === other
      || domain == other.domain && code == other.code && userInfo.isEmpty && other.userInfo.isEmpty
  }

  open override var hash: Int { code }

  open override var description: String {
    let head = "Error Domain=\(domain) Code=\(code) \"\(localizedFailureReason ?? "(null)")\""
    if userInfo.isEmpty { return head }
    return head + "UserInfo={" + userInfo.map { "\($0.key)=\($0.value)" }.joined(separator: ", ") + "}"
  }
}

/// An error with words for people.
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}

/// An error that says itself what it is as an object.
public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}

extension CustomNSError {
  public static var errorDomain: String { String(reflecting: self) }
  public var errorCode: Int { _ownCode }
  public var errorUserInfo: [String: Any] { [:] }
}

/// What is an object, and not only made one by a cast to NSError.
private protocol ErrorObject: AnyObject {}
extension NSError: ErrorObject {}

extension Error {
  /// The error itself, where it is an object already.
  var _object: NSError? { self is any ErrorObject ? (self as! NSError) : nil }

  public var localizedDescription: String { NSError._bridged(self).localizedDescription }

  var _domain: String {
    if let error = _object { return error.domain }
    if let error = self as? any CustomNSError { return type(of: error).errorDomain }
    if self is DecodingError || self is EncodingError { return NSCocoaErrorDomain }
    return String(reflecting: type(of: self))
  }

  var _code: Int {
    if let error = _object { return error.code }
    if let error = self as? any CustomNSError { return error.errorCode }
    if self is EncodingError { return 4866 }
    switch self as? DecodingError {
    case nil: return _ownCode
    case .keyNotFound, .valueNotFound: return 4865
    default: return 4864
    }
  }

  /// A number for a raw value; that of the case for other enums; 1 for whatever has no cases.
  var _ownCode: Int {
    if let known = self as? any RawRepresentable, let number = _number(of: known) { return number }
    let number = _caseNumber(self)
    return number < 0 ? 1 : number
  }

  var _userInfo: [String: Any] {
    if let error = _object { return error.userInfo }
    // Who says that says all of it.
    if let error = self as? any CustomNSError { return error.errorUserInfo }
    var info: [String: Any] = [:]
    if let error = self as? any LocalizedError {
      if let text = error.errorDescription { info[NSLocalizedDescriptionKey] = text }
      if let text = error.failureReason { info[NSLocalizedFailureReasonErrorKey] = text }
      if let text = error.recoverySuggestion { info[NSLocalizedRecoverySuggestionErrorKey] = text }
      if let text = error.helpAnchor { info[NSHelpAnchorErrorKey] = text }
    }
    return info
  }
}

private func _number<Value: RawRepresentable>(of value: Value) -> Int? {
  guard let number = value.rawValue as? any BinaryInteger else { return nil }
  return Int(truncatingIfNeeded: number)
}
