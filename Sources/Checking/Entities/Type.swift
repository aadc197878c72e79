import Diagnostics
import Syntax

/// A type, resolved. Structural equality is type equality, aliases being gone.
public indirect enum Type: Hashable {
  /// A struct, enum or class with an argument for every parameter of its generic signature, outer ones first.
  case nominal(Nominal, [Type])
  /// A generic parameter, the `Self` of a protocol, or the type inside an opened existential.
  case parameter(GenericParameter)
  /// `T.Element`: depends on what `T` turns out to be.
  case member(Type, AssociatedType)
  /// `any P & Q`, `Any`, `AnyObject`
  case existential(Existential)
  case function(FunctionType)
  /// `Void` is the empty tuple; there is no one-element tuple.
  case tuple([TupleElement])
  /// `T.Type`. Of an existential: the metatype of some conforming type, `any P.Type`.
  case metatype(Type)
  /// The result of a function that says `some P`; `Program.underlying` knows which type it is.
  case opaque(OpaqueType)
  /// Not known yet; only while an expression is being solved.
  case variable(TypeVariable)
  /// Something was wrong and has been reported; agrees with every type.
  case error

  public static let void = Type.tuple([])

  public static let anyObject = Type.existential(Existential(protocols: [], isClassBound: true))

  var isFunction: Bool { if case .function = self { true } else { false } }

  /// Whether a parameter of this type may be called, and not kept.
  func isLent(isEscaping: Bool, isInOut: Bool) -> Bool { isFunction && !isEscaping && !isInOut }

  /// Swift's `Never`.
  var isNever: Bool {
    guard case .nominal(let nominal, _) = self else { return false }
    return nominal.name == "Never" && nominal.module.name == "Swift"
  }

  public static let any = Type.existential(Existential(protocols: []))

  public struct TupleElement: Hashable {
    public let label: String?
    public let type: Type
    public init(label: String? = nil, type: Type) {
      self.label = label
      self.type = type
    }
  }
}

public struct FunctionType: Hashable {
  public struct Parameter: Hashable {
    public let type: Type
    public let isInOut: Bool
    /// `T...`: `type` is then the array's.
    public let isVariadic: Bool
    public let isAutoclosure: Bool
    /// A function without `@escaping`. It makes no other type of it, and no other code: only what is done with the parameter is
    /// refused. Where two equal types meet, either may stay, so that at worst too little is refused.
    let isNonEscaping: Bool
    /// `isolated`. It makes no other type of it either.
    var isIsolated = false
    public init(
      _ type: Type, isInOut: Bool = false, isVariadic: Bool = false, isAutoclosure: Bool = false,
      isNonEscaping: Bool = false
    ) {
      self.type = type
      self.isInOut = isInOut
      self.isVariadic = isVariadic
      self.isAutoclosure = isAutoclosure
      self.isNonEscaping = isNonEscaping
    }

    func isolated(_ isIsolated: Bool) -> Parameter {
      var result = self
      result.isIsolated = isIsolated
      return result
    }

    public static func == (left: Parameter, right: Parameter) -> Bool {
      left.type == right.type && left.isInOut == right.isInOut && left.isVariadic == right.isVariadic
        && left.isAutoclosure == right.isAutoclosure
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(type)
      hasher.combine(isInOut)
    }
  }
  public let parameters: [Parameter]
  public let result: Type
  /// `throws`: an error may come out in place of the result.
  public let isThrowing: Bool
  /// `throws(Problem)`: nothing else comes out; nil where anything may.
  public let thrown: Type?
  public let isAsync: Bool
  public let place: FunctionPlace
  public init(
    _ parameters: [Parameter], _ result: Type, isThrowing: Bool = false, thrown: Type? = nil, isAsync: Bool = false,
    place: FunctionPlace = FunctionPlace()
  ) {
    self.isAsync = isAsync
    self.place = place
    self.parameters = parameters
    self.result = result
    // `throws(any Error)` says no more than `throws`, and `throws(Never)` no more than nothing.
    self.isThrowing = isThrowing && thrown?.isNever != true
    if case .existential? = thrown { self.thrown = nil } else { self.thrown = self.isThrowing ? thrown : nil }
  }

  /// A function of others, with the same effects.
  func with(_ parameters: [Parameter], _ result: Type) -> FunctionType {
    FunctionType(parameters, result, isThrowing: isThrowing, thrown: thrown, isAsync: isAsync, place: place)
  }

