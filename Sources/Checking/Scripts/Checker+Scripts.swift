import Diagnostics
import Syntax

/// Checking a whole script, or one entry at the prompt.
extension Checker {
  func runLaterChecks() {
    while !laterChecks.isEmpty {
      let checks = laterChecks
      laterChecks = []
      for check in checks { check() }
    }
  }

  /// - Parameter entry: where it begins, where no statements do.
  func checkScript(_ trees: [SourceTree], top tree: SourceTree?, entry: ProgramEntry?) -> Function {
    let place = tree?.source ?? entry?.attribute.span.source ?? trees[0].source
    let top = Function(
      kind: .topLevel, name: "main", module: main.module, result: .void, span: Span(place, 0, 0))
    top.stage = .known
    top.isAsync = tree?.waits ?? false
    if trees.count > 1 {
      for tree in trees { fileScopes[ObjectIdentifier(tree.source)] = Scope(file: tree.source, of: main) }
    }
    let home = scope(of: place)
    top.scope = home
    let files = trees.map { tree in (scope: scope(of: tree.source), declarations: tree.declarations) }
    let declarations = files.flatMap { $0.declarations }
    for file in files {
      for declaration in file.declarations {
        if case .importModule(let name) = declaration.kind { checkImport(name, in: file.scope) }
      }
    }
    forgetReplaced(by: declarations)
    checkRedeclarations(declarations)
    for declaration in declarations {
      checkModifiers(of: declaration, at: .file)
      if tree == nil || isSession { continue }
      for attribute in declaration.attributes where ProgramEntry.attributes.contains(attribute.name.text) {
        let name = attribute.name.text
        report(.notAllowed("`@\(name)` in a script, which begins at its top level,"), at: attribute.span)
      }
    }
    for file in files { declareTypes(file.declarations, in: file.scope) }
    for file in files { bindExtensions(file.declarations, in: file.scope) }
    let functions = files.map { declareValues($0.declarations, in: $0.scope, isScript: true) }
    for declaration in declarations {
      guard case .variable = declaration.kind else { continue }
      for variable in globals(of: declaration) {
        if variable.span.source === tree?.source {
          topLevelFunctions[ObjectIdentifier(variable)] = top
        } else {
          variable.isInitializedOnFirstUse = true
        }
      }
    }
    for declaration in declarations { prepareHead(of: declaration) }
    for declaration in declarations {
      for case .type(let nominal) in declared(by: declaration) { prepareAllMembers(of: nominal) }
    }
    runLaterChecks()
    // What is private to a file is in nobody's way elsewhere.
    let shared = functions.joined().filter { $0.declaration.map(isOfFile) != true }
    for (own, file) in zip(functions, files) {
      let all = functions.count == 1 ? own : shared + own.filter { $0.declaration.map(isOfFile) == true }
      checkOverloads(all, in: file.scope)
    }
    let isExtended = declarations.contains { if case .extensionDeclaration = $0.kind { true } else { false } }
    if isSession, isExtended { for conformance in chooseWitnessesAgain() { checkConformance(conformance) } }
    // What follows a `guard` at the top sees what that binds, and is looked at behind it.
    let border = tree?.statements.first { if case .guardStatement = $0.kind { true } else { false } }?.span.start
    func isLate(_ declaration: Declaration) -> Bool {
      declaration.span.source === tree?.source && border.map { declaration.span.start > $0 } ?? false
    }
    for declaration in declarations where !isLate(declaration) { checkDeclaration(declaration) }
    for other in trees where other.source !== tree?.source { checkTopLevel(ofLibraryFile: other) }

    let context = Context(
      function: top, scope: home, generics: GenericSignature(), selfVariable: nil, selfType: nil, result: nil)
    var statements: [CheckedStatement] = []
    for statement in tree?.statements ?? [] {
      if case .declaration(let declaration) = statement.kind {
        if isLate(declaration) { checkDeclaration(declaration) }
        statements += checkTopLevel(declaration)
      } else if let checked = check(statement, in: context) {
        statements.append(checked)
      }
    }
    if let entry {
      statements += checkStart(of: entry, declarations, in: context)
    } else if let tree, !isSession, tree.statements.allSatisfy(\.isDeclaration) {
      statements += checkPreviews(in: tree.declarations, in: context)
    }
    runLaterChecks()
    let body = CheckedBlock(statements, Span(place, 0, place.text.count))
    top.checkedBody = body
    checkExposure(of: declarations)
    checkRedundantAccess(in: declarations)
    if isSession {
      checkDefiniteUse(in: using(declarations, after: body))
    } else {
      checkDefiniteUse(atTop: body, of: place)
    }
    checkErrors(in: body, of: top)
    checkWaiting(in: body, of: top)
    foldable.append(.body(body, top))
    visitWellTypedBodies()
    leaveOutUnclosed()
    leaveOutWhatIsNotReached()
    lookForWarnings(top: body)
    foldable = []
    teach()
    for tree in trees { sortDiagnostics(of: tree.source) }
    dropEchoes()
    bodies?.finish(diagnostics)
    return top
  }

