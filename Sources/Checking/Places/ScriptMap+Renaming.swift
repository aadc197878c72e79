import Diagnostics
import Syntax

/// What has to go by the same name: what is overridden and what overrides it, what a protocol asks for and what stands for that.
extension ScriptMap {
  public enum RenameProblem: Error {
    /// It is declared in the library.
    case library(String, module: String)
    /// It stands for what the library asks for.
    case standsForLibrary(String, of: String)
    /// `init`, `self`, an operator: its name is not the script's to choose.
    case fixedName(String)
    case noName(String)
    /// What is encoded has it as a key.
    case key(String, of: String)
    /// A word of that name is there of which nobody knows what it means: something is wrong around it, or it is left out.
    case unknownUse(String, at: Span)
    /// With it, what stands there would mean something else.
    case otherMeaning(String, at: Span)
  }

  /// All places where a symbol and what goes by the same name are spoken of.
  func mentionsToRename(_ symbol: Symbol) throws(RenameProblem) -> [Mention] {
    switch symbol.kind {
    case .initializer, .subscripted, .operation: throw .fixedName(symbol.name)
    case _ where symbol.span.nameText != symbol.name && !symbol.isOfLibrary: throw .fixedName(symbol.name)
    case _ where isFoundByName(symbol): throw .fixedName(symbol.name)
    default: break
    }
    let family = family(of: symbol.member)
    for member in family {
      guard let span = member.declaredName else { continue }
      if span.source.isLibrary {
        if member.identity == symbol.member.identity || symbol.isOfLibrary {
          throw .library(symbol.name, module: member.module?.name ?? "Swift")
        }
        throw .standsForLibrary(symbol.name, of: member.parent?.name ?? "")
      }
    }
    var seen: Set<Occurrences.Place> = []
    var found: [Mention] = []
    for relative in family.compactMap({ self.symbol(for: $0) }) {
      found += mentions(of: relative).filter { seen.insert(Occurrences.Place($0.span)).inserted }
    }
    return found
  }

  /// By these names the language finds what belongs to a type with such an attribute.
  private static let namesByAttribute: [String: Set<String>] = [
    "propertyWrapper": ["wrappedValue", "projectedValue"],
    "dynamicCallable": ["dynamicallyCall"],
    "main": ["main"], "UIApplicationMain": ["main"],
    "resultBuilder": [
      "buildArray", "buildBlock", "buildEither", "buildExpression", "buildFinalResult", "buildLimitedAvailability",
      "buildOptional", "buildPartialBlock",
    ],
  ]
  /// And by these a method of any type: a value is called, and put into a text.
  private static let namesOfMethods: Set<String> = ["callAsFunction", "appendInterpolation"]

  private func isFoundByName(_ symbol: Symbol) -> Bool {
    guard let parent = symbol.member.parent, !symbol.kind.isOfType else { return false }
    if symbol.kind == .method, Self.namesOfMethods.contains(symbol.name) { return true }
    return parent.declaration?.attributes.contains {
      Self.namesByAttribute[$0.name.text]?.contains(symbol.name) == true
    } == true
  }

  /// The type whose parts are written and read under their names, where nobody has said under which: keys have been supplied for it.
  private func typeKeyed(by symbol: Symbol) -> Nominal? {
    guard let parent = symbol.member.parent, symbol.kind == .property || symbol.kind == .enumCase else { return nil }
    let isKey = parent.memberOrder.contains { member in
      guard case .type(let keys) = member, keys.module === checker.main.module, keys.span.source.isLibrary else {
        return false
      }
      return keys.cases.contains { $0.name == symbol.name }
    }
    return isKey ? parent : nil
  }

  /// The edits that give a symbol another name. What else may then mean something else is for a check of the whole to say.
  public func edits(renaming symbol: Symbol, to name: String) throws(RenameProblem) -> [Fix] {
    let pieces = SyntaxPieces(Array(name.utf8)).pieces
    guard pieces.count == 1, pieces[0].range == 0..<name.utf8.count, pieces[0].role == .name || pieces[0].role == .type
    else { throw .noName(name) }
    if let type = typeKeyed(by: symbol) { throw .key(symbol.name, of: type.name) }
    if let place = unknownUse(of: symbol) { throw .unknownUse(symbol.name, at: place) }
    let labels = wordsThatAreLabels()
    return try mentionsToRename(symbol).map { mention in
      let written = mention.span.text
      let beside = mentions(at: Int(mention.span.start), in: mention.span.source).filter {
        $0.symbol.key != mention.symbol.key && $0.span.start == mention.span.start && !$0.symbol.kind.isOfType
      }
      // `if let x` and `[x]` read what goes by the name that they declare.
      if beside.contains(where: { $0.role == .declaration }) { return Fix(mention.span, "\(written) = \(name)") }
      if mention.role == .declaration, !beside.isEmpty { return Fix(mention.span, "\(name) = \(written)") }
      // The label stays, and the name is written beside it.
      if mention.role == .declaration, mention.symbol.kind == .parameter,
        labels.contains(Occurrences.Place(mention.span))
      {
        return Fix(mention.span, "\(written) \(name)")
      }
      // What a case is read from and written as stays what it was.
      if mention.role == .declaration, case .enumCase(let entity) = mention.symbol.member, entity.node.rawValue == nil,
        entity.owner.rawType == checker.string
      {
        return Fix(mention.span, "\(name) = \"\(mention.symbol.name)\"")
      }
      // What a wrapped property is kept in, and what it projects, goes by its name.
      let sign =
        written.hasPrefix("$") || written.hasPrefix("_") && !symbol.name.hasPrefix("_") ? written.prefix(1) : ""
      return Fix(mention.span, sign + name)
    }
  }

