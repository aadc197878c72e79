import Glibc

/// How a terminal is sent a picture.
public enum PictureProtocol: String, CaseIterable {
  case kitty, iterm, sixel

  /// What this terminal is known to understand. Within another program that divides it, nothing is.
  public static func known(_ variable: (String) -> String?) -> PictureProtocol? {
    if variable("TMUX") != nil || variable("STY") != nil { return nil }
    let type = variable("TERM") ?? ""
    let program = variable("TERM_PROGRAM") ?? ""
    if type.contains("kitty") || type.contains("ghostty") || variable("KITTY_WINDOW_ID") != nil { return .kitty }
    if let version = variable("KONSOLE_VERSION").flatMap({ Int($0) }), version >= 220_400 { return .kitty }
    if program == "ghostty" { return .kitty }
    if ["iTerm.app", "WezTerm"].contains(program) || variable("LC_TERMINAL") == "iTerm2" { return .iterm }
    if ["foot", "mlterm", "contour", "yaft"].contains(where: { type.hasPrefix($0) }) { return .sixel }
    return nil
  }
}

/// A picture in a cell, as the terminal draws it over blanks.
package struct TerminalPicture: Equatable {
  /// What it takes in a cell, about a square.
  static let columns = 4
  static let rows = 2

  private let pixels: Pixels
  private let kind: PictureProtocol

  /// Those that have been looked for, by their names; nil where there is none.
  nonisolated(unsafe) private static var known: [String: TerminalPicture?] = [:]

  static func named(_ name: String, _ kind: PictureProtocol) -> TerminalPicture? {
    if let found = known[name] { return found }
    let cell = cellSize()
    let picture = StageSettings.imageFiles(name).lazy.compactMap { Pixels(png: $0) }.first { _ in true }.map { pixels in
      TerminalPicture(pixels: pixels.fitted(width: columns * cell.width, height: rows * cell.height), kind: kind)
    }
    known[name] = picture
    return picture
  }

  /// The pixels of a character, as far as the terminal says.
  private static func cellSize() -> (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0,
      size.ws_xpixel >= size.ws_col, size.ws_ypixel >= size.ws_row
    else { return (10, 20) }
    return (min(32, Int(size.ws_xpixel / size.ws_col)), min(64, Int(size.ws_ypixel / size.ws_row)))
  }

  /// What stands for it in a line of its cell. The last one draws it, when there are lines below its upper edge: the terminal would
  /// make room for it else, and the cursor come back to another place.
  static func lines(_ picture: TerminalPicture) -> [String] {
    let blanks = String(repeating: " ", count: columns)
    let drawing = "\u{1b}7\u{1b}[\(rows - 1)A\u{1b}[\(columns)D\(picture.drawing)\u{1b}8"
    return Array(repeating: blanks, count: rows - 1) + [blanks + drawing]
  }

  /// Draws it from the cursor on, which does not stay where it was.
  private var drawing: String {
    switch kind {
    case .kitty: kitty
    case .iterm:
      "\u{1b}]1337;File=inline=1;width=\(Self.columns);height=\(Self.rows);preserveAspectRatio=0:\(base64(png))\u{7}"
    case .sixel: sixel
    }
  }

  // MARK: Kitty

  private static let longestPart = 4_096

  private var kitty: String {
    var rest = Substring(base64(pixels.bytes))
    var result = ""
    var facts = "a=T,f=32,s=\(pixels.width),v=\(pixels.height),c=\(Self.columns),r=\(Self.rows),C=1,q=2,"
    while !rest.isEmpty {
      let part = rest.prefix(Self.longestPart)
      rest = rest.dropFirst(part.count)
      result += "\u{1b}_G\(facts)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1b}\\"
      facts = ""
    }
    return result
  }

  // MARK: A file

  /// As a PNG file, not compressed.
  private var png: [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<pixels.height {
      rows.append(0)
      rows += pixels.bytes[(4 * y * pixels.width)..<(4 * (y + 1) * pixels.width)]
    }
    var data: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: rows.count, by: 0xFFFF) {
      let part = rows[start..<min(rows.count, start + 0xFFFF)]
      let count = UInt16(part.count)
      data.append(part.endIndex == rows.count ? 1 : 0)
      data += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
      data += part
    }
    var sums: (UInt32, UInt32) = (1, 0)
    for byte in rows {
      sums.0 = (sums.0 + UInt32(byte)) % 65_521
      sums.1 = (sums.1 + sums.0) % 65_521
    }
    data += bytes(of: sums.1 << 16 | sums.0)
    let header = bytes(of: UInt32(pixels.width)) + bytes(of: UInt32(pixels.height)) + [8, 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", data)
      + chunk("IEND", [])
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    var check: UInt32 = ~0
    for byte in named {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    return bytes(of: UInt32(content.count)) + named + bytes(of: ~check)
  }

  private func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private func base64(_ bytes: [UInt8]) -> String {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 3 * 4 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(bytes.count, start + 3)]
      let value = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for shift in [18, 12, 6, 0].prefix(part.count + 1) { result.append(signs[value >> shift & 63]) }
      result += Array(repeating: UInt8(ascii: "="), count: 3 - part.count)
    }
    return String(decoding: result, as: UTF8.self)
  }

  // MARK: Sixel

  /// Bands of six rows, in each of them a line of signs for each colour: six pixels of a column are the bits of a sign.
  private var sixel: String {
    // A band that is not whole would reach into the line below.
    let height = pixels.height / 6 * 6
    var result = "\u{1b}P0;1;0q\"1;1;\(pixels.width);\(height)"
    var defined: Set<Int> = []
    for top in stride(from: 0, to: height, by: 6) {
      var lines: [Int: [UInt8]] = [:]
      for x in 0..<pixels.width {
        for y in 0..<6 {
          guard let color = color(x, top + y) else { continue }
          lines[color, default: [UInt8](repeating: 0, count: pixels.width)][x] |= 1 << y
        }
      }
      for (color, line) in lines.sorted(by: { $0.key < $1.key }) {
        if defined.insert(color).inserted {
          result += "#\(color);2;\(color / 36 * 20);\(color / 6 % 6 * 20);\(color % 6 * 20)"
        }
        result += "#\(color)" + Self.runs(of: line) + "$"
      }
      result += "-"
    }
    // Behind the last band the cursor would be in the line below.
    return result.dropLast() + "\u{1b}\\"
  }

  /// One of six steps for each of the three parts; nil where the picture covers nothing.
  private func color(_ x: Int, _ y: Int) -> Int? {
    let place = 4 * (y * pixels.width + x)
    guard pixels.bytes[place + 3] > 127 else { return nil }
    return (0..<3).reduce(0) { 6 * $0 + (Int(pixels.bytes[place + $1]) * 5 + 127) / 255 }
  }

  private static func runs(of line: [UInt8]) -> String {
    var result = ""
    var start = 0
    while start < line.count {
      var end = start
      while end < line.count, line[end] == line[start] { end += 1 }
      let sign = String(Unicode.Scalar(63 + line[start]))
      result += end - start > 3 ? "!\(end - start)\(sign)" : String(repeating: sign, count: end - start)
      start = end
    }
    return result
  }
}
