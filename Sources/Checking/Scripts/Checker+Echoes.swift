import Diagnostics

/// One mistake, one error: what follows from another is not told, and what is wrong at several places by one mistake is told once,
/// with all of them.
extension Checker {
  func dropEchoes() {
    toldNames = [:]
    guard let first = diagnostics.first(where: { $0.severity == .error }) else { return }
    tellUnclosedWhereItShows()
    dropWhatHangsOnLimits()
    var files: [ObjectIdentifier: Damage] = [:]
    for source in diagnostics.map(\.span.source) where files[ObjectIdentifier(source)] == nil {
      files[ObjectIdentifier(source)] = Damage(
        of: source, by: diagnostics.filter { $0.span.source === source }, isOfLibrary: { core.named($0) != nil })
    }
    diagnostics.removeAll { files[ObjectIdentifier($0.span.source)]?.mayHaveCaused($0) ?? false }
    tellOneOfLine()
    dropWhatLackingModulesMayHave()
    tellOnce()
    // Whatever is wrong with the above: what does not compile is never accepted.
    if !diagnostics.contains(where: { $0.severity == .error }) { diagnostics.append(first) }
  }

  /// A type that inherits from what is not built lacks what it would have from there, and is not what it would be.
  private func dropWhatHangsOnLimits() {
    let limits = diagnostics.filter { if case .check(let problem) = $0.problem { problem.isLimit } else { false } }
    if limits.isEmpty { return }
    var incomplete: [Nominal] = []
    let types = main.allNames.values.joined().compactMap { (meaning) -> Nominal? in
      if case .type(let nominal) = meaning, !nominal.module.isLibrary { nominal } else { nil }
    }
    var wasAdded = true
    while wasAdded {
      let found = types.filter { nominal in
        guard !incomplete.contains(where: { $0 === nominal }) else { return false }
        if case .nominal(let above, _)? = nominal.superclass, incomplete.contains(where: { $0 === above }) {
          return true
        }
        return nominal.node?.allInherited.contains { node in
          limits.contains { node.span.contains($0.span) }
        } ?? false
      }
      incomplete += found
      wasAdded = !found.isEmpty
    }
    if incomplete.isEmpty { return }
    let names = Set(incomplete.map { describe($0.selfType) })
    let places = incomplete.flatMap { nominal in
      [nominal.declaration?.span].compactMap { $0 }
        + (extensionsByNominal[ObjectIdentifier(nominal)] ?? []).map { $0.declaration.span }
    }
    diagnostics.removeAll { diagnostic in
      guard case .check(let problem) = diagnostic.problem, !problem.isLimit else { return false }
      let isInside = places.contains { $0.contains(diagnostic.span) }
      return problem.mayHangOnInheritance(of: names, isInside: isInside)
        || mentions(names, onLineOf: diagnostic.span)
    }
  }

  /// Where a module is imported that is not built, a name that is like no other may be one of its.
  private func dropWhatLackingModulesMayHave() {
    let sources = diagnostics.compactMap { diagnostic -> ObjectIdentifier? in
      guard case .check(.unsupportedModule) = diagnostic.problem else { return nil }
      return ObjectIdentifier(diagnostic.span.source)
    }
    if sources.isEmpty { return }
    diagnostics.removeAll { diagnostic in
      guard sources.contains(ObjectIdentifier(diagnostic.span.source)), case .check(let problem) = diagnostic.problem
      else { return false }
      switch problem {
      case .cannotFind(_, _, suggestion: nil), .missingImport, .unknownAttribute(_, suggestion: nil): return true
      // `PHPicker` is not meant for what begins with `UI`.
      case .cannotFind(let name, _, suggestion: let near?):
        return name.prefix(2).allSatisfy(\.isUppercase) && name.prefix(2) != near.prefix(2)
      case .noMember(_, of: let type, suggestion: nil, isStatic: _, habit: nil): return main.named(type) == nil
      default: return false
      }
    }
  }

  private func mentions(_ names: Set<String>, onLineOf span: Span) -> Bool {
    let words = span.source.lineText(span.line).split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.contains { names.contains(String($0)) }
  }

