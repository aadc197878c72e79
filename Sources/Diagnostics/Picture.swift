import Words

/// Draws what a diagnostic says, with the lines that it speaks of.
///
/// The first two lines are always `error: headline` and ` --> path:line:column`, the column counted in bytes as `swiftc`
/// counts it. Everything under them is for people, in their language; of the headline, that is what stands below it.
public enum Picture {
  /// - Parameters:
  ///   - avoidsYellow: the background may be light.
  ///   - width: the columns of the window, if it is one.
  public static func draw(
    _ diagnostic: Diagnostic, color: Bool = false, avoidsYellow: Bool = false, ascii: Bool = false, width: Int? = nil
  ) -> String {
    var painter = Painter(
      severity: diagnostic.severity, ink: Ink(isOn: color, avoidsYellow: avoidsYellow),
      glyphs: ascii ? .ascii : .unicode, width: width)
    painter.draw(diagnostic.message, at: diagnostic.span)
    return painter.output
  }
}

extension Picture {
  /// The arrow and the line, as any error has them below its headline.
  static func draw(placeOnly span: Span, color: Bool, ascii: Bool) -> String {
    var painter = Painter(
      severity: .error, ink: Ink(isOn: color, avoidsYellow: false), glyphs: ascii ? .ascii : .unicode, width: nil)
    painter.draw(Message(""), at: span)
    return String(painter.output.drop { $0 != "\n" }.dropFirst())
  }
}

/// A place in the picture: what is underlined and what stands beside it.
private struct Mark {
  var span: Span
  var label: String?
  var isPrimary: Bool

  var line: Int { span.line }
}

private struct Glyphs {
  var bar: String
  var gap: String
  var heavy: String
  var light: String
  var cut: String

  static let unicode = Glyphs(bar: "│", gap: "⋮", heavy: "━", light: "─", cut: "…")
  static let ascii = Glyphs(bar: "|", gap: ":", heavy: "^", light: "-", cut: "...")
}

private struct Ink {
  var isOn: Bool
  var avoidsYellow: Bool

  func paint(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
  func quiet(_ text: String) -> String { paint(text, "1;34") }
  func bold(_ text: String) -> String { paint(text, "1") }
}

private struct Painter {
  let severity: Diagnostic.Severity
  let ink: Ink
  let glyphs: Glyphs
  var output = ""
  /// How wide the column of line numbers is.
  private var gutter = 1
  /// The columns of the window; where there is none, lines are only kept from being endless.
  private let width: Int?

  init(severity: Diagnostic.Severity, ink: Ink, glyphs: Glyphs, width: Int?) {
    self.severity = severity
    self.ink = ink
    self.glyphs = glyphs
    // In less nothing could be read.
    self.width = width.map { max(24, $0) }
  }

  /// The columns that are left for text behind the bar.
  private var room: Int { width.map { $0 - gutter - 3 } ?? 160 }

  private var severityWord: String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  private var severityInk: String {
    switch severity {
    case .error: "1;31"
    case .warning: ink.avoidsYellow ? "1;35" : "1;33"
    case .note: "1;36"
    }
  }

  mutating func draw(_ message: Message, at span: Span) {
    let code = message.code.map { "[\($0)]" } ?? ""
    let lead = severityWord + code + ": "
    let headline = prose(visible(message.headline), behind: cellWidth(of: lead), indent: 2)
    output += ink.paint(severityWord + code, severityInk) + ink.bold(": " + headline[0]) + "\n"
    for line in headline.dropFirst() { output += "  " + ink.bold(line) + "\n" }
    if let translation = Language.translation(of: message.headline) {
      for line in prose(visible(translation), behind: 2, indent: 2) { output += "  " + ink.bold(line) + "\n" }
    }
    let (marks, distant) = marks(of: message, at: span)
    let lines = marks.map(\.line) + [message.fix?.span.line ?? 1]
    gutter = String(lines.max() ?? 1).count
    for (index, block) in blocks(of: marks).enumerated() { draw(block, isFirst: index == 0) }
    let notes = distant.map(words(forDistant:)) + message.notes
    if !notes.isEmpty || !message.help.isEmpty || message.fix != nil { margin() }
    for note in notes { remark("note", note, "1") }
    for help in message.help { remark("help", help, "1;36") }
    // Lines that are to be added are told in words.
    if let fix = message.fix, message.help.isEmpty || !fix.addsLinesBelow {
      draw(fix, isOnlyHelp: message.help.isEmpty)
    }
  }

  // MARK: Places

