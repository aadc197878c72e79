/// A list of cells. It asks its data source when it is first laid out, and again after `reloadData`: what changed
/// without that is not seen, as on a phone.
open class UITableView: UIScrollView {
  public enum Style: Int {
    case plain, grouped, insetGrouped
  }

  public enum SeparatorInsetReference: Int {
    case fromCellEdges, fromAutomaticInsets
  }

  public static let indexSearch = "{search}"

  public enum RowAnimation: Int {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum ScrollPosition: Int {
    case none, top, middle, bottom
  }

  public class var automaticDimension: CGFloat { -1 }

  public let style: Style
  open weak var dataSource: UITableViewDataSource? {
    didSet { reloadData() }
  }
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open weak var delegate: UITableViewDelegate? {
    didSet { scrollDelegate = delegate }
  }
  open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var estimatedSectionHeaderHeight: CGFloat = -1
  open var estimatedSectionFooterHeight: CGFloat = -1
  open var sectionHeaderTopPadding: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = false
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var fillerRowHeight: CGFloat = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexMinimumDisplayRowCount = 0
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  open var separatorEffect: UIVisualEffect?
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  /// Seen where there are no rows over it.
  open var backgroundView: UIView?
  open private(set) var isEditing = false
  open private(set) var indexPathsForSelectedRows: [IndexPath]?

  /// What its data source has given; nil where it has to be asked.
  var sections: [TableSection]?
  /// How many updates are under way, and what they are.
  private var updates = 0
  private var changes = ListChanges<TableSection>()
  private var makers: [String: UITableViewCell.Type] = [:]
  private var headerMakers: [String: UITableViewHeaderFooterView.Type] = [:]
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

  // MARK: Cells to be used again

  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    makers[identifier] = cellClass
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let index = reusable.firstIndex(where: { $0.reuseIdentifier == identifier }) {
      let cell = reusable.remove(at: index)
      cell.prepareForReuse()
      return cell
    }
    guard let maker = makers[identifier] else { return nil }
    return maker.init(_style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard")
    }
    return cell
  }

  open func register(
    _ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerMakers[identifier] = aClass
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerMakers[identifier].map { $0.init(_reuseIdentifier: identifier) }
  }

  // MARK: Asking the data source

  open func reloadData() {
    for cell in (sections ?? []).flatMap({ $0.cells }) { retire(cell) }
    sections = nil
    indexPathsForSelectedRows = nil
    setNeedsLayout()
  }

  private func retire(_ cell: UITableViewCell?) {
    guard let cell, cell.reuseIdentifier != nil else { return }
    reusable.append(cell)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
  }

  override var laidOutViews: [UIView] {
    let cells = (sections ?? []).flatMap { $0.cells }.compactMap { $0 as UIView? }
    return super.laidOutViews + [tableHeaderView, tableFooterView].compactMap { $0 } + cells
  }

  /// Asks for everything that it has not been told yet.
  private func load() {
    if sections != nil { return }
    guard let dataSource else { return }
    let counts = (0..<dataSource.numberOfSections(in: self)).map { section in
      dataSource.tableView(self, numberOfRowsInSection: section)
    }
    sections = counts.map { TableSection(cells: Array(repeating: nil, count: $0)) }
    fill()
  }

  /// Asks for the cells and headers that are missing.
  private func fill() {
    guard let dataSource, let count = sections?.count else { return }
    for section in 0..<count {
      if sections?[section].isAsked == false { askAround(section) }
      for row in 0..<(sections?[section].cells.count ?? 0) where sections?[section].cells[row] == nil {
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cell.table = self
        cell.isEditing = isEditing
        sections?[section].cells[row] = cell
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      }
    }
  }

  private func askAround(_ section: Int) {
    let header = delegate?.tableView(self, viewForHeaderInSection: section)
    let footer = delegate?.tableView(self, viewForFooterInSection: section)
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let note = dataSource?.tableView(self, titleForFooterInSection: section)
    sections?[section].header = header
    sections?[section].footer = footer
    sections?[section].headerTitle = title
    sections?[section].footerTitle = note
    sections?[section].isAsked = true
  }

  open var numberOfSections: Int { sections?.count ?? dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfRows(inSection section: Int) -> Int {
    sections?[section].cells.count ?? dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    load()
    guard let sections, sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].cells[indexPath.row]
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { paths.first { cellForRow(at: $0) === cell } }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections?[section].header as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sections?[section].footer as? UITableViewHeaderFooterView
  }
  open var visibleCells: [UITableViewCell] { (sections ?? []).flatMap { $0.cells }.compactMap { $0 } }
  open var indexPathsForVisibleRows: [IndexPath]? { paths }

