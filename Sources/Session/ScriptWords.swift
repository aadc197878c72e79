/// The words of a script's text: what is in strings and comments is none, but for interpolations.
enum ScriptWords {
  struct Word {
    let text: Substring
    /// A member, `.name`.
    let isMember: Bool
    /// A label or a key, `name:`.
    let isLabel: Bool
    /// In the braces of a closure.
    let isInClosure: Bool
  }

  /// The text with some words written another way.
  static func rewriting(_ text: String, _ change: @escaping (Word) -> String?) -> String {
    var scanner = Scanner(bytes: Array(text.utf8), change: change)
    scanner.scan()
    return String(decoding: scanner.output, as: UTF8.self)
  }

  static func renaming(_ name: String, to other: String, in text: String) -> String {
    rewriting(text) { $0.text == name && !$0.isMember && !$0.isLabel ? other : nil }
  }

  static func mentions(_ text: String, _ test: @escaping (Word) -> Bool) -> Bool {
    var isFound = false
    _ = rewriting(text) { word in
      if test(word) { isFound = true }
      return nil
    }
    return isFound
  }

  /// Every word in a text, those in strings and comments too.
  static func all(in text: [UInt8]) -> Set<String> {
    Set(text.split { !isPart($0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Whether a byte can stand in a name.
  static func isPart(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F || byte == 0x24
      || byte >= 0x80
  }

  private struct Scanner {
    let bytes: [UInt8]
    let change: (Word) -> String?
    var index = 0
    var output: [UInt8] = []
    /// For each open brace whether it opens a closure.
    var braces: [Bool] = []
    /// The word with which the statement began.
    var statement = ""
    var previous: UInt8 = 0

    init(bytes: [UInt8], change: @escaping (Word) -> String?) {
      self.bytes = bytes
      self.change = change
    }

    private func at(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

    private mutating func copy(_ count: Int = 1) {
      output += bytes[index..<min(index + count, bytes.count)]
      index += count
    }

    /// Up to a closing parenthesis that belongs to an interpolation, or to the end.
    mutating func scan(untilParenthesis: Bool = false) {
      var depth = 0
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: ")") where untilParenthesis && depth == 0: return
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        default: break
        }
        if byte == UInt8(ascii: "/"), at(1) == byte {
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { copy() }
        } else if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
          while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && at(1) == UInt8(ascii: "/")) { copy() }
          copy(2)
        } else if byte == UInt8(ascii: "\"") {
          scanString()
        } else if ScriptWords.isPart(byte) {
          scanWord()
        } else {
          if byte == UInt8(ascii: "{") { braces.append(isClosure) }
          if byte == UInt8(ascii: "}"), !braces.isEmpty { braces.removeLast() }
          if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "{")
            || byte == UInt8(ascii: "}")
          {
            statement = ""
          }
          if byte != UInt8(ascii: " ") { previous = byte }
          copy()
        }
      }
    }

    /// A brace in a statement that has a block of its own opens that.
    private var isClosure: Bool {
      ![
        "if", "else", "for", "while", "do", "switch", "guard", "func", "struct", "class", "enum", "protocol",
        "extension",
        "init", "var", "subscript", "repeat", "mutating", "static", "get", "set", "deinit",
      ].contains(statement) || previous == UInt8(ascii: "(") || previous == UInt8(ascii: "=")
        || previous == UInt8(ascii: ",")
    }

    private mutating func scanWord() {
      let start = index
      while index < bytes.count, ScriptWords.isPart(bytes[index]) { index += 1 }
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      if statement.isEmpty { statement = text }
      let isLabel = at(0) == UInt8(ascii: ":") && (previous == UInt8(ascii: "(") || previous == UInt8(ascii: ","))
      let word = Word(
        text: text[...], isMember: previous == UInt8(ascii: "."), isLabel: isLabel, isInClosure: braces.contains(true))
      if let changed = change(word) { output += Array(changed.utf8) } else { output += bytes[start..<index] }
      previous = bytes[index - 1]
    }

    private mutating func scanString() {
      let isLong = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
      let quotes = isLong ? 3 : 1
      copy(quotes)
      while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\\"), at(1) == UInt8(ascii: "(") {
          copy(2)
          scan(untilParenthesis: true)
          copy()
        } else if byte == UInt8(ascii: "\\") {
          copy(2)
        } else if byte == UInt8(ascii: "\""), !isLong || (at(1) == byte && at(2) == byte) {
          copy(quotes)
          break
        } else {
          copy()
        }
      }
      previous = UInt8(ascii: "\"")
    }
  }
}
