/// A script's text as it may be sent to a terminal, and the columns it takes.
///
/// Control characters are shown as Swift would write them in a literal, never sent: a script's strings cannot move the
/// cursor, break the line or turn the reading direction of what stands beside them.
package struct VisibleText: Equatable {
  package private(set) var text: String
  /// As the script has it.
  let raw: String
  package private(set) var width: Int

  package init(_ raw: String) {
    self.raw = raw
    if VisibleText.isPlain(raw) {
      text = raw
      width = raw.utf8.count
    } else {
      text = VisibleText.escaped(raw)
      width = displayWidth(of: text)
    }
  }

  private init(_ text: String, width: Int) {
    raw = text
    self.text = text
    self.width = width
  }

  /// Adds text of the stage's own, which takes `columns`.
  mutating func append(_ more: String, width columns: Int) {
    text += more
    width += columns
  }

  /// This text in at most `limit` columns: what does not fit gives way to `ellipsis`.
  package func truncated(to limit: Int, ellipsis: String) -> VisibleText {
    if width <= limit { return self }
    let room = limit - displayWidth(of: ellipsis)
    if room < 0 { return VisibleText(String(repeating: ".", count: max(0, limit)), width: max(0, limit)) }
    let start = prefix(fitting: room)
    return VisibleText(start.text + ellipsis, width: start.width + limit - room)
  }

  /// The lines of this text, none wider than `limit`, broken at spaces where there are any.
  func wrapped(to limit: Int) -> [VisibleText] {
    if width <= limit { return [self] }
    var lines: [VisibleText] = []
    var line = VisibleText("", width: 0)
    for part in text.split(separator: " ") {
      var word = VisibleText(String(part), width: displayWidth(of: String(part)))
      if line.width > 0 {
        if line.width + 1 + word.width <= limit {
          line = VisibleText(line.text + " " + word.text, width: line.width + 1 + word.width)
          continue
        }
        lines.append(line)
      }
      if word.width > limit {
        var pieces = word.chopped(to: limit)
        word = pieces.removeLast()
        lines += pieces
      }
      line = word
    }
    if line.width > 0 || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// This text, a single word, in pieces that fill their lines; never empty.
  private func chopped(to limit: Int) -> [VisibleText] {
    var pieces: [VisibleText] = []
    var piece = VisibleText("", width: 0)
    for character in text {
      let columns = displayWidth(of: character)
      if piece.width > 0 && piece.width + columns > limit {
        pieces.append(piece)
        piece = VisibleText("", width: 0)
      }
      piece.append(String(character), width: columns)
    }
    pieces.append(piece)
    return pieces
  }

  /// As many whole characters from the beginning as fit in `limit` columns.
  private func prefix(fitting limit: Int) -> VisibleText {
    var taken = ""
    var columns = 0
    for character in text {
      let next = displayWidth(of: character)
      if columns + next > limit { break }
      taken.append(character)
      columns += next
    }
    return VisibleText(taken, width: columns)
  }

  /// True when every byte is a printable ASCII character: the common case, and the cheap one.
  private static func isPlain(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F { return false }
    return true
  }

  private static func escaped(_ raw: String) -> String {
    let isMark = raw.unicodeScalars.first.map(joinsWhatPrecedes) ?? false
    guard isMark || raw.unicodeScalars.contains(where: isControl) else { return raw }
    var result = String.UnicodeScalarView()
    // A mark without a letter would join the frame beside it: it is given the circle that Unicode has for this.
    if isMark { result.append("\u{25CC}") }
    for scalar in raw.unicodeScalars {
      if isControl(scalar) {
        result.append(contentsOf: escape(for: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func escape(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  private static func joinsWhatPrecedes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: true
    default: scalar.properties.isEmojiModifier || scalar.properties.isGraphemeExtend
    }
  }

  /// True for what a terminal obeys instead of showing: control characters, line breaks, changes of direction; and for what has no
  /// width and joins nothing.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }
}
