/// Takes messages out of a stream of bytes: a head that says how long the body is, an empty line, the body.
///
/// Whatever comes in, it goes on: what is no head is passed over up to the next one.
struct MessageReader {
  enum Piece: Equatable {
    case body([UInt8])
    /// What was passed over, in words.
    case fault(String)
  }

  /// A client that announces more means something else.
  static let longestBody = 64 << 20
  private static let longestHead = 4 << 10

  private var buffer: [UInt8] = []
  private var position = 0
  /// How far a body that has not come whole has been looked through for the head of another message.
  private var searched = 0

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    if position > 0 {
      buffer.removeSubrange(..<position)
      position = 0
      searched = 0
    }
    buffer += bytes
  }

  /// The next piece; nil where more has to come first.
  mutating func next() -> Piece? {
    guard let head = head() else {
      guard buffer.count - position > Self.longestHead else { return nil }
      let hasNext = passOver(from: position + 1, to: buffer.count)
      return .fault("a head of more than \(Self.longestHead) bytes" + (hasNext ? "" : ", and no other behind it"))
    }
    guard let length = head.length else {
      // A head may stand behind what is left of something else.
      let begin = position
      if !passOver(from: begin + 1, to: head.end) { position = head.end }
      return .fault("a head without `Content-Length: ` and a number of bytes")
    }
    if length > Self.longestBody {
      // Who knows whether so much will come: the next head is looked for.
      position = head.end
      return .fault("a message of \(length) bytes; \(Self.longestBody) are the most")
    }
    guard buffer.count - head.end >= length else {
      // No JSON has the head of another message in it: the length was wrong.
      guard let other = headWithin(body: head.end) else { return nil }
      let count = other - head.end
      position = other
      return .fault("a message that announces \(length) bytes and has \(count)")
    }
    position = head.end + length
    return .body(Array(buffer[head.end..<position]))
  }

  // MARK: Heads

  private struct Head {
    let end: Int
    let length: Int?
  }

  /// Lines up to an empty one; nil where that has not come yet.
  private func head() -> Head? {
    var length: Int?
    var lineStart = position
    var index = position
    while index < buffer.count, index - position <= Self.longestHead {
      guard buffer[index] == UInt8(ascii: "\n") else {
        index += 1
        continue
      }
      var line = buffer[lineStart..<index]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      index += 1
      if line.isEmpty { return Head(end: index, length: length) }
      length = Self.length(in: line) ?? length
      lineStart = index
    }
    return nil
  }

  /// Where the next head begins in what has come of a body; nil where there is none.
  private mutating func headWithin(body start: Int) -> Int? {
    var index = max(start, searched)
    while let place = buffer[index...].firstIndex(of: Self.field[0] & ~0x20), place + Self.field.count <= buffer.count {
      if zip(buffer[place...], Self.field).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) {
        let rest = buffer[(place + Self.field.count)...].drop { $0 == UInt8(ascii: " ") }
        let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        if !digits.isEmpty, rest[digits.endIndex...].starts(with: "\r\n\r\n".utf8) { return place }
      }
      index = place + 1
    }
    searched = max(start, buffer.count - Self.longestField)
    return nil
  }

  private static let field = Array("content-length:".utf8)
  private static let longestField = 64

  private static func length(in line: ArraySlice<UInt8>) -> Int? {
    guard line.count > field.count, zip(line, field).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else { return nil }
    let digits = line.dropFirst(field.count).filter { $0 != UInt8(ascii: " ") }
    guard let number = Int(String(decoding: digits, as: UTF8.self)), number >= 0 else { return nil }
    return number
  }

  /// Goes to where the next head may begin; false where there is none yet.
  private mutating func passOver(from start: Int, to end: Int) -> Bool {
    var index = start
    while index + Self.field.count <= end {
      if buffer[index] | 0x20 == Self.field[0],
        zip(buffer[index...], Self.field).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
      {
        position = index
        return true
      }
      index += 1
    }
    position = max(start, end - Self.field.count + 1)
    return false
  }
}