  /// Where the names of a file of the script are looked for.
  private func scope(of source: Source) -> Scope { fileScopes[ObjectIdentifier(source)] ?? main }

  func checkTopLevel(_ declaration: Declaration) -> [CheckedStatement] {
    switch declaration.kind {
    case .variable: return checkGlobals(declaration)
    case .initializer, .deinitializer, .subscriptDeclaration, .enumCases, .associatedType:
      report(.notAllowed("this declaration outside a type"), at: declaration.span)
    default: break
    }
    return []
  }

  /// A file that nothing begins with has declarations only; its variables get their values when they are first used.
  private func checkTopLevel(ofLibraryFile tree: SourceTree) {
    for statement in tree.statements {
      guard case .declaration(let declaration) = statement.kind else {
        // A preview in another file waits to be asked for.
        if statement.isPreview { continue }
        report(.notAllowed("a statement at the top level of another file than main.swift"), at: statement.span)
        continue
      }
      for checked in checkTopLevel(declaration) {
        guard case .declare(let pattern, nil) = checked.kind, case .bind(let variable) = pattern.kind else { continue }
        if variable.isStored {
          report(
            .notAllowed("a variable without a value at the top level of another file than main.swift"),
            at: variable.span)
        }
      }
    }
  }

  /// What stands between a brace that is not closed and the place where that was noticed stands in no order that was meant.
  private func leaveOutUnclosed() {
    for unclosed in diagnostics {
      guard case .syntax(.unclosed(.curly, let opened, _)) = unclosed.problem else { continue }
      let line = opened.source.line(at: Int(opened.start))
      diagnostics.removeAll { diagnostic in
        guard case .check = diagnostic.problem, diagnostic.severity == .error, diagnostic.span.source === opened.source,
          diagnostic.span.start <= unclosed.span.start
        else { return false }
        return opened.source.line(at: Int(diagnostic.span.start)) >= line
      }
    }
  }

  /// As the compiler does: without a module nothing is looked at, and what is found by following the ways through bodies counts only
  /// where the rest is right.
  private func leaveOutWhatIsNotReached() {
    let lacksModule = diagnostics.contains { diagnostic in
      if case .check(.unknownModule) = diagnostic.problem { true } else { false }
    }
    if lacksModule {
      diagnostics.removeAll { diagnostic in
        switch diagnostic.problem {
        case .syntax, .check(.unknownModule): false
        default: true
        }
      }
      return
    }
    if diagnostics.contains(where: \.hidesFlow) {
      diagnostics.removeAll { diagnostic in
        if case .check(let problem) = diagnostic.problem { return problem.isOfFlow }
        return false
      }
    } else if !diagnostics.contains(where: \.isLimit) {
      checkFoldable()
    }
  }

  /// As if all variables were used at the end: later entries may.
  private func using(_ declarations: [Declaration], after body: CheckedBlock) -> CheckedBlock {
    var uses: [CheckedStatement] = []
    for declaration in declarations {
      for variable in globals(of: declaration) where variable.isStored && !variable.hasInitialValue {
        let use = Term(.variable(variable), variable.type, variable.span)
        uses.append(CheckedStatement(.term(Term(.discard(use), .void, variable.span)), variable.span))
      }
    }
    return uses.isEmpty ? body : CheckedBlock(body.statements + uses, body.span)
  }

  func checkImport(_ name: Name, in home: Scope) {
    if importableModules.contains(name.text) {
      importModule(name.text, in: home)
    } else if UnsupportedModules.contains(name.text) {
      report(.unsupportedModule(name.text), at: name.span)
    } else {
      let suggestion = nearest(to: name.text, among: importableModules)
      let known = importableModules.filter { !modulesInPart.contains($0) }
      report(.unknownModule(name.text, suggestion: suggestion, known: known), at: name.span)
    }
  }

