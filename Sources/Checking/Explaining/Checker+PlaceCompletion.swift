import Diagnostics
import Syntax

/// A function as it is shown while its arguments are typed.
public struct CallSignature {
  public let text: String
  /// Parts of the text.
  public let parameters: [String]
  /// The parameter that the argument under way is for; nil where it has none for it.
  public let active: Int?
}

/// What can be typed in the midst of a text: it is checked around the mark, and nothing of it is kept.
extension Checker {
  /// What can stand in the place of the mark and begins so; nil where the place can't be understood.
  ///
  /// - Parameters:
  ///   - tree: of a text in which `Mark.name` stands at the offset.
  ///   - isWhole: only what is called so itself is asked for.
  ///   - showsNear: where nothing is typed yet, the names that the text itself declares are wanted as well.
  public func completions(
    of prefix: String, at offset: Int, in tree: SourceTree, isWhole: Bool = false, showsNear: Bool = false
  ) -> [CompletionCandidate]? {
    var result: [CompletionCandidate]?
    let mark = Mark(tree.source, offset)
    looking {
      self.mark = mark
      defer { self.mark = nil }
      checkAround(mark, in: tree)
      guard let place = mark.place else { return }
      result = candidates(prefix, at: place, isWhole: isWhole, showsNear: showsNear)
      if isWhole { result = result?.filter { $0.name == prefix } }
    }
    return result
  }

  /// The functions that the call may be of in which the mark is an argument: those that can take it come first.
  public func callSignatures(at offset: Int, in tree: SourceTree) -> [CallSignature] {
    var result: [CallSignature] = []
    let mark = Mark(tree.source, offset)
    looking {
      self.mark = mark
      defer { self.mark = nil }
      checkAround(mark, in: tree)
      guard let call = mark.place?.call else { return }
      result = call.functions.filter { $0.parameters.allSatisfy { $0.label?.hasPrefix("_") != true } }.map {
        signature(of: $0, in: call)
      }
    }
    return result.filter { $0.active != nil } + result.filter { $0.active == nil }
  }

  private func signature(of function: Function, in call: Mark.Call) -> CallSignature {
    prepare(function)
    let parameters = function.parameters.map { parameter in
      let type = parameter.isVariadic ? element(ofArray: parameter.type).map { describe($0) + "..." } : nil
      let shown = type ?? describe(parameter.type)
      return "\(parameter.label ?? "_"): \(parameter.isInOut ? "inout " : "")\(shown)"
    }
    let isInitializer = function.kind == .initializer
    let name = isInitializer ? function.parent?.name ?? function.name : function.name
    let result = isInitializer || function.result == .void ? "" : " -> \(describe(function.result))"
    var active: Int?
    if let label = call.label {
      active = function.parameters.firstIndex { $0.label == label }
    } else if let variadic = function.parameters.firstIndex(where: \.isVariadic), variadic <= call.count {
      // What has no label goes on with those of which there may be any number.
      active = variadic
    } else if call.count < function.parameters.count {
      active = call.count
    }
    return CallSignature(
      text: "\(name)(\(parameters.joined(separator: ", ")))\(result)", parameters: parameters, active: active)
  }

  /// The name that is to be put where something is being typed.
  public static var markName: String { Mark.name }

  // MARK: Looking

  func declare(_ tree: SourceTree) -> Context {
    let top = Function(
      kind: .topLevel, name: "main", module: main.module, result: .void, span: Span(tree.source, 0, 0))
    top.stage = .known
    top.scope = main
    let declarations = tree.declarations
    for declaration in declarations {
      if case .importModule(let name) = declaration.kind { checkImport(name, in: main) }
    }
    forgetReplaced(by: declarations)
    declare(declarations, in: main, isScript: true)
    for declaration in declarations {
      for variable in globals(of: declaration) { topLevelFunctions[ObjectIdentifier(variable)] = top }
    }
    for declaration in declarations { prepareHead(of: declaration) }
    for declaration in declarations {
      for case .type(let nominal) in declared(by: declaration) { prepareAllMembers(of: nominal) }
    }
    runLaterChecks()
    return Context(
      function: top, scope: main, generics: GenericSignature(), selfVariable: nil, selfType: nil, result: nil)
  }

  private func checkAround(_ mark: Mark, in tree: SourceTree) {
    let context = declare(tree)
    for statement in tree.statements {
      let isHere = mark.isWithin(statement.span)
      switch statement.kind {
      case .declaration(let declaration):
        guard isHere else { continue }
        for case .type(let nominal) in declared(by: declaration) where check(around: mark, in: nominal) { return }
        checkDeclaration(declaration)
        _ = checkTopLevel(declaration)
      // What it binds is there for what follows.
      case .guardStatement where statement.span.end < mark.offset: _ = check(statement, in: context)
      default: if isHere { _ = check(statement, in: context) }
      }
    }
  }

