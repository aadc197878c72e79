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
  /// The value was seen as a protocol already.
  public let isOfExistential: Bool
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
    switch canonical(type) {
    case .nominal(let nominal, _) where conformance(of: nominal, to: proto) != nil:
      return TraitView(
        type: describe(type), proto: proto.name, rows: rows(of: proto, in: type, nominal, at: place),
        isOfExistential: false)
    // What is in it only the run knows; here nothing is known but the protocol.
    case .existential(let existential) where conforms(existential, to: proto):
      return TraitView(
        type: describe(type), proto: proto.name, rows: rows(of: proto, in: type, nil, at: place), isOfExistential: true)
    default:
      report(.doesNotConform(type: describe(type), proto: proto.name, context: .plain, declared: nil), at: place)
      return nil
    }
  }

  private func conforms(_ existential: Existential, to proto: Nominal) -> Bool {
    protocols(of: .existential(existential), in: GenericSignature()).contains { $0 === proto }
  }

  /// For each way of calling each member that the protocol has: what the value's own type means by it, and what is meant where no
  /// more is known than the protocol.
  private func rows(of proto: Nominal, in type: Type, _ nominal: Nominal?, at place: Span) -> [TraitView.Row] {
    prepare(proto)
    guard let selfParameter = proto.generics.parameters.first else { return [] }
    let generic = Asking(self, at: place, in: .parameter(selfParameter), proto.generics)
    let concrete = Asking(self, at: place, in: type)
    var names: [String] = []
    for here in [proto] + allRefined(of: proto) {
      for name in here.requirements.map({ memberName($0) }) + allMemberNames(of: here).sorted()
      where !names.contains(name) && !name.hasPrefix("_") { names.append(name) }
    }
    return names.flatMap { name -> [TraitView.Row] in
      let name = Name(name, place)
      let choices = [false, true].flatMap {
        usable(name.text, of: .parameter(selfParameter), isMetatype: $0, in: proto.generics)
      }
      return choices.compactMap { choice -> TraitView.Row? in
        let asked = choice.member
        func meant(_ asking: Asking, _ type: Type) -> Member? {
          asking.meant(by: asked, asking.base(of: asked, type), type)
        }
        guard let through = meant(generic, .parameter(selfParameter)), through.identity == asked.identity,
          let own = meant(concrete, type) ?? (nominal == nil ? through : nil)
        else { return nil }
        func run(_ member: Member) -> Member {
          guard let nominal else { return member }
          let witness = member.isRequirement ? implementation(of: member, in: nominal) : nil
          return witness ?? override(of: member, in: nominal)
        }
        var isProperty = false
        if case .variable(let variable) = asked { isProperty = !variable.isStatic }
        return TraitView.Row(
          name: shownName(of: asked), isProperty: isProperty, own: candidate(for: run(own)),
          through: candidate(for: run(through)), isSame: run(own).identity == run(through).identity)
      }
    }
  }

  // MARK: Conformances

  /// The protocols of a type, or the script's types that conform to a protocol.
  public func conformances(of tree: SourceTree) -> [ConformanceRow]? {
    guard let (expression, context) = begin(tree) else { return nil }
    if case .name(let name, _) = expression.kind,
      case .type(let proto)? = lookUp(name.text, from: context.scope).first(where: { $0.isTypeLike }),
      proto.kind == .protocol
    {
      return conformingTypes().compactMap { nominal in conformance(of: nominal, to: proto).map { row($0, nominal) } }
    }
    guard let type = questionedType(tree).map({ canonical($0) }) else { return nil }
    if case .existential(let existential) = type, !existential.protocols.isEmpty {
      return protocols(of: type, in: GenericSignature()).filter { !$0.name.hasPrefix("_") }.map { proto in
        let source = existential.protocols.contains { $0 === proto } ? describe(type) : nil
        let refining = existential.protocols.first { allRefined(of: $0).contains { $0 === proto } }
        return ConformanceRow(
          type: describe(type), proto: proto.name, span: nil, impliedBy: source ?? refining?.name, conditions: [])
      }
    }
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
