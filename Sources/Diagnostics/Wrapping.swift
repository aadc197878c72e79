/// Breaks a line of prose into lines of so many display columns: at blanks, and where text has none, between wide characters.
/// What stands between backticks stays together where it fits a line.
public func wrapped(_ text: String, columns: Int, first: Int? = nil) -> [String] {
  var lines: [String] = []
  var line = ""
  var width = 0
  var room = max(1, first ?? columns)
  func end() {
    lines.append(line)
    (line, width, room) = ("", 0, max(1, columns))
  }
  for piece in pieces(of: text) {
    let pieceWidth = cellWidth(of: piece)
    if width > 0, width + pieceWidth > room {
      end()
      if piece == " " { continue }
    }
    // Longer than any line: it is broken where the line ends.
    for character in pieceWidth > room ? Array(piece) : [] {
      if width > 0, width + cellWidth(of: character) > room { end() }
      line.append(character)
      width += cellWidth(of: character)
    }
    if pieceWidth <= room {
      line += piece
      width += pieceWidth
    }
  }
  lines.append(line)
  return lines.map { $0.last == " " ? String($0.dropLast()) : $0 }
}

/// Signs that no line begins with: they belong to what is before them.
private let closingSigns: Set<Character> = ["，", "。", "、", "；", "：", "！", "？", "）", "」", "』", "》", "”", "’", "…"]

/// Words, blanks and single wide characters, each with the signs that close it.
private func pieces(of text: String) -> [String] {
  var result: [String] = []
  var word = ""
  var isQuoted = false
  for character in text {
    if character == "`" { isQuoted.toggle() }
    if !isQuoted, closingSigns.contains(character), let last = result.last, word.isEmpty, last != " " {
      result[result.count - 1] = last + String(character)
    } else if !isQuoted, closingSigns.contains(character), !word.isEmpty {
      result.append(word + String(character))
      word = ""
    } else if !isQuoted, character == " " || cellWidth(of: character) > 1 {
      if !word.isEmpty { result.append(word) }
      result.append(String(character))
      word = ""
    } else {
      word.append(character)
    }
  }
  if !word.isEmpty { result.append(word) }
  return result
}
