/// Cells in a grid or a list. A terminal shows them one below the other, whatever the layout.
open class UICollectionView: UIScrollView {
  public struct ScrollPosition: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public enum ReorderingCadence: Int {
    case immediate, fast, slow
  }

  public enum SelfSizingInvalidation: Int {
    case disabled, enabled, enabledIncludingConstraints
  }

  public enum ElementCategory: UInt {
    case cell, supplementaryView, decorationView
  }

  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  open var collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: UICollectionViewDataSource? {
    didSet { reloadData() }
  }
  open weak var delegate: UICollectionViewDelegate? {
    didSet { scrollDelegate = delegate }
  }
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []

  /// What its data source has given; nil where it has to be asked.
  private var sections: [CollectionSection]?
  private var updates = 0
  private var changes = ListChanges<CollectionSection>()
  private var makers: [String: UICollectionViewCell.Type] = [:]
  private var viewMakers: [String: UICollectionReusableView.Type] = [:]
  private var reusable: [UICollectionViewCell] = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.shownBy = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.shownBy = self
  }

  // MARK: Cells to be used again

  open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = cellClass
  }

  open func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewMakers[elementKind + " " + identifier] = viewClass
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let maker = makers[identifier] else {
      fatalError(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register "
          + "a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    return used(identifier) ?? made(maker, identifier)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let maker = viewMakers[elementKind + " " + identifier] else {
      fatalError(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
    }
    let view = maker.init(_frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  /// A cell that is no longer shown.
  private func used(_ identifier: String) -> UICollectionViewCell? {
    guard let index = reusable.firstIndex(where: { $0.reuseIdentifier == identifier }) else { return nil }
    let cell = reusable.remove(at: index)
    cell.prepareForReuse()
    return cell
  }

  private func made<Cell: UICollectionViewCell>(_ maker: Cell.Type, _ identifier: String) -> Cell {
    let cell = maker.init(_frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// What makes cells of a kind and says what they show.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    fileprivate let handler: Handler
    fileprivate let identifier: String

    public init(handler: @escaping Handler) {
      self.handler = handler
      madeRegistrations += 1
      identifier = "registration \(madeRegistrations)"
    }
  }

  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = used(registration.identifier) as? Cell ?? made(Cell.self, registration.identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// What makes headers or footers of a kind and says what they show.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    fileprivate let handler: Handler
    fileprivate let kind: String

    public init(elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      kind = elementKind
    }
  }

  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(_frame: .zero)
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  // MARK: What a terminal does not know or does not need

  open var dragInteractionEnabled = false
  open var reorderingCadence = ReorderingCadence.immediate
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var isEditing = false
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var hasUncommittedUpdates: Bool { updates > 0 }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    (sections ?? []).compactMap { elementKind == UICollectionView.elementKindSectionHeader ? $0.header : $0.footer }
  }
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layout.shownBy = self
    completion?(true)
  }

  // MARK: Asking the data source

  open func reloadData() {
    for cell in (sections ?? []).flatMap({ $0.cells }) { retire(cell) }
    sections = nil
    indexPathsForSelectedItems = []
    setNeedsLayout()
  }

  private func retire(_ cell: UICollectionViewCell?) {
    guard let cell, cell.reuseIdentifier != nil else { return }
    reusable.append(cell)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
  }

  override var laidOutViews: [UIView] {
    super.laidOutViews + (sections ?? []).flatMap { $0.cells }.compactMap { $0 as UIView? }
  }

  private func load() {
    if sections != nil { return }
    guard let dataSource else { return }
    sections = (0..<dataSource.numberOfSections(in: self)).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      return CollectionSection(cells: Array(repeating: nil, count: count))
    }
    fill()
  }

  private func fill() {
    guard let dataSource, let count = sections?.count else { return }
    for section in 0..<count {
      if sections?[section].isAsked == false {
        let header = around(UICollectionView.elementKindSectionHeader, section)
        let footer = around(UICollectionView.elementKindSectionFooter, section)
        sections?[section].header = header
        sections?[section].footer = footer
        sections?[section].isAsked = true
      }
      for item in 0..<(sections?[section].cells.count ?? 0) where sections?[section].cells[item] == nil {
        let path = IndexPath(item: item, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        cell.collection = self
        sections?[section].cells[item] = cell
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    }
  }

  private func around(_ kind: String, _ section: Int) -> UICollectionReusableView? {
    guard collectionViewLayout.shows(kind, in: section) else { return nil }
    return dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
  }

  open var numberOfSections: Int { sections?.count ?? dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfItems(inSection section: Int) -> Int {
    sections?[section].cells.count ?? dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    load()
    guard let sections, sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].cells[indexPath.item]
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let section = sections?[indexPath.section]
    return elementKind == UICollectionView.elementKindSectionHeader ? section?.header : section?.footer
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { paths.first { cellForItem(at: $0) === cell } }
  open var visibleCells: [UICollectionViewCell] { (sections ?? []).flatMap { $0.cells }.compactMap { $0 } }
  open var indexPathsForVisibleItems: [IndexPath] { paths }

  private var paths: [IndexPath] {
    (sections ?? []).enumerated().flatMap { section, content in
      content.cells.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  // MARK: Updates

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    update { updates?() }
    completion?(true)
  }

  private func update(_ change: () -> Void) {
    updates += 1
    change()
    updates -= 1
    if updates == 0 { apply() }
  }

  open func insertItems(at indexPaths: [IndexPath]) { update { changes.inserted += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { update { changes.deleted += indexPaths } }
  open func reloadItems(at indexPaths: [IndexPath]) { update { changes.reloaded += indexPaths } }
  open func reconfigureItems(at indexPaths: [IndexPath]) { update { changes.reloaded += indexPaths } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { changes.moved.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) { update { changes.insertedSections += Array(sections) } }
  open func deleteSections(_ sections: IndexSet) { update { changes.deletedSections += Array(sections) } }
  open func reloadSections(_ sections: IndexSet) { update { changes.reloadedSections += Array(sections) } }

  private func apply() {
    let changes = changes
    self.changes = ListChanges<CollectionSection>()
    guard let dataSource, let old = sections else { return }
    func items(_ section: Int) -> Int { dataSource.collectionView(self, numberOfItemsInSection: section) }
    let new = changes.applied(to: old, rows: items)
    changes.check(old, new, count: dataSource.numberOfSections(in: self), "collection view", rows: items)
    take(new)
  }

  private func take(_ new: [CollectionSection]) {
    let kept = new.flatMap { $0.cells }.compactMap { $0 }
    let retired = visibleCells.filter { cell in !kept.contains { $0 === cell } }
    let selected = (indexPathsForSelectedItems ?? []).compactMap { cellForItem(at: $0) }
    sections = new
    indexPathsForSelectedItems = selected.compactMap { indexPath(for: $0) }
    fill()
    for cell in retired { retire(cell) }
  }

  /// Shows for each section the cells that stood at these places; those for which there is none are asked for.
  final func rearrange(_ origins: [[IndexPath?]]) {
    guard let old = sections else { return setNeedsLayout() }
    take(
      origins.map { places in
        CollectionSection(
          cells: places.map { place in
            guard let place, old.indices.contains(place.section) else { return nil }
            let cells = old[place.section].cells
            return cells.indices.contains(place.item) ? cells[place.item] : nil
          })
      })
  }

  // MARK: Selection

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in indexPathsForSelectedItems ?? [] { deselectItem(at: path, animated: animated) }
    }
    if let indexPath { mark(indexPath) }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  private func mark(_ path: IndexPath) {
    if indexPathsForSelectedItems?.contains(path) == true { return }
    indexPathsForSelectedItems = (indexPathsForSelectedItems ?? []) + [path]
    cellForItem(at: path)?.isSelected = true
  }

  private func select(_ path: IndexPath) {
    guard allowsSelection, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    let isSelected = indexPathsForSelectedItems?.contains(path) ?? false
    if allowsMultipleSelection, isSelected { return unselect(path) }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for last in indexPathsForSelectedItems ?? [] where last != path { unselect(last) }
    }
    mark(path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func unselect(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselectItem(at: path, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  // MARK: What is drawn

  override var showsSomething: Bool { true }

  override var drawn: [ScreenElement] {
    load()
    var result: [ScreenElement] = []
    for (section, content) in (sections ?? []).enumerated() {
      if let header = content.header { result += [.rule] + header.elements }
      for (item, cell) in content.cells.enumerated() {
        guard let cell, !cell.isHidden else { continue }
        var line = ScreenElement.row(cell.elements)
        let path = IndexPath(item: item, section: section)
        line.onTap = { [self] in select(path) }
        line.swipes = collectionViewLayout.list?.swipes(at: path, on: cell) ?? []
        result += [.rule, line]
      }
      if let footer = content.footer { result += [.rule] + footer.elements }
    }
    if (sections ?? []).allSatisfy({ $0.cells.isEmpty }) { result += backgroundView?.elements ?? [] }
    if !result.isEmpty { result.append(.rule) }
    return drawnRefresh + result
  }
}

private var madeRegistrations = 0

/// A part of a collection.
struct CollectionSection: ListSection {
  var cells: [UICollectionViewCell?]
  var isAsked = false
  var header: UICollectionReusableView?
  var footer: UICollectionReusableView?

  init(cells: [UICollectionViewCell?]) { self.cells = cells }
}
