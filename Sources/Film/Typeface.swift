import Stage

/// What a text takes in the typefaces that readers have: an estimate, a little on the wide side.
struct Typeface: Equatable {
  let size: Int
  var isBold = false
  var isMonospaced = false

  /// The distance from one line to the next, in steps of 4.
  var lineHeight: Int { (size * 13 / 10 + 3) / 4 * 4 }

  /// From the top of a line to where its letters stand.
  var baseline: Int { (lineHeight + size * 72 / 100) / 2 }

  func width(of text: String) -> Int {
    var total = 0
    for character in text { total += units(of: character) }
    return (total * size + 999) / 1000
  }

  /// In thousandths of the type's size.
  private func units(of character: Character) -> Int {
    let columns = displayWidth(of: character)
    if isMonospaced { return columns * 610 }
    guard let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F else {
      if columns >= 2 { return isEmoji(character) ? 1300 : 1020 }
      return columns == 0 ? 0 : isBold ? 680 : 640
    }
    let width = Typeface.widths[Int(ascii) - 0x20]
    return isBold ? width * 108 / 100 : width
  }

  private func isEmoji(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
  }

  /// Of the printable ASCII characters, from the space on, in an upright sans serif.
  private static let widths: [Int] = [
    290, 300, 380, 640, 620, 880, 700, 240, 350, 350, 440, 640, 290, 390, 290, 330,
    620, 480, 600, 620, 640, 610, 620, 570, 620, 620, 290, 290, 640, 640, 640, 530,
    960, 710, 680, 720, 740, 630, 610, 760, 760, 290, 560, 690, 590, 890, 770, 780,
    660, 780, 670, 660, 670, 750, 710, 1000, 700, 690, 660, 350, 330, 350, 520, 510,
    360, 580, 620, 570, 620, 590, 370, 620, 610, 260, 270, 570, 260, 890, 610, 610,
    620, 620, 400, 540, 370, 610, 570, 810, 560, 570, 550, 390, 310, 390, 640,
  ]

  /// The lines of a text, none wider than `limit`: broken at spaces, else anywhere. Where there are more than `most`, the last one
  /// ends in `…`.
  func lines(of text: String, within limit: Int, most: Int = .max) -> [String] {
    if width(of: text) <= limit { return [text] }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      let longer = line.isEmpty ? word : line + " " + word
      if width(of: longer) <= limit {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var pieces = chopped(word, within: limit)
      line = pieces.removeLast()
      lines += pieces
    }
    if !line.isEmpty || lines.isEmpty { lines.append(line) }
    guard lines.count > most else { return lines }
    lines.removeLast(lines.count - most)
    lines[most - 1] = truncated(lines[most - 1] + "…", within: limit)
    return lines
  }

  /// As much of a text as fits.
  func truncated(_ text: String, within limit: Int) -> String {
    if width(of: text) <= limit { return text }
    var kept = String(text.prefix(limit))
    while !kept.isEmpty, width(of: kept + "…") > limit { kept.removeLast() }
    return kept + "…"
  }

  private static let closing = Set("，。、；：！？）》」』】”’…")

  /// A word in pieces that fill their lines; scripts that are written without spaces are broken between their characters.
  private func chopped(_ word: String, within limit: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in word {
      let next = width(of: String(character))
      if !piece.isEmpty, used + next > limit {
        // A line does not begin with what closes the one before.
        let moved = Typeface.closing.contains(character) && piece.count > 1 ? String(piece.removeLast()) : ""
        pieces.append(piece)
        (piece, used) = (moved, width(of: moved))
      }
      piece.append(character)
      used += next
    }
    return pieces + [piece]
  }
}
