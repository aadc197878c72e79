import Diagnostics

/// An expression, checked: every name resolved, every conversion explicit, every type known (though perhaps in terms of the
/// generic parameters of the function it stands in).
public final class Term {
  public internal(set) var kind: Kind
  public let type: Type
  public let span: Span

  public init(_ kind: Kind, _ type: Type, _ span: Span) {
    self.kind = kind
    self.type = type
    self.span = span
  }

  /// A use of what is declared as `T!`.
  var isImplicitlyUnwrapped: Bool {
    switch kind {
    case .variable(let variable), .property(_, let variable, _, _), .staticProperty(let variable, _, _, _):
      variable.isImplicitlyUnwrapped
    case .call(.function(let function, _, _, _, _), _): function.node?.isImplicitlyUnwrapped == true
    default: false
    }
  }

  public indirect enum Kind {
    // Literals. The type says which of the core library's types is meant.
    case integer(Int64)
    case float(Double)
    case boolean(Bool)
    /// A `String`, or a `Character` by its type.
    case string(String)
    /// The parts joined, each described as `print` would.
    case interpolation([Term])
    case tuple([Term])
    case array([Term])
    case dictionary([(key: Term, value: Term)])
    case closure(Function)

    // Names. Those marked (place) can be assigned to and passed `inout`.
    /// (place) A local, a parameter, `self`, a global.
    case variable(Variable)
    /// A function as a value. A method's has its self bound; of a static method, `self` is nil.
    case function(Function, arguments: [Type], dispatch: Dispatch, self: Term?)
    /// `T.self`; its type is the metatype.
    case type(Type)
    /// `self` and `Self` in a class's own function: the class that it was asked of, which may be below the one it stands in.
    case classSelf

    // Members.
    /// (place) A property of an instance: `arguments` are for the variable's generic signature. A struct's property is part of
    /// its base; a class's base is read only.
    case property(Term, Variable, arguments: [Type], dispatch: Dispatch)
    /// (place) A static property: `arguments` likewise. The term is the metatype it was asked of where that is no plain type.
    case staticProperty(Variable, arguments: [Type], dispatch: Dispatch, metatype: Term?)
    /// (place) The base is nil for a static subscript; `metatype` is as of a static property.
    case subscripted(
      Term?, Subscript, arguments: [Type], dispatch: Dispatch, indices: [Term], metatype: Term? = nil)
    /// (place)
    case tupleElement(Term, Int)
    /// (place) `base!`; traps on nil.
    case forceUnwrap(Term)
    /// The chain: its value is optional, nil where an `unwrapOrLeave` within found nil. Where the inner term is already
    /// optional (`isFlat`), it is the value; else it is wrapped. A chain around an assignment gives `Void?`.
    case chain(Term, isFlat: Bool)
    /// (place) `base?` within a chain.
    case unwrapOrLeave(Term)
    /// (place) A place that is written through a view: `(self as Base)` in a class. The type is the wider one.
    /// The value inside an opened existential; see `open`.
    case opened(GenericParameter)

    // Calls.
    case call(Callee, [Term])
    case enumCase(EnumCase, [Term])
    /// `&place`, only as an argument.
    case inOut(Term)
    /// An argument that is not given: `Program.defaultArgument` has its value, in terms of the callee's generic parameters.
    case omitted(Parameter, index: Int)
    case assign(Term, Term)
    /// `_ = value`
    case discard(Term)
    case and(Term, Term)
    case or(Term, Term)
    /// `optional ?? other`: the other is optional too where the whole is.
    case coalesce(Term, Term)
    case ternary(Term, Term, Term)
    case ifExpression(IfTerm)
    case switchExpression(CheckedSwitch)
    /// Opens an existential: within `body`, `parameter` is the type in it and `opened(parameter)` the value (a place, where
    /// `value` is one and a mutating member is called). The body is a call or member access whose self or some arguments
    /// are the opened value; its type does not mention the parameter, being erased where it must.
    /// Where the value is a type, `any P.Type`, the arguments are types as well, and nothing is `opened`.
    case open(GenericParameter, value: Term, body: Term)

    /// `try`, `try?` and `try!`: the optional one's value is nil where an error comes out, and not wrapped where it is optional.
    case attempt(Term, Attempt)
    /// `await`: parts of it may stand still.
    case await(Term)

    // Conversions.
    case convert(Term, Conversion)
    case cast(Term, Cast, to: Type)
    /// `type(of:)`: the run-time type.
    case typeOf(Term)
    /// Was wrong and has been reported; never lowered.
    case error
  }

