import Diagnostics
import Syntax

/// What has been given a value on the way to a place.
struct Assigned {
  /// On every way there.
  var known: Set<TuplePart> = []
  /// On some way there.
  var perhaps: Set<TuplePart> = []
  /// Of an initialiser: `self.init`, `super.init` or `self = …` has been done on every way there, and on some.
  var isDone = false
  var isPerhapsDone = false

  func has(_ variable: Variable, at path: [Int] = []) -> Bool { missing(of: variable, at: path) == nil }

  func missing(of variable: Variable, at path: [Int] = []) -> TuplePart? {
    TuplePart.all(of: variable, at: path).first { !known.contains($0) }
  }

  func perhapsHas(_ variable: Variable, at path: [Int] = []) -> Bool {
    TuplePart.all(of: variable, at: path).contains(where: perhaps.contains)
  }

  mutating func give(_ variable: Variable, at path: [Int]) {
    let parts = TuplePart.all(of: variable, at: path)
    known.formUnion(parts)
    perhaps.formUnion(parts)
  }

  /// Where two ways meet; nil is a way that nobody comes along.
  static func merge(_ left: Assigned?, _ right: Assigned?) -> Assigned? {
    guard let left else { return right }
    guard let right else { return left }
    return Assigned(
      known: left.isDone ? right.known : right.isDone ? left.known : left.known.intersection(right.known),
      perhaps: left.perhaps.union(right.perhaps), isDone: left.isDone && right.isDone,
      isPerhapsDone: left.isPerhapsDone || right.isPerhapsDone)
  }
}

/// Follows the ways through statements with what has been assigned on the way. What is looked for there its subclasses say.
class AssignmentFlow {
  let checker: Checker
  /// What was assigned where a jump leaves for its target, and where a case falls through to the next.
  private var breaks: [JumpTarget: [Assigned]] = [:]
  private var falling: Assigned?
  /// Within a `do` with `catch`: what was perhaps assigned where an error came out.
  private var thrown: Set<TuplePart> = []
  /// What the blocks around have deferred so far, the innermost last.
  private var deferred: [[Deferred]] = []
  /// How many blocks are around what jumps leave for, and around what takes errors.
  private var depths: [JumpTarget: Int] = [:]
  private var catchDepths = [0]
  private var switchDepths: [Int] = []

  /// A `defer`: what it uses must be there whenever its block is left.
  struct Deferred {
    let block: CheckedBlock
    let span: Span
  }

  init(checker: Checker) { self.checker = checker }

  // MARK: What subclasses look at

  func declare(_ pattern: CheckedPattern, _ state: inout Assigned) {}
  func assign(_ place: Term, _ state: inout Assigned) { visit(place, &state) }
  func come(by deferred: Deferred) {}
  /// What has been deferred is done now.
  func visit(_ deferred: Deferred, _ state: Assigned) {}
  func leave(returning value: Term?, _ state: Assigned, at statement: CheckedStatement) {}

  func visit(_ term: Term, _ state: inout Assigned) {
    switch term.kind {
    case .assign(let place, let value):
      visit(value, &state)
      assign(place, &state)
    case .attempt(let inner, .plain):
      visit(inner, &state)
      thrown.formUnion(state.perhaps)
      if inner.canThrow { unwind(to: catchDepths[catchDepths.count - 1], state) }
    case .and(let one, let other), .or(let one, let other), .coalesce(let one, let other):
      visit(one, &state)
      var inner = state
      visit(other, &inner)
    case .ternary(let condition, let first, let second):
      visit(condition, &state)
      var one = state
      var other = state
      visit(first, &one)
      visit(second, &other)
      state = .merge(one, other) ?? state
    case .ifExpression(let node):
      for condition in node.conditions { visit(condition, &state) }
      state = .merge(run(node.then.statements, state), run(node.otherwise.statements, state)) ?? state
    case .switchExpression(let checked): state = run(checked, state) ?? state
    default: for child in term.children { visit(child, &state) }
    }
  }

  // MARK: Statements

  /// What is assigned after the statements of a block; nil where control does not come out at the end.
  final func run(_ statements: [CheckedStatement], _ start: Assigned) -> Assigned? {
    deferred.append([])
    defer { deferred.removeLast() }
    let state = runInPlace(statements, start)
    if let state { unwind(to: deferred.count - 1, state) }
    return state
  }

  /// A block that is gone through statement by statement.
  final func begin() { deferred.append([]) }

  /// What leaves all blocks but some of the outermost does what they have deferred, the last first.
  final func unwind(to depth: Int, _ state: Assigned) {
    let all = deferred
    defer { deferred = all }
    while deferred.count > depth, var block = deferred.last {
      while let last = block.popLast() {
        deferred[deferred.count - 1] = block
        visit(last, state)
      }
      deferred.removeLast()
    }
  }

  /// The same without a block of their own.
  final func runInPlace(_ statements: [CheckedStatement], _ start: Assigned) -> Assigned? {
    var state = start
    for statement in statements {
      guard let after = run(statement, state) else { return nil }
      state = after
    }
    return state
  }

