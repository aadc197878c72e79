import Diagnostics

/// A type as it was written.
public final class TypeNode {
  public let kind: Kind
  public let span: Span
  /// `@retroactive`: whoever conforms to it here knows that neither is his own.
  public internal(set) var isRetroactive = false

  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  public indirect enum Kind {
    /// `Name`, `Name<Arguments>`, with `base` as in `Base.Name`. `Self`, `Any` and `AnyObject` are names too. A `.Type`
    /// and `.Protocol` suffix is `metatype`.
    case name(base: TypeNode?, Name, arguments: [TypeNode])
    case optional(TypeNode)
    case implicitlyUnwrapped(TypeNode)
    case array(TypeNode)
    case dictionary(key: TypeNode, value: TypeNode)
    /// No elements is `Void`. One element without a label is `parenthesized`.
    case tuple([(label: Name?, type: TypeNode)])
    case parenthesized(TypeNode)
    /// `thrown` is the type in `throws(Problem)`.
    case function(
      parameters: [FunctionParameter], result: TypeNode, isThrowing: Bool, thrown: TypeNode? = nil,
      isAsync: Bool = false)
    /// `@Sendable () -> Void`, `@MainActor () -> Void`: a function's type, and where what it is made of is run.
    case attributed(TypeNode, [Name])
    /// `P & Q`
    case composition([TypeNode])
    /// `any P`
    case any(TypeNode)
    /// `some P`
    case some(TypeNode)
    case metatype(TypeNode)
    /// `T...`, only as a parameter's type.
    case variadic(TypeNode)
    /// `_`
    case placeholder
    /// The type of a property of a type, or of one beside it, that is perhaps written nowhere; only in what is made.
    case ofProperty(Name, of: TypeNode?)
    case unsupported
    case error
  }

  var isNamedActor: Bool { if case .name(_, let name, _) = kind { name.text == "Actor" } else { false } }

  /// Whether something in it is a member of another type, `T.Value`.
  public var namesMember: Bool {
    switch kind {
    case .name(let base, _, let arguments): base != nil || arguments.contains(where: \.namesMember)
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .parenthesized(let inner),
      .attributed(let inner, _), .any(let inner), .some(let inner), .metatype(let inner), .variadic(let inner):
      inner.namesMember
    case .dictionary(let key, let value): key.namesMember || value.namesMember
    case .tuple(let elements): elements.contains { $0.type.namesMember }
    case .function(let parameters, let result, _, _, _):
      result.namesMember || parameters.contains { $0.type.namesMember }
    case .composition(let parts): parts.contains(where: \.namesMember)
    case .placeholder, .ofProperty, .unsupported, .error: false
    }
  }

  /// What attributes are said of.
  public var withoutAttributes: TypeNode {
    if case .attributed(let inner, _) = kind { inner.withoutAttributes } else { self }
  }

  public struct FunctionParameter {
    public let type: TypeNode
    public let isInOut: Bool
    public let isEscaping: Bool
    public let isAutoclosure: Bool
    public let isIsolated: Bool

    public init(type: TypeNode, isInOut: Bool, isEscaping: Bool, isAutoclosure: Bool, isIsolated: Bool = false) {
      self.isIsolated = isIsolated
      self.type = type
      self.isInOut = isInOut
      self.isEscaping = isEscaping
      self.isAutoclosure = isAutoclosure
    }
  }
}

/// `<T: P, U>`: one parameter of it.
public struct GenericParameterNode {
  public let name: Name
  public let constraint: TypeNode?
  public init(name: Name, constraint: TypeNode?) {
    self.name = name
    self.constraint = constraint
  }
}

/// One requirement of a `where` clause.
public struct WhereNode {
  public enum Relation { case conforms, equals }
  public let left: TypeNode
  public let relation: Relation
  public let right: TypeNode
  public let span: Span

  public init(left: TypeNode, relation: Relation, right: TypeNode, span: Span) {
    self.left = left
    self.relation = relation
    self.right = right
    self.span = span
  }
}

extension TypeNode {
  /// Whether it says what the arguments of a generic type are: `[Int]`, `Array<Int>`, `Dictionary<Int, Int>.Keys`.
  public var givesArguments: Bool {
    switch kind {
    case .array, .optional, .dictionary: true
    case .name(let outer, _, let arguments): !arguments.isEmpty || outer?.givesArguments == true
    case .parenthesized(let inner): inner.givesArguments
    default: false
    }
  }
}
