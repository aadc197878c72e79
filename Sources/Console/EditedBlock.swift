import Stage

/// A text that is edited, of one row or several, and where the cursor stands in it.
struct EditedBlock: Equatable {
  var text: [Unicode.Scalar]
  var cursor: Int

  init(text: [Unicode.Scalar], cursor: Int) {
    self.text = text
    self.cursor = min(max(0, cursor), text.count)
  }

  init(_ text: String) { self.init(text: Array(text.unicodeScalars), cursor: Int.max) }

  var string: String { String(decoding: utf8, as: UTF8.self) }
  var utf8: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + 16)
    for scalar in text {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        UTF8.encode(scalar).map { bytes.append(contentsOf: $0) }
      }
    }
    return bytes
  }
  var beforeCursor: String { EditedBlock.string(text[..<cursor]) }
  var isAtEnd: Bool { cursor == text.count }
  var isBlank: Bool { text.allSatisfy(EditedBlock.isBlank) }

  static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" || scalar == "\n" }

  // MARK: Rows

  func rowStart(of place: Int) -> Int { text[..<place].lastIndex(of: "\n").map { $0 + 1 } ?? 0 }
  func rowEnd(of place: Int) -> Int { text[place...].firstIndex(of: "\n") ?? text.count }

  /// The row in which the cursor stands.
  var row: Range<Int> { rowStart(of: cursor)..<rowEnd(of: cursor) }
  var isRowBlank: Bool { text[row].allSatisfy(EditedBlock.isBlank) }

  /// Whether there is a row above, with nothing in it.
  private var isRowAboveBlank: Bool {
    let start = rowStart(of: cursor)
    guard start > 0 else { return false }
    return text[rowStart(of: start - 1)..<(start - 1)].allSatisfy(EditedBlock.isBlank)
  }

  /// Two empty rows at the end: what can't be run is not gone on with, so the third return gives it up.
  var endsAtReturn: Bool { isAtEnd && isRowBlank && isRowAboveBlank && !isBlank }

  /// How many blanks stand between the beginning of the row and the cursor; nil where something else does.
  var indentation: Int? {
    let before = text[rowStart(of: cursor)..<cursor]
    return before.allSatisfy { $0 == " " } ? before.count : nil
  }

  // MARK: Words

  /// Where the word before the cursor begins.
  var wordStart: Int {
    var place = cursor
    while place > 0, !EditedBlock.isPartOfWord(text[place - 1]) { place -= 1 }
    while place > 0, EditedBlock.isPartOfWord(text[place - 1]) { place -= 1 }
    return place
  }

  /// Where the word behind the cursor ends.
  var wordEnd: Int {
    var place = cursor
    while place < text.count, !EditedBlock.isPartOfWord(text[place]) { place += 1 }
    while place < text.count, EditedBlock.isPartOfWord(text[place]) { place += 1 }
    return place
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }

  // MARK: Columns

  /// The columns from the beginning of its row to a place.
  func column(of place: Int) -> Int {
    Cluster.all(in: text, rowStart(of: place)..<place).reduce(0) { $0 + $1.width(at: $0) }
  }

  /// The place in the row above that stands nearest to a column; nil in the first row.
  func placeAbove(column: Int) -> Int? {
    let start = rowStart(of: cursor)
    return start == 0 ? nil : place(from: rowStart(of: start - 1), column: column)
  }

  /// The place in the row below that stands nearest to a column; nil in the last row.
  func placeBelow(column: Int) -> Int? {
    let end = rowEnd(of: cursor)
    return end == text.count ? nil : place(from: end + 1, column: column)
  }

  private func place(from start: Int, column: Int) -> Int {
    var reached = 0
    for cluster in Cluster.all(in: text, start..<rowEnd(of: start)) {
      let next = reached + cluster.width(at: reached)
      if next > column { return cluster.range.lowerBound }
      reached = next
    }
    return rowEnd(of: start)
  }

  /// Where the character before the cursor begins, with the marks that belong to it.
  var placeBefore: Int {
    guard cursor > 0 else { return 0 }
    if text[cursor - 1] == "\n" { return cursor - 1 }
    return Cluster.all(in: text, rowStart(of: cursor)..<cursor).last?.range.lowerBound ?? cursor - 1
  }

  /// Where the character behind the cursor ends.
  var placeBehind: Int {
    guard cursor < text.count else { return cursor }
    if text[cursor] == "\n" { return cursor + 1 }
    return Cluster.all(in: text, cursor..<rowEnd(of: cursor)).first?.range.upperBound ?? cursor + 1
  }
}

/// A character as the terminal shows it: what is between two places where the cursor can stand.
struct Cluster {
  let range: Range<Int>
  /// The columns that it takes; nil for a tab, which goes to the next stop.
  private let fixedWidth: Int?
  /// Terminals do not agree on its width.
  let isUncertain: Bool

  private static let tabStop = 4

  func width(at column: Int) -> Int { fixedWidth ?? Cluster.tabStop - column % Cluster.tabStop }

  var isTab: Bool { fixedWidth == nil }

  /// The columns that it takes in a terminal that knows no characters of several scalars.
  func mostWidth(in text: [Unicode.Scalar]) -> Int {
    isUncertain ? text[range].reduce(0) { $0 + displayWidth(of: Character($1)) } : 0
  }

  /// The clusters of a part of a text that has no line break in it.
  static func all(in text: [Unicode.Scalar], _ range: Range<Int>) -> [Cluster] {
    var result: [Cluster] = []
    result.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      let next = place + 1
      if text[place].isASCII, next == range.upperBound || text[next].value < 0x300 {
        result.append(Cluster(ascii: text[place], at: place))
        place = next
        continue
      }
      if Cluster.isIdeograph(text[place]), next == range.upperBound || Cluster.isSimpleNeighbour(text[next]) {
        result.append(Cluster(ideograph: place))
        place = next
        continue
      }
      var end = next
      while end < range.upperBound, !text[end].isASCII { end += 1 }
      for character in EditedBlock.string(text[place..<end]) {
        let count = character.unicodeScalars.count
        result.append(Cluster(character, place..<(place + count)))
        place += count
      }
    }
    return result
  }

  /// Whether a scalar is a character of one column by itself, for which none of Unicode's rules is needed.
  static func isSimple(_ text: [Unicode.Scalar], _ place: Int, _ end: Int) -> Bool {
    let value = text[place].value
    return value >= 0x20 && value < 0x7f && (place + 1 == end || text[place + 1].value < 0x300)
  }

  /// The bulk of Chinese, Japanese and Korean.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x30a1...0x30fa, 0x4e00...0x9fff, 0xac00...0xd7a3: true
    default: false
    }
  }

  private static func isSimpleNeighbour(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x300 || isIdeograph(scalar)
  }

  private init(ideograph place: Int) {
    range = place..<(place + 1)
    fixedWidth = 2
    isUncertain = false
  }

  private init(ascii: Unicode.Scalar, at place: Int) {
    range = place..<(place + 1)
    isUncertain = false
    // Control characters are shown with a caret.
    fixedWidth = ascii == "\t" ? nil : ascii.value < 0x20 || ascii.value == 0x7f ? 2 : 1
  }

  private init(_ character: Character, _ range: Range<Int>) {
    self.range = range
    // A sign stands for what a terminal would obey or hide.
    let isControl = range.count == 1 && character.unicodeScalars.contains(where: VisibleText.isControl)
    fixedWidth = isControl ? 1 : displayWidth(of: character)
    isUncertain = range.count > 1 || character.unicodeScalars.contains { $0.properties.isEmoji }
  }
}
