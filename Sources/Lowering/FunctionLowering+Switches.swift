import Checking
import Diagnostics
import Machine

/// `switch`: its cases are tried one after the other, or reached at once by the tag of an enum.
extension FunctionLowering {
  func lowerSwitch(_ node: CheckedSwitch) throws {
    let mark = top
    let scope = Scope(mark: mark)
    let leave = code.newLabel()
    jumps[node.target] = JumpDestination(leave: leave, next: nil, depth: scopes.count)
    scopes.append(scope)
    let subject = try bindSubject(node.subject, isMutated: false)
    let kept = scope.owned.isEmpty ? nil : subject
    let type = concrete(node.subject.type)
    let bodies = node.cases.map { _ in code.newLabel() }
    let tests = node.cases.map { _ in code.newLabel() }
    let end = code.newLabel()
    if let first = tests.first { try jumpToCase(node, subject, type, tests, bodies, first: first) }
    for (index, each) in node.cases.enumerated() {
      let next = index + 1 < tests.count ? tests[index + 1] : end
      bind(tests[index])
      try lowerCase(each, index, subject, kept, bodies, next: next, end: end)
    }
    bind(end)
    try leaveScope()
    giveBack(to: mark)
    bind(leave)
  }

  private func lowerCase(
    _ each: CheckedSwitch.Case, _ index: Int, _ subject: Value, _ kept: Value?, _ bodies: [CodeLabel], next: CodeLabel,
    end: CodeLabel
  ) throws {
    let mark = top
    defer { giveBack(to: mark) }
    if each.patterns.count != 1 {
      return try lowerCaseOfSeveral(each, index, subject, kept, bodies, next: next, end: end)
    }
    let alternative = each.patterns[0]
    let scope = Scope(mark: top)
    scopes.append(scope)
    let fails = code.newLabel()
    try match(alternative.pattern, subject, failing: next)
    if let condition = alternative.condition {
      try jump(unless: condition, to: scope.owned.isEmpty ? next : fails)
    }
    bind(bodies[index])
    let owned = scope.owned
    try lowerCaseBody(each, index, kept, bodies, end: end)
    if !owned.isEmpty {
      bind(fails)
      for value in owned.reversed() { release(value) }
      code.jump(to: next)
    }
  }

  /// Several patterns put what they bind into the same registers; `default` has none.
  private func lowerCaseOfSeveral(
    _ each: CheckedSwitch.Case, _ index: Int, _ subject: Value, _ kept: Value?, _ bodies: [CodeLabel], next: CodeLabel,
    end: CodeLabel
  ) throws {
    // What is a part of the subject stays there; what one pattern makes, or the body changes, is the body's own.
    let owns = each.patterns.contains { $0.pattern.casts || $0.pattern.bindsMutable }
    var shared: [(variable: Variable, value: Value)] = []
    for variable in each.patterns.last?.pattern.variables ?? [] {
      let layout = try storageLayout(of: variable)
      shared.append((variable, Value(allocate(max(layout.count, 1)), layout, owns ? .owned : .stable)))
    }
    for (position, alternative) in each.patterns.enumerated() {
      let isLast = position + 1 == each.patterns.count
      let other = isLast ? next : code.newLabel()
      let fails = code.newLabel()
      let scope = Scope(mark: top)
      scopes.append(scope)
      bindsInPlace = true
      defer { bindsInPlace = false }
      try match(alternative.pattern, subject, failing: other)
      bindsInPlace = false
      if let condition = alternative.condition {
        try jump(unless: condition, to: scope.owned.isEmpty ? other : fails)
      }
      for (variable, value) in shared {
        guard case .alias(let seen)? = storages[variable] else { continue }
        move(seen.register, to: value.register, count: value.layout.count)
        if owns, !value.layout.isTrivial { retain(value.register, value.layout) }
      }
      for value in scope.owned.reversed() { release(value) }
      code.jump(to: bodies[index])
      if alternative.condition != nil, !scope.owned.isEmpty {
        bind(fails)
        for value in scope.owned.reversed() { release(value) }
        code.jump(to: other)
      }
      scopes.removeLast()
      giveBack(to: scope.mark)
      if !isLast { bind(other) }
    }
    bind(bodies[index])
    scopes.append(Scope(mark: top))
    for (variable, value) in shared {
      if owns {
        try settleVariable(variable, value.register, value.layout)
      } else {
        storages[variable] = .alias(value)
      }
    }
    try lowerCaseBody(each, index, kept, bodies, end: end)
  }

  private func lowerCaseBody(
    _ each: CheckedSwitch.Case, _ index: Int, _ kept: Value?, _ bodies: [CodeLabel], end: CodeLabel
  ) throws {
    if let kept { letGo(kept, in: each) }
    fallthroughs.append((bodies.indices.contains(index + 1) ? bodies[index + 1] : end, scopes.count - 1))
    try lower(each.body)
    fallthroughs.removeLast()
    try leaveScope()
    code.jump(to: end)
  }

  /// In a case's body nobody has what it does not name, unless the case takes a payload of several parts, or compares something:
  /// then the subject stays until the body ends. Of a tuple that one pattern takes apart the parts without a name go.
  private func letGo(_ subject: Value, in each: CheckedSwitch.Case) {
    if each.patterns.contains(where: { $0.pattern.keepsSubject }) { return }
    if each.patterns.allSatisfy({ $0.pattern.variables.isEmpty }) { return letGo(subject, butFor: []) }
    guard each.patterns.count == 1, case (let pattern, nil) = each.patterns[0], case .tuple = pattern.kind
    else { return }
    // The case that is fallen into has other parts of it.
    if case .fallthroughStatement? = each.body.statements.last?.kind { return }
    letGo(subject, butFor: pattern.variables)
  }

  /// Where every case names enum cases only, the tag says at once where to go.
  private func jumpToCase(
    _ node: CheckedSwitch, _ subject: Value, _ type: Type, _ tests: [CodeLabel], _ bodies: [CodeLabel], first: CodeLabel
  ) throws {
    guard case .nominal(let nominal, _) = type, nominal.kind == .enum, nominal !== lowerer.core.optional,
      nominal.cases.count >= 4
    else { return }
    var labels = [CodeLabel?](repeating: nil, count: nominal.cases.count)
    for (index, each) in node.cases.enumerated() {
      if each.isDefault {
        for position in labels.indices where labels[position] == nil { labels[position] = tests[index] }
        break
      }
      for alternative in each.patterns {
        guard case .enumCase(let enumCase, _) = alternative.pattern.kind else {
          for position in labels.indices where labels[position] == nil { labels[position] = tests[index] }
          continue
        }
        if labels[enumCase.index] == nil { labels[enumCase.index] = tests[index] }
      }
    }
    code.jumpTable(subject.register, labels.map { $0 ?? first })
  }
}

extension CheckedPattern {
  /// Whether it compares something, or takes a payload of several parts.
  fileprivate var keepsSubject: Bool {
    switch kind {
    case .test: true
    case .enumCase(let enumCase, let parts): enumCase.payload.count > 1 || parts.contains(where: \.keepsSubject)
    case .tuple(let parts): parts.contains(where: \.keepsSubject)
    case .some(let inner): inner.keepsSubject || inner.isTuple
    case .wildcard, .bind, .none, .cast: false
    }
  }

  private var isTuple: Bool { if case .tuple = kind { true } else { false } }
}
