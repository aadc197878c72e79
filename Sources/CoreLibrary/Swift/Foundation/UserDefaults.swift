// What an app keeps between its runs. A script keeps it as long as it runs.

open class UserDefaults: NSObject {
  private static var kept: [String: [String: Any]] = [:]
  /// What holds where nothing is kept, for all.
  private static var registered: [String: Any] = [:]
  private static let ofApp = UserDefaults(of: "")
  open class var standard: UserDefaults { ofApp }
  public static let didChangeNotification = NSNotification.Name("NSUserDefaultsDidChangeNotification")

  private let suite: String

  private init(of suite: String) {
    self.suite = suite
    super.init()
  }

  public convenience override init() { self.init(of: "") }
  public convenience init?(suiteName name: String?) { self.init(of: name ?? "") }

  private func stored(_ key: String) -> Any? { UserDefaults.kept[suite]?[key] ?? UserDefaults.registered[key] }

  open func object(forKey defaultName: String) -> Any? { stored(defaultName).map { _given($0) } }

  open func set(_ value: Any?, forKey defaultName: String) {
    guard let value else { return removeObject(forKey: defaultName) }
    if !_isKeepable(value) { fatalError("UserDefaults cannot keep a value of type \(type(of: value))") }
    UserDefaults.kept[suite, default: [:]][defaultName] = value
  }
  open func set(_ value: Int, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
  open func set(_ value: Float, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
  open func set(_ value: Double, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }
  open func set(_ value: Bool, forKey defaultName: String) { set(value as Any?, forKey: defaultName) }

  open func removeObject(forKey defaultName: String) { UserDefaults.kept[suite]?[defaultName] = nil }

  open func register(defaults registrationDictionary: [String: Any]) {
    for (key, value) in registrationDictionary { UserDefaults.registered[key] = value }
  }

  open func dictionaryRepresentation() -> [String: Any] {
    UserDefaults.registered.merging(UserDefaults.kept[suite] ?? [:]) { $1 }
  }

  open func persistentDomain(forName domainName: String) -> [String: Any]? { UserDefaults.kept[domainName] }
  open func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    UserDefaults.kept[domainName] = domain
  }
  open func removePersistentDomain(forName domainName: String) { UserDefaults.kept[domainName] = nil }

  /// There is nothing to be waited for.
  @discardableResult
  open func synchronize() -> Bool { true }

  open func string(forKey defaultName: String) -> String? {
    guard let value = stored(defaultName) else { return nil }
    if let text = value as? String { return text }
    if let bool = value as? Bool { return bool ? "1" : "0" }
    if value is any BinaryInteger || value is any BinaryFloatingPoint { return "\(value)" }
    return (value as? NSString)?._text
  }

  open func array(forKey defaultName: String) -> [Any]? {
    (stored(defaultName) as? [Any]).map { $0.map { Optional(_given($0)) as Any } }
  }

  open func dictionary(forKey defaultName: String) -> [String: Any]? {
    (stored(defaultName) as? [String: Any]).map { $0.mapValues { Optional(_given($0)) as Any } }
  }

  open func stringArray(forKey defaultName: String) -> [String]? { stored(defaultName) as? [String] }
  open func data(forKey defaultName: String) -> Data? { stored(defaultName) as? Data }

  open func integer(forKey defaultName: String) -> Int {
    guard let value = stored(defaultName) else { return 0 }
    if let number = value as? any BinaryInteger { return Int(truncatingIfNeeded: number) }
    if let bool = value as? Bool { return bool ? 1 : 0 }
    if let text = value as? String { return NSString(string: text).integerValue }
    let number = double(forKey: defaultName)
    return number.isFinite && number.magnitude < 9.2e18 ? Int(number) : 0
  }

  open func double(forKey defaultName: String) -> Double {
    guard let value = stored(defaultName) else { return 0 }
    if let number = value as? Double { return number }
    if let number = value as? Float { return Double(number) }
    if let number = value as? any BinaryInteger { return Double(Int(truncatingIfNeeded: number)) }
    if let bool = value as? Bool { return bool ? 1 : 0 }
    if let text = value as? String { return NSString(string: text).doubleValue }
    return 0
  }

  open func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  open func bool(forKey defaultName: String) -> Bool {
    guard let value = stored(defaultName) else { return false }
    if let bool = value as? Bool { return bool }
    if let text = value as? String { return NSString(string: text).boolValue }
    return double(forKey: defaultName) != 0
  }
}

/// What is in arrays and dictionaries comes back as something that may be nothing.
private func _given(_ value: Any) -> Any {
  if let array = value as? [Any] { return array.map { Optional(_given($0)) as Any } }
  if let dictionary = value as? [String: Any] { return dictionary.mapValues { Optional(_given($0)) as Any } }
  return value
}

private func _isKeepable(_ value: Any) -> Bool {
  if value is String || value is Bool || value is any BinaryInteger || value is any BinaryFloatingPoint
    || value is Data || value is Date || value is NSString
  {
    return true
  }
  if let array = value as? [Any] { return array.allSatisfy { _isKeepable($0) } }
  if let dictionary = value as? [String: Any] { return dictionary.values.allSatisfy { _isKeepable($0) } }
  return false
}
