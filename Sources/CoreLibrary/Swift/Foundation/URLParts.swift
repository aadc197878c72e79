// What an address consists of, as RFC 3986 takes it apart: every part as it is written, with its escapes.

/// Which characters stand for themselves in a part of an address.
enum _URLPart {
  case user
  case host
  case path
  case query
  /// A name or a value in a query.
  case item
  /// A segment of a path.
  case component

  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
  private static let ofHost = plain.union("!$&'()*+,;=".utf8)
  private static let ofUser = ofHost.union(":".utf8)
  private static let ofPath = ofUser.union("@/".utf8)
  private static let ofQuery = ofPath.union("?".utf8)
  private static let ofItem = ofQuery.subtracting("&=".utf8)
  private static let ofComponent = ofUser.union("@".utf8)

  private var allowed: Set<UInt8> {
    switch self {
    case .user: return _URLPart.ofUser
    case .host: return _URLPart.ofHost
    case .path: return _URLPart.ofPath
    case .query: return _URLPart.ofQuery
    case .item: return _URLPart.ofItem
    case .component: return _URLPart.ofComponent
    }
  }

  /// The text with an escape for everything that does not stand for itself, and for `%`.
  func encoded(_ text: String) -> String {
    let allowed = allowed
    var result: [UInt8] = []
    for byte in text.utf8 {
      if allowed.contains(byte) {
        result.append(byte)
      } else {
        result += [37, _URLPart.digit(byte >> 4), _URLPart.digit(byte & 15)]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 48 + value : 55 + value }

  /// Whether a text may stand in the part as it is: nothing but what stands for itself, and escapes.
  func takes(_ text: String) -> Bool {
    let allowed = allowed
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 37 {
        if index + 2 >= bytes.count || !_URLPart.isHex(bytes[index + 1]) || !_URLPart.isHex(bytes[index + 2]) {
          return false
        }
        index += 3
      } else if allowed.contains(bytes[index]) {
        index += 1
      } else {
        return false
      }
    }
    return true
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    byte >= 48 && byte <= 57 || byte >= 65 && byte <= 70 || byte >= 97 && byte <= 102
  }
}

struct _URLParts: Hashable {
  var scheme: String?
  var user: String?
  var password: String?
  /// With brackets where there are any.
  var host: String?
  var port: String?
  var path = ""
  var query: String?
  var fragment: String?

  init() {}

  /// Nil where a text is no address. What may not stand there as it is gets escapes, if that is wanted.
  init?(_ text: String, encoding: Bool) {
    var rest = Substring(text)
    if let mark = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(where: { $0 == ":" || $0 == "/" }), rest[mark] == ":" {
      let name = rest[..<mark]
      if !_URLParts.isScheme(name) { return nil }
      scheme = String(name)
      rest = rest[rest.index(after: mark)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      if !readAuthority(rest[..<end]) { return nil }
      rest = rest[end...]
    }
    path = String(rest)
    if encoding { encode() } else if !isWhole { return nil }
  }

  private static func isScheme(_ name: Substring) -> Bool {
    var isFirst = true
    for byte in name.utf8 {
      let isLetter = byte >= 65 && byte <= 90 || byte >= 97 && byte <= 122
      let isOther = byte >= 48 && byte <= 57 || byte == 43 || byte == 45 || byte == 46
      if !isLetter && (isFirst || !isOther) { return false }
      isFirst = false
    }
    return true
  }

  private mutating func readAuthority(_ authority: Substring) -> Bool {
    var rest = authority
    if let mark = rest.lastIndex(of: "@") {
      let person = rest[..<mark]
      if let colon = person.firstIndex(of: ":") {
        user = String(person[..<colon])
        password = String(person[person.index(after: colon)...])
      } else {
        user = String(person)
      }
      rest = rest[rest.index(after: mark)...]
    }
    if rest.hasPrefix("[") {
      guard let end = rest.firstIndex(of: "]") else { return false }
      host = String(rest[...end])
      rest = rest[rest.index(after: end)...]
      if !rest.isEmpty && !rest.hasPrefix(":") { return false }
    } else {
      let end = rest.firstIndex(of: ":") ?? rest.endIndex
      host = String(rest[..<end])
      rest = rest[end...]
    }
    if rest.hasPrefix(":") {
      let digits = rest.dropFirst()
      if !digits.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }) { return false }
      port = String(digits)
    }
    guard let host, !host.hasPrefix("[") else { return host != nil }
    if !host.utf8.allSatisfy({ $0 < 128 }) {
      fatalError("Zoetrope does not support hosts with letters beyond ASCII")
    }
    return _URLPart.host.takes(host)
  }

  private var isWhole: Bool {
    _URLPart.user.takes(user ?? "") && _URLPart.user.takes(password ?? "") && _URLPart.path.takes(path)
      && _URLPart.query.takes(query ?? "") && _URLPart.query.takes(fragment ?? "")
  }

  private mutating func encode() {
    if !isWhole && port == "" { port = nil }
    func whole(_ text: String, _ part: _URLPart) -> String { part.takes(text) ? text : part.encoded(text) }
    user = user.map { whole($0, .user) }
    password = password.map { whole($0, .user) }
    if !_URLPart.path.takes(path) {
      path = _URLPart.path.encoded(path)
      if host == nil { path = _URLParts.withoutColon(path) }
    }
    query = query.map { whole($0, .query) }
    fragment = fragment.map { whole($0, .query) }
  }

  /// What looks like a scheme and is none, where nothing stands before the path.
  static func withoutColon(_ path: String) -> String {
    let first = path.prefix { $0 != "/" }
    return first.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "%3A")
      + path.dropFirst(first.count)
  }

  /// All of it.
  var text: String {
    var result = ""
    if let scheme { result += scheme + ":" }
    if host != nil || user != nil || port != nil {
      result += "//"
      if let user { result += user + (password.map { ":" + $0 } ?? "") + "@" }
      result += (host ?? "") + (port.map { ":" + $0 } ?? "")
    }
    result += path
    if let query { result += "?" + query }
    if let fragment { result += "#" + fragment }
    return result
  }

  /// What it means where it stands in a document of that address.
  func resolved(in base: _URLParts) -> _URLParts {
    var result = self
    if scheme != nil { return result }
    result.scheme = base.scheme
    if host != nil { return result }
    (result.user, result.password, result.host, result.port) = (base.user, base.password, base.host, base.port)
    if path.isEmpty {
      result.path = base.path
      if query == nil { result.query = base.query }
      return result
    }
    if !path.hasPrefix("/") {
      let folder = base.path.lastIndex(of: "/").map { String(base.path[...$0]) } ?? (base.host == nil ? "" : "/")
      result.path = folder + path
    }
    result.path = _URLParts.withoutDots(result.path)
    return result
  }

  /// A path in which `.` and `..` have been followed.
  static func withoutDots(_ path: String) -> String {
    var result: [Substring] = []
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, segment) in segments.enumerated() {
      let isLast = index == segments.count - 1
      if segment == ".." {
        if result.count > 1 { result.removeLast() }
        if isLast { result.append("") }
      } else if segment == "." {
        if isLast { result.append("") }
      } else {
        result.append(segment)
      }
    }
    return result.joined(separator: "/")
  }
}
