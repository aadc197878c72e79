import Diagnostics
import Syntax

/// A name that may follow what is typed.
public struct CompletionCandidate {
  public let name: String
  /// Its type, or its name with labels.
  public let detail: String
  /// What is put behind it where there is no other: a parenthesis for a function, a colon for a label.
  public let closing: String
  /// What then stands behind the cursor.
  public let ending: String
  /// The type of its value, or of what a function gives, in words.
  let type: String?
  public let kind: Kind
  /// A function without parameters.
  public let takesNothing: Bool
  /// Where what it stands for is declared.
  public private(set) var declaration: Span?

  public enum Kind {
    case structure, classType, enumeration, proto, otherType
    case function, initializer, property, variable, enumCase
    case label, keyword, module
    /// All of a declaration's head.
    case declaration
  }

  public init(
    _ kind: Kind, name: String, detail: String, closing: String = "", ending: String = "", type: String? = nil,
    takesNothing: Bool = false
  ) {
    self.kind = kind
    self.takesNothing = takesNothing
    self.name = name
    self.detail = detail
    self.closing = closing
    self.ending = ending
    self.type = type
  }

  init(_ candidate: CompletionCandidate, declaredAt declaration: Span?) {
    self = candidate
    self.declaration = declaration
  }
}

/// What can be typed at a place, without reporting anything.
extension Checker {
  /// The members of a value or type that begin so. Nothing where the base can't be understood.
  ///
  /// - Parameter ofInstances: of a type, those of its values as well, as they are asked about: `Model.text`.
  public func completions(
    ofMembers prefix: String, base tree: SourceTree, ofInstances: Bool = false
  ) -> [CompletionCandidate] {
    let before = diagnostics
    defer { diagnostics = before }
    var result: [CompletionCandidate] = []
    _ = trying {
      guard let (expression, context) = begin(tree) else { return }
      if let type = Solver(checker: self, context: context).typeExpression(expression) {
        result = memberCandidates(of: type, isMetatype: true, prefix)
        if ofInstances { result = sorted(result + memberCandidates(of: type, isMetatype: false, prefix)) }
      } else {
        result = memberCandidates(of: check(expression, in: context).type, isMetatype: false, prefix)
      }
    }
    return result
  }

  /// The names that can stand alone and begin so.
  public func completions(ofNames prefix: String) -> [CompletionCandidate] {
    var names: [String: [Member]] = [:]
    for scope in [core] + imported + [main] {
      for (name, members) in scope.allNames where name.hasPrefix(prefix) && isOffered(name) {
        let visible = scope === main ? members : members.filter { $0.access >= .public }
        if !visible.isEmpty { names[name] = visible }
      }
    }
    return sorted(names.flatMap { name, members in members.map { candidate(name, $0, on: nil) } })
  }

  /// Types, or only protocols, whose names begin so; of no beginning, those of the script.
  public func completions(ofTypes prefix: String, onlyProtocols: Bool) -> [CompletionCandidate] {
    var result: [CompletionCandidate] = []
    for scope in prefix.isEmpty && !onlyProtocols ? [main] : [core] + imported + [main] {
      for (name, members) in scope.allNames where name.hasPrefix(prefix) && isOffered(name) {
        for case .type(let nominal) in members
        where (scope === main || nominal.access >= .public) && (!onlyProtocols || nominal.kind == .protocol) {
          result.append(candidate(name, .type(nominal), on: nil))
        }
      }
    }
    return sorted(result)
  }

  /// What the script itself declares.
  public func completionsOfOwnNames() -> [CompletionCandidate] {
    sorted(
      main.allNames.filter { isOffered($0.key) }.flatMap { name, members in members.map { candidate(name, $0, on: nil) }
      })
  }

  /// Whether a name can stand alone.
  public func knows(_ name: String) -> Bool {
    main.named(name) != nil || imported.contains { $0.named(name) != nil } || core.named(name) != nil
  }

  /// Whether a name is that of a member of one of some types, by what they are and what they conform to.
  public func knows(_ name: String, asMemberOf types: Set<String>) -> Bool {
    types.contains { type in
      lookUp(type, from: main).contains { member in
        guard case .type(let nominal) = member else { return false }
        return hasMember(name, nominal)
      }
    }
  }

  private func hasMember(_ name: String, _ nominal: Nominal) -> Bool {
    var current: Nominal? = nominal
    while let here = current {
      prepare(here)
      let protocols = here.kind == .protocol ? allRefined(of: here) : here.conformances.map(\.proto)
      if ([here] + protocols).contains(where: { !$0.members(named: name).isEmpty }) { return true }
      if case .nominal(let above, _)? = here.superclass { current = above } else { current = nil }
    }
    return false
  }

