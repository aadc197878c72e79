import Diagnostics

/// Signs of other keyboards that look like Swift's own: full-width ones, typographic quotation marks, dashes and dots, strange blanks.
///
/// Most of them are letters of names or operators to Swift, so that a text with them may be right as it is. Only where it cannot be
/// read they are taken for what they look like: each is replaced by that and blanks, as many bytes as it has, so that every place in
/// the text stays where it is.
struct LookAlikes {
  /// One or several signs in a row, and what they look like.
  struct Sign {
    let start: Int
    let end: Int
    let meant: String
  }

  private(set) var signs: [Sign] = []
  private(set) var mended: [UInt8]
  private let bytes: UnsafePointer<UInt8>
  private let count: Int

  /// Nil where there are none.
  init?(in bytes: UnsafePointer<UInt8>, _ count: Int) {
    self.bytes = bytes
    self.count = count
    mended = Array(UnsafeBufferPointer(start: bytes, count: count))
    guard mended.contains(where: { $0 >= 0x80 }) else { return nil }
    scan()
    if signs.isEmpty { return nil }
  }

  private mutating func scan() {
    var offset = 0
    while offset < count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "/") where at(offset + 1) == UInt8(ascii: "/"):
        while offset < count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      case UInt8(ascii: "/") where at(offset + 1) == UInt8(ascii: "*"): skipComment(&offset)
      case UInt8(ascii: "\""): skipString(&offset)
      case ..<0x80: offset += 1
      default:
        let (value, length) = scalar(at: offset)
        if let closing = LookAlikeSign.quotes[value] {
          mendString(&offset, length, closing)
        } else if let meant = LookAlikeSign.meanings[value] {
          mend(&offset, length, meant)
        } else if Self.digit(value) != nil, !isInName(offset) {
          mendDigits(&offset)
        } else {
          offset += length
        }
      }
    }
  }

  private func at(_ offset: Int) -> UInt8 { offset < count && offset >= 0 ? bytes[offset] : 0 }

  private func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = bytes[offset]
    let length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    guard offset + length <= count else { return (0, count - offset) }
    var value = UInt32(first) & (0x7f >> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(bytes[offset + index] & 0x3f) }
    return (value, length)
  }

  private func isInName(_ offset: Int) -> Bool { isIdentifierByte(at(offset - 1)) || at(offset - 1) >= 0x80 }

  // MARK: What is no code

  private func skipComment(_ offset: inout Int) {
    var depth = 0
    repeat {
      if at(offset) == UInt8(ascii: "/"), at(offset + 1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if at(offset) == UInt8(ascii: "*"), at(offset + 1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < count
  }

  private func skipString(_ offset: inout Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = at(offset + 1) == quote && at(offset + 2) == quote
    offset += isLong ? 3 : 1
    while offset < count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\") {
        offset += 2
      } else if byte == quote, !isLong || at(offset + 1) == quote && at(offset + 2) == quote {
        offset += isLong ? 3 : 1
        return
      } else if byte == UInt8(ascii: "\n"), !isLong {
        return
      } else {
        offset += 1
      }
    }
  }

  // MARK: What is mended

  /// Signs of one kind in a row are one: `＝＝`. What stands between two operands gets blanks on both sides, what opens or closes
  /// stays beside what it belongs to.
  private mutating func mend(_ offset: inout Int, _ length: Int, _ meant: String) {
    let start = offset
    var text = meant
    offset += length
    let isOperator = Self.operators.contains(meant)
    while isOperator, offset < count, bytes[offset] >= 0x80, case let (value, length) = scalar(at: offset),
      let next = LookAlikeSign.meanings[value], Self.operators.contains(next)
    {
      text += next
      offset += length
    }
    put(text, start, offset)
    signs.append(Sign(start: start, end: offset, meant: text))
  }

  private mutating func put(_ text: String, _ start: Int, _ end: Int) {
    let blanks = end - start - text.utf8.count
    let before: Int
    switch text {
    case ".": before = blanks
    case "!": before = opensOperand(end) ? blanks : 0
    case _ where Self.operators.contains(String(text.prefix(1))):
      before = beginsOperand(start) ? blanks : blanks / 2
    default: before = 0
    }
    for index in start..<end { mended[index] = UInt8(ascii: " ") }
    for (index, byte) in text.utf8.enumerated() { mended[start + before + index] = byte }
  }

  /// Whether a name, a number or a bracket follows: then it stands before its operand.
  private func opensOperand(_ offset: Int) -> Bool {
    let next = at(offset)
    return isIdentifierByte(next) || next == UInt8(ascii: "(") || next >= 0x80
  }

  /// Whether nothing that it could stand behind precedes: `(－1)`.
  private func beginsOperand(_ offset: Int) -> Bool {
    var before = offset - 1
    while at(before) == UInt8(ascii: " ") { before -= 1 }
    return switch mended.indices.contains(before) ? mended[before] : 0 {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "="),
      UInt8(ascii: ":"),
      UInt8(ascii: "\n"), 0:
      true
    default: false
    }
  }

  private mutating func mendDigits(_ offset: inout Int) {
    let start = offset
    var text = ""
    while offset < count, bytes[offset] >= 0x80, let digit = Self.digit(scalar(at: offset).value) {
      text += String(digit)
      offset += 3
    }
    put(text, start, offset)
    signs.append(Sign(start: start, end: offset, meant: text))
  }

  /// `“text”`: the marks belong to what is between them.
  private mutating func mendString(_ offset: inout Int, _ length: Int, _ closing: Set<UInt32>) {
    let start = offset
    var end = offset + length
    while end < count, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "\"") { break }
      let (value, width) = bytes[end] < 0x80 ? (UInt32(bytes[end]), 1) : scalar(at: end)
      if closing.contains(value) {
        for index in start..<start + length { mended[index] = UInt8(ascii: " ") }
        mended[start + length - 1] = UInt8(ascii: "\"")
        for index in end..<end + width { mended[index] = UInt8(ascii: " ") }
        mended[end] = UInt8(ascii: "\"")
        signs.append(Sign(start: start, end: start + length, meant: "\""))
        signs.append(Sign(start: end, end: end + width, meant: "\""))
        offset = end + width
        return
      }
      end += width
    }
    // One of the two is right: `“text"`.
    for index in start..<start + length { mended[index] = UInt8(ascii: " ") }
    mended[start + length - 1] = UInt8(ascii: "\"")
    signs.append(Sign(start: start, end: start + length, meant: "\""))
    offset = min(end + 1, count)
  }

  private static let operators: Set<String> = ["=", "+", "-", "*", "/", "<", ">", "&", "|", "%"]

  private static func digit(_ value: UInt32) -> UInt32? { (0xff10...0xff19).contains(value) ? value - 0xff10 : nil }
}

