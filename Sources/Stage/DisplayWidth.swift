/// The number of terminal columns that `text` takes when it is written as it stands, counted per grapheme cluster.
public func displayWidth(of text: String) -> Int {
  var width = 0
  for character in text { width += displayWidth(of: character) }
  return width
}

/// The number of terminal columns of one grapheme cluster: wide characters and emoji take 2, combining marks nothing.
///
/// The C library's `wcwidth` is no help here: it needs a UTF-8 locale, and it knows code points, not clusters.
public func displayWidth(of character: Character) -> Int {
  if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
  var flags = 0
  var sum = 0
  for scalar in character.unicodeScalars {
    if isRegionalIndicator(scalar) {
      flags += 1
    } else if scalar.value == 0xFE0F || scalar.value >= 0x231A && scalar.properties.isEmojiPresentation {
      return 2
    }
    sum += displayWidth(of: scalar)
  }
  return flags > 0 ? flags : min(2, sum)
}

private func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value >= 0x1F1E6 && scalar.value <= 0x1F1FF
}

private func displayWidth(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x300 { return value < 0x20 || value >= 0x7F && value < 0xA0 || value == 0xAD ? 0 : 1 }
  // The later letters of a Hangul syllable that is spelled out join the first one.
  if value >= 0x1160 && value <= 0x11FF { return 0 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: return isWide(value) ? 2 : 1
  }
}

/// True in the ranges that Unicode's East Asian Width calls wide or full-width; emoji are known by their property.
private func isWide(_ value: UInt32) -> Bool {
  if value < 0x1100 { return false }
  switch value {
  case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
    return true
  default:
    return false
  }
}
