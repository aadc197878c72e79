import Diagnostics
import Syntax

/// Where a script leaves something to a default of a trait.
extension ScriptMap {
  /// What a type takes from the extensions of a trait that stands in its head, there.
  public struct TakenDefaults {
    /// The trait, as it is written.
    public let span: Span
    /// What is asked for and defaulted, in the order of the protocols.
    public let members: [String]
  }

  /// A member that is used, and is a trait's default.
  public struct UsedDefault {
    public let span: Span
    public let trait: String
  }

  public func takenDefaults(in tree: SourceTree) -> [TakenDefaults] {
    var result: [TakenDefaults] = []
    for part in ModulePart.all(of: checker.main.module).reversed() {
      switch part {
      case let nominal as Nominal where nominal.kind != .protocol && nominal.span.source === tree.source:
        for node in nominal.node?.inherited ?? [] { add(node, of: nominal, to: &result) }
      case let ext as Extension where ext.declaration.span.source === tree.source && ext.nominal.kind != .protocol:
        for node in ext.node.inherited { add(node, of: ext.nominal, to: &result) }
      default: continue
      }
    }
    return result.sorted { $0.span.start < $1.span.start }
  }

  private func add(_ node: TypeNode, of nominal: Nominal, to result: inout [TakenDefaults]) {
    guard let proto = traitNamed(by: node) else { return }
    var members: [String] = []
    for part in [proto] + checker.allRefined(of: proto).filter({ $0.isTaught(by: checker) }) {
      guard let conformance = checker.conformance(of: nominal, to: part) else { continue }
      checker.complete(conformance)
      for requirement in part.requirements where checker.isShown(requirement) {
        guard let winner = conformance.witnesses[requirement.identity]?.winner, winner.parent?.kind == .protocol else {
          continue
        }
        let name = checker.shownName(of: requirement)
        if !members.contains(name) { members.append(name) }
      }
    }
    if !members.isEmpty { result.append(TakenDefaults(span: node.span, members: members)) }
  }

  private func traitNamed(by node: TypeNode) -> Nominal? {
    let name: Name
    switch node.kind {
    case .name(_, let written, _): name = written
    default: return nil
    }
    for use in occurrences.uses(at: name.span) {
      if case .type(let proto) = use.member, proto.kind == .protocol, proto.isTaught(by: checker) { return proto }
    }
    return nil
  }

  public func usedDefaults(in source: Source) -> [UsedDefault] {
    mentions(in: source).compactMap { mention in
      guard mention.role == .name, let proto = mention.symbol.member.parent, proto.kind == .protocol,
        proto.isTaught(by: checker),
        !mention.symbol.member.isRequirement, mention.symbol.member.isAskedFor(by: proto, checker)
      else { return nil }
      return UsedDefault(span: mention.span, trait: proto.name)
    }
  }
}

extension Nominal {
  /// A trait that a script composes, as teaching notes have it: what the core library is built of is taken for granted.
  fileprivate func isTaught(by checker: Checker) -> Bool { module !== checker.core.module && !name.hasPrefix("_") }
}

extension Member {
  /// A default, and not just one more member that an extension has.
  fileprivate func isAskedFor(by proto: Nominal, _ checker: Checker) -> Bool {
    let name = checker.memberName(self)
    return ([proto] + checker.allRefined(of: proto)).contains { asking in
      asking.members(named: name).contains {
        $0.isRequirement && checker.writtenLabels(of: $0) == checker.writtenLabels(of: self)
      }
    }
  }
}