  /// An extension has a say in what earlier entries declared as well: as in a file, where it may stand anywhere.
  @discardableResult func chooseWitnessesAgain() -> [Conformance] {
    var changed: [Conformance] = []
    func visit(_ nominal: Nominal) {
      dropSynthesized(of: nominal)
      for conformance in nominal.conformances where conformance.isComplete {
        changed.append(conformance)
        checkedConformances.remove(ObjectIdentifier(conformance))
        chooseWitnesses(of: conformance)
      }
      for case .type(let nested) in nominal.memberOrder { visit(nested) }
    }
    for case .type(let nominal) in main.names.values.joined() { visit(nominal) }
    return changed
  }

  /// What the compiler supplied gives way to what is written.
  private func dropSynthesized(of nominal: Nominal) {
    var superseded: Set<ObjectIdentifier> = []
    for case .function(let function) in nominal.memberOrder where function.synthesis != nil {
      let isWritten = nominal.members(named: function.name).contains { other in
        guard case .function(let written) = other, written.synthesis == nil, written.kind == function.kind,
          written.isStatic == function.isStatic
        else { return false }
        prepare(written)
        return written.parameters.map(\.label) == function.parameters.map(\.label)
          && written.parameters.map(\.type) == function.parameters.map(\.type)
      }
      if isWritten { superseded.insert(ObjectIdentifier(function)) }
    }
    if superseded.isEmpty { return }
    nominal.remove(superseded)
    for (name, functions) in operators {
      operators[name] = functions.filter { !superseded.contains(ObjectIdentifier($0)) }
    }
    lookUps.members = [:]
  }

  /// What an earlier entry declared under the same name gives way.
  func forgetReplaced(by declarations: [Declaration]) {
    var names: Set<String> = []
    for declaration in declarations {
      switch declaration.kind {
      case .type(let node): names.insert(node.name.text)
      case .typeAlias(let name, _, _): names.insert(name.text)
      case .variable(let node):
        for binding in node.bindings { names.formUnion(self.names(in: binding.pattern).map { $0.text }) }
      case .function(let node):
        let key = overloadKey(node)
        guard var members = main.names[node.name.text] else { continue }
        members.removeAll { member in
          switch member {
          case .function(let function): return function.node.map { overloadKey($0) } == key
          case .variable: return true
          default: return false
          }
        }
        main.set(node.name.text, members.isEmpty ? nil : members)
      default: break
      }
    }
    replacedVariables = [:]
    for name in names {
      guard let earlier = main.names[name] else { continue }
      if case .variable? = earlier.first { replacedVariables[name] = earlier }
      main.set(name, nil)
    }
  }

  private func checkRedeclarations(_ declarations: [Declaration]) {
    var seen: [String: Span] = [:]
    /// A variable and a function with parameters may share a name.
    var variables: Set<String> = []
    func note(_ name: Name) {
      if name.text == "_" { return }
      if let previous = seen[name.text] {
        report(.redeclaration(name.text, previous: previous), at: name.span)
      } else {
        seen[name.text] = name.span
      }
    }
    // What is private to a file is in nobody's way elsewhere.
    let own = Dictionary(grouping: declarations.filter { isOfFile($0) }) { ObjectIdentifier($0.span.source) }
    if own.count > 1 {
      let shared = declarations.filter { !isOfFile($0) }
      for source in own.values { checkRedeclarations(shared + source) }
      return
    }
    for declaration in declarations {
      switch declaration.kind {
      case .type(let node): note(node.name)
      case .typeAlias(let name, _, _): note(name)
      case .variable(let node):
        for binding in node.bindings {
          for name in names(in: binding.pattern) {
            note(name)
            variables.insert(name.text)
          }
        }
      case .operatorDeclaration(let name):
        let key = fixity(declaration) + " " + name.text
        if seen[key] != nil { report(.redeclaration(name.text, previous: seen[key]), at: name.span) }
        seen[key] = name.span
      default: break
      }
    }
    for declaration in declarations {
      guard case .function(let node) = declaration.kind else { continue }
      if let other = seen[node.name.text], !variables.contains(node.name.text) || node.parameters.isEmpty {
        // The later one of the two is told.
        let (first, second) = other.start < node.name.span.start ? (other, node.name.span) : (node.name.span, other)
        report(.redeclaration(node.name.text, previous: first), at: second)
      }
    }
  }

