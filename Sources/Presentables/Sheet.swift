import Stage

/// A screen of cells, a cell a row.
public final class Sheet {
  public let title: String
  private var rows: [() -> [Piece]] = []

  public init(_ title: String) { self.title = title }

  public var count: Int { rows.count }

  /// Adds a row for a model and hands back its cell. From then on, an event in the cell draws the whole sheet.
  @discardableResult
  public func add<Model>(_ model: Model) -> Cell<Model> {
    let cell = Cell(model)
    cell.sheet = self
    rows.append { cell.pieces }
    return cell
  }

  /// Draws the sheet, each row as it is now.
  public func draw() { draw(after: "") }

  func draw(after event: String) {
    stageFrame(self, "", title, event)
    var drawn: [[Piece]] = []
    for row in rows { drawn.append(row()) }
    drawSheet(title, drawn)
  }
}
