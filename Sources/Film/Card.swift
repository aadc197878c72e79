import Stage

/// A frame as a picture: a cell, the rows of a sheet, or a screen, as they would look on a phone.
struct Card {
  static let width = 344
  private static let padding = 16
  private static let titleFace = Typeface(size: 17, isBold: true)
  private static let headerFace = Typeface(size: 13, isBold: true)

  let canvas: Canvas
  let height: Int

  init(_ frame: Film.Frame, of kind: Film.Reel.Kind, _ album: Album) {
    let inner = Card.width - 2 * Card.padding
    var canvas = Canvas()
    var y = 0
    if kind == .sheet || kind == .screen, !frame.title.isEmpty {
      let lines = Card.titleFace.lines(of: VisibleText(frame.title).text, within: inner, most: 2)
      for (index, line) in lines.enumerated() {
        canvas.text(line, Card.width / 2, 10 + index * 24, Card.titleFace, .label, room: inner, isCentered: true)
      }
      y = 20 + lines.count * 24
      canvas.rectangle(0, y - 1, Card.width, 1, .separator)
    }
    var isFirst = true
    var wasHeader = false
    for index in frame.scene.cells.indices {
      for group in Card.groups(of: frame.scene.slots(of: index)) {
        if let header = Card.header(in: group) {
          y = Card.draw(header, on: &canvas, y, room: inner)
          wasHeader = true
          isFirst = false
          continue
        }
        if !isFirst, !wasHeader { canvas.rectangle(Card.padding, y, Card.width - Card.padding, 1, .separator) }
        isFirst = false
        wasHeader = false
        let flow = Flow(group, width: inner, album)
        let height = max(kind == .cell || kind == .drawings ? 56 : 48, (flow.height + 24 + 3) / 4 * 4)
        flow.draw(on: &canvas, Card.padding, y + (height - flow.height) / 2)
        y += height
      }
    }
    if isFirst { y += 56 }
    var whole = Canvas()
    whole.rectangle(0, 0, Card.width, y, radius: 12, .card)
    whole.write(canvas.markup.isEmpty ? "" : String(canvas.markup.dropLast()))
    whole.write(
      "<rect x=\"0.5\" y=\"0.5\" width=\"\(Card.width - 1)\" height=\"\(y - 1)\" rx=\"11.5\" class=\"outline\"/>")
    whole.add(tintsOf: canvas)
    self.canvas = whole
    height = y
  }

  /// The title of a section: a row with nothing but a bold label in grey.
  private static func header(in group: [[Slot]]) -> VisibleText? {
    guard group.count == 1, group[0].count == 1, case .label(let text, let tint, _, bold: true, _) = group[0][0],
      tint.red == tint.blue || tint == Tint(142, 142, 147), tint.red == tint.green, !tint.isForeground
    else { return nil }
    return text
  }

  /// The title of a section, on a band of its own.
  private static func draw(
    _ header: VisibleText, on canvas: inout Canvas, _ y: Int, room: Int
  ) -> Int {
    let lines = headerFace.lines(of: header.text, within: room, most: 3)
    let height = 20 + 16 * lines.count
    canvas.rectangle(1, y, width - 2, height, .fill)
    for (index, line) in lines.enumerated() {
      canvas.text(line, padding, y + 12 + 16 * index, headerFace, .secondary, room: room)
    }
    return y + height
  }

  /// What stands between two lines across, each group in its lines.
  private static func groups(of slots: ArraySlice<Slot>) -> [[[Slot]]] {
    var groups: [[[Slot]]] = [[[]]]
    for slot in slots {
      switch slot {
      case .rule: groups.append([[]])
      case .lineBreak: groups[groups.count - 1].append([])
      default: groups[groups.count - 1][groups[groups.count - 1].count - 1].append(slot)
      }
    }
    return groups
  }
}