  /// One error of the syntax for a line; and an unknown name or operator leaves the rest of the line without types.
  private func tellOneOfLine() {
    var names: Set<TextLine> = []
    var members: Set<TextLine> = []
    /// Where unknown operators begin and end.
    var operators: [TextLine: [Int32]] = [:]
    for diagnostic in diagnostics {
      let (line, span) = (TextLine(diagnostic.span), diagnostic.span)
      if case .syntax(.unknownOperator) = diagnostic.problem { operators[line, default: []] += [span.start, span.end] }
      guard case .check(let problem) = diagnostic.problem else { continue }
      if problem.nameUnknownInScope != nil {
        names.insert(line)
      } else if problem.unknownName != nil {
        members.insert(line)
      }
      if case .unknownOperator = problem { operators[line, default: []] += [span.start, span.end] }
    }
    var told: Set<TextLine> = []
    diagnostics = diagnostics.filter { diagnostic in
      guard diagnostic.severity == .error else { return true }
      let (line, span) = (TextLine(diagnostic.span), diagnostic.span)
      switch diagnostic.problem {
      case .syntax, .check(.unknownOperator): return told.insert(line).inserted
      case .check(let problem):
        // In `list..first` it is the operator that is wrong.
        let isName = problem.nameUnknownInScope != nil
        if let ends = operators[line] { return isName && !ends.contains(span.start) && !ends.contains(span.end) }
        return isName || !names.contains(line) && (problem.unknownName != nil || !members.contains(line))
      default: return true
      }
    }
  }

  /// A brace that is not closed is missed at the first place that shows it, not at the end of the file.
  private func tellUnclosedWhereItShows() {
    for (index, unclosed) in diagnostics.enumerated() {
      guard case .syntax(.unclosed(.curly, let opened, _)) = unclosed.problem else { continue }
      let sign = diagnostics.indices.filter { other in
        let diagnostic = diagnostics[other]
        guard other != index, diagnostic.span.source === opened.source, case .syntax(let problem) = diagnostic.problem,
          diagnostic.severity == .error
        else { return false }
        return problem.isOfNesting && diagnostic.span.start > opened.start
          && diagnostic.span.start < unclosed.span.start
      }.min { diagnostics[$0].span.start < diagnostics[$1].span.start }
      guard let sign else { continue }
      let place = diagnostics[sign].span
      diagnostics[sign] = Diagnostic(.syntax(.unclosed(.curly, opened: opened, found: place.text)), at: place)
      diagnostics.remove(at: index)
      return
    }
  }

  /// The same said of the same declaration is one mistake; so is a name that is missing in a scope and in a type.
  private func tellOnce() {
    var first: [Told: Int] = [:]
    var result: [Diagnostic] = []
    for diagnostic in diagnostics {
      let (told, asks) = Told.all(in: diagnostic)
      if let index = asks.firstResult({ first[$0] }) {
        result[index].addRepetition(at: diagnostic.span)
        continue
      }
      for one in told where first[one] == nil { first[one] = result.count }
      result.append(diagnostic)
    }
    diagnostics = result
  }
}

/// What is said, and of what.
private struct Told: Hashable {
  enum What: Hashable {
    case headline(String, of: Int32?), nameInScope(String), member(String)
  }
  let source: ObjectIdentifier
  let what: What

  /// What a diagnostic tells, and what would tell it if that was told before; nothing where another like it may have another cause.
  static func all(in diagnostic: Diagnostic) -> (told: [Told], asks: [Told]) {
    guard diagnostic.severity == .error else { return ([], []) }
    func told(_ all: What...) -> [Told] { all.map { Told(source: ObjectIdentifier(diagnostic.span.source), what: $0) } }
    let problem: CheckProblem
    switch diagnostic.problem {
    case .syntax(.undeclaredOperator(let name)), .syntax(.unknownOperator(let name, _)),
      .check(.unknownOperator(let name)):
      return (told(.nameInScope(name)), told(.nameInScope(name)))
    case .check(let found): problem = found
    default: return ([], [])
    }
    if let name = problem.nameUnknownInScope {
      return (told(.nameInScope(name)), told(.nameInScope(name), .member(name)))
    }
    let message = diagnostic.message
    let declaration = message.related.first { $0.span.source === diagnostic.span.source }?.span.start
    let headline = What.headline(message.headline, of: declaration)
    if let name = problem.unknownName {
      return (told(headline, .member(name)), told(headline, .nameInScope(name)))
    }
    return declaration == nil ? ([], []) : (told(headline), told(headline))
  }
}

/// A line of a file.
private struct TextLine: Hashable {
  let source: ObjectIdentifier
  let number: Int

  init(_ span: Span) {
    source = ObjectIdentifier(span.source)
    number = span.line
  }
}
