import Diagnostics

/// What stands between the braces of a type or extension of the library, entered when somebody asks for a name in it.
final class PendingMembers {
  let span: Span
  private var enter: (() -> Void)?
  /// Keys of the names that are declared here; perhaps a few more.
  private(set) lazy var names = declaredNames()

  init(span: Span, enter: @escaping () -> Void) {
    self.span = span
    self.enter = enter
  }

  func load() {
    guard let enter else { return }
    self.enter = nil
    enter()
  }

  static func key(_ name: String) -> UInt64 {
    var key = PendingMembers.seed
    for byte in name.utf8 { key = mix(key, byte) }
    return key
  }

  private static let seed: UInt64 = 14_695_981_039_346_656_037
  @inline(__always) private static func mix(_ key: UInt64, _ byte: UInt8) -> UInt64 {
    (key ^ UInt64(byte)) &* 1_099_511_628_211
  }

  /// Few enough that going through them beats hashing.
  private static let keywords = [
    "func", "var", "let", "case", "typealias", "struct", "enum", "class", "associatedtype",
  ].map(key)
  private static let selfNamed = ["init", "subscript"].map(key)

  /// The words behind `func`, `var` and their kin, found without reading the rest.
  private func declaredNames() -> Set<UInt64> {
    var result: Set<UInt64> = []
    let keywords = Self.keywords
    let selfNamed = Self.selfNamed
    span.source.text.withUnsafeBufferPointer { bytes in
      var index = Int(span.start)
      let end = Int(span.end)
      var expectsName = false
      while index < end {
        let byte = bytes[index]
        if Self.isWord(byte) {
          var key = Self.seed
          while index < end, Self.isWord(bytes[index]) {
            key = Self.mix(key, bytes[index])
            index += 1
          }
          if expectsName {
            result.insert(key)
            expectsName = false
          } else if keywords.contains(key) {
            expectsName = true
          } else if selfNamed.contains(key) {
            result.insert(key)
          }
        } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "`") {
          index += 1
        } else if expectsName {
          // An operator's own characters.
          var key = Self.seed
          while index < end, bytes[index] != UInt8(ascii: " "), bytes[index] != UInt8(ascii: "("),
            !Self.isWord(bytes[index])
          {
            key = Self.mix(key, bytes[index])
            index += 1
          }
          result.insert(key)
          expectsName = false
          if index < end, bytes[index] == UInt8(ascii: "(") { index += 1 }
        } else {
          index += 1
        }
      }
    }
    return result
  }

  @inline(__always) private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F || byte >= 0x80
  }
}
