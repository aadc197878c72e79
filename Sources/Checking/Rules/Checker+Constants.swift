import Diagnostics
import Syntax

/// Arithmetic on constants that can only go wrong. As the compiler does, it is looked for where nothing else is wrong, and follows
/// whole numbers through operators and locals, but not through calls or closures.
extension Checker {
  func checkFoldable() {
    for part in foldable {
      switch part {
      case .body(let block, _): checkExclusivity(block)
      case .value(let term): checkExclusivity(of: term)
      }
      var flow = ConstantFlow(checker: self)
      switch part {
      case .body(let block, _): _ = flow.run(block.statements)
      case .value(let term): _ = flow.value(of: term)
      }
    }
  }

  /// Whether control comes out at the end of a block: where something is computed from constants alone, only one of its ways is
  /// ever taken.
  func comesOut(of block: CheckedBlock) -> Bool {
    if leaves(block) { return false }
    var flow = ConstantFlow(checker: self, follows: true)
    return trying { flow.run(block.statements) }.value
  }

  /// Whether conditions hold by what is written down alone.
  func holdAlways(_ conditions: [CheckedCondition]) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .boolean(let term):
        if case .boolean(let value) = term.kind { return value }
        var flow = ConstantFlow(checker: self, follows: true)
        return trying { flow.evaluate([condition]) }.value == true
      case .pattern(let pattern, _): return pattern.takesAnything
      }
    }
  }

  /// What is looked at for constants, once all is checked.
  enum Foldable {
    case body(CheckedBlock, Function)
    case value(Term)
  }
}

/// Follows the ways through statements with what locals are known to be.
private struct ConstantFlow {
  let checker: Checker
  var known: [Variable: Value] = [:]
  /// What is looked at is never come to, which has been told.
  private var isDead = false
  /// Ways that are never taken are not followed, whether that is written down or only computed.
  private let follows: Bool

  indirect enum Value: Equatable {
    case integer(Int128)
    case float(Double)
    case boolean(Bool)
    case tuple([Value?])
  }

  init(checker: Checker, follows: Bool = false) {
    self.checker = checker
    self.follows = follows
  }

  // MARK: Statements

  /// Whether control comes out at the end.
  mutating func run(_ statements: [CheckedStatement]) -> Bool {
    for statement in statements where !run(statement) { return false }
    return true
  }

  private mutating func run(_ statement: CheckedStatement) -> Bool {
    switch statement.kind {
    case .term(let term), .place(let term), .yield(let term):
      _ = value(of: term)
      return !checker.neverReturns(term)
    case .several(let inner): return run(inner)
    case .declare(let pattern, let term):
      if let term { bind(pattern, value(of: term)) }
    case .localFunction(let function): within(function)
    case .ifStatement(let conditions, let then, let otherwise, _):
      let holds = evaluate(conditions)
      let isCertain = certainty(of: conditions, holds)
      let before = known
      let first = isCertain != false && run(then, isDead: holds == false)
      let after = known
      known = before
      let second = isCertain != true && (otherwise.map { run($0, isDead: holds == true) } ?? true)
      return merge(first, after, second)
    case .guardStatement(let conditions, let otherwise):
      let holds = evaluate(conditions)
      let before = known
      _ = run(otherwise, isDead: holds == true)
      known = before
      if follows, certainty(of: conditions, holds) == false { return false }
    case .whileLoop(let conditions, let body, let target):
      forgetMutable()
      let holds = evaluate(conditions)
      let isCertain = certainty(of: conditions, holds)
      if isCertain != false { _ = run(body, isDead: holds == false) }
      forgetMutable()
      if follows, isCertain == true { return checker.breaks(body, to: target) }
    case .repeatLoop(let body, let condition, let target):
      forgetMutable()
      let goesOn = run(body.statements)
      let again = goesOn ? value(of: condition) : nil
      forgetMutable()
      if follows, !goesOn || again == .boolean(true) { return checker.breaks(body, to: target) }
    case .forLoop(let loop):
      _ = value(of: loop.sequence)
      forgetMutable()
      if let condition = loop.condition { _ = value(of: condition) }
      _ = run(loop.body.statements)
      forgetMutable()
    case .switchStatement(let checked): return run(checked)
    case .doBlock(let block, let target):
      let comesOut = run(block.statements)
      if target != nil { forgetMutable() }
      return comesOut || target.map { !follows || checker.breaks(block, to: $0) } ?? false
    case .doCatch(let block, _, let clauses, let target):
      let comesOut = run(block.statements)
      forgetMutable()
      return run(clauses) || comesOut || target.map { checker.breaks(block, to: $0) } ?? false
    case .throwStatement(let term):
      _ = value(of: term)
      return false
    case .deferBlock(let block):
      let before = known
      known = [:]
      _ = run(block.statements)
      known = before
    case .returnStatement(let term):
      if let term { _ = value(of: term) }
      return false
    case .breakTo, .continueTo, .fallthroughStatement: return false
    }
    return true
  }

