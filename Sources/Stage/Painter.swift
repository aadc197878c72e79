/// Draws the cells of a scene: as rows of one box, or as boxes side by side.
struct Painter: ~Copyable {
  private let settings: StageSettings
  private let glyphs: Glyphs
  private var ink: Ink

  /// A cell that stands alone is at least this wide, so that one above the other they make a column.
  private static let usualWidth = 48
  /// Narrower than this nothing can be told; a drawing for less runs over.
  private static let smallestWidth = 20

  init(_ settings: StageSettings) {
    self.settings = settings
    glyphs = settings.ascii ? .ascii : .unicode
    ink = Ink(settings)
  }

  /// The drawing, good until the painter goes.
  var bytes: UnsafeBufferPointer<UInt8> { ink.bytes }

  /// The columns that a drawing may take.
  private var limit: Int { max(Painter.smallestWidth, settings.width) }

  // MARK: A sheet

  /// Draws the cells as rows of one box.
  mutating func paintSheet(_ scene: Scene) {
    if scene.cells.isEmpty { return }
    var width = Painter.usualWidth
    for index in scene.cells.indices { width = max(width, naturalWidth(of: index, in: scene)) }
    width = min(width, limit)
    for index in scene.cells.indices {
      let caption = scene.cells[index].caption
      if index == 0 {
        paintBorder(glyphs.topLeft, caption, nil, glyphs.topRight, width: width)
      } else {
        paintBorder(glyphs.teeLeft, caption, scene.cells[index - 1].legend, glyphs.teeRight, width: width)
      }
      ink.breakLine()
      paintBody(scene.slots(of: index), inner: width - 4)
    }
    let legend = scene.cells[scene.cells.count - 1].legend
    paintBorder(glyphs.bottomLeft, nil, legend, glyphs.bottomRight, width: width)
  }

  /// The columns that a cell would like, its frame, caption and legend included.
  private func naturalWidth(of index: Int, in scene: Scene) -> Int {
    let body = Layout.naturalWidth(of: scene.slots(of: index)) + 4
    let caption = scene.cells[index].caption.width
    let legend = scene.cells[index].legend.width
    return max(body, max(caption > 0 ? caption + 6 : 0, legend > 0 ? legend + 6 : 0))
  }

  // MARK: A strip

  /// Draws the cells side by side, all of one size.
  mutating func paintStrip(_ scene: Scene) {
    var width = 0
    for index in scene.cells.indices { width = max(width, naturalWidth(of: index, in: scene)) }
    width = min(width, limit)
    let perRow = max(1, (limit + 1) / (width + 1))
    var first = 0
    while first < scene.cells.count {
      let end = min(first + perRow, scene.cells.count)
      if first > 0 { ink.breakLine() }
      paintStripRow(scene, first..<end, Array(repeating: width, count: end - first))
      first = end
    }
  }

  // MARK: A board

  /// A cell on a board is at least this wide: two are in a window of 80 columns, and where a title grows, none has to move.
  private static let boardWidth = 39

  /// Draws the cells side by side, as many as there is room for, each as wide as it has to be.
  mutating func paintBoard(_ scene: Scene) {
    let least = scene.cells.count == 1 ? Painter.usualWidth : Painter.boardWidth
    let widths = scene.cells.indices.map { index in
      min(limit, max(least, Layout.naturalWidth(of: scene.slots(of: index)) + 4, scene.cells[index].legend.width + 6))
    }
    var first = 0
    while first < scene.cells.count {
      var end = first + 1
      var used = widths[first]
      while end < scene.cells.count, used + 1 + widths[end] <= limit {
        used += 1 + widths[end]
        end += 1
      }
      if first > 0 { ink.breakLine() }
      paintStripRow(scene, first..<end, Array(widths[first..<end]))
      first = end
    }
  }

