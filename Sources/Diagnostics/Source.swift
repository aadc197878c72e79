/// A text that diagnostics can point into: a script file, a line typed at the prompt, a file of the library.
public final class Source {
  /// What the reader calls it: a path, or `<3>`, the third entry at the prompt.
  public let name: String
  public let text: [UInt8]
  /// True for the files that come with Zoetrope: places in them are shown only when nothing of the script's is involved.
  public let isLibrary: Bool

  /// It is no file.
  public var isTyped: Bool { name.hasPrefix("<") }

  /// The byte offset at which each line begins.
  public private(set) lazy var lineStarts: [Int] = {
    var starts = [0]
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    return starts
  }()

  public init(name: String, text: [UInt8], isLibrary: Bool = false) {
    self.name = name
    self.text = text
    self.isLibrary = isLibrary
  }

  /// The line (from 1) that holds the byte at `offset`.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The text of a line (from 1), without its line break.
  public func lineText(_ line: Int) -> String {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] - 1 : text.count
    if end > start && text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return String(decoding: text[start..<max(start, end)], as: UTF8.self)
  }
}

/// A stretch of a source, in bytes: `start` inclusive, `end` exclusive.
public struct Span {
  public let source: Source
  public let start: Int32
  public let end: Int32

  public init(_ source: Source, _ start: Int, _ end: Int) {
    self.source = source
    self.start = Int32(start)
    self.end = Int32(end)
  }

  public var line: Int { source.line(at: Int(start)) }
  public var text: String { String(decoding: source.text[Int(start)..<Int(end)], as: UTF8.self) }

  /// The stretch from the beginning of this one to the end of `other`, which stands in the same source.
  public func through(_ other: Span) -> Span { Span(source, Int(start), max(Int(end), Int(other.end))) }
  public func contains(_ other: Span) -> Bool { source === other.source && start <= other.start && other.end <= end }
  public func isSame(as other: Span) -> Bool { source === other.source && start == other.start && end == other.end }
  /// The empty stretch just behind this one.
  public var after: Span { Span(source, Int(end), Int(end)) }
}
