import Diagnostics
import Syntax

/// Which of a protocol's requirements a type meets itself, and which are defaulted.
extension Checker {
  /// The table of a type, or of the type of a value. Nil where there is no such; `diagnostics` says why.
  public func traits(of tree: SourceTree) -> TraitTable? {
    guard let type = questionedType(tree) else { return nil }
    guard case .nominal(let nominal, _) = type, nominal.kind != .protocol else {
      report(.nothingToExplain, at: Span(tree.source, 0, tree.source.text.count))
      return nil
    }
    return table(of: nominal)
  }

  /// The tables of all types of the script that have traits, in the order of the text.
  public func allTraits() -> [TraitTable] {
    let types = main.names.values.flatMap { $0 }.compactMap { member -> Nominal? in
      if case .type(let nominal) = member, nominal.kind != .protocol { return nominal }
      return nil
    }
    return types.sorted { $0.span.start < $1.span.start }.map { table(of: $0) }.filter { !$0.traits.isEmpty }
  }

  private func table(of nominal: Nominal) -> TraitTable {
    var traits: [(proto: String, rows: [TraitTable.Row])] = []
    var places: [String: Span] = [:]
    for proto in protocols(of: nominal.selfType, in: nominal.generics) {
      guard !proto.name.hasPrefix("_"), let conformance = conformance(of: nominal, to: proto) else { continue }
      complete(conformance)
      let asked = proto.requirements.filter { requirement in
        !memberName(requirement).hasPrefix("_")
          && writtenLabels(of: requirement)?.contains { $0?.hasPrefix("_") == true } != true
      }
      let rows = asked.compactMap { requirement -> TraitTable.Row? in
        guard let witness = conformance.witnesses[requirement.identity] else { return nil }
        return TraitTable.Row(requirement: shownName(of: requirement), provider: candidate(for: witness.winner))
      }
      // A protocol that asks for nothing, as one that only refines others, has a line of its own all the same.
      traits.append((proto.name, rows))
      places[proto.name] = proto.declaration?.span ?? proto.span
    }
    return TraitTable(
      type: describe(nominal.selfType), traits: traits, places: places, isOfLibrary: nominal.module.isLibrary)
  }
}
