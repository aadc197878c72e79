import Diagnostics
import Syntax

/// `async let x = value`: a task works the value out while the script goes on, and who reads `x` waits for it.
extension Checker {
  func checkAsyncLet(_ node: VariableNode, _ span: Span, in context: Context) -> CheckedStatement? {
    if isSession, context.function.kind == .topLevel {
      report(.unsupported("`async let` as an entry at the prompt"), at: span)
    }
    if !node.isLet { report(.notAllowed("`async` on a `var`"), at: node.keyword) }
    var statements: [CheckedStatement] = []
    for binding in node.bindings {
      guard let value = binding.value else {
        report(.notAllowed("an `async let` without a value"), at: binding.pattern.span)
        continue
      }
      statements += checkAsyncLet(binding, value, span, in: context)
    }
    if !context.function.isAsync {
      report(.asyncInSync(.asyncLet, WaitingFlow.obstacle(in: context.function) ?? .function), at: span)
    }
    return statements.isEmpty ? nil : CheckedStatement(.several(statements), span)
  }

  private func checkAsyncLet(
    _ binding: VariableNode.Binding, _ value: Expression, _ span: Span, in context: Context
  ) -> [CheckedStatement] {
    // What it does need not say that it waits, or that an error may come out: who reads it does.
    let waited = Expression(.tryExpression(Expression(.await(value), value.span), .plain), value.span)
    let body = Block(statements: [Statement(.expression(waited), value.span)], span: value.span)
    let closure = ClosureNode(
      captures: [], parameters: [], result: binding.type, body: body, span: value.span, highestShorthand: -1,
      mayThrow: true, isAsync: true,
      attributes: [Name("Sendable", value.span), Name("_implicitSelfCapture", value.span)])
    let operation = check(Expression(.closure(closure), value.span), in: context)
    guard case .function(let type) = operation.type, let nominal = coreType("_AsyncLet"),
      case .function(let make)? = nominal.members(named: "init").first, let end = coreFunction("_AsyncLet.end")
    else {
      _ = checkPattern(binding.pattern, .error, isMutable: false, in: context)
      return []
    }
    prepareMembers(of: nominal)
    prepare(make)
    let task = Variable(
      kind: .local, name: "$task", type: .nominal(nominal, [type.result]), isLet: true, module: context.function.module,
      span: value.span)
    task.home = context.function
    let pattern = checkPattern(binding.pattern, type.result, isMutable: false, in: context)
    note(pattern, at: [], of: task, canThrow: canThrow(operation))
    let begin = Term(
      .call(
        .function(make, arguments: [type.result], dispatch: .direct, self: nil, metatype: nil), [operation]),
      task.type, value.span)
    let whole = Term(.variable(task), task.type, value.span)
    let over = Term(
      .call(.function(end, arguments: [type.result], dispatch: .direct, self: whole, metatype: nil), []), .void,
      value.span)
    return [
      CheckedStatement(.declare(CheckedPattern(.bind(task), task.type, value.span), begin), span),
      CheckedStatement(.deferBlock(CheckedBlock([CheckedStatement(.term(over), value.span)], value.span)), span),
    ]
  }

  private func note(_ pattern: CheckedPattern, at path: [Int], of task: Variable, canThrow: Bool) {
    switch pattern.kind {
    case .bind(let variable):
      variable.task = task
      variable.partOfTask = path
      variable.isThrowingTask = canThrow
    case .tuple(let parts):
      for (index, part) in parts.enumerated() { note(part, at: path + [index], of: task, canThrow: canThrow) }
    default: break
    }
  }

  private func canThrow(_ operation: Term) -> Bool {
    guard case .closure(let function) = operation.kind, let body = function.checkedBody else { return true }
    return body.statements.contains { statement in
      switch statement.kind {
      case .term(let term), .returnStatement(let term?): term.canThrow
      default: true
      }
    }
  }

  /// What the name of an `async let` stands for.
  func waitingRead(_ variable: Variable, _ span: Span) -> Term? {
    guard let task = variable.task, case .nominal(_, let arguments) = task.type,
      let get = coreFunction(variable.isThrowingTask ? "_AsyncLet.get" : "_AsyncLet.value")
    else { return nil }
    let whole = Term(.variable(task), task.type, span)
    var value = Term(
      .call(.function(get, arguments: arguments, dispatch: .direct, self: whole, metatype: nil), []), arguments[0], span
    )
    for part in variable.partOfTask {
      guard case .tuple(let elements) = value.type else { return nil }
      value = Term(.tupleElement(value, part), elements[part].type, span)
    }
    return value
  }
}