  /// Whether such a function can be used as one of the other's effects, whatever is thrown.
  func hasFewerEffects(than other: FunctionType) -> Bool {
    (other.isThrowing || !isThrowing) && (other.isAsync || !isAsync)
      && (!isThrowing || other.thrown == nil || other.thrown == thrown)
  }

  /// What is handed to another function in its place: where that takes several values, or none, and this a tuple of so many, its parts.
  public func parameterTypes(for other: FunctionType) -> [Type] {
    if parameters.count == 1, other.parameters.count != 1, case .tuple(let parts) = parameters[0].type {
      return parts.map(\.type)
    }
    return parameters.map(\.type)
  }
}

/// Where what a function's type is written for is run. It makes no other type of it: where two equal types meet, either may stay.
public struct FunctionPlace: Hashable {
  /// `@Sendable`, or handed over once and for all: a closure is not isolated as what is around it is.
  public var isSendable = false
  /// A closure is isolated as what is around it is, `@Sendable` or not.
  public var inheritsIsolation = false
  /// `self.` need not be said in a closure, though it is kept.
  public var allowsImplicitSelf = false
  /// `@MainActor`, and other global actors.
  public var globalActor: Nominal?

  public init() {}
  public static func == (left: FunctionPlace, right: FunctionPlace) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

/// What an existential promises. No protocols at all is `Any`.
public struct Existential: Hashable {
  /// Without those that others refine, in a fixed order.
  public let protocols: [Nominal]
  public let superclass: Type?
  /// `AnyObject` is among the constraints, or a protocol says so.
  public let isClassBound: Bool
  /// `any P<Int>`: what the primary associated types are.
  public let arguments: [AssociatedType: Type]
  public init(
    protocols: [Nominal], superclass: Type? = nil, isClassBound: Bool = false, arguments: [AssociatedType: Type] = [:]
  ) {
    self.protocols = protocols
    self.superclass = superclass
    self.isClassBound = isClassBound
    self.arguments = arguments
  }

  func mapping(_ transform: (Type) -> Type?) -> Existential {
    if arguments.isEmpty, superclass == nil { return self }
    return Existential(
      protocols: protocols, superclass: superclass?.mapping(transform), isClassBound: isClassBound,
      arguments: arguments.mapValues { $0.mapping(transform) })
  }

  /// The superclass, unless one of the protocols asks for it anyway.
  public var saidSuperclass: Type? {
    protocols.contains { $0.requiredClass != nil && $0.requiredClass == superclass } ? nil : superclass
  }
}

public struct OpaqueType: Hashable {
  /// The function or getter whose result it is.
  public let function: Function
  public let arguments: [Type]
  /// What is known of it.
  public let bound: Existential
  public init(function: Function, arguments: [Type], bound: Existential) {
    self.function = function
    self.arguments = arguments
    self.bound = bound
  }
}

/// Identity is what distinguishes entities: two types of the same name in different places are two.
public protocol Entity: AnyObject, Hashable {}
extension Entity {
  public static func == (left: Self, right: Self) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public final class GenericParameter: Entity {
  public enum Kind { case ordinary, protocolSelf, opened }
  public let name: String
  public let kind: Kind
  /// Where it is declared; nil where it is written nowhere.
  let span: Span?
  public init(name: String, kind: Kind = .ordinary, span: Span? = nil) {
    self.name = name
    self.kind = kind
    self.span = span
  }

  init(_ name: Name) {
    self.name = name.text
    kind = .ordinary
    span = name.span
  }
}

public final class GenericSignature {
  /// Those of the enclosing declarations first. In a protocol and its extensions the first is `Self`.
  public let parameters: [GenericParameter]
  /// Of the declaration around, whose requirements hold here too, those it is yet to learn included.
  let outer: GenericSignature?
  private var own: [Requirement]
  public internal(set) var requirements: [Requirement] {
    get {
      guard let outer else { return own }
      return own.isEmpty ? outer.requirements : outer.requirements + own
    }
    set { own = Array(newValue.dropFirst(outer?.requirements.count ?? 0)) }
  }
  init(parameters: [GenericParameter], outer: GenericSignature?) {
    self.parameters = parameters
    self.outer = outer
    own = []
  }
  public init(parameters: [GenericParameter] = [], requirements: [Requirement] = []) {
    self.parameters = parameters
    outer = nil
    own = requirements
  }
  /// Of what has been let go.
  nonisolated(unsafe) static let none = GenericSignature()
}

public enum Requirement: Hashable {
  case conforms(Type, Nominal)
  case same(Type, Type)
  case inherits(Type, Type)
  case classBound(Type)