  /// - Parameter widths: one for each cell.
  private mutating func paintStripRow(_ scene: Scene, _ row: Range<Int>, _ widths: [Int]) {
    var bodies: [[ArraySlice<UInt8>]] = []
    for (index, width) in zip(row, widths) {
      var painter = Painter(settings)
      painter.paintBody(scene.slots(of: index), inner: width - 4)
      bodies.append(Array(painter.bytes).split(separator: 0x0A))
    }
    for index in row {
      if index > row.lowerBound { ink.spaces(1) }
      let width = widths[index - row.lowerBound]
      paintBorder(glyphs.topLeft, scene.cells[index].caption, nil, glyphs.topRight, width: width)
    }
    ink.breakLine()
    var height = 0
    for body in bodies { height = max(height, body.count) }
    for line in 0..<height {
      for (position, body) in bodies.enumerated() {
        if position > 0 { ink.spaces(1) }
        if line < body.count {
          body[line].withUnsafeBufferPointer { ink.write($0) }
        } else {
          ink.writeDimmed(glyphs.vertical)
          ink.spaces(widths[position] - 2)
          ink.writeDimmed(glyphs.vertical)
        }
      }
      ink.breakLine()
    }
    for index in row {
      if index > row.lowerBound { ink.spaces(1) }
      let width = widths[index - row.lowerBound]
      paintBorder(glyphs.bottomLeft, nil, scene.cells[index].legend, glyphs.bottomRight, width: width)
    }
  }

  // MARK: A cell

  /// A line of the frame with a caption at its left and a legend at its right.
  private mutating func paintBorder(
    _ left: StaticString, _ caption: VisibleText?, _ legend: VisibleText?, _ right: StaticString, width: Int
  ) {
    var room = width - 2
    ink.dim()
    ink.write(left)
    if let caption, caption.width > 0 {
      let shown = caption.truncated(to: room - 4, ellipsis: glyphs.ellipsis)
      paintRule(1)
      ink.reset()
      paintWord(shown)
      ink.dim()
      room -= shown.width + 3
    }
    if let legend, legend.width > 0, room >= 12 {
      let shown = legend.truncated(to: room - 4, ellipsis: glyphs.ellipsis)
      paintRule(room - shown.width - 3)
      ink.reset()
      paintWord(shown)
      ink.dim()
      room = 1
    }
    paintRule(room)
    ink.write(right)
    ink.reset()
  }

  private mutating func paintWord(_ text: VisibleText) {
    ink.spaces(1)
    ink.write(text.text)
    ink.spaces(1)
  }

  private mutating func paintRule(_ columns: Int) {
    var left = columns
    while left > 0 {
      let piece = min(left, Glyphs.ruleLength)
      ink.write(UnsafeBufferPointer(rebasing: glyphs.rule[..<(glyphs.rule.count / Glyphs.ruleLength * piece)]))
      left -= piece
    }
  }

  /// The lines of a cell between its frame's upper and lower side, each ended by a line break.
  private mutating func paintBody(_ slots: ArraySlice<Slot>, inner: Int) {
    if paintOneLine(slots, inner: inner) { return }
    var start = slots.startIndex
    for index in slots.indices where slots[index].endsLine {
      paintLines(slots[start..<index], inner: inner)
      if case .rule = slots[index] { paintAcross(inner: inner) }
      start = index + 1
    }
    paintLines(slots[start...], inner: inner)
  }

  /// What stands on one line, if there is room for it.
  private mutating func paintLines(_ slots: ArraySlice<Slot>, inner: Int) {
    if paintOneLine(slots, inner: inner) { return }
    let layout = Layout(slots, width: inner)
    if layout.lines.isEmpty {
      openLine()
      closeLine(filling: inner)
    }
    for line in layout.lines { paintLine(line, inner: inner) }
  }

  private mutating func paintAcross(inner: Int) {
    openLine()
    ink.dim()
    paintRule(inner)
    ink.reset()
    closeLine(filling: 0)
  }

  /// Paints slots that all have the room they would like, as nearly always: what `Layout` would say is known then. False
  /// if it has to be asked.
  private mutating func paintOneLine(_ slots: ArraySlice<Slot>, inner: Int) -> Bool {
    var slack = inner - Layout.naturalWidth(of: slots)
    guard slack >= 0, let last = slots.last, !last.isSpace else { return false }
    var spaces = 0
    for index in slots.indices {
      if slots[index].fillsLine { return false }
      switch slots[index] {
      case .space: spaces += 1
      case .lineBreak, .rule, .column, .image(_, .some): return false
      default: continue
      }
    }
    openLine()
    for index in slots.indices {
      if index > slots.startIndex { ink.spaces(Layout.gap(between: slots[index - 1], and: slots[index])) }
      if slots[index].isSpace {
        let share = slack / spaces
        ink.spaces(slots[index].naturalWidth + share)
        slack -= share
        spaces -= 1
      } else {
        paint(slots[index], width: slots[index].naturalWidth)
      }
    }
    closeLine(filling: slack)
    return true
  }

