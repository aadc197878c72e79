import Diagnostics

/// A declaration as it was written.
public final class Declaration {
  public let kind: Kind
  public let modifiers: [Modifier]
  public let attributes: [Attribute]
  /// From the first attribute or modifier to the end.
  public let span: Span

  public init(_ kind: Kind, modifiers: [Modifier], attributes: [Attribute], span: Span) {
    self.kind = kind
    self.modifiers = modifiers
    self.attributes = attributes
    self.span = span
  }

  public indirect enum Kind {
    case importModule(Name)
    case variable(VariableNode)
    case function(FunctionNode)
    case initializer(FunctionNode)
    case deinitializer(FunctionNode)
    case subscriptDeclaration(FunctionNode, Accessors)
    case type(NominalNode)
    case extensionDeclaration(ExtensionNode)
    case typeAlias(Name, generics: [GenericParameterNode], TypeNode)
    case associatedType(Name, inherited: [TypeNode], defaultType: TypeNode?, requirements: [WhereNode])
    case enumCases([EnumCaseNode])
    /// `infix operator <>: Precedence` and the like.
    case operatorDeclaration(Name)
    case unsupported
    case error
  }

  public func has(_ modifier: Modifier.Kind) -> Bool { modifiers.contains { $0.kind == modifier } }
}