  /// The type of a value that is read, without reporting anything; nil for what is none.
  public func valueType(of tree: SourceTree) -> String? {
    let before = diagnostics
    defer { diagnostics = before }
    let (type, errors) = trying(mending: false) { () -> Type? in
      guard let (expression, context) = begin(tree),
        Solver(checker: self, context: context).typeExpression(expression) == nil
      else { return nil }
      return check(expression, in: context).type
    }
    guard errors == 0, let type, type != .error else { return nil }
    if case .function = type { return nil }
    return describe(type)
  }

  /// - Parameter scope: where it is asked; the script's own top unless given.
  func memberCandidates(
    of type: Type, isMetatype: Bool, _ prefix: String, from scope: Scope? = nil,
    in signature: GenericSignature = GenericSignature()
  ) -> [CompletionCandidate] {
    var names: Set<String> = []
    switch type {
    case .nominal(let nominal, _): names.formUnion(allMemberNames(of: nominal))
    case .tuple(let elements): return elements.enumerated().compactMap { tupleCandidate($0, $1, prefix) }
    case .error, .variable: return []
    default: for proto in protocols(of: type, in: signature) { names.formUnion(allMemberNames(of: proto)) }
    }
    var result: [CompletionCandidate] = []
    for name in names
    where name.hasPrefix(prefix) && isOffered(name, for: prefix, beside: names.contains)
      && (isMetatype || name != "init")
    {
      let choices = members(named: name, of: type, isMetatype: isMetatype, in: signature)
      for choice in choices
      where !choice.isUnapplied && isAccessible(choice.member, from: scope ?? main)
        && moduleToImport(for: choice.member, from: main) == nil
      {
        // Labels that begin so are the library's own as well.
        if writtenLabels(of: choice.member)?.contains(where: { $0?.hasPrefix("_") == true }) == true { continue }
        result.append(candidate(name, choice.member, on: type))
      }
    }
    if isMetatype, case .nominal(let nominal, _) = type {
      for case .type(let nested) in nominal.members.values.joined() where nested.name.hasPrefix(prefix) {
        result.append(candidate(nested.name, .type(nested), on: type))
      }
    }
    return sorted(result)
  }

  // MARK: Calls

  /// The labels that can come next in a call, and the types of what stands behind them.
  ///
  /// - Parameter count: how many arguments stand there already.
  public func completions(ofLabels prefix: String, callee tree: SourceTree, after count: Int) -> [CompletionCandidate] {
    parameters(callee: tree, after: count).compactMap { parameter in
      guard let label = parameter.label, label.hasPrefix(prefix), !label.hasPrefix("_") else { return nil }
      return CompletionCandidate(.label, name: label, detail: "\(label): \(describe(parameter.type))", closing: ": ")
    }
  }

  /// What `.name` can be where an argument of a call is expected: behind a label, or as the argument of that number.
  public func completions(
    ofImplicit prefix: String, callee tree: SourceTree, label: String?, after count: Int
  ) -> [CompletionCandidate] {
    let fitting = parameters(callee: tree, after: count).filter { $0.label == label }
    return sorted(fitting.flatMap { implicitCandidates(of: $0.type, prefix) })
  }

  /// What `.name` can be where a value of the type of an expression, or of the type that is named, is expected.
  public func completions(ofImplicit prefix: String, like tree: SourceTree) -> [CompletionCandidate] {
    let before = diagnostics
    defer { diagnostics = before }
    var result: [CompletionCandidate] = []
    _ = trying { if let type = questionedType(tree) { result = implicitCandidates(of: type, prefix) } }
    return result
  }

  func implicitCandidates(of type: Type, _ prefix: String) -> [CompletionCandidate] {
    let type = unwrapped(type) ?? type
    guard case .nominal(let nominal, _) = type else { return [] }
    let own = Set(
      allMemberNames(of: nominal).filter { name in
        members(named: name, of: type, isMetatype: true, in: GenericSignature()).contains { choice in
          switch choice.member {
          case .enumCase: return true
          case .variable(let variable):
            prepare(variable)
            return variable.type == type
          case .function(let function):
            prepare(function)
            return function.kind != .initializer && function.result == type
          default: return false
          }
        }
      })
    return memberCandidates(of: type, isMetatype: true, prefix).filter { own.contains($0.name) }
  }

  /// The parameters that can take the next argument: the first one left, and what follows those that may be left out.
  private func parameters(callee tree: SourceTree, after count: Int) -> [Parameter] {
    let before = diagnostics
    defer { diagnostics = before }
    var result: [Parameter] = []
    _ = trying {
      guard let (expression, context) = begin(tree) else { return }
      result = parameters(of: expression, in: context, after: count)
    }
    return result
  }

