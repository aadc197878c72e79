import Stage

// Whatever comes from a script is text in a film, never markup.

/// A text as it may stand in XML and HTML, between tags and between quotes. Control characters are shown as Swift writes them.
func escaped(_ text: String) -> String { escapedMarkup(VisibleText(text).text) }

/// A line of a script: its tabs are spaces.
func escaped(line: String) -> String {
  var spaced = ""
  var column = 0
  for character in line {
    if character == "\t" {
      let count = 4 - column % 4
      spaced += String(repeating: " ", count: count)
      column += count
    } else {
      spaced.append(character)
      column += 1
    }
  }
  return escaped(spaced)
}

private func escapedMarkup(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    // XML has no way to write these.
    case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Bytes as text of 64 characters.
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  result.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let part = bytes[start..<min(start + 3, bytes.count)]
    var group = 0
    for offset in 0..<3 { group = group << 8 | (offset < part.count ? Int(part[start + offset]) : 0) }
    for offset in 0..<4 {
      let isFilling = offset > part.count
      result.append(isFilling ? UInt8(ascii: "=") : alphabet[group >> (18 - 6 * offset) & 63])
    }
  }
  return String(decoding: result, as: UTF8.self)
}