  private mutating func run(_ checked: CheckedSwitch) -> Bool {
    let dead = deadCases(of: checked, value(of: checked.subject))
    forgetMutable()
    let before = known
    var comesOut = !follows || checked.cases.isEmpty
    for (index, entry) in checked.cases.enumerated() {
      known = before
      for (_, condition) in entry.patterns { if let condition { _ = value(of: condition) } }
      let isDead = dead.contains(index)
      let goesOn = run(entry.body, isDead: isDead)
      if !isDead, goesOn || checker.breaks(entry.body, to: checked.target) { comesOut = true }
    }
    known = before
    forgetMutable()
    return comesOut
  }

  /// The cases that a known number never comes to, where they compare with numbers.
  private mutating func deadCases(of checked: CheckedSwitch, _ subject: Value?) -> Set<Int> {
    guard case .integer(let number)? = subject else { return [] }
    var dead: Set<Int> = []
    var isTaken = false
    for (index, entry) in checked.cases.enumerated() {
      if case .fallthroughStatement? = entry.body.statements.last?.kind { return [] }
      if isTaken {
        dead.insert(index)
        continue
      }
      if entry.isDefault { return dead }
      for (pattern, condition) in entry.patterns {
        guard condition == nil, case .test(_, let term) = pattern.kind,
          case .call(.function(let function, _, _, _, _), let operands) = term.kind,
          function.module === checker.core.module, case .integer(let other)? = operands.first?.kind
        else { return dead }
        if other == number { isTaken = true }
      }
      if !isTaken { dead.insert(index) }
    }
    return dead
  }

  /// Another body: what is known here is not known there.
  private mutating func within(_ function: Function) {
    guard let body = function.checkedBody else { return }
    let before = known
    known = [:]
    _ = run(body.statements)
    known = before
  }

  /// Whether they hold, where that is known and not written down as `true` or `false`.
  @discardableResult mutating func evaluate(_ conditions: [CheckedCondition]) -> Bool? {
    var holds: Bool? = true
    for condition in conditions {
      switch condition {
      case .boolean(let term):
        guard case .boolean(let isTrue)? = value(of: term), !term.isWrittenOut else {
          if holds == true { holds = nil }
          continue
        }
        if !isTrue { holds = false }
      case .pattern(_, let term):
        _ = value(of: term)
        if holds == true { holds = nil }
      }
    }
    return holds
  }

  private func certainty(of conditions: [CheckedCondition], _ holds: Bool?) -> Bool? {
    conditions.certainty ?? (follows ? holds : nil)
  }

  /// A way that is taken only if something holds. The compiler tells where it never is.
  private mutating func run(_ block: CheckedBlock, isDead: Bool) -> Bool {
    let before = self.isDead
    defer { self.isDead = before }
    if isDead, !before, let place = checker.firstEffect(of: block) {
      checker.warn(.neverExecuted(after: nil), at: place)
    }
    self.isDead = before || isDead
    return run(block.statements)
  }

  /// Only what is written as `true` or `false` makes the other way unreachable.
  private mutating func merge(_ first: Bool, _ after: [Variable: Value], _ second: Bool) -> Bool {
    if first, second {
      known = known.filter { after[$0.key] == $0.value && ($0.key.isLet || !$0.key.isMutated) }
    } else if first {
      known = after
    }
    return first || second
  }

  private mutating func forgetMutable() { known = known.filter { $0.key.isLet || !$0.key.isMutated } }

  private mutating func bind(_ pattern: CheckedPattern, _ value: Value?) {
    switch pattern.kind {
    case .bind(let variable): set(variable, value)
    case .tuple(let parts):
      guard case .tuple(let values)? = value, values.count == parts.count else { return }
      for (part, value) in zip(parts, values) { bind(part, value) }
    default: break
    }
  }

  private mutating func set(_ variable: Variable, _ value: Value?) {
    guard variable.kind == .local, variable.isLet || !variable.isCaptured else { return }
    known[variable] = value
  }

  // MARK: Terms

