// Paths in text: what lies between slashes.

extension NSString {
  private func parts() -> [String] { _text.split(separator: "/").map { String($0) } }

  public var isAbsolutePath: Bool { _text.hasPrefix("~") || _text.hasPrefix("/") }

  public var lastPathComponent: String {
    if let last = parts().last { return last }
    return _text.isEmpty ? "" : "/"
  }
  public var pathComponents: [String] {
    let parts = parts()
    if _text.isEmpty { return [] }
    if parts.isEmpty { return ["/"] }
    return (_text.hasPrefix("/") ? ["/"] : []) + parts + (_text.hasSuffix("/") ? ["/"] : [])
  }
  public var pathExtension: String {
    let name = parts().last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    let suffix = String(name[name.index(after: dot)...])
    return suffix.contains(" ") ? "" : suffix
  }

  /// Without slashes at the end, and with one where there are several.
  private func tidied(_ text: String) -> String {
    var result = ""
    for character in text where !(character == "/" && result.hasSuffix("/")) { result.append(character) }
    if result != "/" && result.hasSuffix("/") { result.removeLast() }
    return result
  }

  public var deletingLastPathComponent: String {
    let parts = parts()
    if parts.isEmpty { return _text.isEmpty ? "" : "/" }
    let rest = parts.dropLast().joined(separator: "/")
    return _text.hasPrefix("/") ? "/" + rest : rest
  }
  public var deletingPathExtension: String {
    let suffix = pathExtension
    let text = tidied(_text)
    if suffix.isEmpty { return text.hasSuffix(".") && text.utf8.count > 1 ? String(text.dropLast()) : text }
    return String(text.dropLast(suffix.count + 1))
  }
  public func appendingPathComponent(_ str: String) -> String {
    if _text.isEmpty { return str }
    return _text.hasSuffix("/") ? _text + str : _text + "/" + str
  }
  public func appendingPathExtension(_ str: String) -> String? {
    let text = tidied(_text)
    if str.isEmpty || str.hasPrefix("/") || text.isEmpty || text == "/" {
      print("Cannot append extension \(str) to path \(_text)")
      return nil
    }
    return text + "." + str
  }
}
