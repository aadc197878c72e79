// What somebody can do with a row.

extension UITableView {
  func line(of cell: UITableViewCell, at path: IndexPath) -> ScreenElement {
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    let style = canEdit ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    let marks = isEditing ? editingMarks(style, of: cell, at: path) : []
    var line = ScreenElement.row(marks + cell.drawn)
    if let element = cell.elements.first, element.onTap != nil { line = .row(marks + [element]) }
    line.onTap = { [self] in select(path) }
    if canEdit {
      line.swipes = swipes(style, at: path)
      if let delete = line.swipes.first(where: { $0.name == "delete" }) { line.onDelete = delete.onTap }
    }
    return moving(line, path)
  }

  private func moving(_ line: ScreenElement, _ path: IndexPath) -> ScreenElement {
    guard isEditing, dataSource?.tableView(self, canMoveRowAt: path) == true else { return line }
    var line = line
    line.onMove = { [self] place in
      let wanted = IndexPath(row: place, section: path.section)
      let target =
        delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: wanted) ?? wanted
      dataSource?.tableView(self, moveRowAt: path, to: target)
      moveCell(from: path, to: target)
    }
    return line
  }

  /// A row that was moved by hand is where it was put, without being asked for.
  private func moveCell(from path: IndexPath, to target: IndexPath) {
    guard var new = sections, path != target else { return }
    let cell = new[path.section].cells.remove(at: path.row)
    new[target.section].cells.insert(cell, at: min(target.row, new[target.section].cells.count))
    sections = new
  }

  /// The button before a row that is being edited.
  private func editingMarks(
    _ style: UITableViewCell.EditingStyle, of cell: UITableViewCell, at path: IndexPath
  ) -> [ScreenElement] {
    if allowsMultipleSelectionDuringEditing {
      let isChosen = indexPathsForSelectedRows?.contains(path) ?? false
      return [ScreenElement(.choice(isChosen: isChosen, tintColor.onScreen))]
    }
    if style == .none { return [] }
    let color: UIColor = style == .delete ? .systemRed : .systemGreen
    var button = ScreenElement(.button(style == .delete ? "−" : "+", color.onScreen, isEnabled: true))
    let words = style == .delete ? "Delete" : "Insert"
    button.name = ([words] + cell.drawn.flatMap { $0.labels }.prefix(1)).joined(separator: " ")
    button.onTap = { [self] in dataSource?.tableView(self, commit: style, forRowAt: path) }
    return [button]
  }

  /// The buttons behind a row: what the delegate says, or that it can be deleted.
  private func swipes(_ style: UITableViewCell.EditingStyle, at path: IndexPath) -> [ScreenElement] {
    let leading = delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
    let configuration = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let own = (leading + (configuration?.actions ?? [])).map { action in
      action.button { [self] in cellForRow(at: path) ?? self }
    }
    if configuration != nil || style != .delete { return own }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return own + actions.map { $0.button(at: path) }
    }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    var delete = ScreenElement(.button(title, UIColor.systemRed.onScreen, isEnabled: true))
    delete.name = "delete"
    delete.onTap = { [self] in dataSource?.tableView(self, commit: .delete, forRowAt: path) }
    return own + [delete]
  }
}

/// What a row shows when it is swiped.
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

open class UIContextualAction: NSObject {
  public enum Style: Int {
    case normal, destructive
  }

  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor!
  public let handler: Handler

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The button for it, behind a view.
  func button(_ view: @escaping () -> UIView) -> ScreenElement {
    let isDelete = style == .destructive
    let color = backgroundColor ?? (isDelete ? .systemRed : .systemGray)
    var button = ScreenElement(.button(title ?? image?.name ?? "", color.onScreen, isEnabled: true))
    button.name = isDelete ? "delete" : ""
    button.onTap = { self.handler(self, view()) { _ in } }
    return button
  }
}

/// What a row showed when it was swiped, before there were configurations of actions.
open class UITableViewRowAction: NSObject {
  public enum Style: Int {
    case `default`, normal

    public static let destructive = Style.default
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  func button(at path: IndexPath) -> ScreenElement {
    let isDelete = style == .default
    let color = backgroundColor ?? (isDelete ? .systemRed : .systemGray)
    var button = ScreenElement(.button(title ?? "", color.onScreen, isEnabled: true))
    button.name = isDelete ? "delete" : ""
    button.onTap = { self.handler(self, path) }
    return button
  }
}
