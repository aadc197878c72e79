import Diagnostics

/// Statements between braces.
public final class Block {
  public let statements: [Statement]
  /// Braces included.
  public let span: Span

  public init(statements: [Statement], span: Span) {
    self.statements = statements
    self.span = span
  }
}

extension Block {
  /// Whether something in it says `return`; what closures and functions in it say is theirs.
  public var returns: Bool { statements.contains(where: \.returns) }
}

extension Statement {
  public var returns: Bool {
    switch kind {
    case .returnStatement: true
    case .ifStatement(let node): node.returns
    case .switchStatement(let node): node.returns
    case .guardStatement(_, let body), .whileStatement(_, _, let body), .repeatStatement(_, let body, _),
      .forStatement(_, _, _, _, let body), .asyncFor(_, _, _, _, _, _, let body):
      body.returns
    case .doStatement(_, let body, _, let catches): body.returns || catches.contains { $0.body.returns }
    case .expression(let expression):
      switch expression.kind {
      case .ifExpression(let node): node.returns
      case .switchExpression(let node): node.returns
      default: false
      }
    default: false
    }
  }
}

extension IfNode {
  fileprivate var returns: Bool {
    if then.returns { return true }
    switch otherwise {
    case .block(let block)?: return block.returns
    case .ifNode(let node)?: return node.returns
    case nil: return false
    }
  }
}

extension SwitchNode {
  fileprivate var returns: Bool { cases.contains { $0.body.contains(where: \.returns) } }
}

public final class Statement {
  public let kind: Kind
  public let span: Span

  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  public indirect enum Kind {
    case expression(Expression)
    case declaration(Declaration)
    case ifStatement(IfNode)
    case guardStatement([Condition], otherwise: Block)
    case whileStatement(label: Name?, [Condition], Block)
    case repeatStatement(label: Name?, Block, condition: Expression)
    case forStatement(label: Name?, Pattern, Expression, condition: Expression?, Block)
    /// `for await`, `for try await`; the first span is that of the words.
    case asyncFor(Span, isTried: Bool, label: Name?, Pattern, Expression, condition: Expression?, Block)
    case switchStatement(SwitchNode)
    case doStatement(label: Name?, Block, throwing: ThrowsClause?, catches: [CatchNode])
    case breakStatement(label: Name?)
    case continueStatement(label: Name?)
    case fallthroughStatement
    case returnStatement(Expression?)
    case throwStatement(Expression)
    case deferStatement(Block)
    /// `async let value = …`
    case asyncLet(VariableNode)
    case unsupported
    case error
  }
}

/// One of the comma-separated conditions of `if`, `guard` and `while`.
public enum Condition {
  case boolean(Expression)
  /// `let x = value`, `var x = value`, `let x`: the value is nil for the short form. `pattern` is the name or `_`.
  case binding(Pattern, isMutable: Bool, type: TypeNode?, value: Expression?)
  /// `case pattern = value`
  case pattern(Pattern, Expression)

  /// True for `#available(…)`, false for `#unavailable(…)`, nil for whatever else.
  public var asksForAvailability: Bool? {
    guard case .boolean(let expression) = self, case .boolean(let value) = expression.kind,
      expression.span.text.hasPrefix("#")
    else { return nil }
    return value
  }
}

public final class IfNode {
  public enum Otherwise {
    case block(Block)
    case ifNode(IfNode)
  }
  public let label: Name?
  public let conditions: [Condition]
  public let then: Block
  public let otherwise: Otherwise?
  public let span: Span

  public init(label: Name?, conditions: [Condition], then: Block, otherwise: Otherwise?, span: Span) {
    self.label = label
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    self.span = span
  }
}

/// `throws(Problem)` of a `do`.
public struct ThrowsClause {
  public let keyword: Span
  public let type: TypeNode?
}

public final class CatchNode {
  /// Empty for a plain `catch`.
  public let patterns: [(pattern: Pattern, condition: Expression?)]
  public let body: Block
  public let span: Span
  public init(patterns: [(pattern: Pattern, condition: Expression?)], body: Block, span: Span) {
    self.patterns = patterns
    self.body = body
    self.span = span
  }

  /// Whether it takes any error there is, by what is written.
  public var takesAll: Bool {
    patterns.isEmpty
      || patterns.contains { pattern, condition in
        if condition != nil { return false }
        switch pattern.kind {
        case .wildcard, .name: return true
        case .binding(_, let inner):
          if case .name = inner.kind { return true }
          if case .wildcard = inner.kind { return true }
          return false
        default: return false
        }
      }
  }
}

public final class SwitchNode {
  public struct Case {
    /// Empty for `default`.
    public let patterns: [(pattern: Pattern, condition: Expression?)]
    public let isDefault: Bool
    public let body: [Statement]
    public let span: Span
    /// Up to the colon.
    public let head: Span
    public init(
      patterns: [(pattern: Pattern, condition: Expression?)], isDefault: Bool, body: [Statement], span: Span, head: Span
    ) {
      self.head = head
      self.patterns = patterns
      self.isDefault = isDefault
      self.body = body
      self.span = span
    }
  }
  public let label: Name?
  public let subject: Expression
  public let cases: [Case]
  /// The word `switch`, the subject and all cases.
  public let span: Span
  public let keyword: Span

  public init(label: Name?, subject: Expression, cases: [Case], span: Span, keyword: Span) {
    self.label = label
    self.subject = subject
    self.cases = cases
    self.span = span
    self.keyword = keyword
  }
}

public final class Pattern {
  public let kind: Kind
  public let span: Span

  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  public indirect enum Kind {
    case wildcard
    /// A name that is bound: in `let x = …`, under `let`/`var` in a pattern, in `for x in`.
    case name(Name)
    case tuple([(label: Name?, pattern: Pattern)])
    case typed(Pattern, TypeNode)
    /// `let pattern` or `var pattern` inside a pattern: the names below are bound.
    case binding(isMutable: Bool, Pattern)
    /// `.name(sub, …)` or `Type.name(sub, …)`; `arguments` is nil for a case without parentheses. The base is nil for the
    /// implicit form. Only where a sub-pattern binds or is a wildcard; everything else is an expression.
    case enumCase(base: TypeNode?, Name, arguments: [(label: Name?, pattern: Pattern)]?)
    /// `pattern?`
    case optional(Pattern)
    /// `is Type`
    case isType(TypeNode)
    /// `pattern as Type`
    case asType(Pattern, TypeNode)
    /// Any other expression, compared with `~=`.
    case expression(Expression)
    case error
  }
}