extension Parser {
  /// What can be read of a text in which signs are taken for what they look like, if that is right where the text itself is not.
  static func parseLookAlikes(
    _ source: Source, _ options: ParserOptions, _ bytes: UnsafePointer<UInt8>, _ count: Int, insteadOf tree: SourceTree
  ) -> SourceTree? {
    guard let found = LookAlikes(in: bytes, count) else { return nil }
    return found.mended.withUnsafeBufferPointer { mended in
      guard let start = mended.baseAddress else { return nil }
      var parser = Parser(source, options, start, count, position: 0)
      parser.operatorTable.addDeclarations(in: source)
      let other = parser.parseSource()
      func errors(_ tree: SourceTree) -> Int { tree.diagnostics.count { $0.severity == .error } }
      guard errors(other) < errors(tree) else { return nil }
      let told = found.diagnostics(in: source)
      return SourceTree(
        source: source, statements: other.statements,
        diagnostics: (told + other.diagnostics).sorted { $0.span.start < $1.span.start }, isIncomplete: false)
    }
  }
}

extension LookAlikes {
  /// One error for each line, with the line as it should be. What only closes what a line before opened is told there.
  fileprivate func diagnostics(in source: Source) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var open: [Int] = []
    for line in lines {
      guard let first = line.signs.first else { continue }
      let closes = line.signs.allSatisfy { [")", "]", "}"].contains($0.meant) } && !open.isEmpty
      for sign in line.signs {
        switch sign.meant {
        case "(", "[", "{": open.append(sign.start)
        case ")", "]", "}": _ = open.popLast()
        default: break
        }
      }
      if closes { continue }
      let span = Span(source, first.start, first.end)
      let fix = Fix(Span(source, line.start, line.end), line.text)
      result.append(
        Diagnostic(.syntax(.lookAlike(span.text, first.meant, others: line.signs.count - 1, fix)), at: span))
    }
    return result
  }

  /// The lines that have such signs, each as it should be written.
  private var lines: [(start: Int, end: Int, text: String, signs: [Sign])] {
    var result: [(start: Int, end: Int, text: String, signs: [Sign])] = []
    for sign in signs {
      if let last = result.last, sign.start < last.end {
        result[result.count - 1].signs.append(sign)
        continue
      }
      var (start, end) = (sign.start, sign.end)
      while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      while end < count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      result.append((start, end, "", [sign]))
    }
    for index in result.indices {
      let line = result[index]
      var text: [UInt8] = []
      var offset = line.start
      for sign in line.signs {
        text += UnsafeBufferPointer(start: bytes + offset, count: sign.start - offset)
        text += Array(sign.meant.utf8)
        offset = sign.end
      }
      text += UnsafeBufferPointer(start: bytes + offset, count: line.end - offset)
      result[index].text = String(decoding: text, as: UTF8.self)
    }
    return result
  }
}
