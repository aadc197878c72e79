import Diagnostics

public final class CheckedBlock {
  public let statements: [CheckedStatement]
  public let span: Span
  /// Of a `do`: what it says that it throws, which is not any error.
  var thrown: Type?
  init(_ statements: [CheckedStatement], _ span: Span) {
    self.statements = statements
    self.span = span
  }
}

/// What `break` and `continue` go to.
public final class JumpTarget: Entity {
  init() {}
}

public final class CheckedStatement {
  public let kind: Kind
  public let span: Span
  init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  public indirect enum Kind {
    case term(Term)
    /// Something that could be assigned to is only named: what it takes to come to it is done, and it is not read.
    case place(Term)
    /// Several declarations in one (`let a = 1, b = 2`): no scope of their own.
    case several([CheckedStatement])
    /// Of an `if` or `switch` used as a value: the value of this branch.
    case yield(Term)
    /// Variables come into being; without a value they are assigned later.
    case declare(CheckedPattern, Term?)
    /// A function within a function: its captures exist from here on.
    case localFunction(Function)
    case ifStatement([CheckedCondition], then: CheckedBlock, otherwise: CheckedBlock?, JumpTarget?)
    /// The block never falls through.
    case guardStatement([CheckedCondition], otherwise: CheckedBlock)
    case whileLoop([CheckedCondition], CheckedBlock, JumpTarget)
    case repeatLoop(CheckedBlock, condition: Term, JumpTarget)
    case forLoop(CheckedFor)
    case switchStatement(CheckedSwitch)
    case doBlock(CheckedBlock, JumpTarget?)
    /// Errors that come out of the block are the subject of the switch, which takes them all.
    case doCatch(CheckedBlock, error: Variable, CheckedSwitch, JumpTarget?)
    case throwStatement(Term)
    case deferBlock(CheckedBlock)
    case breakTo(JumpTarget)
    case continueTo(JumpTarget)
    case fallthroughStatement
    /// In an initialiser: `return`, or `return nil` as an enum case term.
    case returnStatement(Term?)
  }
}

public enum CheckedCondition {
  case boolean(Term)
  case pattern(CheckedPattern, Term)
}

/// `for pattern in sequence where condition`. The lowering may take shorter ways for ranges and arrays.
public final class CheckedFor {
  public let pattern: CheckedPattern
  public let sequence: Term
  /// A call of `makeIterator` on `sequence`; its value goes to `iterator`.
  public let makeIterator: Term
  public let iterator: Variable
  /// A call of `next` on `iterator`, of type `Element?`.
  public let next: Term
  public let element: Type
  public let condition: Term?
  public let body: CheckedBlock
  public let target: JumpTarget
  init(
    pattern: CheckedPattern, sequence: Term, makeIterator: Term, iterator: Variable, next: Term, element: Type,
    condition: Term?, body: CheckedBlock, target: JumpTarget
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.makeIterator = makeIterator
    self.iterator = iterator
    self.next = next
    self.element = element
    self.condition = condition
    self.body = body
    self.target = target
  }
}

public final class CheckedSwitch {
  public struct Case {
    /// Any of them matches; all bind the same names to the same variables. Empty for `default`.
    public let patterns: [(pattern: CheckedPattern, condition: Term?)]
    public let isDefault: Bool
    public let body: CheckedBlock
  }
  public let subject: Term
  public let cases: [Case]
  public let target: JumpTarget
  init(subject: Term, cases: [Case], target: JumpTarget) {
    self.subject = subject
    self.cases = cases
    self.target = target
  }
}

/// A pattern, with the type of the value it is matched against.
public final class CheckedPattern {
  public let kind: Kind
  public let type: Type
  public let span: Span
  /// Of a cast: whether it is asked of what is in an optional. It is never taken to cover that.
  let looksThrough: Bool
  /// Of a cast: the error becomes the object that stands for it, which any error has.
  public internal(set) var makesObject = false
  init(_ kind: Kind, _ type: Type, _ span: Span, looksThrough: Bool = false) {
    self.kind = kind
    self.type = type
    self.span = span
    self.looksThrough = looksThrough
  }

  public var isWildcard: Bool { if case .wildcard = kind { true } else { false } }

  var takesAnything: Bool {
    switch kind {
    case .wildcard, .bind: true
    default: false
    }
  }

  /// It could not be read, or has nothing to compare with.
  var isBroken: Bool {
    if case .test(_, let term) = kind { return term.type == .error || term.children.contains { $0.type == .error } }
    return false
  }

  public indirect enum Kind {
    case wildcard
    case bind(Variable)
    case tuple([CheckedPattern])
    /// As many sub-patterns as the case has payload elements, or none to ignore them.
    case enumCase(EnumCase, [CheckedPattern])
    /// `x?`, and what looks through one optional level to match a non-optional pattern.
    case some(CheckedPattern)
    /// `nil`
    case none
    /// `is T` and `as T`: the value is cast and the sub-pattern sees the result.
    case cast(to: Type, CheckedPattern)
    /// Matches where `test` is true; it refers to the value as `subject`.
    case test(subject: Variable, Term)
  }
}

extension CheckedPattern {
  /// What it binds, in the order of the text.
  public var variables: [Variable] {
    switch kind {
    case .wildcard, .none, .test: []
    case .bind(let variable): [variable]
    case .tuple(let parts), .enumCase(_, let parts): parts.flatMap { $0.variables }
    case .some(let inner), .cast(_, let inner): inner.variables
    }
  }
}

extension [CheckedCondition] {
  /// What they say where that is written out: `true`, `false`.
  var certainty: Bool? {
    guard count == 1, case .boolean(let term) = self[0], case .boolean(let value) = term.kind else { return nil }
    return value
  }
}