public struct Modifier {
  public enum Kind: String {
    case `public`, `private`, `fileprivate`, `internal`, open, package
    case `static`, `class`, final, override, required, convenience, mutating, nonmutating, lazy, weak, unowned
    case indirect, optional, dynamic, prefix, postfix, infix, isolated, nonisolated
    /// Runs where its caller does.
    case nonsending = "nonisolated(nonsending)"
    case nonisolatedUnsafe = "nonisolated(unsafe)"
    /// `private(set)` and its kin
    case privateSet = "private(set)", fileprivateSet = "fileprivate(set)", internalSet = "internal(set)"
    case publicSet = "public(set)", openSet = "open(set)"
  }
  public let kind: Kind
  public let span: Span
  public init(kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// `@name` or `@name("text")`.
public struct Attribute {
  public let name: Name
  /// What stands before its name: the `Outer` of `@Outer.Wrapper`.
  public let base: TypeNode?
  /// The text of the first argument where it is a string literal or a bare word.
  public let argument: String?
  /// Of an attribute that is the script's own.
  public let generics: [TypeNode]
  public let arguments: Arguments?
  /// Of `@available(*, …)`: what is said of all platforms.
  public let availability: Availability?
  public let span: Span

  public struct Availability {
    /// Else it is deprecated.
    public let isUnavailable: Bool
    public let message: String?
    public let renamed: String?
  }

  public init(
    name: Name, base: TypeNode? = nil, argument: String?, generics: [TypeNode] = [], arguments: Arguments? = nil,
    availability: Availability? = nil, span: Span
  ) {
    self.availability = availability
    self.base = base
    self.name = name
    self.argument = argument
    self.generics = generics
    self.arguments = arguments
    self.span = span
  }
}

extension Attribute {
  /// What the compiler knows by itself, and a script has no say in.
  private static let builtIn: Set<String> = [
    "abi", "attached", "autoclosure", "available", "backDeployed", "concurrent", "convention", "derivative",
    "differentiable", "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping", "exclusivity",
    "export", "freestanding", "frozen", "globalActor", "implementation", "inlinable", "inline", "isolated", "lifetime",
    "main", "noDerivative", "nonexhaustive", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
    "requires_stored_property_inits", "resultBuilder", "rethrows", "retroactive", "safe", "section", "sensitive",
    "specialized", "storageRestrictions", "testable", "thick", "thin", "transpose", "unchecked", "unknown", "unsafe",
    "usableFromInline", "used", "warn_unqualified_access",
  ]

  static func canNameType(_ name: String) -> Bool { !name.hasPrefix("_") && !builtIn.contains(name) }
  /// Whether it may be a type: a property wrapper, a result builder or a global actor.
  public var canNameType: Bool { Attribute.canNameType(name.text) }
}

/// `let a = 1, b: Int { … }`: every binding of one declaration.
public final class VariableNode {
  public struct Binding {
    public let pattern: Pattern
    public let type: TypeNode?
    public let value: Expression?
    public let accessors: Accessors?
    public init(pattern: Pattern, type: TypeNode?, value: Expression?, accessors: Accessors?) {
      self.pattern = pattern
      self.type = type
      self.value = value
      self.accessors = accessors
    }
  }
  public let isLet: Bool
  public let keyword: Span
  public let bindings: [Binding]
  /// `async let`: the values are worked out while the script goes on.
  public let isAsync: Bool

  public init(isLet: Bool, keyword: Span, bindings: [Binding], isAsync: Bool = false) {
    self.isAsync = isAsync
    self.isLet = isLet
    self.keyword = keyword
    self.bindings = bindings
  }
}

/// What stands in the braces behind a property or subscript.
public final class Accessors {
  public struct Accessor {
    public enum Kind { case get, set, willSet, didSet }
    public let kind: Kind
    /// The name in `set(newName)`.
    public let parameter: Name?
    /// Nil in a protocol (`{ get set }`).
    public let body: LazyBlock?
    public let isMutating: Bool?
    public let isThrowing: Bool
    /// `throws(Problem)`
    public let thrown: TypeNode?
    public let isAsync: Bool
    public let span: Span
    public init(
      kind: Kind, parameter: Name?, body: LazyBlock?, isMutating: Bool?, isThrowing: Bool = false,
      thrown: TypeNode? = nil, isAsync: Bool = false, span: Span
    ) {
      self.isAsync = isAsync
      self.isThrowing = isThrowing
      self.thrown = thrown
      self.kind = kind
      self.parameter = parameter
      self.body = body
      self.isMutating = isMutating
      self.span = span
    }
  }
  /// A body without `get` around it is one accessor of kind `get`.
  public let accessors: [Accessor]
  public let span: Span
  public init(accessors: [Accessor], span: Span) {
    self.accessors = accessors
    self.span = span
  }
}

/// The body of a function. Those of the library are only skipped over, and parsed when they are asked for: once as a rule, as what is
/// made of a body when it is checked takes its place. So they are not kept.
public struct LazyBlock {
  public let span: Span
  private let parse: () -> Block

  public init(_ block: Block) {
    span = block.span
    parse = { block }
  }

  public init(span: Span, parse: @escaping () -> Block) {
    self.span = span
    self.parse = parse
  }

  public var block: Block { parse() }
}

/// What stands between the braces of a type or extension. In the library it is only skipped over at first, as `LazyBlock` is.
public final class LazyMembers {
  private var parsed: [Declaration]?
  private var parse: (() -> [Declaration])?

  public init(_ members: [Declaration]) { parsed = members }

  public init(parse: @escaping () -> [Declaration]) { self.parse = parse }

  public var members: [Declaration] {
    if let parsed { return parsed }
    let members = parse?() ?? []
    parsed = members
    parse = nil
    return members
  }
}

/// A function, initialiser, deinitialiser or the head of a subscript.
public final class FunctionNode {
  public struct Parameter {
    /// The argument label; nil for `_`.
    public let label: Name?
    public let name: Name
    /// Without `inout`, attributes and `...`.
    public let type: TypeNode
    public let isInOut: Bool
    public let isVariadic: Bool
    public let isEscaping: Bool
    public let isAutoclosure: Bool
    /// `isolated`
    public let isIsolated: Bool
    public let defaultValue: Expression?
    /// `@Builder` and `@Wrapper`, in front of the parameter.
    public let attributes: [Attribute]
    public let span: Span

    public init(
      label: Name?, name: Name, type: TypeNode, isInOut: Bool, isVariadic: Bool, isEscaping: Bool, isAutoclosure: Bool,
      defaultValue: Expression?, attributes: [Attribute] = [], isIsolated: Bool = false, span: Span
    ) {
      self.attributes = attributes
      self.isIsolated = isIsolated
      self.label = label
      self.name = name
      self.type = type
      self.isInOut = isInOut
      self.isVariadic = isVariadic
      self.isEscaping = isEscaping
      self.isAutoclosure = isAutoclosure
      self.defaultValue = defaultValue
      self.span = span
    }
  }

  /// `init`, `deinit` and `subscript` for those; an operator's own characters.
  public let name: Name
  public let generics: [GenericParameterNode]
  public let parameters: [Parameter]
  public let result: TypeNode?
  public let requirements: [WhereNode]
  public let body: LazyBlock?
  public let isThrowing: Bool
  /// `throws(Problem)`
  public let thrown: TypeNode?
  public let isRethrowing: Bool
  public let isAsync: Bool
  /// `init?`; `init!` counts too.
  public let isFailable: Bool
  /// `init!`, and what gives a `T!`: the optional is unwrapped where it is used as what is in it.
  public let isImplicitlyUnwrapped: Bool
  /// From the keyword to the end of the signature, without the body.
  public let head: Span

  public init(
    name: Name, generics: [GenericParameterNode], parameters: [Parameter], result: TypeNode?, requirements: [WhereNode],
    body: LazyBlock?, isThrowing: Bool, thrown: TypeNode? = nil, isRethrowing: Bool = false, isAsync: Bool = false,
    isFailable: Bool, isImplicitlyUnwrapped: Bool = false, head: Span
  ) {
    self.isAsync = isAsync
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.requirements = requirements
    self.body = body
    self.isThrowing = isThrowing
    self.thrown = thrown
    self.isRethrowing = isRethrowing
    self.isFailable = isFailable
    if case .implicitlyUnwrapped? = result?.kind {
      self.isImplicitlyUnwrapped = true
    } else {
      self.isImplicitlyUnwrapped = isImplicitlyUnwrapped
    }
    self.head = head
  }
}

/// A struct, class, enum or protocol.
public final class NominalNode {
  public enum Kind: String { case `struct`, `class`, `enum`, `protocol` }
  public let kind: Kind
  public let name: Name
  public let generics: [GenericParameterNode]
  /// `protocol P<Element>`: the names in the angle brackets.
  public let primaryAssociatedTypes: [Name]
  /// `actor`: a class, of which one thing at a time is run.
  public let isActor: Bool
  public let inherited: [TypeNode]
  public let requirements: [WhereNode]
  public var members: [Declaration] { lazyMembers.members }
  private let lazyMembers: LazyMembers
  public let braces: Span
  /// From the keyword to just before the brace.
  public let head: Span

  /// With what a protocol's `where Self: …` says, which is the same.
  public var allInherited: [TypeNode] {
    inherited
      + requirements.compactMap { clause in
        guard kind == .protocol, clause.relation == .conforms, case .name(nil, let name, _) = clause.left.kind,
          name.text == "Self"
        else { return nil }
        return clause.right
      }
  }

  public init(
    kind: Kind, name: Name, generics: [GenericParameterNode], primaryAssociatedTypes: [Name], inherited: [TypeNode],
    requirements: [WhereNode], members: LazyMembers, braces: Span, head: Span, isActor: Bool = false
  ) {
    self.isActor = isActor
    self.kind = kind
    self.name = name
    self.generics = generics
    self.primaryAssociatedTypes = primaryAssociatedTypes
    self.inherited = inherited
    self.requirements = requirements
    lazyMembers = members
    self.braces = braces
    self.head = head
  }
}

public final class ExtensionNode {
  public let type: TypeNode
  public let inherited: [TypeNode]
  public let requirements: [WhereNode]
  public var members: [Declaration] { lazyMembers.members }
  private let lazyMembers: LazyMembers
  public let braces: Span
  public let head: Span

  public init(
    type: TypeNode, inherited: [TypeNode], requirements: [WhereNode], members: LazyMembers, braces: Span, head: Span
  ) {
    self.type = type
    self.inherited = inherited
    self.requirements = requirements
    lazyMembers = members
    self.braces = braces
    self.head = head
  }
}

public struct EnumCaseNode {
  public let name: Name
  public let payload: [FunctionNode.Parameter]?
  public let rawValue: Expression?
  public init(name: Name, payload: [FunctionNode.Parameter]?, rawValue: Expression?) {
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
  }
}

/// A whole text, parsed.
public final class SourceTree {
  public let source: Source
  public let statements: [Statement]
  public let diagnostics: [Diagnostic]
  /// The text ended inside something: at a prompt, more lines would complete it.
  public let isIncomplete: Bool
  /// Its statements wait for something: `await`, and its kin.
  public let waits: Bool

  public init(
    source: Source, statements: [Statement], diagnostics: [Diagnostic], isIncomplete: Bool, waits: Bool = false
  ) {
    self.waits = waits
    self.source = source
    self.statements = statements
    self.diagnostics = diagnostics
    self.isIncomplete = isIncomplete
  }
}
