/// An address.
public struct URL: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  /// What it is relative to.
  private final class Base {
    let url: URL
    init(_ url: URL) { self.url = url }
  }

  private var parts: _URLParts
  private let base: Base?

  private init(_ parts: _URLParts, _ base: Base? = nil) {
    self.parts = parts
    self.base = base
  }

  public init?(string: String) { self.init(string: string, encodingInvalidCharacters: true) }

  public init?(string: String, encodingInvalidCharacters: Bool) {
    guard !string.isEmpty, let parts = _URLParts(string, encoding: encodingInvalidCharacters) else { return nil }
    self.init(parts)
  }

  public init?(string: String, relativeTo url: URL?) {
    guard !string.isEmpty, let parts = _URLParts(string, encoding: true) else { return nil }
    self.parts = parts
    base = parts.scheme == nil ? url.map { Base($0) } : nil
  }

  /// It is taken for a folder where there is one that a script may read, or where the path ends so.
  public init(fileURLWithPath path: String) {
    self.init(fileURLWithPath: path, isDirectory: path.hasSuffix("/") || _kindOfFile(path) == 2)
  }

  public init(fileURLWithPath path: String, relativeTo base: URL?) {
    guard let base, !path.hasPrefix("/") else {
      self.init(fileURLWithPath: path)
      return
    }
    if !base.isFileURL { fatalError("Zoetrope does not support files relative to what is no file") }
    let whole = base.absoluteURL.path + "/" + path
    self.init(path, isDirectory: path.hasSuffix("/") || _kindOfFile(whole) == 2, Base(base))
  }

  public init(fileURLWithPath path: String, isDirectory: Bool) {
    self.init(path, isDirectory: isDirectory, nil)
  }

  public init(filePath path: String, directoryHint: DirectoryHint = .inferFromPath) {
    self = URL(fileURLWithPath: path, isDirectory: path.hasSuffix("/")).hinted(directoryHint)
  }

  /// A path that does not begin at the root of all folders begins at the one that the script is run in.
  private init(_ path: String, isDirectory: Bool, _ base: Base?) {
    if path.hasPrefix("~") { fatalError("Zoetrope does not support files by paths that begin with `~`") }
    var parts = _URLParts()
    if path.hasPrefix("/") {
      parts.scheme = "file"
      parts.host = ""
      parts.path = _URLPart.path.encoded(path)
      if isDirectory && !path.hasSuffix("/") { parts.path += "/" }
      self.init(parts)
      return
    }
    parts.path = _URLPart.path.encoded(path).replacingOccurrences(of: ":", with: "%3A")
    if path.isEmpty || path == "." || path == ".." { parts.path = (path.isEmpty ? "." : path) + "/" }
    if isDirectory && !parts.path.hasSuffix("/") { parts.path += "/" }
    self.init(parts, base ?? Base(URL(fileURLWithPath: _folderOfScript(true), isDirectory: true)))
  }

  /// Of components, which may be empty.
  init(_of parts: _URLParts) { self.init(parts) }

  var _whole: _URLParts { base.map { parts.resolved(in: $0.url._whole) } ?? parts }

  public var absoluteString: String { _whole.text }
  public var absoluteURL: URL { base == nil ? self : URL(_whole) }
  public var baseURL: URL? { base?.url }
  public var relativeString: String { parts.text }
  public var description: String { parts.text + (base.map { " -- \($0.url)" } ?? "") }
  public var debugDescription: String { description }

  public var scheme: String? { _whole.scheme }
  public var host: String? { host(percentEncoded: false) }
  public var port: Int? { _whole.port.flatMap { Int($0) } }
  public var user: String? { _whole.user?.removingPercentEncoding }
  public var password: String? { _whole.password }
  public var query: String? { _whole.query }
  public var fragment: String? { _whole.fragment }
  public var isFileURL: Bool { _whole.scheme?.lowercased() == "file" }

  public func host(percentEncoded: Bool = true) -> String? {
    guard var host = _whole.host, !host.isEmpty else { return nil }
    if host.hasPrefix("[") { host = String(host.dropFirst().dropLast()) }
    return percentEncoded ? host : host.removingPercentEncoding
  }

  public func user(percentEncoded: Bool = true) -> String? {
    percentEncoded ? _whole.user : _whole.user?.removingPercentEncoding
  }

  public func password(percentEncoded: Bool = true) -> String? {
    percentEncoded ? _whole.password : _whole.password?.removingPercentEncoding
  }

  public func query(percentEncoded: Bool = true) -> String? {
    percentEncoded ? _whole.query : _whole.query?.removingPercentEncoding
  }

  public func fragment(percentEncoded: Bool = true) -> String? {
    percentEncoded ? _whole.fragment : _whole.fragment?.removingPercentEncoding
  }

  public func path(percentEncoded: Bool = true) -> String {
    percentEncoded ? _whole.path : _whole.path.removingPercentEncoding ?? ""
  }

  /// Without escapes, and without `/` at its end.
  public var path: String {
    let path = _whole.path
    if !isFileURL { return URL.trimmed(path.removingPercentEncoding ?? "") }
    return URL.trimmed(URL.keepingSlashes(path).removingPercentEncoding ?? "")
  }

  /// Likewise, of what it is relative to its base.
  public var relativePath: String {
    base == nil ? path : URL.trimmed(URL.keepingSlashes(parts.path).removingPercentEncoding ?? "")
  }

  private static func trimmed(_ path: String) -> String {
    var result = Substring(path)
    while result.count > 1 && result.hasSuffix("/") { result = result.dropLast() }
    return String(result)
  }

  public var hasDirectoryPath: Bool {
    let path = _whole.path
    return path.hasSuffix("/") || path == "." || path == ".." || path.hasSuffix("/.") || path.hasSuffix("/..")
  }

  public var pathComponents: [String] {
    let path = _whole.path
    let names = path.split(separator: "/").map { URL.decoded($0) }
    return path.hasPrefix("/") ? ["/"] + names : names
  }

  public var lastPathComponent: String {
    let path = _whole.path
    guard let name = path.split(separator: "/").last else { return path.isEmpty ? "" : "/" }
    if isFileURL { return (URL.keepingSlashes(String(name))).removingPercentEncoding ?? "" }
    return URL.decoded(name)
  }

  /// A `/` in the name of a file stays an escape.
  private static func keepingSlashes(_ path: String) -> String {
    path.replacingOccurrences(of: "%2F", with: "%252F").replacingOccurrences(of: "%2f", with: "%252f")
  }

  private static func decoded(_ segment: Substring) -> String {
    let name = String(segment).removingPercentEncoding ?? ""
    if name.hasPrefix("/") { fatalError("Zoetrope does not support names that begin with `%2F` in an address") }
    return name
  }

  public var pathExtension: String {
    let name = lastPathComponent
    guard let dot = URL.dot(in: name) else { return "" }
    let ending = name[name.index(after: dot)...]
    return ending.unicodeScalars.contains { URL.isNoExtension($0) } ? "" : String(ending)
  }

  /// The dot before the extension, which is neither at the beginning nor at the end.
  private static func dot(in name: String) -> String.Index? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex, name.index(after: dot) < name.endIndex else {
      return nil
    }
    return dot
  }

  /// Blanks, slashes, and marks that turn the direction of what is read.
  private static func isNoExtension(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x2F, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
    default: return false
    }
  }

  public var standardized: URL {
    if parts.host == nil { fatalError("Zoetrope does not support the standard form of an address without a host") }
    var result = _whole
    result.path = _URLParts.withoutDots(result.path)
    return URL(result)
  }
}

