import Stage

/// How parts share lines: which stand on which line, and how wide each is.
struct Flow {
  private struct Line {
    var parts: [Part]
    var widths: [Int]
    let height: Int
  }

  private var lines: [Line] = []
  private let width: Int
  private static let lineGap = 8

  /// - Parameter lines: each begins on a line of its own.
  init(_ given: [[Slot]], width: Int, _ album: Album) {
    self.width = width
    for slots in given { add(slots.map { Part(slot: $0, album: album) }) }
  }

  var height: Int { lines.reduce(0) { $0 + $1.height } + max(0, lines.count - 1) * Flow.lineGap }

  static func naturalWidth(of lines: [[Slot]], _ album: Album) -> Int { width(of: lines, album) { $0.naturalWidth } }
  static func smallestWidth(of lines: [[Slot]], _ album: Album) -> Int {
    lines.joined().reduce(0) { max($0, Part(slot: $1, album: album).smallestWidth) }
  }

  private static func width(of lines: [[Slot]], _ album: Album, _ measure: (Part) -> Int) -> Int {
    var widest = 0
    for line in lines {
      let parts = line.map { Part(slot: $0, album: album) }
      widest = max(widest, parts.reduce(0) { $0 + measure($1) } + gaps(parts))
    }
    return widest
  }

  private static func gaps(_ parts: [Part]) -> Int {
    zip(parts, parts.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) }
  }

  private static func gap(_ left: Part, _ right: Part) -> Int {
    left.slot.isSpace || right.slot.isSpace ? 0 : Part.gap
  }

  /// Parts of one line; those that find no room go on to the next.
  private mutating func add(_ parts: [Part]) {
    var line: [Part] = []
    var used = 0
    for part in parts {
      let needed = min(width, part.smallestWidth)
      let before = line.last.map { Flow.gap($0, part) } ?? 0
      if !line.isEmpty, used + before + needed > width {
        close(line)
        line = []
        used = 0
      }
      used += (line.isEmpty ? 0 : before) + needed
      line.append(part)
    }
    if !line.isEmpty { close(line) }
  }

  private mutating func close(_ given: [Part]) {
    var parts = given
    if parts.count > 1, parts.last?.slot.isSpace == true { parts.removeLast() }
    var widths = parts.map { min(width, $0.naturalWidth) }
    var slack = width - widths.reduce(0, +) - Flow.gaps(parts)
    // The widest give way first, down to what they need.
    for index in widths.indices.sorted(by: { widths[$0] > widths[$1] }) where slack < 0 {
      let given = min(-slack, max(0, widths[index] - parts[index].smallestWidth))
      widths[index] -= given
      slack += given
    }
    var takers = parts.indices.filter { parts[$0].slot.isSpace }
    if takers.isEmpty { takers = parts.indices.filter { parts[$0].grows } }
    for (position, index) in takers.enumerated() where slack > 0 {
      let share = slack / (takers.count - position)
      widths[index] += share
      slack -= share
    }
    let height = zip(parts, widths).reduce(0) { max($0, $1.0.height(within: $1.1)) }
    lines.append(Line(parts: parts, widths: widths, height: height))
  }

  func draw(on canvas: inout Canvas, _ x: Int, _ y: Int) {
    var top = y
    for line in lines {
      var left = x
      for (index, part) in line.parts.enumerated() {
        if index > 0 { left += Flow.gap(line.parts[index - 1], part) }
        let height = part.height(within: line.widths[index])
        part.draw(on: &canvas, left, top + (line.height - height) / 2, width: line.widths[index])
        left += line.widths[index]
      }
      top += line.height + Flow.lineGap
    }
  }
}