  mutating func value(of term: Term) -> Value? {
    switch term.kind {
    case .integer(let value):
      guard let range = IntegerRange(of: term.type, checker) else { return nil }
      return .integer(range.isSigned ? Int128(value) : Int128(UInt64(bitPattern: value)))
    case .float(let value): return .float(value)
    case .boolean(let value): return .boolean(value)
    case .variable(let variable): return known[variable]
    case .tuple(let parts): return .tuple(parts.map { value(of: $0) })
    case .tupleElement(let base, let index):
      guard case .tuple(let parts)? = value(of: base), index < parts.count else { return nil }
      return parts[index]
    case .staticProperty(let variable, _, _, _): return limit(variable, term.type)
    case .closure(let function):
      within(function)
      for (_, captured) in function.captureList { _ = value(of: captured) }
      return nil
    case .assign(let place, let term):
      let result = value(of: term)
      assign(place, result)
      return nil
    case .and(let one, let other), .or(let one, let other), .coalesce(let one, let other):
      _ = value(of: one)
      aside(other)
      return nil
    case .ternary(let condition, let first, let second):
      let isTrue = value(of: condition)
      var isWritten = false
      if case .boolean = condition.kind { isWritten = true }
      if isWritten, case .boolean(let holds)? = isTrue { return value(of: holds ? first : second) }
      if !isDead, !isWritten, case .boolean(let holds)? = isTrue {
        let dead = holds ? second : first
        switch dead.kind {
        case .string, .interpolation, .array: checker.warn(.neverExecuted(after: nil), at: dead.span)
        default: break
        }
      }
      aside(first)
      aside(second)
      return nil
    case .ifExpression(let node):
      evaluate(node.conditions)
      let before = known
      _ = run(node.then.statements)
      known = before
      _ = run(node.otherwise.statements)
      known = before
      forgetMutable()
      return nil
    case .switchExpression(let checked):
      _ = run(checked)
      return nil
    case .call(.function(let function, _, _, let receiver, _), let arguments):
      return call(function, receiver, arguments, term)
    case .inOut(let place):
      _ = value(of: place)
      forget(place)
      return nil
    default:
      for child in term.children { _ = value(of: child) }
      return nil
    }
  }

  /// What may not be evaluated at all leaves no trace.
  private mutating func aside(_ term: Term) {
    let before = known
    _ = value(of: term)
    known = before
    forgetMutable()
  }

  private mutating func assign(_ place: Term, _ value: Value?) {
    switch place.kind {
    case .variable(let variable): set(variable, value)
    case .tuple(let parts):
      guard case .tuple(let values)? = value, values.count == parts.count else {
        for part in parts { forget(part) }
        return
      }
      for (part, value) in zip(parts, values) { assign(part, value) }
    default: forget(place)
    }
  }

  private mutating func forget(_ place: Term) {
    switch place.kind {
    case .variable(let variable): known[variable] = nil
    default: for child in place.children { forget(child) }
    }
  }

  private mutating func call(_ function: Function, _ receiver: Term?, _ arguments: [Term], _ term: Term) -> Value? {
    if let receiver {
      _ = value(of: receiver)
      if function.isMutating { forget(receiver) }
    }
    guard function.module === checker.core.module else {
      for argument in arguments { _ = value(of: argument) }
      return nil
    }
    if function.kind == .initializer, arguments.count == 1, function.parameters.first?.label == nil {
      return converted(arguments[0], to: term.type)
    }
    if arguments.count == 2, case .inOut(let place) = arguments[0].kind {
      let change = value(of: arguments[1])
      let before = value(of: place)
      forget(place)
      guard function.name.hasSuffix("="), function.isStatic, let range = IntegerRange(of: place.type, checker) else {
        return nil
      }
      let result = compute(String(function.name.dropLast()), before, change, range, place.type, at: term.span)
      assign(place, result)
      return nil
    }
    let values = arguments.map { value(of: $0) }
    if function.name == "!", values.count == 1, case .boolean(let isTrue)? = values[0] { return .boolean(!isTrue) }
    guard function.isStatic, checker.isOperator(function.name), let first = arguments.first,
      let range = IntegerRange(of: first.type, checker)
    else { return nil }
    switch arguments.count {
    case 1:
      guard case .integer(let operand)? = values[0] else { return nil }
      switch function.name {
      case "-": return checked("-", 0, operand, 0 - operand, range, term.type, at: term.span)
      case "+": return .integer(operand)
      case "~": return .integer(range.wrap(~operand))
      default: return nil
      }
    // Whole numbers of different types are compared by what they are.
    case 2 where arguments[0].type == arguments[1].type || ["==", "!=", "<", ">", "<=", ">="].contains(function.name):
      return compute(function.name, values[0], values[1], range, first.type, at: term.span)
    default: return nil
    }
  }

