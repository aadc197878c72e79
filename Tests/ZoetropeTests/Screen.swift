/// What a terminal shows: as much of one as a line editor needs.
struct Screen {
  private(set) var rows: [[Character]] = [[]]
  private var row = 0
  private var column = 0
  /// Bytes of a character or an escape sequence that has not come in full.
  private var pending: [UInt8] = []

  var lines: [String] { rows.map { String($0).trimmingEnd } }
  var text: String { lines.joined(separator: "\n") }
  /// The line on which the cursor stands, up to the cursor.
  var beforeCursor: String { String(rows[row].prefix(column)) }

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
    case 10: move(down: 1)
    case 8: column = max(0, column - 1)
    case 7, 0: break
    default:
      pad()
      let character = Character(String(decoding: bytes, as: UTF8.self))
      if column < rows[row].count { rows[row][column] = character } else { rows[row].append(character) }
      column += 1
    }
  }

  private mutating func obey(_ bytes: ArraySlice<UInt8>) {
    let sequence = String(decoding: bytes.dropFirst(), as: UTF8.self)
    guard sequence.hasPrefix("["), let final = sequence.last else { return }
    let number = Int(sequence.dropFirst().dropLast().prefix { $0.isNumber })
    switch final {
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