  /// Checks the body of a type's that the mark is in, and nothing of what is beside it; false where it is in none.
  private func check(around mark: Mark, in nominal: Nominal) -> Bool {
    for member in nominal.memberOrder {
      switch member {
      case .type(let nested):
        if let whole = nested.declaration?.span, mark.isWithin(whole), check(around: mark, in: nested) { return true }
      case .function(let function):
        guard let body = function.body?.span, mark.isWithin(body) else { continue }
        prepare(nominal)
        checkBody(of: function)
        return true
      default: continue
      }
    }
    return false
  }

  // MARK: What can stand there

  private func candidates(
    _ prefix: String, at place: Mark.Place, isWhole: Bool, showsNear: Bool
  ) -> [CompletionCandidate] {
    let generics = place.context?.generics ?? GenericSignature()
    let found: [CompletionCandidate]
    switch place.role {
    case .type: return types(prefix, from: place.scope)
    case .member(.metatype(let type)):
      found = memberCandidates(of: type, isMetatype: true, prefix, from: place.scope, in: generics)
    case .member(let type):
      found = memberCandidates(of: type, isMetatype: false, prefix, from: place.scope, in: generics)
    case .implicitMember: return sorted(place.expected.flatMap { implicitCandidates(of: $0, prefix) })
    case .name:
      let labels = place.parameters.compactMap { parameter -> CompletionCandidate? in
        guard let label = parameter.label, label.hasPrefix(prefix), !label.hasPrefix("_") else { return nil }
        return CompletionCandidate(.label, name: label, detail: "\(label): \(describe(parameter.type))", closing: ": ")
      }
      // All names there are would be no help.
      if prefix.isEmpty && !showsNear { return sorted(labels) }
      let known = Set(labels.map(\.name))
      found = sorted(labels) + names(prefix, at: place, isWhole: isWhole).filter { !known.contains($0.name) }
    }
    return ranked(found, for: place)
  }

  /// What fits the place goes first.
  private func ranked(_ candidates: [CompletionCandidate], for place: Mark.Place) -> [CompletionCandidate] {
    let wanted = Set(place.expected.flatMap { [describe($0), describe(unwrapped($0) ?? $0)] }).subtracting(["Any", "_"])
    func fits(_ candidate: CompletionCandidate) -> Bool { candidate.type.map(wanted.contains) ?? false }
    return wanted.isEmpty ? candidates : candidates.filter(fits) + candidates.filter { !fits($0) }
  }

  /// Names that can stand alone: those nearer to the place first, each hiding the same one further out.
  private func names(_ prefix: String, at place: Mark.Place, isWhole: Bool) -> [CompletionCandidate] {
    var result: [CompletionCandidate] = []
    var seen: Set<String> = []
    func add(_ found: [CompletionCandidate]) {
      result += found.filter { !seen.contains($0.name) }
      seen.formUnion(found.map(\.name))
    }
    let hasSelf = place.context?.selfVariable != nil
    var isInner = true
    var current: Scope? = place.scope
    while let scope = current, !scope.isModule {
      let local = scope.names.filter { name, _ in
        name.hasPrefix(prefix) && isOffered(name, for: prefix, beside: { scope.names[$0] != nil })
      }
      add(sorted(local.flatMap { name, members in members.map { candidate(name, $0, on: nil) } }))
      if case .nominal(let nominal, _) = scope.kind {
        let type = isInner ? place.context?.selfType ?? nominal.selfType : nominal.selfType
        let generics = place.context?.generics ?? nominal.generics
        if isInner, hasSelf, "self".hasPrefix(prefix) {
          add([CompletionCandidate(.keyword, name: "self", detail: "self: \(describe(type))", type: describe(type))])
        }
        add(memberCandidates(of: type, isMetatype: !(isInner && hasSelf), prefix, from: place.scope, in: generics))
        add(types(prefix, of: nominal))
        isInner = false
      }
      current = scope.parent
    }
    if prefix.isEmpty {
      add(completionsOfOwnNames())
      return result
    }
    add(
      isWhole
        ? ((main.named(prefix) ?? []) + lookUpInModules(prefix, from: main)).map { candidate(prefix, $0, on: nil) }
        : completions(ofNames: prefix))
    return result
  }

  private func types(_ prefix: String, of nominal: Nominal) -> [CompletionCandidate] {
    sorted(
      nominal.memberOrder.compactMap { member in
        guard case .type(let nested) = member, nested.name.hasPrefix(prefix) else { return nil }
        return candidate(nested.name, member, on: nil)
      })
  }

