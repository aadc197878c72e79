import Diagnostics
import Syntax

/// What runs for the members of a protocol, by how a value is seen.
public struct TraitView {
  public struct Row {
    public let name: String
    /// A property: it has a value to look at.
    public let isProperty: Bool
    /// For a value seen as its own type.
    public let own: Explanation.Candidate
    /// For the same value seen as a generic `T: P` or as `any P`.
    public let through: Explanation.Candidate
    public let isSame: Bool
  }
  public let type: String
  public let proto: String
  public let rows: [Row]
}

/// A protocol that a type conforms to, and where that is said.
public struct ConformanceRow {
  public let type: String
  public let proto: String
  /// Nil where it follows from another one.
  public let span: Span?
  /// The protocol whose conformance brings this one along.
  public let impliedBy: String?
  public let conditions: [String]
}

extension Checker {
  /// The members of a protocol, as a value's own type and as the protocol has them.
  public func view(of tree: SourceTree, as name: String) -> TraitView? {
    guard let type = questionedType(tree) else { return nil }
    let place = Span(tree.source, 0, tree.source.text.count)
    guard case .type(let proto)? = lookUp(name, from: main).first(where: { $0.isTypeLike }), proto.kind == .protocol
    else {
      reportUnknown(Name(name, place), from: main, isType: true)
      return nil
    }
    guard case .nominal(let nominal, _) = type, conformance(of: nominal, to: proto) != nil else {
      report(.doesNotConform(type: describe(type), proto: proto.name, context: .plain, declared: nil), at: place)
      return nil
    }
    let existential = Type.existential(Existential(protocols: [proto]))
    var names: [String] = []
    for here in [proto] + allRefined(of: proto) {
      for name in here.requirements.map({ memberName($0) }) + allMemberNames(of: here).sorted()
      where !names.contains(name) && !name.hasPrefix("_") { names.append(name) }
    }
    let rows = names.compactMap { name -> TraitView.Row? in
      guard let own = silently({ member(Name(name, place), of: type) }),
        let asked = silently({ member(Name(name, place), of: existential) }), !own.isTypeLike, !asked.isTypeLike
      else { return nil }
      var through = asked
      if asked.isRequirement, let owner = asked.parent, let found = conformance(of: nominal, to: owner) {
        complete(found)
        through = found.witnesses[asked.identity]?.winner ?? asked
      }
      var isProperty = false
      if case .variable(let variable) = own { isProperty = !variable.isStatic }
      return TraitView.Row(
        name: shownName(of: asked), isProperty: isProperty, own: candidate(for: own), through: candidate(for: through),
        isSame: own.identity == through.identity)
    }
    return TraitView(type: describe(type), proto: proto.name, rows: rows)
  }

  private func silently<Result>(_ look: () -> Result?) -> Result? {
    var result: Result?
    return wouldFail { result = look() } ? nil : result
  }

  // MARK: Conformances

  /// The protocols of a type, or the script's types that conform to a protocol.
  public func conformances(of tree: SourceTree) -> [ConformanceRow]? {
    guard let (expression, context) = begin(tree) else { return nil }
    if case .name(let name, _) = expression.kind,
      case .type(let proto)? = lookUp(name.text, from: context.scope).first(where: { $0.isTypeLike }),
      proto.kind == .protocol
    {
      let types = main.names.values.flatMap { $0 }.compactMap { member -> Nominal? in
        if case .type(let nominal) = member, nominal.kind != .protocol { return nominal }
        return nil
      }
      return types.sorted { ($0.span.source.name, $0.span.start) < ($1.span.source.name, $1.span.start) }.compactMap {
        nominal in conformance(of: nominal, to: proto).map { row($0, nominal) }
      }
    }
    guard let type = questionedType(tree) else { return nil }
    guard case .nominal(let nominal, _) = type else {
      report(.nothingToExplain, at: Span(tree.source, 0, tree.source.text.count))
      return nil
    }
    return protocols(of: type, in: GenericSignature()).compactMap { proto in
      guard !proto.name.hasPrefix("_"), let found = conformance(of: nominal, to: proto),
        isSeen(found.extensionInfo?.module ?? nominal.module, in: main.module)
      else { return nil }
      return row(found, nominal)
    }
  }

  private func row(_ conformance: Conformance, _ nominal: Nominal) -> ConformanceRow {
    let proto = conformance.proto
    let source = nominal.conformances.first { other in
      !other.isImplied && other.proto !== proto && allRefined(of: other.proto).contains { $0 === proto }
    }
    return ConformanceRow(
      type: describe(nominal.selfType), proto: proto.name, span: conformance.isImplied ? nil : conformance.span,
      impliedBy: conformance.isImplied ? source?.proto.name : nil,
      conditions: conformance.conditions.map { describe($0) })
  }
}
