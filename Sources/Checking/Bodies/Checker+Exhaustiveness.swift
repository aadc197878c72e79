import Diagnostics
import Syntax

/// Whether a `switch` covers every value. Rows of patterns are taken apart constructor by constructor; what no row covers is shown
/// to the reader as the cases to add.
extension Checker {
  func checkExhaustive(_ cases: [CheckedSwitch.Case], _ type: Type, _ node: SwitchNode, in context: Context) {
    if cases.isEmpty {
      if isUninhabited(type) { return }
      report(.emptySwitch, at: node.keyword)
      return
    }
    if cases.contains(where: { $0.isDefault }) { return }
    var rows: [[Space]] = []
    for entry in cases {
      for (pattern, condition) in entry.patterns where condition == nil { rows.append([space(pattern)]) }
    }
    var steps = 20_000
    let missing = uncovered(rows, [type], in: context.generics, &steps)
    if let missing, steps > 0 {
      let shown = missing.map { $0.first.map(show) ?? "_" }
      report(.notExhaustive(missing: shown.contains("_") ? [] : shown, last: node.cases.last?.span), at: node.keyword)
    }
  }

  /// Whether there are no values of an enum, as it has no cases.
  func isUninhabited(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type else { return false }
    return nominal.kind == .enum && nominal.cases.isEmpty
  }

  /// The part of a pattern that matters here.
  indirect enum Space {
    case anything
    case enumCase(String, [Space], labels: [String?])
    case boolean(Bool)
    case tuple([Space])
    /// Covers nothing for certain.
    case unknown
  }

  func space(_ pattern: CheckedPattern) -> Space {
    switch pattern.kind {
    case .wildcard, .bind: return .anything
    case .tuple(let parts): return .tuple(parts.map { space($0) })
    case .enumCase(let entity, let parts):
      // One name for a payload of several takes them all.
      if parts.count == 1, entity.payload.count > 1 {
        guard case .anything = space(parts[0]) else { return .unknown }
        return .enumCase(entity.name, entity.payload.map { _ in .anything }, labels: entity.payload.map { $0.label })
      }
      let all = parts.isEmpty ? entity.payload.map { _ in Space.anything } : parts.map { space($0) }
      return .enumCase(entity.name, all, labels: entity.payload.map { $0.label })
    case .some(let inner): return .enumCase("some", [space(inner)], labels: [nil])
    case .none: return .enumCase("none", [], labels: [])
    case .cast(let target, let inner):
      // A cast that always succeeds covers what its pattern covers.
      return !pattern.looksThrough && alwaysIs(pattern.type, target) ? space(inner) : .unknown
    case .test(_, let term):
      if pattern.type == bool, case .call(_, let operands) = term.kind, case .boolean(let value)? = operands.first?.kind
      {
        return .boolean(value)
      }
      return .unknown
    }
  }

  func alwaysIs(_ type: Type, _ target: Type) -> Bool {
    if type == target || target == .any || unwrapped(target) == type { return true }
    if case .nominal(let above, _) = target, above.kind == .class {
      // What an object stands for becomes that object: any error is an `NSError`.
      return superclassView(of: type, as: above) == target || bridges(type, to: above)
    }
    guard case .existential(let existential) = target, existential.superclass == nil, existential.arguments.isEmpty,
      !existential.isClassBound
    else { return false }
    if case .existential(let given) = type {
      let known = given.protocols.flatMap { [$0] + allRefined(of: $0) }
      return existential.protocols.allSatisfy(known.contains)
    }
    return existential.protocols.allSatisfy { conforms(type, to: $0, in: GenericSignature()) }
  }

  /// Values that no row covers, nil where there are none.
  func uncovered(_ rows: [[Space]], _ types: [Type], in generics: GenericSignature, _ steps: inout Int)
    -> [[Space]]?
  {
    steps -= 1
    if steps <= 0 { return nil }
    guard let type = types.first else { return rows.isEmpty ? [[]] : nil }
    // There are no values of it.
    if neverType(type) { return nil }
    let rest = Array(types.dropFirst())
    guard let constructors = constructors(of: type, in: generics),
      rows.contains(where: { if case .anything = $0[0] { false } else { true } })
    else {
      let open = rows.filter { if case .anything = $0[0] { true } else { false } }.map { Array($0.dropFirst()) }
      return uncovered(open, rest, in: generics, &steps)?.map { [.anything] + $0 }
    }
    var missing: [[Space]] = []
    for (name, parts, labels) in constructors {
      var inner: [[Space]] = []
      for row in rows {
        switch row[0] {
        case .anything: inner.append(parts.map { _ in .anything } + row.dropFirst())
        case .enumCase(name, let own, _): inner.append(own + row.dropFirst())
        case .boolean(let value) where (value ? "true" : "false") == name: inner.append(Array(row.dropFirst()))
        case .tuple(let own) where name == "": inner.append(own + row.dropFirst())
        default: continue
        }
      }
      guard let found = uncovered(inner, parts + rest, in: generics, &steps) else { continue }
      for example in found {
        let own = Array(example.prefix(parts.count))
        let head: Space
        switch name {
        case "": head = .tuple(own)
        case "true", "false": head = .boolean(name == "true")
        default: head = .enumCase(name, own, labels: labels)
        }
        missing.append([head] + example.dropFirst(parts.count))
      }
      if missing.count > 30 { break }
    }
    return missing.isEmpty ? nil : missing
  }

