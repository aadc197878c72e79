/// A part of a table or a collection.
protocol ListSection {
  associatedtype Cell
  /// Nil where the data source has to be asked.
  var cells: [Cell?] { get set }
  init(cells: [Cell?])
}

/// What happens to the rows of a list at once: what is deleted, reloaded or moved away is counted before it, what is
/// inserted after it.
struct ListChanges<Section: ListSection> {
  typealias Cell = Section.Cell
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []

  /// The sections after it, with the cells that stay; `rows` says how many there are in a section of which nothing
  /// stays.
  func applied(to old: [Section], rows: (Int) -> Int) -> [Section] {
    var cells = old.map { section in section.cells.map { Optional($0) } }
    var carried: [(cell: Cell?, to: IndexPath)] = []
    func isThere(_ path: IndexPath) -> Bool {
      cells.indices.contains(path.section) && cells[path.section].indices.contains(path.row)
    }
    for path in reloaded where isThere(path) { cells[path.section][path.row] = .some(nil) }
    for (from, to) in moved where isThere(from) {
      carried.append((cells[from.section][from.row] ?? nil, to))
      cells[from.section][from.row] = .none
    }
    for path in deleted where isThere(path) { cells[path.section][path.row] = .none }
    var new: [Section] = []
    for (index, section) in old.enumerated() where !deletedSections.contains(index) {
      var kept = section
      kept.cells = cells[index].compactMap { $0 }
      new.append(kept)
    }
    for index in insertedSections.sorted() {
      new.insert(Section(cells: Array(repeating: nil, count: rows(index))), at: min(index, new.count))
    }
    for index in reloadedSections where new.indices.contains(index) {
      new[index] = Section(cells: Array(repeating: nil, count: rows(index)))
    }
    let arrivals = inserted.map { (cell: nil as Cell?, to: $0) } + carried
    for (cell, path) in arrivals.sorted(by: { $0.to < $1.to }) where new.indices.contains(path.section) {
      new[path.section].cells.insert(cell, at: min(path.row, new[path.section].cells.count))
    }
    return new
  }

  /// A data source has to have changed in the same way.
  func check(_ old: [Section], _ new: [Section], count: Int, _ view: String, rows: (Int) -> Int) {
    if count != new.count {
      fatalError(
        "Invalid update: invalid number of sections. The number of sections contained in the \(view) after the update "
          + "(\(count)) must be equal to the number of sections contained in the \(view) before the update "
          + "(\(old.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) "
          + "inserted, \(deletedSections.count) deleted).")
    }
    for section in new.indices where rows(section) != new[section].cells.count {
      let counts = (
        inserted.filter { $0.section == section }.count, deleted.filter { $0.section == section }.count
      )
      fatalError(
        "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing "
          + "section after the update (\(rows(section))) must be equal to the number of rows contained in that section "
          + "before the update (\(old.indices.contains(section) ? old[section].cells.count : 0)), plus or minus the "
          + "number of rows inserted or deleted from that section (\(counts.0) inserted, \(counts.1) deleted).")
    }
  }
}
