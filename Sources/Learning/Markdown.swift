/// A text in Markdown, as far as handouts and lessons use it: its blocks, each with the line that it begins in.
public struct Markdown {
  public enum Block {
    case heading(level: Int, String)
    case paragraph(String)
    /// An item of a list: what it begins with (`-` or a number), and its text.
    case item(marker: String, String)
    case quote(String)
    case code(Fence)
  }

  /// Code between two rows of backticks or tildes.
  public struct Fence {
    /// What stands behind the opening row: `swift wrong`.
    public let info: String
    /// The lines between, without the blanks that the opening row is indented by.
    public let lines: [String]
    /// The line of the text that the first of them is, or would be.
    public let firstLine: Int
    /// Whether a closing row was found.
    public let isClosed: Bool

    public var text: String { lines.joined(separator: "\n") }
    /// The words behind the opening row.
    public var words: [String] { info.split(separator: " ").map(String.init) }
  }

  /// In the order of the text; lines are counted from 1.
  public let blocks: [(line: Int, block: Block)]

  public init(_ text: String) {
    var reader = Reader(lines: Markdown.lines(of: text))
    reader.readAll()
    blocks = reader.blocks
  }
}

extension Markdown {
  /// As an editor counts them.
  static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
  }
}

private struct Reader {
  let lines: [String]
  var blocks: [(line: Int, block: Markdown.Block)] = []
  private var place = 0
  /// Lines that will be one paragraph, item or quote.
  private var open: (line: Int, kind: Kind, text: String)?

  private enum Kind {
    case paragraph, quote
    case item(marker: String)
  }

  init(lines: [String]) { self.lines = lines }

  mutating func readAll() {
    while place < lines.count {
      readLine()
      place += 1
    }
    close()
  }

  private mutating func readLine() {
    let line = lines[place]
    let content = line.drop { $0 == " " || $0 == "\t" }
    if content.isEmpty { return close() }
    if let row = Reader.fence(content) { return readCode(row, indent: line.count - content.count) }
    if content.hasPrefix("#") {
      let level = content.prefix { $0 == "#" }.count
      let title = content.dropFirst(level)
      if level <= 6, title.isEmpty || title.hasPrefix(" ") {
        close()
        blocks.append((place + 1, .heading(level: level, Reader.trimmed(title))))
        return
      }
    }
    if content.hasPrefix(">") {
      let text = Reader.trimmed(content.dropFirst())
      // A bare `>` parts two paragraphs of a quote.
      if text.isEmpty { return close() }
      if case .quote? = open?.kind { return goOn(text) }
      return begin(.quote, text)
    }
    if let marker = Reader.marker(content) {
      return begin(.item(marker: marker), Reader.trimmed(content.dropFirst(marker.count)))
    }
    let text = Reader.trimmed(content)
    if open == nil { begin(.paragraph, text) } else { goOn(text) }
  }

  /// Everything to the closing row, or to the end.
  private mutating func readCode(_ row: Substring, indent: Int) {
    close()
    let first = place + 1
    let info = Reader.trimmed(lines[place].drop { $0 == " " || $0 == "\t" }.dropFirst(row.count))
    var code: [String] = []
    var isClosed = false
    place += 1
    while place < lines.count {
      let content = lines[place].drop { $0 == " " || $0 == "\t" }
      if let other = Reader.fence(content), other.first == row.first, other.count >= row.count,
        Reader.trimmed(content.dropFirst(other.count)).isEmpty
      {
        isClosed = true
        break
      }
      let blanks = lines[place].prefix(indent).prefix { $0 == " " }.count
      code.append(String(lines[place].dropFirst(blanks)))
      place += 1
    }
    blocks.append(
      (first, .code(Markdown.Fence(info: info, lines: code, firstLine: first + 1, isClosed: isClosed))))
  }

  private mutating func begin(_ kind: Kind, _ text: String) {
    close()
    open = (place + 1, kind, text)
  }

  /// Lines of one paragraph are parted by a blank, but not between Chinese characters.
  private mutating func goOn(_ text: String) {
    guard let before = open else { return }
    let isJoined = before.text.last.map(Reader.isIdeographic) == true && text.first.map(Reader.isIdeographic) == true
    open?.text = before.text + (isJoined ? "" : " ") + text
  }

  private mutating func close() {
    guard let block = open else { return }
    open = nil
    switch block.kind {
    case .paragraph: blocks.append((block.line, .paragraph(block.text)))
    case .quote: blocks.append((block.line, .quote(block.text)))
    case .item(let marker): blocks.append((block.line, .item(marker: marker, block.text)))
    }
  }

  /// The row of three or more backticks or tildes that a line begins with.
  private static func fence(_ content: Substring) -> Substring? {
    guard let first = content.first, first == "`" || first == "~" else { return nil }
    let row = content.prefix { $0 == first }
    // Code between backticks within a line is none.
    return row.count >= 3 && !content.dropFirst(row.count).contains("`") ? row : nil
  }

  /// `-`, `*` or `1.`
  private static func marker(_ content: Substring) -> String? {
    let digits = content.prefix { ("0"..."9").contains($0) }
    let end = digits.isEmpty ? content.prefix { $0 == "-" || $0 == "*" } : content.dropFirst(digits.count).prefix(1)
    guard digits.isEmpty ? end.count == 1 : !end.isEmpty && ".)".contains(end) else { return nil }
    let marker = digits + end
    return content.dropFirst(marker.count).hasPrefix(" ") ? String(marker) : nil
  }

  private static func isIdeographic(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { (0x2E80...0x9FFF).contains($0.value) || (0xFF00...0xFFEF).contains($0.value) }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    var result = String(start)
    while let last = result.last, last == " " || last == "\t" { result.removeLast() }
    return result
  }
}