  /// The places to draw, the diagnostic's own first, and those in the library, which a reader cannot change and which are
  /// told in words where the script has a part in it.
  private func marks(of message: Message, at span: Span) -> (shown: [Mark], distant: [Mark]) {
    let own = Mark(span: span, label: message.label, isPrimary: true)
    let related = message.related.map { Mark(span: $0.span, label: $0.label, isPrimary: false) }
    guard ([own] + related).contains(where: { !$0.span.source.isLibrary }) else { return ([own] + related, []) }
    var shown = ([own] + related).filter { !$0.span.source.isLibrary }
    let distant = ([own] + related).filter { $0.span.source.isLibrary }
    // Where the library is at fault, what the script had to do with it takes its place.
    shown[0].isPrimary = true
    return (shown, distant)
  }

  private func words(forDistant mark: Mark) -> String {
    let line = mark.line
    let text = mark.span.source.lineText(line).drop { $0 == " " }
    let place = "`\(text)` (\(mark.span.source.name):\(line))"
    return mark.label.map { "\(spoken($0)): \(place)" } ?? place
  }

  /// The marks of each file together, by line; the file of the diagnostic comes first.
  private func blocks(of marks: [Mark]) -> [[Mark]] {
    var blocks: [[Mark]] = []
    for mark in marks {
      if let index = blocks.firstIndex(where: { $0[0].span.source === mark.span.source }) {
        blocks[index].append(mark)
      } else {
        blocks.append([mark])
      }
    }
    return blocks
  }

  // MARK: Drawing

  private mutating func draw(_ block: [Mark], isFirst: Bool) {
    let source = block[0].span.source
    let span = block[0].span
    let column = Int(span.start) - source.lineStarts[span.line - 1] + 1
    let arrow = String(repeating: " ", count: gutter) + "-->"
    output += ink.quiet(arrow) + " \(visible(source.name)):\(span.line):\(column)\n"
    margin()
    let ordered = block.sorted {
      ($0.span.start, $0.isPrimary ? 0 : 1, $0.span.end) < ($1.span.start, $1.isPrimary ? 0 : 1, $1.span.end)
    }
    var previous: Int?
    var index = 0
    while index < ordered.count {
      let line = ordered[index].line
      var end = index
      while end < ordered.count, ordered[end].line == line { end += 1 }
      if let previous, line > previous + 1 {
        output += ink.quiet(String(repeating: " ", count: gutter) + " " + glyphs.gap) + "\n"
      }
      let window = LineWindow(
        source, line: line, around: Array(ordered[index..<end]).map(\.span), cut: glyphs.cut, room: room)
      row(number: line, window.text)
      for mark in ordered[index..<end] { underline(mark, window) }
      previous = line
      index = end
    }
  }

  private mutating func underline(_ mark: Mark, _ window: LineWindow) {
    let (start, end) = window.columns(of: mark.span)
    let stroke = String(repeating: mark.isPrimary ? glyphs.heavy : glyphs.light, count: max(1, end - start))
    let label = mark.label.map { visible(spoken($0)) } ?? ""
    let color = mark.isPrimary ? severityInk : "1;34"
    let isBeside = width == nil || max(end, start + 1) + 1 + cellWidth(of: label) <= room
    let beside = isBeside && !label.isEmpty ? " " + label : ""
    row(number: nil, String(repeating: " ", count: start) + ink.paint(stroke + beside, color))
    if isBeside { return }
    // Below the stroke, as far to the left as it takes.
    let lines = wrapped(label, columns: max(room - start, min(room, cellWidth(of: label), 40)))
    let column = min(start, room - (lines.map { cellWidth(of: $0) }.max() ?? 0))
    for line in lines { row(number: nil, String(repeating: " ", count: max(0, column)) + ink.paint(line, color)) }
  }

  /// A text in the lines that it takes.
  private func prose(_ text: String, behind lead: Int, indent: Int) -> [String] {
    guard let width else { return [text] }
    return wrapped(text, columns: width - indent, first: width - lead)
  }

  private mutating func row(number: Int?, _ text: String) {
    let digits = number.map(String.init) ?? ""
    let padding = String(repeating: " ", count: max(0, gutter - digits.count))
    let line = text.isEmpty ? "" : " " + text
    output += ink.quiet(padding + digits + " " + glyphs.bar) + line + "\n"
  }

  private mutating func margin() { row(number: nil, "") }

  private mutating func remark(_ kind: String, _ text: String, _ code: String) {
    let indent = String(repeating: " ", count: gutter + 1)
    let lines = spoken(text).split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      prose(visible(String(line)), behind: gutter + 9, indent: gutter + 9)
    }
    output += indent + ink.quiet("=") + " " + ink.paint(spoken(kind), code) + ": " + (lines.first ?? "") + "\n"
    // Further lines of the same remark stand under the first.
    for line in lines.dropFirst() { output += indent + "        " + line + "\n" }
  }

