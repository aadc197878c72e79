import Diagnostics

/// A page of a lesson as lines of a terminal.
public struct PageLayout {
  /// A line, and what it is.
  public struct Line {
    public enum Kind {
      case text
      /// Swift, or what a program prints.
      case code(isSwift: Bool)
      case quote
      case blank
    }

    public let text: String
    public let kind: Kind

    public init(_ text: String, _ kind: Kind) { (self.text, self.kind) = (text, kind) }
  }

  private let columns: Int

  public init(columns: Int) { self.columns = max(16, columns) }

  /// Blocks apart by an empty line, items of one list not.
  public func lines(of blocks: [Markdown.Block]) -> [Line] {
    var lines: [Line] = []
    var wasItem = false
    for block in blocks {
      var isItem = false
      if case .item = block { isItem = true }
      if !lines.isEmpty, !(isItem && wasItem) { lines.append(Line("", .blank)) }
      wasItem = isItem
      lines += self.lines(of: block)
    }
    return lines
  }

  private func lines(of block: Markdown.Block) -> [Line] {
    switch block {
    case .heading(_, let text), .paragraph(let text): folded(text, .text)
    case .quote(let text): folded(text, .quote)
    case .item(let marker, let text):
      wrapped(text, columns: columns - marker.count - 1).enumerated().map { place, line in
        Line((place == 0 ? marker + " " : String(repeating: " ", count: marker.count + 1)) + line, .text)
      }
    case .code(let fence): fence.lines.map { Line("    " + $0, .code(isSwift: fence.words.first == "swift")) }
    }
  }

  public func folded(_ text: String, _ kind: Line.Kind) -> [Line] {
    wrapped(text, columns: columns).map { Line($0, kind) }
  }
}