extension URL {
  /// Of a file: without dots. Links are not followed.
  public var standardizedFileURL: URL { isFileURL ? absoluteURL.standardized : self }
  public func resolvingSymlinksInPath() -> URL { standardizedFileURL }
}

// Other addresses made of it.

extension URL {
  private func changed(_ path: String) -> URL {
    let isOfFile = base != nil && base!.url.isFileURL && parts.scheme == nil && parts.host == nil
    if base != nil && (!isOfFile || path.hasPrefix("..")) {
      fatalError("Zoetrope does not support changing an address that is relative to another: take its absoluteURL")
    }
    var result = parts
    result.path = path
    return URL(result, base)
  }

  private func appending(encoded part: String, isDirectory: Bool) -> URL {
    var path = parts.path
    if path.isEmpty && part.isEmpty && (parts.host ?? "").isEmpty { return changed(path) }
    if path.isEmpty && parts.scheme == nil && parts.host == nil { path = "." }
    if path.hasSuffix("/") {
      path += part.hasPrefix("/") ? String(part.dropFirst()) : part
    } else if part.hasPrefix("/") || path.isEmpty && parts.scheme != nil && parts.host == nil {
      path += part
    } else {
      path += "/" + part
    }
    if isDirectory && !path.hasSuffix("/") { path += "/" }
    return changed(path)
  }

