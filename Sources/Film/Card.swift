import Stage

/// A frame as a picture: a cell, the rows of a sheet, or a screen, as they would look on a phone.
struct Card {
  static let width = 344
  private static let padding = 16
  private static let room = width - 2 * padding
  private static let titleFace = Typeface(size: 17, isBold: true)
  private static let headerFace = Typeface(size: 13, isBold: true)
  private static let noteFace = Typeface(size: 13)
  /// Nobody scrolls on in a picture; the rows behind these are counted.
  private static let mostRows = 200
  static let gray = Tint(142, 142, 147)

  private(set) var canvas = Canvas()
  private(set) var height = 0
  private let smallestRow: Int
  /// A line goes across before the next row.
  private var needsLine = false

  init(_ frame: Film.Frame, of kind: Film.Reel.Kind, _ album: Album) {
    smallestRow = kind == .cell || kind == .drawings ? 56 : 48
    if kind == .sheet || kind == .screen, !frame.title.isEmpty { addTitle(VisibleText(frame.title).text) }
    let rows = frame.scene.cells.indices.flatMap { Card.rows(of: frame.scene.slots(of: $0)) }
    for row in rows.prefix(Card.mostRows) {
      if let header = Card.header(in: row) { addHeader(header) } else { add(row, album) }
    }
    if rows.count > Card.mostRows { addNote("\(rows.count - Card.mostRows) more rows") }
    height = max(height, smallestRow)
    var whole = Canvas()
    whole.rectangle(0, 0, Card.width, height, radius: 12, .card)
    whole.add(canvas)
    whole.outline(Card.width, height, radius: 12)
    canvas = whole
  }

  private mutating func addTitle(_ title: String) {
    let lines = Card.titleFace.lines(of: title, within: Card.room, most: 2)
    for (index, line) in lines.enumerated() {
      canvas.text(line, Card.width / 2, 10 + index * 24, Card.titleFace, .label, room: Card.room, isCentered: true)
    }
    height = 20 + lines.count * 24
    canvas.rectangle(0, height - 1, Card.width, 1, .separator)
  }

  private mutating func add(_ row: [[Slot]], _ album: Album) {
    beginRow()
    let flow = Flow(row, width: Card.room, album)
    let rowHeight = max(smallestRow, (flow.height + 24 + 3) / 4 * 4)
    flow.draw(on: &canvas, Card.padding, height + (rowHeight - flow.height) / 2)
    height += rowHeight
    needsLine = true
  }

  /// The title of a section, on a band of its own.
  private mutating func addHeader(_ header: VisibleText) {
    let lines = Card.headerFace.lines(of: header.text, within: Card.room, most: 3)
    let rowHeight = 20 + 16 * lines.count
    canvas.rectangle(1, height, Card.width - 2, rowHeight, .fill)
    for (index, line) in lines.enumerated() {
      canvas.text(line, Card.padding, height + 12 + 16 * index, Card.headerFace, .secondary, room: Card.room)
    }
    height += rowHeight
    needsLine = false
  }

  private mutating func addNote(_ words: String) {
    beginRow()
    canvas.text(words, Card.padding, height + 12, Card.noteFace, .secondary, room: Card.room)
    height += 40
  }

  private mutating func beginRow() {
    if needsLine { canvas.rectangle(Card.padding, height, Card.width - Card.padding, 1, .separator) }
  }

  /// What stands between two lines across, each row in its lines.
  private static func rows(of slots: ArraySlice<Slot>) -> [[[Slot]]] {
    var rows: [[[Slot]]] = [[[]]]
    for slot in slots {
      switch slot {
      case .rule: rows.append([[]])
      case .lineBreak: rows[rows.count - 1].append([])
      default: rows[rows.count - 1][rows[rows.count - 1].count - 1].append(slot)
      }
    }
    return rows
  }

  /// The title of a section: a row with nothing but a bold label in grey.
  private static func header(in row: [[Slot]]) -> VisibleText? {
    guard row.count == 1, row[0].count == 1, case .label(let text, gray, _, bold: true, _) = row[0][0] else {
      return nil
    }
    return text
  }
}
