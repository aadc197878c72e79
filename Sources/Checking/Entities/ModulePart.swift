/// What is declared in a module, or found out of what is: such things speak of one another, and would keep each other for ever.
///
/// So their module knows all of them that there are. When nobody will ask of it any more, it has each let go of the others.
public class ModulePart {
  public final let module: Module
  /// The one that was made before, and the one after, of those that there still are.
  private unowned(unsafe) final var older: ModulePart?
  private unowned(unsafe) final var newer: ModulePart?

  init(of module: Module) {
    self.module = module
    older = module.newest
    older?.newer = self
    module.newest = self
  }

  deinit {
    older?.newer = newer
    if let newer { newer.older = older } else { module.newest = older }
  }

  /// Forgets all that it knows of others and of the text: nobody will ask.
  func letGo() {}

  /// Those of a module, the newest first.
  static func all(of module: Module) -> [ModulePart] {
    var all: [ModulePart] = []
    var next = module.newest
    while let part = next {
      all.append(part)
      next = part.older
    }
    return all
  }
}

/// A module: `Swift` (the core library), `Presentables`, `main` (the script).
public final class Module: Entity {
  public let name: String
  public var isLibrary: Bool { name != "main" }
  /// Works out what is asked of an entity for the first time.
  weak var checker: Checker?
  /// The modules whose names its own files see; those of them that come with it where it is imported.
  var uses: [Scope] = []
  var exports: [Scope] = []
  /// The latest of its parts.
  fileprivate(set) unowned(unsafe) var newest: ModulePart?
  public init(name: String) { self.name = name }

  /// Whether who imports it sees the names of another.
  func shows(_ other: Module) -> Bool { self === other || exports.contains { $0.module.shows(other) } }

  /// Its parts let go of one another, so that they go as soon as nobody else has them.
  func letGo() {
    (uses, exports) = ([], [])
    for part in ModulePart.all(of: self) { part.letGo() }
  }
}