  /// - Parameter context: where the call stands.
  func parameters(of callee: Expression, in context: Context, after count: Int) -> [Parameter] {
    var result: [Parameter] = []
    for function in functions(called: callee, in: context) {
      prepare(function)
      for parameter in function.parameters.dropFirst(count) {
        if !result.contains(where: { $0.label == parameter.label && $0.type == parameter.type }) {
          result.append(parameter)
        }
        if parameter.defaultValue == nil, !parameter.isVariadic { break }
      }
    }
    return result
  }

  func functions(called callee: Expression, in context: Context) -> [Function] {
    let solver = Solver(checker: self, context: context)
    if let type = solver.typeExpression(callee) { return functionMembers(named: "init", of: type, isMetatype: true) }
    switch callee.kind {
    case .name(let name, _):
      return solver.lookUp(name.text).compactMap {
        if case .function(let function) = $0.member { function } else { nil }
      }
    case .member(let base?, let name, _):
      if let type = solver.typeExpression(base) {
        return functionMembers(named: name.text, of: type, isMetatype: true)
      }
      let (type, _) = trying { check(base, in: context).type }
      return functionMembers(named: name.text, of: type, isMetatype: false, in: context.generics)
    default: return []
    }
  }

  private func functionMembers(
    named name: String, of type: Type, isMetatype: Bool, in signature: GenericSignature = GenericSignature()
  ) -> [Function] {
    members(named: name, of: type, isMetatype: isMetatype, in: signature).compactMap { choice in
      if case .function(let function) = choice.member, !choice.isUnapplied { function } else { nil }
    }
  }

  private func tupleCandidate(
    _ index: Int, _ element: Type.TupleElement, _ prefix: String
  ) -> CompletionCandidate? {
    let name = element.label ?? String(index)
    guard name.hasPrefix(prefix) else { return nil }
    return CompletionCandidate(
      .property, name: name, detail: "\(name): \(describe(element.type))", type: describe(element.type))
  }

  /// The library's own names are nobody else's business, and operators are not completed.
  func isOffered(_ name: String) -> Bool {
    !name.hasPrefix("_") && !name.hasPrefix("$") && name != "subscript" && !isOperator(name)
  }

  /// A closure's `$0`, and what a wrapper projects, which stands beside the value, are offered where somebody begins so. What a
  /// builder makes is nobody's to name.
  func isOffered(_ name: String, for prefix: String, beside isThere: (String) -> Bool) -> Bool {
    guard name.hasPrefix("$"), prefix.hasPrefix("$") else { return isOffered(name) }
    let rest = String(name.dropFirst())
    return rest.allSatisfy(\.isNumber) || isThere(rest)
  }

  func candidate(_ name: String, _ member: Member, on type: Type?) -> CompletionCandidate {
    CompletionCandidate(bareCandidate(name, member, on: type), declaredAt: declaration(of: member))
  }

  private func bareCandidate(_ name: String, _ member: Member, on type: Type?) -> CompletionCandidate {
    prepareGenerics(of: member)
    switch member {
    case .function(let function):
      let result = type.map { describe(moved(function.result, to: $0, member)) } ?? describe(function.result)
      let shown = function.kind == .initializer || function.result == .void ? "" : " -> \(result)"
      return CompletionCandidate(
        function.kind == .initializer ? .initializer : .function, name: name, detail: fullName(of: member) + shown,
        closing: "(", type: result, takesNothing: function.parameters.isEmpty)
    case .variable(let variable):
      let shown = type.map { describe(moved(variable.type, to: $0, member)) } ?? describe(variable.type)
      return CompletionCandidate(
        variable.parent == nil ? .variable : .property, name: name, detail: "\(name): \(shown)", type: shown)
    case .type(let nominal):
      let kind: CompletionCandidate.Kind =
        switch nominal.kind {
        case .struct: .structure
        case .class: .classType
        case .enum: .enumeration
        case .protocol: .proto
        }
      return CompletionCandidate(
        kind, name: name, detail: "\(nominal.kindWord) \(name)", type: nominal.kind == .protocol ? nil : name)
    case .enumCase(let enumCase):
      let payload = enumCase.payload.map { ($0.label.map { "\($0): " } ?? "") + describe($0.type) }
      return CompletionCandidate(
        .enumCase, name: name,
        detail: payload.isEmpty ? "\(name): \(enumCase.owner.name)" : "\(name)(\(payload.joined(separator: ", ")))",
        closing: payload.isEmpty ? "" : "(", type: enumCase.owner.name)
    default: return CompletionCandidate(.otherType, name: name, detail: name)
    }
  }

  func sorted(_ candidates: [CompletionCandidate]) -> [CompletionCandidate] {
    var seen: Set<String> = []
    return candidates.filter { seen.insert($0.detail).inserted }.sorted {
      $0.name == $1.name ? $0.detail < $1.detail : $0.name < $1.name
    }
  }
}