  private func types(_ prefix: String, from place: Scope) -> [CompletionCandidate] {
    var result: [CompletionCandidate] = []
    var current: Scope? = place
    while let scope = current, !scope.isModule {
      for (name, members) in scope.names where name.hasPrefix(prefix) && isOffered(name) {
        result += members.filter(\.isTypeLike).map { candidate(name, $0, on: nil) }
      }
      if case .nominal(let nominal, _) = scope.kind { result += types(prefix, of: nominal) }
      current = scope.parent
    }
    return sorted(result) + completions(ofTypes: prefix, onlyProtocols: false)
  }

  // MARK: Members that are to be declared

  /// What a type may declare at a place between its members: what its protocols ask for and it has not, first that of which there
  /// is no default; and what it may override. Nil where the place is in no type.
  public func stubs(at offset: Int, in tree: SourceTree) -> [CompletionCandidate]? {
    var result: [CompletionCandidate]?
    looking {
      _ = declare(tree)
      guard let nominal = memberPlace(tree.declarations, Mark(tree.source, offset), in: nil) else { return }
      prepare(nominal)
      result = stubs(of: nominal)
    }
    return result
  }

  /// The type between whose members a place is.
  private func memberPlace(_ declarations: [Declaration], _ mark: Mark, in outer: Nominal?) -> Nominal? {
    for declaration in declarations where mark.isWithin(declaration.span) {
      switch declaration.kind {
      case .type(let node):
        let found = outer.map { $0.members(named: node.name.text) } ?? main.names[node.name.text] ?? []
        for case .type(let nominal) in found where nominal.declaration === declaration {
          guard mark.isWithin(node.braces), mark.offset > node.braces.start else { return nil }
          return memberPlace(node.members, mark, in: nominal)
        }
      case .extensionDeclaration(let node):
        for ext in extensionsByNominal.values.joined() where ext.declaration === declaration {
          return memberPlace(node.members, mark, in: ext.nominal)
        }
      default: return nil
      }
    }
    return outer
  }

  private func stubs(of nominal: Nominal) -> [CompletionCandidate] {
    if nominal.kind == .protocol { return [] }
    var missing: [String] = []
    var defaulted: [String] = []
    for proto in protocols(of: nominal.selfType, in: nominal.generics) {
      guard !proto.name.hasPrefix("_"), !proto.isMarker, let conformance = conformance(of: nominal, to: proto) else {
        continue
      }
      complete(conformance)
      for requirement in proto.requirements where isStubOffered(requirement) {
        let witness = conformance.witnesses[requirement.identity]?.winner
        if let witness, witness.parent !== proto && witness.parent?.kind != .protocol { continue }
        let text = requirementText(requirement, conformance, isStub: true)
        if witness == nil { missing.append(text) } else { defaulted.append(text) }
      }
    }
    var seen: Set<String> = []
    return (missing + defaulted + overrides(in: nominal)).filter { seen.insert($0).inserted }.map(stub)
  }

  private func isStubOffered(_ requirement: Member) -> Bool {
    let name = memberName(requirement)
    return isOffered(name) && writtenLabels(of: requirement)?.contains { $0?.hasPrefix("_") == true } != true
  }

  /// What a class may override of those above it.
  private func overrides(in nominal: Nominal) -> [String] {
    var result: [String] = []
    var current = nominal.superclass
    while case .nominal(let above, _)? = current {
      for member in above.memberOrder
      where !member.isStatic && isOffered(memberName(member)) && member.access > .fileprivate {
        if !nominal.members(named: memberName(member)).isEmpty { continue }
        switch member {
        case .variable(let variable) where !variable.isFinal && variable.extensionInfo == nil && !variable.isLet:
          result.append("override var \(variable.name): \(describe(variable.type)) { <#value#> }")
        case .function(let function)
        where !function.isFinal && function.extensionInfo == nil && function.synthesis == nil
          && function.kind != .initializer:
          let body = function.result == .void ? "{ }" : "{ <#value#> }"
          result.append("override func \(signatureText(of: function) { describe($0) }) \(body)")
        default: break
        }
      }
      current = above.superclass
    }
    return result
  }

  /// A declaration up to where its body is to be written, and what stands behind that.
  private func stub(_ text: String) -> CompletionCandidate {
    for body in [" { <#value#> }", " { }"] where text.hasSuffix(body) {
      let head = String(text.dropLast(body.count))
      let isProperty = head.contains("var ")
      return CompletionCandidate(
        .declaration, name: head, detail: head, closing: isProperty ? " { " : " {\n", ending: isProperty ? " }" : "\n}")
    }
    return CompletionCandidate(.declaration, name: text, detail: text)
  }
}
