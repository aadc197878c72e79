extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

/// Says what a table consists of.
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

/// Is told what happens to a table.
public protocol UITableViewDelegate: NSObjectProtocol {
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// A list of cells. It asks its data source when it is first drawn, and again after `reloadData`: what changed without
/// that is not seen, as on a phone.
open class UITableView: UIView {
  public enum Style: Int {
    case plain, grouped, insetGrouped
  }

  public enum RowAnimation: Int {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public let style: Style
  open weak var dataSource: UITableViewDataSource? {
    didSet { reloadData() }
  }
  open weak var delegate: UITableViewDelegate?
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var allowsSelection = true
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open private(set) var indexPathForSelectedRow: IndexPath?

  private var makers: [String: UITableViewCell.Type] = [:]
  /// The cells of each section as they were asked for; nil where that has to be done.
  private var sections: [[UITableViewCell]]?
  private var reusable: [UITableViewCell] = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
    makers[identifier] = cellClass
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let index = reusable.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = reusable.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    guard let maker = makers[identifier] else { return nil }
    return maker.init(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError("no cell class is registered for the identifier \(identifier)")
    }
    return cell
  }

  open func reloadData() {
    for cell in (sections ?? []).joined() where cell.reuseIdentifier != nil { reusable.append(cell) }
    sections = nil
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  open func beginUpdates() {}
  open func endUpdates() {}

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let sections = loadedSections()
    guard sections.indices.contains(indexPath.section), sections[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section][indexPath.row]
  }

  open func selectRow(at indexPath: IndexPath?, animated: Bool) { indexPathForSelectedRow = indexPath }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }

  private func loadedSections() -> [[UITableViewCell]] {
    if let sections { return sections }
    guard let dataSource else { return [] }
    let loaded = (0..<dataSource.numberOfSections(in: self)).map { section in
      (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map { row in
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cell.table = self
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
      }
    }
    sections = loaded
    return loaded
  }

  private func select(_ path: IndexPath) {
    guard allowsSelection else { return }
    var chosen = path
    if let delegate {
      guard let allowed = delegate.tableView(self, willSelectRowAt: path) else { return }
      chosen = allowed
    }
    if let last = indexPathForSelectedRow, last != chosen {
      delegate?.tableView(self, didDeselectRowAt: last)
    }
    indexPathForSelectedRow = chosen
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  override var drawn: [ScreenElement] {
    var result = tableHeaderView?.elements ?? []
    for (section, cells) in loadedSections().enumerated() {
      if let header = dataSource?.tableView(self, titleForHeaderInSection: section) {
        result += [.rule, .heading(.label(header, color: UIColor.systemGray.onScreen, isBold: true))]
      }
      for (row, cell) in cells.enumerated() where !cell.isHidden {
        var line = ScreenElement.row(cell.drawn)
        let path = IndexPath(row: row, section: section)
        line.onTap = { [self] in select(path) }
        if dataSource?.tableView(self, canEditRowAt: path) == true {
          line.onDelete = { [self] in dataSource?.tableView(self, commit: .delete, forRowAt: path) }
        }
        result += [.rule, line]
      }
      if let footer = dataSource?.tableView(self, titleForFooterInSection: section) {
        result += [.rule, .label(footer, color: UIColor.systemGray.onScreen)]
      }
    }
    if !result.isEmpty { result.append(.rule) }
    return result + (tableFooterView?.elements ?? [])
  }
}
