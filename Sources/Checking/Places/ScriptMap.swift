import Diagnostics
import Syntax

/// A script that has been checked, as an editor asks about it: what stands where, what it stands for, and where else that is spoken of.
public final class ScriptMap {
  /// Something that is declared, known by the place of its name.
  public struct Symbol {
    public enum Kind {
      case structure, classType, enumeration, proto, alias, associatedType, genericParameter
      case function, method, initializer, operation, subscripted, property, variable, parameter, enumCase
    }
    public let name: String
    public let kind: Kind
    /// The name where it is declared.
    public let span: Span
    /// All of the declaration.
    public let declaration: Span
    public let isStatic: Bool
    public let isConstant: Bool
    public var isOfLibrary: Bool { span.source.isLibrary }
    let member: Member
    let key: Key
  }

  /// What a symbol is known by: what is made for a type, as a `rawValue`, has the type's place.
  struct Key: Hashable {
    let place: Occurrences.Place
    let name: String
  }

  /// A place in a script where a symbol is spoken of.
  public struct Mention {
    public enum Role {
      case declaration, name
      /// A type's name in front of what one of its initialisers is given.
      case construction
      /// The label of an argument that is the name of the property that it becomes.
      case memberwiseLabel
    }
    public let span: Span
    public let symbol: Symbol
    public let role: Role
    let owner: Type?
  }

  let checker: Checker
  let occurrences: Occurrences
  let sources: [Source]
  /// In the order of the text, by source.
  private var mentions: [ObjectIdentifier: [Mention]] = [:]
  private(set) var mentionsBySymbol: [Key: [Mention]] = [:]

  /// - Parameters:
  ///   - checker: has checked the sources while it kept its occurrences.
  ///   - sources: the files of the script.
  public init(_ checker: Checker, _ sources: [Source]) {
    self.checker = checker
    occurrences = checker.occurrences ?? Occurrences()
    self.sources = sources
    for source in sources { mentions[ObjectIdentifier(source)] = [] }
    for member in declaredMembers() { add(member, at: member.declaredName, .declaration, owner: nil) }
    for source in sources {
      for use in occurrences.all(in: source) {
        let role: Mention.Role =
          switch use.role {
          case .name: .name
          case .construction: .construction
          case .memberwiseLabel: .memberwiseLabel
          }
        add(use.member, at: use.span, role, owner: use.owner)
      }
    }
    for source in sources {
      // What is declared by the name of something else comes first.
      mentions[ObjectIdentifier(source)]?.sort {
        ($0.span.start, $0.role == .declaration ? 0 : 1) < ($1.span.start, $1.role == .declaration ? 0 : 1)
      }
    }
    for mention in sources.flatMap({ mentions[ObjectIdentifier($0)] ?? [] }) {
      mentionsBySymbol[mention.symbol.key, default: []].append(mention)
    }
  }

  private func add(_ member: Member, at span: Span?, _ role: Mention.Role, owner: Type?) {
    guard let span, let symbol = symbol(for: member) else { return }
    let own = ObjectIdentifier(span.source)
    mentions[own]?.append(Mention(span: span, symbol: symbol, role: role, owner: owner))
  }

  // MARK: What is where

  public func mentions(in source: Source) -> [Mention] { mentions[ObjectIdentifier(source)] ?? [] }

  /// What is spoken of at a place, or just before it.
  public func mentions(at offset: Int, in source: Source) -> [Mention] {
    let all = mentions(in: source)
    let found = all.filter { $0.span.start <= offset && offset < $0.span.end }
    return found.isEmpty ? all.filter { $0.span.end == offset } : found
  }

  public func mentions(of symbol: Symbol) -> [Mention] { mentionsBySymbol[symbol.key] ?? [] }

  /// Which symbol each of the mentions is of, and what the literals are, by the first mention of each symbol: two scripts that mean
  /// the same have the same here.
  public func meanings() -> [(span: Span, meaning: String)] {
    var first: [Key: Int] = [:]
    var result: [(span: Span, meaning: String)] = []
    func meaning(of symbol: Symbol) -> String {
      if symbol.isOfLibrary { return "\(symbol.span.source.name):\(symbol.span.start)" }
      if first[symbol.key] == nil { first[symbol.key] = result.count }
      return String(first[symbol.key, default: 0])
    }
    for mention in sources.flatMap({ mentions(in: $0) }) { result.append((mention.span, meaning(of: mention.symbol))) }
    for (span, type) in sources.flatMap({ occurrences.literals(in: $0) }) {
      result.append((span, type.named.compactMap { symbol(for: $0).map(meaning) }.joined(separator: ",")))
    }
    return result
  }

  // MARK: Symbols

