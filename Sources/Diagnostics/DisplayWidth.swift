/// The columns that a text takes in a terminal, counted by grapheme clusters.
///
/// The C library's `wcwidth` is no help: it needs a UTF-8 locale, and it knows code points, not clusters.
public func cellWidth(of text: String) -> Int {
  var width = 0
  for character in text { width += cellWidth(of: character) }
  return width
}

/// Wide characters and emoji take two columns, combining marks none.
public func cellWidth(of character: Character) -> Int {
  if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7f ? 1 : 0 }
  var flags = 0
  var sum = 0
  for scalar in character.unicodeScalars {
    if (0x1f1e6...0x1f1ff).contains(scalar.value) {
      flags += 1
    } else if scalar.value == 0xfe0f || scalar.value >= 0x231a && scalar.properties.isEmojiPresentation {
      return 2
    }
    sum += cellWidth(of: scalar)
  }
  return flags > 0 ? flags : min(2, sum)
}

private func cellWidth(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x300 { return value < 0x20 || (0x7f..<0xa0).contains(value) || value == 0xad ? 0 : 1 }
  // The later letters of a Hangul syllable that is spelled out join the first one.
  if (0x1160...0x11ff).contains(value) { return 0 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: return isWide(value) ? 2 : 1
  }
}

/// True in the ranges that Unicode's East Asian Width calls wide or full-width; emoji are known by their property.
private func isWide(_ value: UInt32) -> Bool {
  if value < 0x1100 { return false }
  switch value {
  case 0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0x3247, 0x3250...0x4dbf, 0x4e00...0xa4cf,
    0xa960...0xa97c, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff01...0xff60,
    0xffe0...0xffe6, 0x16fe0...0x18dff, 0x1aff0...0x1b2ff, 0x1f200...0x1f265, 0x20000...0x3fffd:
    return true
  default: return false
  }
}

/// The text as it may be sent to a terminal: tabs are expanded, and characters that would move the cursor or turn the
/// reading direction are shown as Swift writes them in a literal.
///
/// - Parameter column: where the text begins, which the width of a tab depends on.
func visible(_ text: String, from column: Int = 0) -> String {
  var result = ""
  var width = column
  for character in text {
    if character == "\t" {
      let count = 4 - width % 4
      result += String(repeating: " ", count: count)
      width += count
      continue
    }
    let shown = isInvisible(character) ? escaped(character) : String(character)
    result += shown
    width += cellWidth(of: shown)
  }
  return result
}

/// The text as it may be sent to a terminal, where nothing has to stand in a column: what the terminal would obey, or hide, is
/// shown as Swift writes it.
///
/// - Parameter kept: what is sent although it moves the cursor: a tab, or a line's end.
public func visible(_ text: String, keeping kept: String) -> String {
  if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text }
  var result = ""
  for character in text {
    result += isObeyedOrHidden(character) && !kept.contains(character) ? escaped(character) : String(character)
  }
  return result
}

private func isObeyedOrHidden(_ character: Character) -> Bool {
  switch character.unicodeScalars.first?.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}

private func isInvisible(_ character: Character) -> Bool {
  guard let first = character.unicodeScalars.first else { return false }
  if first.value >= 0x20 && first.value < 0x7f { return false }
  switch first.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: return true
  default: return false
  }
}

private func escaped(_ character: Character) -> String {
  var result = ""
  for scalar in character.unicodeScalars {
    switch scalar.value {
    case 0: result += "\\0"
    case 0x0a: result += "\\n"
    case 0x0d: result += "\\r"
    default: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
  return result
}
