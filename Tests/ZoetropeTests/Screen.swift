/// What a terminal shows: as much of one as a line editor needs.
struct Screen {
  private(set) var rows: [[Character]] = [[]]
  private var row = 0
  private var column = 0
  /// How wide the window is: what does not fit goes on in the next row.
  var columns: Int
  /// How many rows the window has: the last ones of all.
  var height = 40
  /// The rows of the window that scroll, counted from 0; nil where all do, and what goes out of it is kept.
  private(set) var scrolling: ClosedRange<Int>?
  private var kept: (row: Int, column: Int) = (0, 0)
  /// What the window showed before something got a screen of its own.
  private var covered: (rows: [[Character]], row: Int, column: Int)?
  var hasScreenOfItsOwn: Bool { covered != nil }
  /// The row of the window's top.
  private var top: Int { max(0, rows.count - height) }
  /// What the window shows now.
  var window: [String] { rows[top...].map { String($0.filter { $0 != Screen.covered }).trimmingEnd } }
  /// Bytes of a character or an escape sequence that has not come in full.
  private var pending: [UInt8] = []

  init(columns: Int) { self.columns = columns }

  /// What was erased below the cursor is no line.
  var lines: [String] {
    var lines = rows.map { String($0.filter { $0 != Screen.covered }).trimmingEnd }
    while lines.count > row + 1, lines.last == "" { lines.removeLast() }
    return lines
  }
  var text: String { lines.joined(separator: "\n") }
  /// The line on which the cursor stands, up to the cursor.
  var beforeCursor: String { String(rows[row].prefix(column).filter { $0 != Screen.covered }) }
  /// The second column of a wide character.
  private static let covered: Character = "\0"

  mutating func show(_ bytes: ArraySlice<UInt8>) {
    pending += bytes
    var rest = pending[...]
    while let first = rest.first {
      let used = first == 27 ? escapeLength(rest) : characterLength(rest)
      guard let used else { break }
      if first == 27 { obey(rest.prefix(used)) } else { put(rest.prefix(used)) }
      rest = rest.dropFirst(used)
    }
    pending = Array(rest)
  }

  private mutating func put(_ bytes: ArraySlice<UInt8>) {
    switch bytes.first {
    case 13: column = 0
    case 10: breakLine()
    case 8: column = max(0, column - 1)
    case 7, 0: break
    default:
      let text = String(decoding: bytes, as: UTF8.self)
      let width = text.unicodeScalars.first.map(self.width) ?? 1
      if column + width > columns {
        column = 0
        breakLine()
      }
      pad()
      if width == 0, column > 0 {
        // A mark that belongs to the character before it.
        let place = rows[row][column - 1] == Screen.covered ? column - 2 : column - 1
        rows[row][place] = Character(String(rows[row][place]) + text)
        return
      }
      put(Character(text))
      if width == 2 { put(Screen.covered) }
    }
  }

  private mutating func put(_ character: Character) {
    if column < rows[row].count { rows[row][column] = character } else { rows[row].append(character) }
    column += 1
  }

  private func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36f, 0x200d, 0xfe0f: 0
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xff00...0xff60, 0x1f300...0x1faff: 2
    default: 1
    }
  }

  private mutating func obey(_ bytes: ArraySlice<UInt8>) {
    let sequence = String(decoding: bytes.dropFirst(), as: UTF8.self)
    if sequence == "7" { kept = (row - top, column) }
    if sequence == "8" { place(kept.row, kept.column) }
    guard sequence.hasPrefix("["), let final = sequence.last else { return }
    let number = Int(sequence.dropFirst().dropLast().prefix { $0.isNumber })
    let numbers = sequence.dropFirst().dropLast().split(separator: ";").map { Int($0) ?? 1 }
    switch final {
    case "H": place((numbers.first ?? 1) - 1, (numbers.count > 1 ? numbers[1] : 1) - 1)
    case "r":
      scrolling = numbers.count > 1 ? numbers[0] - 1...numbers[1] - 1 : nil
      place(0, 0)
    case "h" where sequence == "[?1049h":
      covered = (rows, row, column)
      (rows, row, column) = ([[]], 0, 0)
    case "l" where sequence == "[?1049l":
      if let covered { (rows, row, column) = covered }
      covered = nil
    case "A": row = max(0, row - (number ?? 1))
    case "B": move(down: number ?? 1)
    case "C": column += number ?? 1
    case "D": column = max(0, column - (number ?? 1))
    case "G": column = max(0, (number ?? 1) - 1)
    case "K": if number ?? 0 == 0 { rows[row] = Array(rows[row].prefix(column)) } else { rows[row] = [] }
    case "J":
      rows[row] = Array(rows[row].prefix(column))
      rows = Array(rows.prefix(row + 1))
    case "P":
      let end = min(rows[row].count, column + (number ?? 1))
      if column < end { rows[row].removeSubrange(column..<end) }
    case "@":
      pad()
      rows[row].insert(contentsOf: repeatElement(" ", count: number ?? 1), at: column)
    default: break
    }
  }

  /// To a row of the window.
  private mutating func place(_ line: Int, _ column: Int) {
    // From here on there is a window, and not only what has been written.
    if covered == nil { while rows.count < height { rows.append([]) } }
    row = top + min(max(0, line), height - 1)
    self.column = column
    move(down: 0)
  }

  private mutating func breakLine() {
    guard let scrolling, row - top == scrolling.upperBound else { return move(down: 1) }
    let first = top + scrolling.lowerBound
    rows.insert([], at: row + 1)
    rows.remove(at: first)
  }

  private mutating func move(down count: Int) {
    row += count
    while rows.count <= row { rows.append([]) }
  }

  private mutating func pad() {
    while rows[row].count < column { rows[row].append(" ") }
  }

  /// The length of the escape sequence in front, or nil if more is to come.
  private func escapeLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(bytes.prefix(64))
    if bytes.count < 2 { return nil }
    // A question to the terminal, up to what ends it.
    if bytes[1] == UInt8(ascii: "]") {
      for index in 2..<max(2, bytes.count) where bytes[index] == 7 || bytes[index] == UInt8(ascii: "\\") {
        return index + 1
      }
      return nil
    }
    if bytes[1] != UInt8(ascii: "[") { return bytes[1] == UInt8(ascii: "(") ? (bytes.count < 3 ? nil : 3) : 2 }
    for index in 2..<max(2, bytes.count) where bytes[index] >= 0x40 { return index + 1 }
    return nil
  }

  private func characterLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    let first = bytes.first ?? 0
    let length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    return bytes.count < length ? nil : length
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var rest = Substring(self)
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
