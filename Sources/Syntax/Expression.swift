import Diagnostics

/// An expression as it was written. Identity matters: facts about it live in tables keyed by the node.
public final class Expression {
  public let kind: Kind
  public let span: Span

  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  public indirect enum Kind {
    /// The magnitude; `overflows` where it does not fit 64 bits.
    case integer(UInt64, overflows: Bool)
    case float(Double)
    case boolean(Bool)
    case string([StringSegment])
    case nilLiteral
    /// A name, `self` and `Self`, `$0`, an operator used as a value (`+`), perhaps with explicit generic arguments.
    case name(Name, genericArguments: [TypeNode]?)
    /// `super`, always the base of a member or subscript.
    case superReference
    /// `base.name`; without a base the implicit member `.name`. Tuple elements are members named `0`, `1`, …; `init` and
    /// `self` (as in `Int.self`) are members too.
    case member(Expression?, Name, genericArguments: [TypeNode]?)
    case call(Expression, Arguments)
    case subscripted(Expression, Arguments)
    case prefix(Name, Expression)
    case postfix(Name, Expression)
    /// Operators in between, already folded by precedence. Assignment is its own case.
    case binary(Expression, Name, Expression)
    case assignment(Expression, Expression)
    case ternary(Expression, Expression, Expression)
    case cast(Expression, Cast, TypeNode)
    case closure(ClosureNode)
    /// `\Root.member`, `\.member`
    case keyPath(KeyPathNode)
    /// `#selector(method)`
    case selector(SelectorNode)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    /// Zero elements, two or more, or one with a label; one without a label is `parenthesized`.
    case tuple([Arguments.Element])
    case parenthesized(Expression)
    case forceUnwrap(Expression)
    /// `base?` inside a chain such as `base?.member`. The chain's extent is the outermost postfix expression around it.
    case optionalChain(Expression)
    /// `&variable`
    case inOut(Expression)
    /// A type in the place of an expression that cannot be read as one: `(any P).self`, `Int?.none`, `[Int]?.self`.
    case type(TypeNode)
    /// `_` on the left of an assignment.
    case discard
    case ifExpression(IfNode)
    case switchExpression(SwitchNode)
    case tryExpression(Expression, TryKind)
    /// `await value`
    case await(Expression)
    /// `#line` and its kin.
    case location(Location)
    /// Swift that Zoetrope does not have; the parser has said so already.
    case unsupported
    /// Something was wrong here and the parser has said so.
    case error
  }

  public enum Cast { case conditional, forced, check, coercion }
  public enum Location: String { case line, column, file, fileID, filePath, function, isolation }
  public enum TryKind { case plain, optional, forced }
}

public enum StringSegment {
  case text(String)
  /// `\(value)`
  case value(Expression)
  /// `\(value, style: .short)`
  case arguments(Arguments)
}

/// A name and where it stands.
public struct Name {
  public let text: String
  public let span: Span

  public init(_ text: String, _ span: Span) {
    self.text = text
    self.span = span
  }

  /// Whether it is the word `self`, and no name that is written as that in backticks.
  public var isSelf: Bool { text == "self" && !span.text.hasPrefix("`") }
}

/// The arguments of a call or subscript, trailing closures included.
public struct Arguments {
  public struct Element {
    public let label: Name?
    public let value: Expression

    public init(label: Name?, value: Expression) {
      self.label = label
      self.value = value
    }
  }

  public let elements: [Element]
  /// How many of the elements, at the end, are trailing closures. The first of them has no label.
  public let trailingClosures: Int
  /// The parentheses or brackets and all between; the first trailing closure where there are none.
  public let span: Span

  public init(elements: [Element], trailingClosures: Int, span: Span) {
    self.elements = elements
    self.trailingClosures = trailingClosures
    self.span = span
  }
}

/// A key path says by an expression what it leads to.
public final class KeyPathNode {
  /// The root's type and all members, read as one expression; without a root the members of `$0`.
  public let path: Expression
  public let hasRoot: Bool
  public let span: Span
  public init(path: Expression, hasRoot: Bool, span: Span) {
    self.path = path
    self.hasRoot = hasRoot
    self.span = span
  }
}

/// A selector names a method, or what reads or writes a property. `#keyPath` names properties that lead from one to the next.
public final class SelectorNode {
  public enum Accessor: String { case getter, setter }
  public let path: Expression
  public let accessor: Accessor?
  public let isKeyPath: Bool
  public init(path: Expression, accessor: Accessor?, isKeyPath: Bool) {
    self.path = path
    self.accessor = accessor
    self.isKeyPath = isKeyPath
  }
}

/// `{ [captures] (parameters) -> Result in statements }`
public final class ClosureNode {
  public struct Capture {
    public enum Ownership { case strong, weak, unowned }
    public let name: Name
    public let ownership: Ownership
    /// `[total = count + 1]`; nil for `[total]`.
    public let value: Expression?

    public init(name: Name, ownership: Ownership, value: Expression?) {
      self.name = name
      self.ownership = ownership
      self.value = value
    }
  }

  public struct Parameter {
    /// `_` where it is not named.
    public let name: Name
    public let type: TypeNode?
    public let isInOut: Bool
    public let isEscaping: Bool
    /// `@Wrapper`, in front of it.
    public let attributes: [Attribute]
    public init(
      name: Name, type: TypeNode?, isInOut: Bool = false, isEscaping: Bool = false, attributes: [Attribute] = []
    ) {
      self.isEscaping = isEscaping
      self.attributes = attributes
      self.name = name
      self.type = type
      self.isInOut = isInOut
    }
  }

  public let captures: [Capture]
  /// Nil where the closure has no signature and may use `$0`, `$1`, ….
  public let parameters: [Parameter]?
  public let result: TypeNode?
  public let body: Block
  public let span: Span
  /// The largest `$n` used directly in the body (not in closures within), or -1.
  public let highestShorthand: Int
  /// It says `throws`, or an error can come out of it.
  public let mayThrow: Bool
  /// `throws(Problem)`
  public let thrown: TypeNode?
  /// It says `async`, or waits for something.
  public let isAsync: Bool
  /// `@MainActor` and its kin, in front of what else there is.
  public let attributes: [Name]

  public init(
    captures: [Capture], parameters: [Parameter]?, result: TypeNode?, body: Block, span: Span, highestShorthand: Int,
    mayThrow: Bool, thrown: TypeNode? = nil, isAsync: Bool = false, attributes: [Name] = []
  ) {
    self.thrown = thrown
    self.isAsync = isAsync
    self.attributes = attributes
    self.captures = captures
    self.parameters = parameters
    self.result = result
    self.body = body
    self.span = span
    self.highestShorthand = highestShorthand
    self.mayThrow = mayThrow
  }
}