  private var paths: [IndexPath] {
    (sections ?? []).enumerated().flatMap { section, content in
      content.cells.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  // MARK: Updates

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update { updates?() }
    completion?(true)
  }

  open func beginUpdates() { updates += 1 }
  open func endUpdates() {
    updates -= 1
    if updates == 0 { apply() }
  }

  private func update(_ change: () -> Void) {
    beginUpdates()
    change()
    endUpdates()
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { changes.inserted += indexPaths }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { changes.deleted += indexPaths }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { changes.reloaded += indexPaths }
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) { update { changes.reloaded += indexPaths } }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { changes.moved.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { changes.insertedSections += Array(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { changes.deletedSections += Array(sections) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { changes.reloadedSections += Array(sections) }
  }

  private func apply() {
    let changes = changes
    self.changes = ListChanges<TableSection>()
    guard let dataSource, let old = sections else { return }
    let new = changes.applied(to: old) { section in dataSource.tableView(self, numberOfRowsInSection: section) }
    let count = dataSource.numberOfSections(in: self)
    changes.check(old, new, count: count, "table view") { dataSource.tableView(self, numberOfRowsInSection: $0) }
    take(new)
  }

  /// Shows these sections; what they have not got of the cells that there were can be used again later.
  func take(_ new: [TableSection]) {
    let kept = new.flatMap { $0.cells }.compactMap { $0 }
    let retired = visibleCells.filter { cell in !kept.contains { $0 === cell } }
    let selected = (indexPathsForSelectedRows ?? []).compactMap { cellForRow(at: $0) }
    sections = new
    let places = selected.compactMap { indexPath(for: $0) }
    indexPathsForSelectedRows = places.isEmpty ? nil : places
    fill()
    for cell in retired { retire(cell) }
  }

  // MARK: Selection and editing

  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !takesSeveral || indexPath == nil { deselectAll() }
    if let indexPath { mark(indexPath) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let left = indexPathsForSelectedRows?.filter({ $0 != indexPath }) else { return }
    indexPathsForSelectedRows = left.isEmpty ? nil : left
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  // Where rows are, which a terminal does not know.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func rect(forSection section: Int) -> CGRect { .zero }
  open func rectForHeader(inSection section: Int) -> CGRect { .zero }
  open func rectForFooter(inSection section: Int) -> CGRect { .zero }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
  open func reloadSectionIndexTitles() {}
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}

  private var takesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  private func mark(_ path: IndexPath) {
    if indexPathsForSelectedRows?.contains(path) == true { return }
    indexPathsForSelectedRows = (indexPathsForSelectedRows ?? []) + [path]
    cellForRow(at: path)?.setSelected(true, animated: false)
  }

  private func deselectAll() {
    for path in indexPathsForSelectedRows ?? [] { deselectRow(at: path, animated: false) }
  }

  /// What a tap on a row does.
  final func select(_ path: IndexPath) {
    guard isEditing ? allowsSelectionDuringEditing || takesSeveral : allowsSelection else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    if takesSeveral, indexPathsForSelectedRows?.contains(path) == true { return unselect(path) }
    var chosen = path
    if let delegate {
      guard let allowed = delegate.tableView(self, willSelectRowAt: path) else { return }
      chosen = allowed
    }
    if !takesSeveral {
      for last in indexPathsForSelectedRows ?? [] where last != chosen { unselect(last) }
    }
    mark(chosen)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func unselect(_ path: IndexPath) {
    if let delegate, delegate.tableView(self, willDeselectRowAt: path) == nil { return }
    deselectRow(at: path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    if !editing || !allowsMultipleSelectionDuringEditing { deselectAll() }
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  // MARK: What is drawn

  override var showsSomething: Bool { true }

  override var drawn: [ScreenElement] {
    load()
    var result = tableHeaderView?.elements ?? []
    for (section, content) in (sections ?? []).enumerated() {
      result += content.drawnHeader
      for (row, cell) in content.cells.enumerated() {
        guard let cell, !cell.isHidden else { continue }
        result += [.rule, line(of: cell, at: IndexPath(row: row, section: section))]
      }
      result += content.drawnFooter
    }
    if (sections ?? []).allSatisfy({ $0.cells.isEmpty }) { result += backgroundView?.elements ?? [] }
    if !result.isEmpty { result.append(.rule) }
    return drawnRefresh + result + (tableFooterView?.elements ?? [])
  }
}

/// A part of a table.
struct TableSection: ListSection {
  var cells: [UITableViewCell?]
  var isAsked = false
  var header: UIView?
  var footer: UIView?
  var headerTitle: String?
  var footerTitle: String?

  init(cells: [UITableViewCell?]) { self.cells = cells }

  var drawnHeader: [ScreenElement] {
    if let header { return [.rule] + header.elements }
    guard let headerTitle else { return [] }
    return [.rule, .heading(.label(headerTitle, color: UIColor.systemGray.onScreen, isBold: true))]
  }

  var drawnFooter: [ScreenElement] {
    if let footer { return [.rule] + footer.elements }
    return footerTitle.map { [.rule, .label($0, color: UIColor.systemGray.onScreen)] } ?? []
  }
}
