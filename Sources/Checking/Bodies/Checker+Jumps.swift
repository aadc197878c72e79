import Diagnostics
import Syntax

/// What a statement that a jump may go to is: it decides which jumps find it without a label.
enum JumpKind {
  case loop, choice, block
}

/// Statements that go somewhere else.
extension Checker {
  func within<Result>(
    _ target: JumpTarget, _ label: Name?, _ kind: JumpKind, _ context: Context, _ body: () -> Result
  ) -> Result {
    enter(target, label, kind, context)
    defer { context.targets.removeLast() }
    return body()
  }

  func enter(_ target: JumpTarget, _ label: Name?, _ kind: JumpKind, _ context: Context) {
    if let label, context.targets.contains(where: { $0.label == label.text }) {
      report(.labelTwice(label.text), at: label.span)
    }
    context.targets.append((label?.text, target, kind))
  }

  func checkBreak(_ label: Name?, _ span: Span, in context: Context) -> CheckedStatement? {
    if let label {
      if let found = context.targets.last(where: { $0.label == label.text }) {
        return CheckedStatement(.breakTo(found.target), span)
      }
      report(.unknownLabel(label.text), at: label.span)
      return nil
    }
    if let found = context.targets.last(where: { $0.kind != .block }) {
      return CheckedStatement(.breakTo(found.target), span)
    }
    report(.jumpOutside("break", allowed: "a loop, an `if` or a `switch`"), at: span)
    return nil
  }

  func checkContinue(_ label: Name?, _ span: Span, in context: Context) -> CheckedStatement? {
    if let label {
      if let found = context.targets.last(where: { $0.label == label.text && $0.kind == .loop }) {
        return CheckedStatement(.continueTo(found.target), span)
      }
      report(.unknownLabel(label.text), at: label.span)
      return nil
    }
    if let found = context.targets.last(where: { $0.kind == .loop }) {
      return CheckedStatement(.continueTo(found.target), span)
    }
    report(.jumpOutside("continue", allowed: "a loop"), at: span)
    return nil
  }

  func checkFallthrough(_ span: Span, in context: Context) -> CheckedStatement? {
    guard let hasNext = context.hasNextCase.last else {
      report(.jumpOutside("fallthrough", allowed: "a `switch`"), at: span)
      return nil
    }
    if !hasNext {
      report(.fallsOutOfSwitch, at: span)
      return nil
    }
    return CheckedStatement(.fallthroughStatement, span)
  }

  /// A block that runs on the way out goes nowhere else.
  func checkDefer(_ body: Block, _ span: Span, in context: Context) -> CheckedStatement {
    let saved = (context.targets, context.hasNextCase, context.isInDefer)
    context.targets = []
    context.hasNextCase = []
    context.isInDefer = true
    let block = checkBlock(body, in: context)
    (context.targets, context.hasNextCase, context.isInDefer) = saved
    return CheckedStatement(.deferBlock(block), span)
  }

  /// Nothing would ever come to a case behind the one that takes all.
  func checkNothingBehindDefault(_ node: SwitchNode) {
    guard let last = node.cases.firstIndex(where: { $0.isDefault }), last + 1 < node.cases.count else { return }
    report(.caseBehindDefault, at: node.cases[last + 1].head)
  }
}