  private func isOfFile(_ declaration: Declaration) -> Bool {
    declaration.has(.private) || declaration.has(.fileprivate)
  }

  /// What tells overloads of a function apart.
  private func overloadKey(_ node: FunctionNode) -> [String] {
    node.parameters.map { "\($0.label?.text ?? "_"):\($0.type.span.text)" }
  }

  func globals(of declaration: Declaration) -> [Variable] {
    guard case .variable(let node) = declaration.kind else { return [] }
    let names = Set(node.bindings.flatMap { self.names(in: $0.pattern) }.map(\.text))
    return names.flatMap { main.names[$0] ?? [] }.compactMap { member in
      if case .variable(let variable) = member, variable.node === declaration { return variable }
      return nil
    }.sorted { $0.span.start < $1.span.start }
  }

  /// The type that a declaration introduces or extends.
  func declared(by declaration: Declaration) -> [Member] {
    switch declaration.kind {
    case .type(let node): return main.names[node.name.text] ?? []
    case .extensionDeclaration(let node):
      var type = node.type
      while case .name(let base?, _, _) = type.kind { type = base }
      if case .name(nil, let name, _) = type.kind { return main.names[name.text] ?? [] }
    default: break
    }
    return []
  }

  private func checkGlobals(_ declaration: Declaration) -> [CheckedStatement] {
    var result: [CheckedStatement] = []
    guard case .variable(let node) = declaration.kind else { return [] }
    let all = globals(of: declaration)
    for (index, binding) in node.bindings.enumerated() {
      let variables = all.filter { $0.bindingIndex == index }
      guard let lead = variables.first else {
        // `let _ = value`
        if let value = binding.value {
          let context = Context(
            function: Function(
              kind: .topLevel, name: "main", module: main.module, result: .void, span: declaration.span),
            scope: scope(of: declaration.span.source), generics: GenericSignature(), selfVariable: nil, selfType: nil,
            result: nil)
          let wanted = binding.type.map { resolve($0, in: scope(of: declaration.span.source)) }
          let term = check(value, expecting: wanted, reason: .initialValue, in: context)
          result.append(CheckedStatement(.term(Term(.discard(term), .void, value.span)), declaration.span))
        }
        continue
      }
      prepare(lead)
      checkOwnership(of: lead)
      if !lead.isStored {
        checkAccessors(of: lead)
        continue
      }
      let value = initialValue(of: lead)
      checkAccessors(of: lead)
      let pattern = value?.pattern ?? CheckedPattern(.bind(lead), lead.type, lead.span)
      if value == nil, lead.type != .error { noteLate(lead) }
      result.append(CheckedStatement(.declare(pattern, value?.value), declaration.span))
    }
    return result
  }

  /// What is synthesised must be there before bodies look for it: `==` is found by its name alone.
  func prepareAllMembers(of nominal: Nominal) {
    prepareMembers(of: nominal)
    for case .type(let nested) in nominal.memberOrder { prepareAllMembers(of: nested) }
  }

  /// What is referred to without being kept must be an object.
  func checkOwnership(of variable: Variable) {
    switch variable.ownership {
    case .strong: break
    case .weak: checkWeak(variable)
    case .unowned:
      let type = unwrapped(variable.type) ?? variable.type
      if type != .error, !isClassBound(type, in: variable.home?.generics ?? variable.generics) {
        report(.weakNeedsClass(describe(type), word: "unowned"), at: variable.span)
      }
    }
  }

  private func checkWeak(_ variable: Variable) {
    guard let inner = unwrapped(variable.type) else {
      if variable.type != .error {
        report(.weakNeedsOptional(variable.name, describe(variable.type)), at: variable.span)
      }
      return
    }
    if inner != .error, !isClassBound(inner, in: variable.home?.generics ?? variable.generics) {
      report(.weakNeedsClass(describe(inner), word: "weak"), at: variable.span)
    }
  }
}

extension SourceTree {
  var declarations: [Declaration] {
    statements.compactMap { if case .declaration(let declaration) = $0.kind { declaration } else { nil } }
  }
}