  private func run(_ statement: CheckedStatement, _ start: Assigned) -> Assigned? {
    var state = start
    if let target = statement.target { depths[target] = deferred.count }
    switch statement.kind {
    case .term(let term), .place(let term), .yield(let term):
      visit(term, &state)
      return checker.neverReturns(term) ? nil : state
    case .declare(let pattern, let value): if let value { visit(value, &state) } else { declare(pattern, &state) }
    case .several(let inner): return runInPlace(inner, state)
    // What it captures must be there where it is used.
    case .localFunction: break
    case .ifStatement(let conditions, let then, let otherwise, let target):
      for condition in conditions { visit(condition, &state) }
      let first = run(then.statements, state)
      let second = otherwise.map { run($0.statements, state) } ?? state
      switch conditions.certainty {
      case true?: return merge(first, target)
      case false?: return merge(second, target)
      case nil: return merge(.merge(first, second), target)
      }
    case .guardStatement(let conditions, let otherwise):
      for condition in conditions { visit(condition, &state) }
      _ = run(otherwise.statements, state)
    case .whileLoop(let conditions, let body, let target):
      for condition in conditions { visit(condition, &state) }
      let inner = loop(body, state)
      // `while true` is left by a `break` only.
      return merge(conditions.certainty == true ? nil : .merge(state, inner), target)
    case .repeatLoop(let body, let condition, let target):
      let isOnce = if case .boolean(false) = condition.kind { true } else { false }
      guard var inner = isOnce ? run(body.statements, state) : loop(body, state) else { return merge(nil, target) }
      visit(condition, &inner)
      return merge(inner, target)
    case .forLoop(let node):
      visit(node.sequence, &state)
      var inner = state
      if let condition = node.condition { visit(condition, &inner) }
      return merge(.merge(state, loop(node.body, inner)), node.target)
    case .switchStatement(let checked): return run(checked, state)
    case .doBlock(let block, let target): return merge(run(block.statements, state), target)
    case .doCatch(let block, _, let clauses, let target):
      // An error may come out before anything has happened, or after.
      let outer = thrown
      thrown = []
      catchDepths.append(deferred.count)
      let after = run(block.statements, state)
      catchDepths.removeLast()
      var caught = state
      caught.perhaps.formUnion(thrown)
      thrown.formUnion(outer)
      return merge(.merge(after, run(clauses, caught)), target)
    case .throwStatement(let value):
      visit(value, &state)
      thrown.formUnion(state.perhaps)
      unwind(to: catchDepths[catchDepths.count - 1], state)
      return nil
    case .deferBlock(let block):
      let new = Deferred(block: block, span: statement.span)
      come(by: new)
      deferred[deferred.count - 1].append(new)
    case .returnStatement(let value):
      if let value { visit(value, &state) }
      unwind(to: 0, state)
      leave(returning: value, state, at: statement)
      return nil
    case .breakTo(let target):
      unwind(to: depths[target] ?? 0, state)
      breaks[target, default: []].append(state)
      return nil
    case .fallthroughStatement:
      unwind(to: switchDepths.last ?? 0, state)
      falling = state
      return nil
    case .continueTo(let target):
      unwind(to: depths[target] ?? 0, state)
      return nil
    }
    return state
  }

  /// What the second time round finds is what the first has left.
  private func loop(_ body: CheckedBlock, _ start: Assigned) -> Assigned? {
    guard let first = run(body.statements, start) else { return nil }
    if first.perhaps != start.perhaps || first.isPerhapsDone != start.isPerhapsDone {
      var again = start
      again.perhaps = first.perhaps
      again.isPerhapsDone = first.isPerhapsDone
      _ = run(body.statements, again)
    }
    return first
  }

  private func run(_ checked: CheckedSwitch, _ start: Assigned) -> Assigned? {
    var state = start
    visit(checked.subject, &state)
    depths[checked.target] = deferred.count
    switchDepths.append(deferred.count)
    defer { switchDepths.removeLast() }
    var result: Assigned?
    for entry in checked.cases {
      var inner = Assigned.merge(state, falling) ?? state
      falling = nil
      for (_, condition) in entry.patterns { if let condition { visit(condition, &inner) } }
      result = .merge(result, run(entry.body.statements, inner))
    }
    return merge(result, checked.target)
  }

  /// With the ways that leave for this target.
  private func merge(_ state: Assigned?, _ target: JumpTarget?) -> Assigned? {
    guard let target, let others = breaks.removeValue(forKey: target) else { return state }
    return others.reduce(state) { .merge($0, $1) }
  }

  private func visit(_ condition: CheckedCondition, _ state: inout Assigned) {
    switch condition {
    case .boolean(let term), .pattern(_, let term): visit(term, &state)
    }
  }
}

extension CheckedStatement {
  /// What jumps within it leave for.
  fileprivate var target: JumpTarget? {
    switch kind {
    case .ifStatement(_, _, _, let target), .doBlock(_, let target), .doCatch(_, _, _, let target): target
    case .whileLoop(_, _, let target), .repeatLoop(_, _, let target): target
    case .forLoop(let node): node.target
    case .switchStatement(let checked): checked.target
    default: nil
    }
  }
}