  private func constructors(of type: Type, in generics: GenericSignature) -> [(String, [Type], [String?])]? {
    switch type {
    case .nominal(let nominal, let arguments):
      if type == bool { return [("true", [], []), ("false", [], [])] }
      guard nominal.kind == .enum else { return nil }
      return nominal.cases.filter { Member.enumCase($0).availability?.isUnavailable != true }.map { entity in
        prepare(entity)
        return (
          entity.name,
          entity.payload.map { canonical($0.type.substituting(nominal.generics.parameters, arguments), in: generics) },
          entity.payload.map { $0.label }
        )
      }
    case .tuple(let elements): return [("", elements.map { $0.type }, [])]
    default: return nil
    }
  }

  private func show(_ space: Space) -> String {
    switch space {
    case .anything, .unknown: return "_"
    case .boolean(let value): return value ? "true" : "false"
    case .tuple(let parts): return "(\(parts.map { show($0) }.joined(separator: ", ")))"
    case .enumCase(let name, let parts, let labels):
      if parts.isEmpty { return ".\(name)" }
      let shown = zip(parts, labels).map { part, label in (label.map { "\($0): " } ?? "") + show(part) }
      return ".\(name)(\(shown.joined(separator: ", ")))"
    }
  }

  // MARK: Flow

  /// The last expression of a body, if `return` in front of it is what is missing.
  func placeOfReturn(in block: CheckedBlock, _ result: Type) -> Span? {
    // That an expression gives just this is only seen where no generic parameter is in it.
    if result.contains(where: { if case .parameter = $0 { true } else { false } }) { return nil }
    switch block.statements.last?.kind {
    case .term(let term)?, .place(let term)?: return term.type == result ? term.span : nil
    default: return nil
    }
  }

  /// Whether control never comes out at the end of a block.
  func leaves(_ block: CheckedBlock) -> Bool { block.statements.contains { leaves($0) } }

  private func leaves(_ statement: CheckedStatement) -> Bool {
    switch statement.kind {
    case .doCatch(let block, _, let clauses, let target):
      return leaves(block) && clauses.cases.allSatisfy { leaves($0.body) && !breaks($0.body, to: clauses.target) }
        && !(target.map { target in breaks(block, to: target) || clauses.cases.contains { breaks($0.body, to: target) }
        }
          ?? false)
    case .throwStatement, .returnStatement, .breakTo, .continueTo, .fallthroughStatement: return true
    case .term(let term), .place(let term): return neverReturns(term)
    case .ifStatement(let conditions, let then, let otherwise, _):
      switch conditions.certainty {
      case true?: return leaves(then)
      case false?: return otherwise.map { leaves($0) } ?? false
      case nil: return otherwise.map { leaves(then) && leaves($0) } ?? false
      }
    case .doBlock(let block, let target): return leaves(block) && !(target.map { breaks(block, to: $0) } ?? false)
    case .switchStatement(let checked):
      if checked.cases.isEmpty { return isUninhabited(checked.subject.type) }
      return checked.cases.allSatisfy { leaves($0.body) && !breaks($0.body, to: checked.target) }
    case .whileLoop(let conditions, let body, let target):
      return conditions.certainty == true && !breaks(body, to: target)
    case .repeatLoop(let body, let condition, let target):
      if leaves(body), !breaks(body, to: target) { return true }
      if case .boolean(true) = condition.kind { return !breaks(body, to: target) }
      return false
    case .several(let statements): return statements.contains { leaves($0) }
    case .declare(_, let term?): return neverReturns(term)
    case .yield, .declare, .localFunction, .guardStatement, .forLoop, .deferBlock: return false
    }
  }

  func neverReturns(_ term: Term) -> Bool {
    if case .nominal(let nominal, _) = term.type { return nominal.name == "Never" && nominal.module === core.module }
    return false
  }

  /// Whether a `break` in a block leaves that target.
  func breaks(_ block: CheckedBlock, to target: JumpTarget) -> Bool {
    block.statements.contains { statement in
      switch statement.kind {
      case .breakTo(let other): return other === target
      case .ifStatement(_, let then, let otherwise, _):
        return breaks(then, to: target) || (otherwise.map { breaks($0, to: target) } ?? false)
      case .guardStatement(_, let otherwise): return breaks(otherwise, to: target)
      case .whileLoop(_, let body, _), .repeatLoop(let body, _, _), .doBlock(let body, _):
        return breaks(body, to: target)
      case .forLoop(let loop): return breaks(loop.body, to: target)
      case .doCatch(let body, _, let clauses, _):
        return breaks(body, to: target) || clauses.cases.contains { breaks($0.body, to: target) }
      case .switchStatement(let checked): return checked.cases.contains { breaks($0.body, to: target) }
      default: return false
      }
    }
  }
}
