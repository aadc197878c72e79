import Diagnostics
import Serving

/// How a client counts the columns of a line.
enum ColumnUnit: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A text that is open in an editor.
struct TextDocument {
  let uri: String
  private(set) var text: [UInt8]
  private(set) var version: Int?

  init(uri: String, text: String, version: Int?) {
    self.uri = uri
    self.text = Array(text.utf8)
    self.version = version
  }

  /// Takes the changes of one notification, one after the other; false where one of them is none.
  mutating func change(_ changes: [JSONValue], version: Int?, _ unit: ColumnUnit) -> Bool {
    for change in changes {
      guard let replacement = change["text"]?.string else { return false }
      guard let range = change["range"], !range.isNull else {
        text = Array(replacement.utf8)
        continue
      }
      let lines = TextLines(text, unit)
      guard let start = range["start"].flatMap(lines.offset), let end = range["end"].flatMap(lines.offset) else {
        return false
      }
      text.replaceSubrange(min(start, end)..<max(start, end), with: Array(replacement.utf8))
    }
    self.version = version
    return true
  }
}

/// Between the places of a text as an editor says them, lines and columns from 0, and offsets in bytes.
struct TextLines {
  private let text: [UInt8]
  private let unit: ColumnUnit
  private let starts: [Int]
  /// How many units there are before every so many bytes: lines may be long.
  private let unitsBefore: [Int]
  private static let step = 256

  init(_ text: [UInt8], _ unit: ColumnUnit) {
    self.text = text
    self.unit = unit
    var starts = [0]
    var index = 0
    while index < text.count {
      // A carriage return alone ends a line too.
      if text[index] == UInt8(ascii: "\n") {
        starts.append(index + 1)
      } else if text[index] == UInt8(ascii: "\r"), index + 1 == text.count || text[index + 1] != UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
      index += 1
    }
    self.starts = starts
    unitsBefore = unit == .utf8 ? [] : TextLines.unitsBefore(text)
  }

  private static func unitsBefore(_ text: [UInt8]) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(text.count / step + 1)
    var units = 0
    for (index, byte) in text.enumerated() {
      if index % step == 0 { result.append(units) }
      if byte & 0xC0 != 0x80 { units += TextLines.units(startingWith: byte) }
    }
    if text.count % step == 0 { result.append(units) }
    return result
  }

  private func units(before offset: Int) -> Int {
    let mark = offset / TextLines.step
    return text[(mark * TextLines.step)..<offset].reduce(unitsBefore[mark]) {
      $0 + ($1 & 0xC0 == 0x80 ? 0 : TextLines.units(startingWith: $1))
    }
  }

  /// What lies behind the end of a line or of the text is at that end.
  func offset(_ position: JSONValue) -> Int? {
    guard let line = position["line"]?.int, let column = position["character"]?.int, line >= 0, column >= 0 else {
      return nil
    }
    guard line < starts.count else { return text.count }
    let end = lineEnd(line)
    if unit == .utf8 { return boundary(min(starts[line] + min(column, text.count), end)) }
    var offset = starts[line]
    var units = 0
    while offset < end, units < column {
      units += Self.units(startingWith: text[offset])
      offset += 1
      while offset < end, text[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  func position(_ offset: Int) -> JSONValue {
    let offset = min(max(0, offset), text.count)
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = width(starts[low]..<offset)
    return ["line": .integer(low), "character": .integer(column)]
  }

  func range(_ span: Span) -> JSONValue { range(Int(span.start)..<Int(span.end)) }

  func range(_ range: Range<Int>) -> JSONValue {
    ["start": position(range.lowerBound), "end": position(range.upperBound)]
  }

  /// Line and column of an offset, for what counts in them.
  func place(_ offset: Int) -> (line: Int, column: Int) {
    let position = position(offset)
    return (position["line"]?.int ?? 0, position["character"]?.int ?? 0)
  }

  func width(_ range: Range<Int>) -> Int {
    unit == .utf8 ? range.count : units(before: range.upperBound) - units(before: range.lowerBound)
  }

  private func lineEnd(_ line: Int) -> Int {
    var end = line + 1 < starts.count ? starts[line + 1] : text.count
    while end > starts[line], text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  /// Not in the midst of a character.
  private func boundary(_ offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < text.count, text[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Beyond the first 65,536 characters UTF-16 needs two units.
  private static func units(startingWith byte: UInt8) -> Int { byte >= 0xF0 ? 2 : 1 }
}
