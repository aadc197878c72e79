// An address in parts that can be set.

public struct URLQueryItem: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  public var name: String
  public var value: String?

  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }

  var _encoded: String { _URLPart.item.encoded(name) + (value.map { "=" + _URLPart.item.encoded($0) } ?? "") }
  public var description: String { name + (value.map { "=" + $0 } ?? "") }
  public var debugDescription: String { description }
}

public struct URLComponents: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  private var kept: _URLParts
  private var parts: _URLParts {
    get { kept }
    set {
      kept = newValue
      if kept.port == "" { kept.port = nil }
    }
  }

  public init() { kept = _URLParts() }

  public init?(string: String) { self.init(string: string, encodingInvalidCharacters: true) }

  public init?(string: String, encodingInvalidCharacters: Bool) {
    guard let parts = _URLParts(string, encoding: encodingInvalidCharacters) else { return nil }
    kept = parts
  }

  public init?(url: URL, resolvingAgainstBaseURL resolve: Bool) {
    if url.baseURL != nil && !resolve {
      fatalError("Zoetrope does not support components of an address without those of what it is relative to")
    }
    kept = url._whole
  }

  /// Nil where the parts do not go together.
  public var string: String? {
    let path = parts.path
    if parts.host != nil || parts.user != nil || parts.port != nil {
      if !path.isEmpty && !path.hasPrefix("/") { return nil }
    } else if path.hasPrefix("//") {
      return nil
    }
    return parts.scheme == nil && parts.host == nil ? URLComponents.withoutScheme(parts) : parts.text
  }

  private static func withoutScheme(_ parts: _URLParts) -> String {
    var result = parts
    result.path = _URLParts.withoutColon(parts.path)
    return result.text
  }

  public var url: URL? { string.flatMap { $0.isEmpty ? URL(_of: parts) : URL(string: $0) } }
  public var description: String { string ?? "" }
  public var debugDescription: String { description }

  public var scheme: String? {
    get { parts.scheme }
    set {
      if let newValue, _URLParts(newValue + ":", encoding: false)?.scheme != newValue {
        fatalError("Attempting to set scheme with invalid characters")
      }
      if (parts.host ?? "").contains("%") {
        fatalError("Zoetrope does not support another scheme before a host with escapes")
      }
      parts.scheme = newValue
    }
  }

  public var user: String? {
    get { parts.user?.removingPercentEncoding }
    set { parts.user = newValue.map { _URLPart.user.encoded($0) } }
  }

  public var password: String? {
    get { parts.password?.removingPercentEncoding }
    set { parts.password = newValue.map { _URLPart.user.encoded($0) } }
  }

  public var host: String? {
    get { parts.host?.removingPercentEncoding }
    set {
      if let newValue, !newValue.hasPrefix("["), !_URLPart.host.takes(newValue) {
        fatalError("Zoetrope does not support hosts with other characters than those that stand for themselves")
      }
      parts.host = newValue
    }
  }

  public var port: Int? {
    get { parts.port.flatMap { Int($0) } }
    set {
      if let newValue, newValue < 0 { fatalError("Attempting to set a negative port") }
      parts.port = newValue.map { String($0) }
    }
  }

  public var path: String {
    get { parts.path.removingPercentEncoding ?? "" }
    set {
      let path = _URLPart.path.encoded(newValue)
      parts.path = parts.host == nil ? _URLParts.withoutColon(path) : path
    }
  }

  public var query: String? {
    get { parts.query?.removingPercentEncoding }
    set { parts.query = newValue.map { _URLPart.query.encoded($0) } }
  }

  public var fragment: String? {
    get { parts.fragment?.removingPercentEncoding }
    set { parts.fragment = newValue.map { _URLPart.query.encoded($0) } }
  }

  public var percentEncodedPath: String {
    get { parts.path }
    set { parts.path = checked(newValue, .path) }
  }

  public var percentEncodedQuery: String? {
    get { parts.query }
    set { parts.query = newValue.map { checked($0, .query) } }
  }

  public var percentEncodedFragment: String? {
    get { parts.fragment }
    set { parts.fragment = newValue.map { checked($0, .query) } }
  }

  public var percentEncodedUser: String? {
    get { parts.user }
    set { parts.user = newValue.map { checked($0, .user) } }
  }

  public var percentEncodedPassword: String? {
    get { parts.password }
    set { parts.password = newValue.map { checked($0, .user) } }
  }

  public var percentEncodedHost: String? { parts.host }

  private func checked(_ text: String, _ part: _URLPart) -> String {
    if !part.takes(text) {
      fatalError("an encoded part of an address was set with characters that are not allowed there")
    }
    return text
  }

  public var queryItems: [URLQueryItem]? {
    get {
      guard let query = parts.query else { return nil }
      if query.isEmpty { return [] }
      var items: [URLQueryItem] = []
      for item in query.split(separator: "&", omittingEmptySubsequences: false) {
        let mark = item.firstIndex(of: "=")
        guard let name = String(item[..<(mark ?? item.endIndex)]).removingPercentEncoding else { return [] }
        guard let mark else {
          items.append(URLQueryItem(name: name, value: nil))
          continue
        }
        guard let value = String(item[item.index(after: mark)...]).removingPercentEncoding else { return [] }
        items.append(URLQueryItem(name: name, value: value))
      }
      return items
    }
    set { parts.query = newValue.map { $0.map { $0._encoded }.joined(separator: "&") } }
  }
}
