import Stage

/// A row of the screen, as it is sent to the terminal.
struct ScreenRow: Equatable {
  /// With the escapes for its colours.
  var bytes: [UInt8] = []
  var width = 0
  /// The text wraps here, and goes on in the next row.
  var wraps = false
  /// Something in it is of a width on which terminals do not agree.
  var isUncertain = false
}

/// Where the characters of a block stand in a window, behind the prompt's signs.
struct BlockLayout {
  private(set) var rows: [ScreenRow] = []
  private(set) var cursorRow = 0
  private(set) var cursorColumn = 0
  let columns: Int

  private var row = ScreenRow()
  private var look = Look.plain
  private let usesColor: Bool

  /// - Parameters:
  ///   - looks: how each character looks.
  ///   - hint: what stands behind the end without having been typed.
  ///   - note: what stands below, line by line.
  init(_ block: EditedBlock, looks: [Look], hint: String = "", note: [String] = [], columns: Int, color: Bool) {
    self.columns = max(1, columns)
    usesColor = color
    var start = 0
    var sign = PromptSign.first
    while true {
      let end = block.rowEnd(of: start)
      put(sign)
      put(block, start..<end, looks)
      if block.cursor == end { markCursor(needsRoom: true) }
      guard end < block.text.count else { break }
      breakRow(wraps: false)
      start = end + 1
      sign = .more
    }
    putHint(hint)
    for line in note {
      breakRow(wraps: false)
      put(line, .note)
    }
    breakRow(wraps: false)
    // Between a full row's last character and a mark that belongs to it.
    if cursorRow == rows.count { breakRow(wraps: false) }
  }

  private mutating func put(_ sign: PromptSign) {
    let text = sign.shown + " "
    guard text.utf8.count < columns else { return put(text, sign == .first ? .firstSign : .moreSign) }
    change(to: sign == .first ? .firstSign : .moreSign)
    row.bytes += text.utf8
    row.width += text.utf8.count
  }

  private mutating func put(_ text: String, _ look: Look) {
    let scalars = Array(text.unicodeScalars)
    for cluster in Cluster.all(in: scalars, 0..<scalars.count) { put(cluster, of: scalars, look) }
  }

  /// As much of a hint as fits into the row.
  private mutating func putHint(_ text: String) {
    var room = columns - row.width
    let end = text.firstIndex { character in
      room -= displayWidth(of: character)
      return room < 0
    }
    put(String(text[..<(end ?? text.endIndex)]), .hint)
  }

  private mutating func put(_ block: EditedBlock, _ range: Range<Int>, _ looks: [Look]) {
    // A tab's stops are counted from the beginning of the text, not from that of the sign.
    var column = 0
    var place = range.lowerBound
    while place < range.upperBound {
      let look = looks.isEmpty ? Look.plain : looks[place]
      // Nearly all that is typed.
      if Cluster.isSimple(block.text, place, range.upperBound) {
        if row.width == columns { wrap() }
        if block.cursor == place { markCursor(needsRoom: false) }
        if look != self.look { change(to: look) }
        row.bytes.append(UInt8(truncatingIfNeeded: block.text[place].value))
        row.width += 1
        column += 1
        place += 1
        continue
      }
      let start = place
      repeat { place += 1 } while place < range.upperBound && !Cluster.isSimple(block.text, place, range.upperBound)
      for cluster in Cluster.all(in: block.text, start..<place) {
        put(cluster, of: block, &column, looks.isEmpty ? .plain : looks[cluster.range.lowerBound])
      }
    }
  }

  private mutating func put(_ cluster: Cluster, of block: EditedBlock, _ column: inout Int, _ look: Look) {
    let width = cluster.width(at: column)
    if block.cursor == cluster.range.lowerBound { markCursor(needsRoom: false, before: width) }
    if cluster.isTab {
      for _ in 0..<width { put(" ", .plain) }
    } else {
      put(cluster, of: block.text, look)
    }
    if cluster.range.dropFirst().contains(block.cursor) { markCursor(needsRoom: false) }
    column += width
  }

  private mutating func put(_ cluster: Cluster, of text: [Unicode.Scalar], _ look: Look) {
    let width = cluster.width(at: 0)
    if row.width + max(width, cluster.mostWidth(in: text)) > columns { wrap() }
    change(to: look)
    for scalar in text[cluster.range] {
      if scalar.value < 0x20 || scalar.value == 0x7f {
        row.bytes += [UInt8(ascii: "^"), UInt8(truncatingIfNeeded: scalar.value ^ 0x40)]
      } else if cluster.range.count == 1, VisibleText.isControl(scalar) {
        row.bytes.append(UInt8(ascii: "?"))
      } else {
        UTF8.encode(scalar).map { row.bytes.append(contentsOf: $0) }
      }
    }
    row.width += width
    // Whatever the terminal takes for its width, what follows stands where it is thought to stand.
    if cluster.isUncertain {
      row.isUncertain = true
      if row.width < columns { row.bytes += Array("\u{1b}[\(row.width + 1)G".utf8) }
    }
  }

  /// The escape for each look, in their order, for every theme.
  private static let escapes = Dictionary(
    uniqueKeysWithValues: Theme.allCases.map { theme in
      (theme, Look.allCases.map { Array("\u{1b}[\(theme.shown($0.code))m".utf8) })
    })
  private let escapes = BlockLayout.escapes[StageSettings.standard.theme] ?? []

  private mutating func change(to new: Look) {
    guard usesColor, new != look else { return }
    if look != .plain { row.bytes += escapes[0] }
    if new != .plain { row.bytes += escapes[Int(new.rawValue)] }
    look = new
  }

  /// Terminals do not agree on where a wide character goes for which only one column is left.
  private mutating func wrap() { breakRow(wraps: row.width == columns) }

  private mutating func breakRow(wraps: Bool) {
    change(to: .plain)
    // Where the terminal may think that there is room left, it does not wrap by itself.
    row.wraps = wraps && !row.isUncertain
    rows.append(row)
    row = ScreenRow()
  }

  /// - Parameters:
  ///   - needsRoom: nothing follows in the row: behind a full one, the cursor stands in the next.
  ///   - width: how wide what follows is.
  private mutating func markCursor(needsRoom: Bool, before width: Int = 0) {
    if needsRoom, row.width == columns { breakRow(wraps: false) }
    let isNext = row.width + max(1, width) > columns
    cursorRow = rows.count + (isNext ? 1 : 0)
    cursorColumn = isNext ? 0 : min(row.width, columns - 1)
  }
}

/// How a character looks.
enum Look: UInt8, CaseIterable {
  case plain, firstSign, moreSign, hint, note
  case keyword, type, member, literal, comment, unknown, partner

  /// The numbers of the escape for it.
  var code: String {
    switch self {
    case .plain: "0"
    case .firstSign: "1;36"
    case .moreSign: "2;36"
    // Where nothing can be dim, a hint still leans.
    case .hint: "2;3"
    case .note, .comment: "2"
    case .keyword: "35"
    case .type: "36"
    case .member: "34"
    case .literal: "32"
    case .unknown: "31"
    case .partner: "1;4"
    }
  }
}