  /// Something in it is not known.
  var isOfError: Bool {
    switch self {
    case .conforms(let type, _), .classBound(let type): type.contains { $0 == .error }
    case .same(let type, let other), .inherits(let type, let other):
      type.contains { $0 == .error } || other.contains { $0 == .error }
    }
  }

  /// The type of which something is asked.
  var subject: Type {
    switch self {
    case .conforms(let type, _), .same(let type, _), .inherits(let type, _), .classBound(let type): type
    }
  }

  func mentions(_ parameters: [GenericParameter]) -> Bool {
    func isMentioned(in type: Type) -> Bool {
      type.contains { if case .parameter(let parameter) = $0 { parameters.contains(parameter) } else { false } }
    }
    switch self {
    case .conforms(let type, _), .classBound(let type): return isMentioned(in: type)
    case .same(let type, let other), .inherits(let type, let other):
      return isMentioned(in: type) || isMentioned(in: other)
    }
  }

  func substituting(_ parameters: [GenericParameter], _ arguments: [Type]) -> Requirement {
    mapping { $0.substituting(parameters, arguments) }
  }

  func mapping(_ fill: (Type) -> Type) -> Requirement {
    switch self {
    case .conforms(let type, let proto): .conforms(fill(type), proto)
    case .same(let left, let right): .same(fill(left), fill(right))
    case .inherits(let type, let superclass): .inherits(fill(type), fill(superclass))
    case .classBound(let type): .classBound(fill(type))
    }
  }
}

/// Not known yet, while an expression is being solved; `Solution` says what it is bound to.
public struct TypeVariable: Hashable {
  public let index: Int
}

extension Type {
  /// The same type with each of `parameters` replaced by the argument beside it.
  public func substituting(_ parameters: [GenericParameter], _ arguments: [Type]) -> Type {
    if parameters.isEmpty { return self }
    return mapping { type in
      guard case .parameter(let parameter) = type, let index = parameters.firstIndex(of: parameter),
        index < arguments.count
      else { return nil }
      return arguments[index]
    }
  }

  /// The same type with every part for which `transform` has an answer replaced by that answer, outermost first.
  public func mapping(_ transform: (Type) -> Type?) -> Type {
    if let replaced = transform(self) { return replaced }
    switch self {
    case .nominal(let nominal, let arguments):
      return arguments.isEmpty ? self : .nominal(nominal, arguments.map { $0.mapping(transform) })
    case .parameter, .variable, .error: return self
    case .member(let base, let associated): return .member(base.mapping(transform), associated)
    case .existential(let existential): return .existential(existential.mapping(transform))
    case .function(let function):
      return .function(
        FunctionType(
          function.parameters.map {
            FunctionType.Parameter(
              $0.type.mapping(transform), isInOut: $0.isInOut, isVariadic: $0.isVariadic,
              isAutoclosure: $0.isAutoclosure, isNonEscaping: $0.isNonEscaping
            ).isolated($0.isIsolated)
          }, function.result.mapping(transform), isThrowing: function.isThrowing,
          thrown: function.thrown?.mapping(transform), isAsync: function.isAsync, place: function.place))
    case .tuple(let elements):
      return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.mapping(transform)) })
    case .metatype(let instance): return .metatype(instance.mapping(transform))
    case .opaque(let opaque):
      return .opaque(
        OpaqueType(
          function: opaque.function, arguments: opaque.arguments.map { $0.mapping(transform) },
          bound: opaque.bound.mapping(transform)))
    }
  }

  /// Whether another type stands in it, and not only in front of an associated type: `[T]` has `T` in it, `[T.Element]` has not.
  func hasPart(_ part: Type) -> Bool {
    let known = mapping { type in
      if type == part { return type }
      if case .member = type { return .error }
      return nil
    }
    return known.contains { $0 == part }
  }

  /// Whether `test` holds for this type or any part of it.
  public func contains(where test: (Type) -> Bool) -> Bool {
    if test(self) { return true }
    switch self {
    case .nominal(_, let arguments): return arguments.contains { $0.contains(where: test) }
    case .parameter, .variable, .error: return false
    case .member(let base, _): return base.contains(where: test)
    case .existential(let existential): return existential.arguments.values.contains { $0.contains(where: test) }
    case .function(let function):
      return function.result.contains(where: test) || function.parameters.contains { $0.type.contains(where: test) }
        || function.thrown?.contains(where: test) == true
    case .tuple(let elements): return elements.contains { $0.type.contains(where: test) }
    case .metatype(let instance): return instance.contains(where: test)
    case .opaque(let opaque): return opaque.arguments.contains { $0.contains(where: test) }
    }
  }
}
