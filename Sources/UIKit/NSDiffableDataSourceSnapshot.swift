/// The sections and items of a table or a collection at one moment. Each item is there once.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  public init() {}

  public var numberOfItems: Int { items.reduce(0) { $0 + $1.count } }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[known(identifier)]
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    place(of: identifier).map { sectionIdentifiers[$0.section] }
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    if sectionIdentifiers.isEmpty {
      fatalError("There are currently no sections in the data source. Please add a section first.")
    }
    let section = sectionIdentifier.map { known($0) } ?? sectionIdentifiers.count - 1
    insert(identifiers, at: (section, items[section].count))
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: known(beforeIdentifier))
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let (section, row) = known(afterIdentifier)
    insert(identifiers, at: (section, row + 1))
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at place: (section: Int, row: Int)) {
    let all = itemIdentifiers
    if identifiers.contains(where: { all.contains($0) }) || Set(identifiers).count != identifiers.count {
      fatalError("Supplied item identifiers are not unique.")
    }
    items[place.section].insert(contentsOf: identifiers, at: place.row)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for section in items.indices { items[section].removeAll { identifiers.contains($0) } }
  }

  public mutating func deleteAllItems() {
    items = []
    sectionIdentifiers = []
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    remove(identifier)
    insert([identifier], at: known(toIdentifier))
  }

  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    remove(identifier)
    let (section, row) = known(toIdentifier)
    insert([identifier], at: (section, row + 1))
  }

  private mutating func remove(_ identifier: ItemIdentifierType) {
    let (section, row) = known(identifier)
    items[section].remove(at: row)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: known(toIdentifier))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: known(toIdentifier) + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    if identifiers.contains(where: { sectionIdentifiers.contains($0) }) || Set(identifiers).count != identifiers.count {
      fatalError("Section identifiers are not unique.")
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    items.insert(contentsOf: identifiers.map { _ in [] }, at: index)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      let index = known(identifier)
      sectionIdentifiers.remove(at: index)
      items.remove(at: index)
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let content = removeSection(identifier)
    put(identifier, content, at: known(toIdentifier))
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let content = removeSection(identifier)
    put(identifier, content, at: known(toIdentifier) + 1)
  }

  private mutating func removeSection(_ identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    let index = known(identifier)
    sectionIdentifiers.remove(at: index)
    return items.remove(at: index)
  }

  private mutating func put(_ identifier: SectionIdentifierType, _ content: [ItemIdentifierType], at index: Int) {
    sectionIdentifiers.insert(identifier, at: index)
    items.insert(content, at: index)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Places

  private func known(_ identifier: SectionIdentifierType) -> Int {
    if let index = sectionIdentifiers.firstIndex(of: identifier) { return index }
    fatalError("Invalid section identifier specified: \(identifier)")
  }

  private func known(_ identifier: ItemIdentifierType) -> (section: Int, row: Int) {
    if let place = place(of: identifier) { return place }
    fatalError("Invalid item identifier specified: \(identifier)")
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, row: Int)? {
    for (section, content) in items.enumerated() {
      if let row = content.firstIndex(of: identifier) { return (section, row) }
    }
    return nil
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item) else { return nil }
    return items[path.section][path.item]
  }

  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    place(of: identifier).map { IndexPath(item: $0.row, section: $0.section) }
  }

  /// What an application asks for is done once.
  func settled() -> NSDiffableDataSourceSnapshot {
    var snapshot = self
    snapshot.reloadedItemIdentifiers = []
    snapshot.reconfiguredItemIdentifiers = []
    snapshot.reloadedSectionIdentifiers = []
    return snapshot
  }

  /// For each section where its items stood in another snapshot; nil for what is new or is to be asked for again.
  func origins(in old: NSDiffableDataSourceSnapshot) -> [[IndexPath?]] {
    items.enumerated().map { section, content in
      let isReloaded = reloadedSectionIdentifiers.contains(sectionIdentifiers[section])
      return content.map { item in
        let isAsked = reloadedItemIdentifiers.contains(item) || reconfiguredItemIdentifiers.contains(item)
        return isReloaded || isAsked ? nil : old.path(of: item)
      }
    }
  }
}