  /// A fraction that is known to lie beyond the whole numbers of a type is rejected; a whole number stops the program when it runs.
  private mutating func converted(_ argument: Term, to type: Type) -> Value? {
    let value = value(of: argument)
    guard let range = IntegerRange(of: type, checker) else { return nil }
    switch value {
    case .integer(let number)?:
      guard case .integer = argument.kind, range.contains(number) else { return nil }
      return value
    case .float(let number)?:
      if Int128(exactly: number.rounded(.towardZero)).map(range.contains) == true { return nil }
      var text = number.description
      if case .float = argument.kind { text = argument.span.text } else if text.hasSuffix(".0") { text.removeLast(2) }
      checker.report(.conversionOverflows(text, checker.describe(type)), at: argument.span)
      return nil
    default: return nil
    }
  }

  /// `Int.max` and the like.
  private func limit(_ variable: Variable, _ type: Type) -> Value? {
    guard variable.module === checker.core.module, let range = IntegerRange(of: type, checker) else { return nil }
    switch variable.name {
    case "max": return .integer(range.highest)
    case "min": return .integer(range.lowest)
    case "zero": return .integer(0)
    default: return nil
    }
  }

  // MARK: Arithmetic

  private func compute(
    _ name: String, _ left: Value?, _ right: Value?, _ range: IntegerRange, _ type: Type, at span: Span
  ) -> Value? {
    if name == "/" || name == "%", case .integer(0)? = right {
      checker.report(.dividesByZero, at: span)
      return nil
    }
    guard case .integer(let one)? = left, case .integer(let other)? = right else { return nil }
    func product() -> Int128? {
      let (result, overflow) = one.multipliedReportingOverflow(by: other)
      return overflow ? nil : result
    }
    switch name {
    case "+": return checked(name, one, other, one + other, range, type, at: span)
    case "-": return checked(name, one, other, one - other, range, type, at: span)
    case "*": return checked(name, one, other, product(), range, type, at: span)
    case "/", "%":
      guard one == range.lowest, other == -1 else { return .integer(name == "/" ? one / other : one % other) }
      return checked(name, one, other, nil, range, type, at: span)
    case "&+": return .integer(range.wrap(one + other))
    case "&-": return .integer(range.wrap(one - other))
    case "&*": return product().map { .integer(range.wrap($0)) }
    case "&": return .integer(one & other)
    case "|": return .integer(one | other)
    case "^": return .integer(range.wrap(one ^ other))
    case "==": return .boolean(one == other)
    case "!=": return .boolean(one != other)
    case "<": return .boolean(one < other)
    case ">": return .boolean(one > other)
    case "<=": return .boolean(one <= other)
    case ">=": return .boolean(one >= other)
    default: return nil
    }
  }

  private func checked(
    _ name: String, _ one: Int128, _ other: Int128, _ result: Int128?, _ range: IntegerRange, _ type: Type,
    at span: Span
  ) -> Value? {
    if let result, range.contains(result) { return .integer(result) }
    checker.report(
      .constantOverflow("\(one) \(name) \(other)", checker.describe(type), isDivision: name == "/" || name == "%"),
      at: span)
    return nil
  }
}

extension Term {
  /// `true` or `false`
  fileprivate var isWrittenOut: Bool { if case .boolean = kind { true } else { false } }
}

/// How far a fixed-width integer type goes.
private struct IntegerRange {
  let lowest: Int128
  let highest: Int128
  var isSigned: Bool { lowest < 0 }

  init?(of type: Type, _ checker: Checker) {
    guard case .nominal(let nominal, _) = type, nominal.primitive != nil, nominal.module === checker.core.module else {
      return nil
    }
    let bits: Int
    switch nominal.name {
    case "Int", "Int64", "UInt", "UInt64": bits = 64
    case "Int32", "UInt32": bits = 32
    case "Int16", "UInt16": bits = 16
    case "Int8", "UInt8": bits = 8
    default: return nil
    }
    if nominal.name.hasPrefix("U") {
      lowest = 0
      highest = (Int128(1) << bits) - 1
    } else {
      lowest = -(Int128(1) << (bits - 1))
      highest = (Int128(1) << (bits - 1)) - 1
    }
  }

  func contains(_ value: Int128) -> Bool { value >= lowest && value <= highest }

  /// Cuts off what does not fit.
  func wrap(_ value: Int128) -> Int128 {
    let count = highest - lowest + 1
    let rest = (value - lowest) % count
    return (rest < 0 ? rest + count : rest) + lowest
  }
}
