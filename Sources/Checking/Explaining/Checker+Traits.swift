import Diagnostics
import Syntax

/// Which of a protocol's requirements a type meets itself, and which are defaulted.
extension Checker {
  /// The table of a type, or of the type of a value; of a protocol, and of a value seen as one, what it asks for. Nil where there is
  /// no such; `diagnostics` says why.
  public func traits(of tree: SourceTree) -> TraitTable? {
    guard let type = questionedType(tree) else { return nil }
    if case .existential(let existential) = type, !existential.protocols.isEmpty {
      return table(of: existential.protocols, shown: describe(type))
    }
    guard case .nominal(let nominal, _) = canonical(type), nominal.kind != .protocol else {
      report(.nothingToExplain, at: Span(tree.source, 0, tree.source.text.count))
      return nil
    }
    return table(of: nominal)
  }

  /// The tables of all types of the script that have traits, in the order of the text.
  public func allTraits() -> [TraitTable] {
    declaredTypes().map { table(of: $0) }.filter { !$0.traits.isEmpty }
  }

  /// What protocols and those they refine ask for; a default provides what no type needs to.
  private func table(of protocols: [Nominal], shown: String) -> TraitTable {
    var all: [Nominal] = []
    for proto in protocols.flatMap({ [$0] + allRefined(of: $0) }) where !all.contains(where: { $0 === proto }) {
      if !proto.name.hasPrefix("_") { all.append(proto) }
    }
    var places: [String: Span] = [:]
    let traits = all.map { proto in
      places[proto.name] = proto.declaration?.span ?? proto.span
      let rows = proto.requirements.filter(isShown).map { requirement in
        let named = proto.members(named: memberName(requirement))
        let provider = named.first { !$0.isRequirement && writtenLabels(of: $0) == writtenLabels(of: requirement) }
        return TraitTable.Row(
          requirement: shownName(of: requirement), provider: candidate(for: provider ?? requirement))
      }
      return (proto.name, rows)
    }
    return TraitTable(type: shown, traits: traits, places: places, isOfLibrary: all.allSatisfy(\.module.isLibrary))
  }

  /// The library's own requirements are nobody else's business.
  func isShown(_ requirement: Member) -> Bool {
    !memberName(requirement).hasPrefix("_")
      && writtenLabels(of: requirement)?.contains { $0?.hasPrefix("_") == true } != true
  }

  private func table(of nominal: Nominal) -> TraitTable {
    var traits: [(proto: String, rows: [TraitTable.Row])] = []
    var places: [String: Span] = [:]
    for proto in protocols(of: nominal.selfType, in: nominal.generics) {
      guard !proto.name.hasPrefix("_"), conformance(of: nominal, to: proto) != nil else { continue }
      let rows = proto.requirements.filter(isShown).compactMap { requirement -> TraitTable.Row? in
        guard let winner = implementation(of: requirement, in: nominal) else { return nil }
        return TraitTable.Row(requirement: shownName(of: requirement), provider: candidate(for: winner))
      }
      // A protocol that asks for nothing, as one that only refines others, has a line of its own all the same.
      traits.append((proto.name, rows))
      places[proto.name] = proto.declaration?.span ?? proto.span
    }
    return TraitTable(
      type: describe(nominal.selfType), traits: traits, places: places, isOfLibrary: nominal.module.isLibrary)
  }
}