  private mutating func paintLine(_ line: Layout.Line, inner: Int) {
    openLine()
    var used = 0
    // What slots of several lines leave for the lines below, and where they stand.
    var remaining: [(column: Int, width: Int, lines: ArraySlice<[UInt8]>)] = []
    for (position, index) in line.slots.indices.enumerated() {
      let width = line.widths[position]
      if position > 0 {
        let gap = Layout.gap(between: line.slots[index - 1], and: line.slots[index])
        ink.spaces(gap)
        used += gap
      }
      if let lines = linesOf(line.slots[index], width: width) {
        lines[0].withUnsafeBufferPointer { ink.write($0) }
        remaining.append((used, width, lines.dropFirst()))
      } else {
        paint(line.slots[index], width: width)
      }
      used += width
    }
    closeLine(filling: inner - used)
    while remaining.contains(where: { !$0.lines.isEmpty }) {
      openLine()
      var used = 0
      for index in remaining.indices {
        guard let text = remaining[index].lines.popFirst() else { continue }
        ink.spaces(remaining[index].column - used)
        text.withUnsafeBufferPointer { ink.write($0) }
        used = remaining[index].column + remaining[index].width
      }
      closeLine(filling: inner - used)
    }
  }

  /// The lines of a slot that takes several, each `width` columns wide; nil where it takes one.
  private func linesOf(_ slot: Slot, width: Int) -> [[UInt8]]? {
    switch slot {
    case .label(let text, let tint, let size, let bold, wraps: true) where text.width > width:
      return text.wrapped(to: width).map { part in
        painted { $0.paint(.label(part, tint, size: size, bold: bold, wraps: false), width: width) }
      }
    case .image(_, let picture?):
      return TerminalPicture.lines(picture).map { Array($0.utf8) }
    case .column(let parts):
      return parts.flatMap { part in
        let lines = Layout(part[...], width: width).lines
        return lines.isEmpty ? [painted { $0.ink.spaces(width) }] : lines.flatMap { linesOf($0, width: width) }
      }
    default:
      return nil
    }
  }

  private func linesOf(_ line: Layout.Line, width: Int) -> [[UInt8]] {
    let body = painted { $0.paintLine(line, inner: width) }
    let side = painted { $0.openLine() }.count
    // What the frame of a cell adds at both sides is as long on one as on the other.
    return body.split(separator: 0x0A).map { Array($0.dropFirst(side).dropLast(side)) }
  }

  /// What is painted in here, by a painter of its own.
  private func painted(_ paint: (inout Painter) -> Void) -> [UInt8] {
    var painter = Painter(settings)
    paint(&painter)
    return Array(painter.bytes)
  }

  private mutating func openLine() {
    ink.writeDimmed(glyphs.vertical)
    ink.spaces(1)
  }

  private mutating func closeLine(filling columns: Int) {
    ink.spaces(columns + 1)
    ink.writeDimmed(glyphs.vertical)
    ink.breakLine()
  }

  // MARK: A slot