  /// Where a word of a symbol's name stands that has no meaning. A label and a member of something else may be called the same.
  private func unknownUse(of symbol: Symbol) -> Span? {
    for source in sources {
      let known = Set(mentions(in: source).map(\.span.start))
      for piece in SyntaxPieces(source.text).pieces where !piece.declares || piece.role == .member {
        guard [.name, .member, .type].contains(piece.role), !known.contains(Int32(piece.range.lowerBound)) else {
          continue
        }
        let span = Span(source, piece.range.lowerBound, piece.range.upperBound)
        if span.nameText == symbol.name, isUnsound(at: span) { return span }
      }
    }
    return nil
  }

  /// Whether something is wrong in the statement around a place, or conditional compilation has left it out.
  private func isUnsound(at span: Span) -> Bool {
    let line = span.line
    if checker.diagnostics.contains(where: { $0.severity == .error }) { return true }
    var depth = 0
    for number in 1...line {
      let text = span.source.lineText(number).drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("#if") { depth += 1 }
      if text.hasPrefix("#endif") { depth -= 1 }
    }
    return depth > 0
  }

  /// Parameters whose one word is the label outside and the name inside.
  private func wordsThatAreLabels() -> Set<Occurrences.Place> {
    var places: Set<Occurrences.Place> = []
    for case let function as Function in ModulePart.all(of: checker.main.module) {
      for parameter in function.node?.parameters ?? [] where parameter.label?.span.start == parameter.name.span.start {
        places.insert(Occurrences.Place(parameter.name.span))
      }
    }
    return places
  }

  func family(of member: Member) -> [Member] {
    var family = [member]
    var seen: Set<ObjectIdentifier> = [member.identity]
    var index = 0
    let links = links
    while index < family.count {
      for next in links[family[index].identity] ?? [] where seen.insert(next.identity).inserted { family.append(next) }
      index += 1
    }
    return family
  }

  private var links: [ObjectIdentifier: [Member]] {
    var links: [ObjectIdentifier: [Member]] = [:]
    func link(_ one: Member, _ other: Member) {
      links[one.identity, default: []].append(other)
      links[other.identity, default: []].append(one)
    }
    for nominal in checker.conformingTypes() {
      for conformance in nominal.conformances {
        checker.complete(conformance)
        for witness in conformance.witnesses.values { link(witness.requirement, witness.winner) }
        for associated in conformance.proto.associatedTypes {
          for member in nominal.members(named: associated.name) where member.isTypeLike {
            link(.associated(associated), member)
          }
        }
      }
    }
    for part in ModulePart.all(of: checker.main.module) {
      switch part {
      case let function as Function: if let upper = function.overridden { link(.function(function), .function(upper)) }
      case let variable as Variable: if let upper = variable.overridden { link(.variable(variable), .variable(upper)) }
      case let proto as Nominal where proto.kind == .protocol: linkDefaults(of: proto, link)
      default: continue
      }
    }
    return links
  }

  /// Whether or not a type takes it: what an extension has for what is asked for is called the same.
  private func linkDefaults(of proto: Nominal, _ link: (Member, Member) -> Void) {
    for requirement in proto.requirements {
      for refining in [proto] + checker.protocols(refining: proto) {
        for member in refining.members(named: checker.memberName(requirement))
        where member.identity != requirement.identity
          && checker.writtenLabels(of: member) == checker.writtenLabels(of: requirement)
        {
          link(requirement, member)
        }
      }
    }
  }
}

extension Checker {
  /// Those of the script that refine a protocol.
  fileprivate func protocols(refining proto: Nominal) -> [Nominal] {
    ModulePart.all(of: main.module).compactMap { part in
      guard let nominal = part as? Nominal, nominal.kind == .protocol, nominal !== proto,
        allRefined(of: nominal).contains(where: { $0 === proto })
      else { return nil }
      return nominal
    }
  }
}

extension ScriptMap.Symbol.Kind {
  fileprivate var isOfType: Bool {
    switch self {
    case .structure, .classType, .enumeration, .proto, .alias, .associatedType, .genericParameter: true
    default: false
    }
  }
}
