import Diagnostics
import Syntax

/// Members of a type of the library, or of an extension of one, that are entered when somebody asks for their names.
final class PendingMembers {
  private let outline: Outline
  private var members: [Outline.Member]
  private let kind: NominalNode.Kind
  private let enter: ([Declaration]) -> Void

  init(_ outline: Outline, section: Int, kind: NominalNode.Kind, enter: @escaping ([Declaration]) -> Void) {
    self.outline = outline
    members = outline.members(of: section)
    self.kind = kind
    self.enter = enter
  }

  var isEmpty: Bool { members.isEmpty }
  /// What it has types for, by name.
  var typeKeys: [UInt64] { members.filter { $0.isType }.map { $0.key } }
  var orderedKeys: [UInt64] { members.filter { $0.isOrdered }.map { $0.key } }

  func load(_ key: UInt64) { load { $0.key == key } }
  func loadOrdered() { load { $0.isOrdered } }
  func loadAll() { load { _ in true } }

  private func load(where isWanted: (Outline.Member) -> Bool) {
    guard members.contains(where: isWanted) else { return }
    let wanted = members.filter(isWanted)
    // First: to enter one may be to ask for another.
    members.removeAll(where: isWanted)
    enter(wanted.map { Parser.parse(outline, $0.start..<$0.end, in: kind) })
  }
}

/// What a module of the library declares at the top of its files, entered when somebody asks for it by name.
final class PendingDeclarations {
  private var sections: [UInt64: [(outline: Outline, section: Int)]] = [:]
  private let enter: (Declaration, Outline, Int) -> Void

  init(enter: @escaping (Declaration, Outline, Int) -> Void) { self.enter = enter }

  func add(_ outline: Outline) {
    for (index, section) in outline.sections.enumerated() where section.kind != .extension {
      sections[section.key, default: []].append((outline, index))
    }
  }

  func load(_ name: String) { load(Outline.key(name)) }

  func loadAll() {
    for key in Array(sections.keys) { load(key) }
  }

  private func load(_ key: UInt64) {
    guard let wanted = sections.removeValue(forKey: key) else { return }
    for (outline, index) in wanted {
      let section = outline.sections[index]
      enter(Parser.parse(outline, section.start..<section.end, in: nil), outline, index)
    }
  }
}