  /// Nil for what is written nowhere, and for `self` and what a closure calls `$0`.
  func symbol(for member: Member) -> Symbol? {
    guard let span = member.declaredName, span.end > span.start else { return nil }
    let declaration = checker.declaration(of: member) ?? span
    var name = checker.memberName(member)
    var isConstant = false
    if case .variable(let variable) = member {
      name = variable.writtenName
      isConstant = variable.isLet
    }
    if name == "self" || name.hasPrefix("$") { return nil }
    return Symbol(
      name: name, kind: kind(of: member), span: span, declaration: declaration,
      isStatic: member.parent != nil && !member.isTypeLike && member.isStatic, isConstant: isConstant, member: member,
      key: Key(place: Occurrences.Place(span), name: name))
  }

  private func kind(of member: Member) -> Symbol.Kind {
    switch member {
    case .type(let nominal):
      switch nominal.kind {
      case .struct: return .structure
      case .class: return .classType
      case .enum: return .enumeration
      case .protocol: return .proto
      }
    case .alias: return .alias
    case .associated: return .associatedType
    case .parameter: return .genericParameter
    case .function(let function):
      if function.kind == .initializer { return .initializer }
      if checker.isOperator(function.name) { return .operation }
      return function.parent == nil ? .function : .method
    case .subscripted: return .subscripted
    case .enumCase: return .enumCase
    case .variable(let variable):
      if variable.parent != nil { return .property }
      return variable.kind == .parameter ? .parameter : .variable
    }
  }

  /// What the script declares, wherever it does.
  private func declaredMembers() -> [Member] {
    var found: [Member] = []
    var seen: Set<Occurrences.Place> = []
    // What was tried and what is kept of a local name have one place.
    func add(_ member: Member) {
      guard let span = member.declaredName, !span.source.isLibrary, mentions[ObjectIdentifier(span.source)] != nil,
        isWritten(member, at: span), seen.insert(Occurrences.Place(span)).inserted
      else { return }
      found.append(member)
    }
    func add(_ signature: GenericSignature) { for parameter in signature.parameters { add(.parameter(parameter)) } }
    func addAll(_ members: [Member]) {
      for member in members where member.isTypeLike {
        add(member)
        if case .alias(let alias) = member { for parameter in alias.ownParameters { add(.parameter(parameter)) } }
      }
    }
    addAll(checker.main.names.values.flatMap { $0 })
    for part in ModulePart.all(of: checker.main.module) {
      switch part {
      case let nominal as Nominal:
        add(.type(nominal))
        for entity in nominal.cases { add(.enumCase(entity)) }
        addAll(nominal.memberOrder)
        add(nominal.generics)
      case let function as Function:
        if [.function, .initializer].contains(function.kind) { add(.function(function)) }
        if [.function, .initializer].contains(function.kind), function.synthesis == nil { add(function.generics) }
      case let entity as Subscript:
        add(.subscripted(entity))
        // What is generic is each of its accessors.
        for accessor in [entity.getter, entity.setter].compactMap({ $0 }) { add(accessor.generics) }
      case let variable as Variable where variable.kind != .parameter: add(.variable(variable))
      case let ext as Extension: addAll(ext.members)
      default: break
      }
    }
    // The parameters of an initialiser that nobody has written have the places of properties.
    for case let variable as Variable in ModulePart.all(of: checker.main.module) { add(.variable(variable)) }
    return found
  }

  /// What a wrapper adds and what is synthesised has its place from something else.
  private func isWritten(_ member: Member, at span: Span) -> Bool {
    let text = span.nameText
    switch member {
    case .function(let function): return function.synthesis == nil && text == function.name
    case .variable(let variable): return text == variable.name
    case .subscripted: return text == "subscript"
    default: return true
    }
  }
}

extension Type {
  /// All that it names, in the order in which it is written.
  fileprivate var named: [Member] {
    switch self {
    case .nominal(let nominal, let arguments): [.type(nominal)] + arguments.flatMap(\.named)
    case .parameter(let parameter): [.parameter(parameter)]
    case .member(let base, let associated): base.named + [.associated(associated)]
    case .existential(let existential):
      (existential.superclass?.named ?? []) + existential.protocols.map { .type($0) }
        + existential.protocols.flatMap(\.associatedTypes).compactMap { existential.arguments[$0] }.flatMap(\.named)
    case .function(let function):
      function.parameters.flatMap(\.type.named) + (function.thrown?.named ?? []) + function.result.named
    case .tuple(let elements): elements.flatMap(\.type.named)
    case .metatype(let instance): instance.named
    case .opaque(let opaque): [.function(opaque.function)] + opaque.arguments.flatMap(\.named)
    case .variable, .error: []
    }
  }
}

extension Span {
  /// A name without the signs that make one of a word of the language.
  var nameText: String { text.filter { $0 != "`" } }
}

extension Member {
  /// The name where it is declared.
  var declaredName: Span? {
    if case .parameter(let parameter) = self { return parameter.span }
    return span
  }
}
