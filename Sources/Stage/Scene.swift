import Glibc

/// A drawing in the making: cells, and in each cell its slots, in the order they were placed.
package struct Scene {
  package struct Cell {
    package internal(set) var caption: VisibleText
    /// Where its slots begin; they end where the next cell's do.
    var start: Int
    /// What plain output says about its colours.
    var legend = VisibleText("")
    /// The words of the legend, each of them once.
    var names: [String] = []
  }

  package private(set) var cells: [Cell] = []
  private(set) var slots: [Slot] = []
  /// Where the slots of each column begin that is not closed yet, the innermost last.
  private var openColumns: [Int] = []
  /// Settings of this thread alone; nil where `StageSettings.standard` holds.
  var ownSettings: StageSettings? {
    didSet { settings = ownSettings ?? StageSettings.standard }
  }
  /// What is being gathered for a board.
  struct Gathering {
    var focus: StageBoard.Focus?
    var controls: [StageBoard.Control] = []
  }
  var gathering: Gathering?
  /// What has been drawn, where somebody wants to know.
  var drawings: [String]?
  /// The cells that were made since a program asked for them to be kept.
  var keptCells: [AnyObject]?
  /// What holds for this drawing.
  private(set) var settings = StageSettings.standard

  mutating func clear() {
    if gathering != nil { return }
    settings = ownSettings ?? StageSettings.standard
    cells.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    openColumns.removeAll()
  }

  mutating func beginCell(_ caption: String) {
    cells.append(Cell(caption: VisibleText(caption), start: slots.count))
  }

  /// Adds what another scene holds as one cell.
  mutating func add(_ other: Scene, under caption: String) {
    beginCell(caption)
    cells[cells.count - 1].legend = other.cells.first?.legend ?? VisibleText("")
    slots += other.slots
  }

  mutating func place(_ slot: Slot) {
    if cells.isEmpty { beginCell("") }
    slots.append(gathering == nil ? slot : noted(slot))
  }

  /// Keeps what takes keys, and marks what has them.
  private mutating func noted(_ slot: Slot) -> Slot {
    guard let kind = slot.control else { return slot }
    let number = gathering?.controls.count ?? 0
    gathering?.controls.append(StageBoard.Control(cell: cells.count - 1, kind: kind))
    guard let focus = gathering?.focus, focus.control == number else { return slot }
    switch (slot, focus.typed) {
    case (.field(_, let placeholder, let fills), let typed?):
      return .focused(.field(VisibleText(typed), placeholder: placeholder, fills: fills))
    case (.secret(_, let placeholder, let fills), let typed?):
      return .focused(.secret(count: typed.count, placeholder: placeholder, fills: fills))
    default: return .focused(slot)
    }
  }

  /// Begins lines of their own beside what was placed before.
  mutating func openColumn() {
    if cells.isEmpty { beginCell("") }
    openColumns.append(slots.count)
  }

  mutating func closeColumn() {
    guard let start = openColumns.popLast() else { return }
    let lines = slots[start...].split(omittingEmptySubsequences: false) { $0.endsLine }
    slots.removeSubrange(start...)
    slots.append(.column(lines.map(Array.init)))
  }

  /// Where no colour can be sent, a colour that is not the terminal's own is told in words under the cell.
  mutating func name(_ tint: Tint, of part: String) {
    guard settings.namesColors, !tint.isForeground else { return }
    let word = part + " " + tint.word
    if cells[cells.count - 1].names.contains(word) { return }
    cells[cells.count - 1].names.append(word)
    let isFirst = cells[cells.count - 1].legend.width == 0
    let before = isFirst ? "" : settings.ascii ? " - " : " · "
    cells[cells.count - 1].legend.append(before + word, width: word.utf8.count + (isFirst ? 0 : 3))
  }

  /// How much is in it.
  package var slotCount: Int { slots.count }

  package func slots(of index: Int) -> ArraySlice<Slot> {
    let end = index + 1 < cells.count ? cells[index + 1].start : slots.count
    return slots[cells[index].start..<end]
  }

  /// The scene of the running thread: sessions on different threads draw without disturbing one another.
  package static var current: UnsafeMutablePointer<Scene> {
    if let found = pthread_getspecific(key) { return found.assumingMemoryBound(to: Scene.self) }
    let scene = UnsafeMutablePointer<Scene>.allocate(capacity: 1)
    scene.initialize(to: Scene())
    pthread_setspecific(key, scene)
    return scene
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { held in
      guard let scene = held?.assumingMemoryBound(to: Scene.self) else { return }
      scene.deinitialize(count: 1)
      scene.deallocate()
    }
    return key
  }()
}

extension Scene: Equatable {
  /// Whether both look the same, whatever is settled otherwise.
  package static func == (one: Scene, other: Scene) -> Bool {
    one.slots == other.slots && one.cells.map(\.start) == other.cells.map(\.start)
      && one.cells.map(\.caption) == other.cells.map(\.caption)
  }
}

extension Scene {
  /// The drawing in plain characters, with colours named in words.
  package func plainDrawing(width: Int, ascii: Bool) -> String {
    drawing(StageSettings(width: width, colors: .none, ascii: ascii))
  }

  /// The drawing as it would be made for another terminal.
  package func drawing(_ settings: StageSettings) -> String {
    var scene = Scene()
    scene.ownSettings = settings
    for index in cells.indices {
      scene.cells.append(Cell(caption: cells[index].caption, start: scene.slots.count))
      for slot in slots(of: index) {
        scene.slots.append(slot.withoutPictures)
        if settings.namesColors { scene.nameColors(of: slot) }
      }
    }
    var painter = Painter(settings)
    painter.paintSheet(scene)
    return String(decoding: painter.bytes, as: UTF8.self)
  }

  private mutating func nameColors(of slot: Slot) {
    switch slot {
    case .label(_, let tint, _, _, _), .slider(_, let tint), .choice(_, let tint, _): name(tint, of: "text")
    case .toggle(_, let tint): name(tint, of: "switch")
    case .column(let lines): for slot in lines.joined() { nameColors(of: slot) }
    default: break
    }
  }
}