  /// The line as it reads when it is mended, with the new text marked.
  ///
  /// - Parameter isOnlyHelp: no words before it have said so.
  private mutating func draw(_ fix: Fix, isOnlyHelp: Bool) {
    let source = fix.span.source
    let line = fix.span.line
    let last = source.line(at: Int(fix.span.end))
    let lineStart = source.lineStarts[line - 1]
    let lineEnd = last < source.lineStarts.count ? source.lineStarts[last] - 1 : source.text.count
    let before = String(decoding: source.text[lineStart..<Int(fix.span.start)], as: UTF8.self)
    let rest = source.text[Int(fix.span.end)..<max(lineEnd, Int(fix.span.end))]
    let behind = String(decoding: rest, as: UTF8.self).filter { !$0.isNewline }
    let edited = before + fix.replacement + behind
    guard cellWidth(of: edited) <= room else {
      if isOnlyHelp { remark("help", "write `\(fix.replacement)` there", "1;36") }
      return
    }
    if isOnlyHelp { remark("help", "change it to", "1;36") }
    margin()
    for (index, text) in edited.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      row(number: line + index, visible(String(text)))
    }
    guard !fix.replacement.isEmpty, !edited.contains("\n") else { return }
    let start = cellWidth(of: visible(before))
    let end = cellWidth(of: visible(before + fix.replacement))
    let marks = String(repeating: "+", count: max(1, end - start))
    row(number: nil, String(repeating: " ", count: start) + ink.paint(marks, "1;32"))
  }
}

/// The part of a line that fits the picture.
private struct LineWindow {
  let text: String
  private let source: Source
  private let firstByte: Int
  private let lastByte: Int
  /// The columns that stand before `firstByte`: the sign that something is left out.
  private let lead: Int

  /// - Parameter room: how many columns there are.
  init(_ source: Source, line: Int, around spans: [Span], cut: String, room: Int) {
    self.source = source
    let start = source.lineStarts[line - 1]
    var end = line < source.lineStarts.count ? source.lineStarts[line] - 1 : source.text.count
    if end > start, source.text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    end = max(start, end)
    func columns(_ from: Int, _ to: Int) -> Int {
      // Plain bytes take a column each.
      if source.text[from..<to].allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return to - from }
      return cellWidth(of: visible(String(decoding: source.text[from..<to], as: UTF8.self)))
    }
    func isBoundary(_ offset: Int) -> Bool { offset >= end || source.text[offset] & 0xc0 != 0x80 }
    // No column takes less than a byte, and hardly one more than eight: most lines need no look at their characters.
    guard end - start > room, end - start > 8 * room || columns(start, end) > room else {
      (firstByte, lastByte, lead) = (start, end, 0)
      text = visible(String(decoding: source.text[start..<end], as: UTF8.self))
      return
    }
    let focus = min(max(spans.map { Int($0.start) }.min() ?? start, start), end)
    let inside = max(1, room - 2 * cellWidth(of: cut))
    var first = max(start, focus - 4 * room)
    while first < focus, !isBoundary(first) || columns(first, focus) > inside / 3 { first += 1 }
    var last = min(end, first + 4 * room)
    while last > first, !isBoundary(last) || columns(first, last) > inside { last -= 1 }
    // Where nothing is left out behind it, more of what stands before is shown.
    while last == end, first > start, !isBoundary(first - 1) || columns(first - 1, last) <= inside { first -= 1 }
    while first > start, !isBoundary(first) { first += 1 }
    (firstByte, lastByte) = (first, last)
    lead = first > start ? cellWidth(of: cut) : 0
    let middle = visible(String(decoding: source.text[first..<last], as: UTF8.self), from: lead)
    text = (first > start ? cut : "") + middle + (last < end ? cut : "")
  }

  /// The columns under which the part of `span` that stands in this line begins and ends.
  func columns(of span: Span) -> (start: Int, end: Int) {
    let first = min(max(Int(span.start), firstByte), lastByte)
    var last = min(max(Int(span.end), first), lastByte)
    // A span that goes on in the next line ends with what is written on this one.
    while last > first, Int(span.end) > lastByte, source.text[last - 1] == UInt8(ascii: " ") { last -= 1 }
    return (column(of: first), column(of: last))
  }

  private func column(of offset: Int) -> Int {
    let text = String(decoding: source.text[firstByte..<offset], as: UTF8.self)
    return lead + cellWidth(of: visible(text, from: lead))
  }
}