  /// What is a folder that the script may read is taken for one.
  public func appendingPathComponent(_ pathComponent: String) -> URL {
    let result = appending(path: pathComponent)
    if !isFileURL || result.parts.path.hasSuffix("/") || _kindOfFile(result.path) != 2 { return result }
    return appendingPathComponent(pathComponent, isDirectory: true)
  }
  public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL {
    appending(encoded: _URLPart.path.encoded(pathComponent), isDirectory: isDirectory)
  }
  public func appending<S: StringProtocol>(path: S, directoryHint: DirectoryHint = .inferFromPath) -> URL {
    appending(encoded: _URLPart.path.encoded(String(path)), isDirectory: false).hinted(directoryHint)
  }
  public func appending<S: StringProtocol>(component: S, directoryHint: DirectoryHint = .inferFromPath) -> URL {
    if isFileURL && component.contains("/") {
      fatalError("Zoetrope does not support appending a component with `/` to the address of a file")
    }
    return appending(encoded: _URLPart.component.encoded(String(component)), isDirectory: false).hinted(directoryHint)
  }
  public func appending<S: StringProtocol>(
    components: S..., directoryHint: DirectoryHint = .inferFromPath
  ) -> URL {
    components.reduce(self) { $0.appending(component: $1) }.hinted(directoryHint)
  }

  /// Whether a path is that of a folder.
  public enum DirectoryHint {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }

  private func hinted(_ hint: DirectoryHint) -> URL {
    let isOfFolder: Bool
    switch hint {
    case .inferFromPath: return self
    case .isDirectory: isOfFolder = true
    case .notDirectory: isOfFolder = false
    case .checkFileSystem: isOfFolder = parts.path.hasSuffix("/") || isFileURL && _kindOfFile(path) == 2
    }
    if isOfFolder { return parts.path.hasSuffix("/") ? self : changed(parts.path + "/") }
    return changed(URL.trimmed(parts.path))
  }

  public func appending(queryItems: [URLQueryItem]) -> URL {
    if base != nil { return changed("") }
    var result = parts
    if result.port == "" { result.port = nil }
    let added = queryItems.map { $0._encoded }.joined(separator: "&")
    if let query = parts.query, !query.isEmpty {
      if !queryItems.isEmpty { result.query = query + "&" + added }
    } else {
      result.query = added
    }
    return URL(result)
  }

  public func appendingPathExtension(_ pathExtension: String) -> URL {
    let path = URL.trimmed(parts.path)
    if path.isEmpty || pathExtension.isEmpty || pathExtension.hasSuffix(".")
      || pathExtension.contains("/") || path.hasSuffix("/") && path.count > 1
    {
      return self
    }
    let ending = "." + _URLPart.path.encoded(pathExtension)
    return changed(path + ending + (path != parts.path ? "/" : ""))
  }

  public func deletingPathExtension() -> URL {
    let path = URL.trimmed(parts.path)
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let name = String(path[start...])
    guard let dot = URL.dot(in: name) else { return self }
    return changed(path[..<start] + name[..<dot] + (path == parts.path ? "" : "/"))
  }

  public func deletingLastPathComponent() -> URL {
    var path = URL.trimmed(parts.path)
    let isAlone = parts.scheme == nil && parts.host == nil
    if path.isEmpty { return isAlone ? changed("../") : self }
    if path == "/" { return changed(path) }
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let name = path[start...]
    if name == ".." && parts.path != path { return changed(parts.path) }
    if name == ".." { return changed(path + (isAlone && !path.hasPrefix("/") ? "/../" : "/")) }
    if name == "." && isAlone && !path.hasPrefix("/") { return changed(path[..<start] + "../") }
    path = URL.trimmed(String(path[..<start]))
    if path.isEmpty { return changed(isAlone ? "./" : "") }
    return changed(path == "/" ? path : path + "/")
  }

  public mutating func appendPathComponent(_ pathComponent: String) { self = appendingPathComponent(pathComponent) }
  public mutating func appendPathComponent(_ pathComponent: String, isDirectory: Bool) {
    self = appendingPathComponent(pathComponent, isDirectory: isDirectory)
  }
  public mutating func append<S: StringProtocol>(path: S, directoryHint: DirectoryHint = .inferFromPath) {
    self = appending(path: path, directoryHint: directoryHint)
  }
  public mutating func append<S: StringProtocol>(component: S, directoryHint: DirectoryHint = .inferFromPath) {
    self = appending(component: component, directoryHint: directoryHint)
  }
  public mutating func append(queryItems: [URLQueryItem]) { self = appending(queryItems: queryItems) }
  public mutating func appendPathExtension(_ pathExtension: String) { self = appendingPathExtension(pathExtension) }
  public mutating func deletePathExtension() { self = deletingPathExtension() }
  public mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }

  public static func == (lhs: URL, rhs: URL) -> Bool { lhs.parts == rhs.parts && lhs.baseURL == rhs.baseURL }

  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension URL: Encodable, Decodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(absoluteString)
  }

  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let url = URL(string: text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "Invalid URL string."))
    }
    self = url
  }
}