  /// Draws a slot in exactly `width` columns.
  private mutating func paint(_ slot: Slot, width: Int) {
    switch slot {
    case .label(let text, let tint, _, let bold, _):
      paint(text, in: tint, bold: bold, width: width)
    case .toggle(let on, let tint): paintToggle(isOn: on, tint)
    case .image(let name, _):
      let shown = name.truncated(to: width - 4, ellipsis: glyphs.ellipsis)
      ink.write("[" as StaticString)
      ink.write(glyphs.image)
      ink.spaces(1)
      ink.write(shown.text)
      ink.write("]" as StaticString)
      ink.spaces(width - 4 - shown.width)
    case .field(let text, let placeholder, _):
      paintField(text, placeholder, width: width)
    case .space:
      ink.spaces(width)
    case .chevron:
      ink.write(glyphs.chevron)
    case .error(let message):
      let shown = message.truncated(to: width - 2, ellipsis: glyphs.ellipsis)
      ink.write("\(glyphs.error) " + shown.text, in: Tint(255, 59, 48))
      ink.spaces(width - 2 - shown.width)
    case .button(let title, let tint, let isEnabled):
      paintButton(title, tint, isEnabled: isEnabled, width: width)
    case .secret(let count, let placeholder, _):
      let dots = String(repeating: glyphs.dot, count: count)
      paintField(VisibleText(dots), placeholder, width: width)
    case .spinner:
      ink.write("(" as StaticString)
      ink.write(glyphs.spinner)
      ink.write(")" as StaticString)
    case .slider(let fraction, let tint): paintSlider(fraction, tint)
    case .choice(let isChosen, let tint, inBrackets: true):
      ink.write(isChosen ? "(x)" : "( )", in: tint, bold: false)
      ink.spaces(width - 3)
    case .choice(let isChosen, let tint, inBrackets: false):
      ink.write(isChosen ? glyphs.chosen : glyphs.notChosen, in: tint, bold: isChosen)
    case .sign(let sign):
      ink.write(String(sign))
      ink.spaces(width - displayWidth(of: sign))
    case .lead:
      ink.dim()
      paintRule(width)
      ink.reset()
    case .focused(let slot):
      ink.reverse(true)
      paint(slot, width: width)
      ink.reverse(false)
    case .lineBreak, .rule, .column:
      break
    }
  }

  /// Filled where there are colours; the word and the side of the knob tell on from off without any.
  private mutating func paintToggle(isOn: Bool, _ tint: Tint) {
    if settings.isRich {
      let off = settings.theme == .light ? Tint(174, 174, 178) : Tint(99, 99, 102)
      ink.writeFilled(isOn ? " ON   ●" : "●   OFF", on: isOn ? tint : off)
    } else if isOn {
      ink.write(glyphs.switchOn, in: tint)
      ink.write(" ON " as StaticString)
    } else {
      ink.writeDimmed(glyphs.switchOff)
      ink.write(" OFF" as StaticString)
    }
  }

  /// Where nothing but characters is sent, the bar stands in brackets.
  private mutating func paintSlider(_ fraction: Double, _ tint: Tint) {
    guard settings.isRich else {
      let done = Int((fraction * 10).rounded())
      let bar = "[" + String(repeating: "=", count: done) + String(repeating: "-", count: 10 - done) + "]"
      return ink.write(bar, in: tint, bold: false)
    }
    let way = Slot.sliderWidth - 1
    let done = Int((fraction * Double(way)).rounded())
    ink.write(String(repeating: glyphs.done, count: done) + glyphs.knob, in: tint, bold: true)
    ink.writeDimmed(String(repeating: glyphs.left, count: way - done))
  }

  private mutating func paint(_ text: VisibleText, in tint: Tint, bold: Bool, width: Int) {
    let shown = text.truncated(to: width, ellipsis: glyphs.ellipsis)
    ink.write(shown.text, in: tint, bold: bold)
    ink.spaces(width - shown.width)
  }

  /// A button that can't be tapped is told without colour too: it has round brackets.
  private mutating func paintButton(_ title: VisibleText, _ tint: Tint, isEnabled: Bool, width: Int) {
    let shown = title.truncated(to: width - 4, ellipsis: glyphs.ellipsis)
    if isEnabled {
      ink.write("[ " as StaticString)
      ink.write(shown.text, in: tint, bold: true)
      ink.write(" ]" as StaticString)
    } else {
      ink.writeDimmed("( " + shown.text + " )")
    }
    ink.spaces(width - 4 - shown.width)
  }

  /// The cursor tells what has been typed from what is only a hint: it stands behind the one and before the other.
  private mutating func paintField(_ text: VisibleText, _ placeholder: VisibleText, width: Int) {
    let isEmpty = text.width == 0
    let shown = (isEmpty ? placeholder : text).truncated(to: width - 3, ellipsis: glyphs.ellipsis)
    ink.write("[" as StaticString)
    if isEmpty {
      ink.write(glyphs.cursor)
      ink.writeDimmed(shown.text)
    } else {
      ink.write(shown.text)
      ink.write(glyphs.cursor)
    }
    ink.spaces(width - 3 - shown.width)
    ink.write("]" as StaticString)
  }
}