  public enum Attempt { case plain, optional, forced }

  public enum Cast {
    /// `as?`: the term's type is the optional.
    case conditional
    /// `as!`
    case forced
    /// `is`
    case check
  }
}

/// How the implementation is found.
public enum Dispatch {
  /// This very function.
  case direct
  /// By the class of the instance.
  case virtual
  /// A requirement: by the witness table of the type that `Self` (the first of the arguments) is. Where that is an existential
  /// the type is known only at run time.
  case requirement
}

public enum Callee {
  /// A function, or a method with its self. `arguments` are for `function.generics`. For a static requirement `self` is nil.
  /// For a class's initialiser `self` is nil where a new instance is made, and given (`super.init`, `self.init`) where an
  /// instance is being initialised. A struct's or enum's initialiser returns the value, `self.init(…)` within one is an
  /// assignment to self. For a static function or `init` on a metatype value not known statically, `metatype` is that value.
  case function(Function, arguments: [Type], dispatch: Dispatch, self: Term?, metatype: Term?)
  /// A value of function type.
  case value(Term)
}

extension Term {
  /// Of a value that became an optional by being put into one, last of all that became of it: its type before that.
  var typePutIntoOptional: Type? {
    guard case .convert(let value, let conversion) = kind else { return nil }
    switch conversion {
    case .wrap: return value.type
    case .sequence(let steps):
      guard case .wrap? = steps.last?.0 else { return nil }
      return steps.dropLast().last?.1
    default: return nil
    }
  }
}

/// How a value of one type becomes a value of another, where that is not the identity.
public indirect enum Conversion {
  /// `T` to `T?`
  case wrap
  /// A value to an existential that it satisfies; an existential to a wider one.
  case erase
  /// A class to one it inherits from; a function to one that may do more than it does, as to throw.
  case upcast
  /// A value to the object that stands for it, made by a function or an initialiser of its class.
  case bridge(Function)
  /// The conversions in turn; types in between.
  case sequence([(Conversion, Type)])
  /// `T?` to `U?`
  case optional(Conversion)
  /// `[T]` to `[U]`
  case array(Conversion)
  case dictionary(key: Conversion?, value: Conversion?)
  /// `Set<T>` to `Set<U>`, whose elements are other values.
  case set
  /// For each part, which of the given ones it is, and how that becomes it.
  case tuple([(source: Int, conversion: Conversion?)])
  /// A function to one that takes narrower and gives wider values: parameters are converted on the way in.
  case function(parameters: [Conversion?], result: Conversion?)
  /// A concrete metatype to an existential one.
  case metatype
  /// The class that `self` is, as what `Self` is: generic code that is asked of it sees the very class.
  case dynamicSelf
}

public final class IfTerm {
  public let conditions: [CheckedCondition]
  public let then: CheckedBlock
  public let otherwise: CheckedBlock
  init(conditions: [CheckedCondition], then: CheckedBlock, otherwise: CheckedBlock) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

extension Nominal {
  /// Whether the machine has such a literal as a value of this type. Of any other it is made by an initialiser, the script's perhaps.
  public func holds(_ literal: Term.Kind) -> Bool {
    guard let primitive else { return false }
    return switch literal {
    case .integer: !["string", "character", "bool", "array", "double", "float", "marker"].contains(primitive)
    case .float: primitive == "double" || primitive == "float"
    case .boolean: primitive == "bool"
    case .string, .interpolation: primitive == "string" || primitive == "character"
    default: false
    }
  }
}
