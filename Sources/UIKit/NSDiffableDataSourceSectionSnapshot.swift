/// What a section has in it where items have others below them, which are seen while they are expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    var item: ItemIdentifierType
    var parent: ItemIdentifierType?
    var level: Int
    var isExpanded = false
  }

  private var nodes: [Node] = []
  public init() {}

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else {
      nodes += items.map { Node(item: $0, parent: nil, level: 0) }
      return
    }
    guard let place = nodes.firstIndex(where: { $0.item == parent }) else {
      fatalError("the item that others are to be below is not in the snapshot: \(parent)")
    }
    let level = nodes[place].level
    let end = nodes[(place + 1)...].firstIndex { $0.level <= level } ?? nodes.count
    nodes.insert(contentsOf: items.map { Node(item: $0, parent: parent, level: level + 1) }, at: end)
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone = Set(items)
    nodes = nodes.filter { node in
      let isGone = gone.contains(node.item) || node.parent.map { gone.contains($0) } ?? false
      if isGone { gone.insert(node.item) }
      return !isGone
    }
  }

  public mutating func deleteAll() { nodes = [] }
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, true) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, false) }
  private mutating func set(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for place in nodes.indices where items.contains(nodes[place].item) { nodes[place].isExpanded = isExpanded }
  }

  public var items: [ItemIdentifierType] { nodes.map { $0.item } }
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.parent == nil }.map { $0.item } }
  public var visibleItems: [ItemIdentifierType] {
    var hidden: Set<ItemIdentifierType> = []
    return nodes.compactMap { node in
      if let parent = node.parent, hidden.contains(parent) {
        hidden.insert(node.item)
        return nil
      }
      if !node.isExpanded { hidden.insert(node.item) }
      return node.item
    }
  }
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes.contains { $0.item == item } }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes.contains { $0.item == item && $0.isExpanded } }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
  public func level(of item: ItemIdentifierType) -> Int { nodes.first { $0.item == item }?.level ?? 0 }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    nodes.first { $0.item == child }?.parent
  }
}

extension UICollectionViewDiffableDataSource {
  /// What is seen in a section, without what lies below it.
  public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let whole = snapshot()
    if whole.indexOfSection(section) != nil { result.append(whole.itemIdentifiers(inSection: section)) }
    return result
  }

  /// Puts what is seen of the snapshot in place of what the section has.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }
}
