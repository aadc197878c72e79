import Checking
import Machine

/// How a function is called: what goes into the window, in order, and what comes back.
struct Convention {
  struct Parameter {
    let layout: Layout
    let isInOut: Bool
    /// The compiler passes the address of such a value: its layout is known at run time only.
    var isIndirect = false
  }
  var parameters: [Parameter]
  var isSelfIndirect = false
  /// The last of the window; nil without self.
  var selfLayout: Layout?
  var isSelfInOut = false
  var result: Layout
  /// An error may come instead of the result.
  var isThrowing = false
  /// It may stand still, and come back elsewhere.
  var isAsync = false

  /// How many slots the arguments have, self included.
  var argumentCount: Int { parameters.reduce(0) { $0 + $1.layout.count } + (selfLayout?.count ?? 0) }
  /// How many come back.
  var resultCount: Int {
    result.count + parameters.reduce(0) { $0 + ($1.isInOut ? $1.layout.count : 0) }
      + (isSelfInOut ? selfLayout?.count ?? 0 : 0)
  }
}

/// Something to call, and how.
struct Callable {
  enum Kind {
    /// A function for these types: called, written in place, or an intrinsic.
    case instance(Function, [Type])
    case code(Int)
    /// By the class of the instance that is self.
    case method(selector: Int)
    /// By the type id in the register that is passed along as metatype.
    case type(selector: Int)
    /// By the type in an existential, whose payload is self.
    case witness(selector: Int, existential: Int)
    case closure(Int)
    /// A stored property is the witness: of a struct, or of an instance.
    case stored(Variable, Type)
    case storedSetter(Variable, Type)
    case enumCase(EnumCase, Type)
  }
  let kind: Kind
  var convention: Convention
  /// Where it has to be run, if that is to be seen to by whoever calls it.
  var executor: Executor?
  /// Nothing is done behind it.
  var isLast = false
  /// Nobody wants what it gives: that goes before its arguments do.
  var isForNothing = false
}

extension Lowerer {
  func convention(of function: Function, _ arguments: [Type], _ variant: InstanceKey.Variant = .plain) throws
    -> Convention
  {
    let environment = Environment(function.generics.parameters, arguments)
    var result = try convention(of: function, in: environment)
    switch variant {
    case .plain, .calm, .on: break
    case .initializing:
      result.selfLayout = .reference
      result.result = function.isFailable || function.isThrowing ? .raw : .void
    case .allocating:
      result.selfLayout = nil
      result.result = function.isFailable ? .nullableReference : .reference
    }
    return result
  }

  func convention(of function: Function, in environment: Environment) throws -> Convention {
    let parameters = try function.parameters.map { parameter in
      Convention.Parameter(
        layout: try layouts.layout(of: environment.concrete(parameter.type, program)), isInOut: parameter.isInOut,
        isIndirect: parameter.type.isIndirect)
    }
    var result = Convention(
      parameters: parameters, result: try layouts.layout(of: environment.concrete(function.result, program)))
    result.isThrowing = function.isThrowing
    result.isAsync = function.isAsync
    if let variable = function.selfVariable, function.kind != .initializer {
      result.selfLayout = try layouts.layout(of: environment.concrete(variable.type, program))
      result.isSelfInOut = variable.isInOut
      result.isSelfIndirect = variable.type.isIndirect
    }
    return result
  }

  func convention(of type: FunctionType) throws -> Convention {
    Convention(
      parameters: try type.parameters.map {
        Convention.Parameter(
          layout: try layouts.layout(of: $0.type), isInOut: $0.isInOut, isIndirect: $0.type.isIndirect)
      }, result: try layouts.layout(of: type.result), isThrowing: type.isThrowing, isAsync: type.isAsync)
  }
}

extension Type {
  /// Whether the compiler, where it specialises nothing, has values of the type in memory only.
  var isIndirect: Bool {
    switch self {
    case .parameter, .member, .opaque: true
    case .existential(let existential):
      // An error stands in an object of its own.
      !existential.isClassBound && existential.superclass == nil
        && existential.protocols.first.map { $0.name == "Error" && $0.module.name == "Swift" } != true
    case .tuple(let elements): elements.contains { $0.type.isIndirect }
    case .nominal(let nominal, let arguments):
      switch nominal.kind {
      case .struct:
        nominal.module.name != "Swift"
          && nominal.storedProperties.contains { property in
            property.type.substituting(nominal.generics.parameters, arguments).isIndirect
          }
      case .enum: arguments.contains { $0.isIndirect }
      case .class, .protocol: false
      }
    case .function, .metatype, .variable, .error: false
    }
  }
}

extension FunctionLowering {
  // MARK: Finding what to call

  /// What runs for a function that is not an initialiser of a class.
  func callable(_ function: Function, _ arguments: [Type], _ dispatch: Dispatch) throws -> Callable {
    let arguments = arguments.map(concrete)
    switch dispatch {
    case .direct: return try instance(function, arguments)
    case .virtual: return try virtual(function, arguments)
    case .requirement: return try witness(function, arguments)
    }
  }

  func instance(_ function: Function, _ arguments: [Type]) throws -> Callable {
    Callable(kind: .instance(function, arguments), convention: try lowerer.convention(of: function, arguments))
  }

  /// A method of a class, chosen by the instance's class.
  func virtual(_ function: Function, _ arguments: [Type]) throws -> Callable {
    let convention = try lowerer.convention(of: function, arguments)
    if function.isFinal || function.selfVariable == nil || !program.isOverridden(function) {
      return Callable(kind: .instance(function, arguments), convention: convention)
    }
    return Callable(kind: .method(selector: lowerer.methodSelector(function, arguments)), convention: convention)
  }

  /// What a concrete type has for a requirement; a static one may be asked of a class below it.
  func witness(_ requirement: Function, _ arguments: [Type], on asked: Type? = nil) throws -> Callable {
    guard let implementation = program.witness(for: requirement, arguments: arguments) else {
      throw Unsupported("this use of `\(requirement.name)`", currentSpan)
    }
    switch implementation {
    case .function(let function, let own):
      let own = own.map { program.canonical($0) }
      let isStatic = function.isStatic || function.kind == .initializer
      if isStatic, let type = asked ?? arguments.first {
        if function.kind != .initializer { return try staticCallable(function, own, .virtual, on: type) }
        if function.parent?.kind == .class {
          return Callable(
            kind: .code(try lowerer.allocatingIndex(function, own, of: type)),
            convention: try lowerer.convention(of: function, own, .allocating(type)))
        }
      }
      if function.parent?.kind == .class { return try virtual(function, own) }
      return try instance(function, own)
    case .storedProperty(let variable):
      let type = arguments[0]
      let isClass = lowerer.isClass(type)
      let layout = try lowerer.layouts.layout(of: type)
      guard let field = try field(variable, of: type) else {
        throw Unsupported("this use of `\(variable.name)`", currentSpan)
      }
      if requirement.kind == .setter {
        return Callable(
          kind: .storedSetter(variable, type),
          convention: Convention(
            parameters: [Convention.Parameter(layout: field.layout, isInOut: false)], selfLayout: layout,
            isSelfInOut: !isClass, result: .void))
      }
      return Callable(
        kind: .stored(variable, type), convention: Convention(parameters: [], selfLayout: layout, result: field.layout))
    case .enumCase(let enumCase):
      return Callable(
        kind: .enumCase(enumCase, arguments[0]), convention: try lowerer.convention(of: requirement, arguments))
    }
  }

  func field(_ variable: Variable, of type: Type) throws -> Field? {
    if lowerer.isClass(type) { return try lowerer.layouts.classLayout(of: type).fields[variable] }
    return try lowerer.layouts.structLayout(of: type).fields[variable]
  }
}

extension Lowerer {
  /// The selector of a class's method; the arguments are those for the method as it was found.
  func methodSelector(_ function: Function, _ arguments: [Type]) -> Int {
    let root = program.root(of: function)
    let classParameters = function.parent?.generics.parameters.count ?? 0
    let own = Array(arguments.dropFirst(classParameters))
    return selector(.method(root, own), function.name) { [unowned self] type in
      guard case .nominal(let nominal, _) = type else { return nil }
      let chosen = program.override(of: root, in: nominal)
      let index = index(of: chosen, try self.arguments(for: chosen.parent, from: type) + own)
      return .function(index, payload: .reference)
    }
  }

  /// The arguments of a class, for the superclass that `nominal` is of `type`.
  func arguments(for nominal: Nominal?, from type: Type) throws -> [Type] {
    var current: Type? = type
    while case .nominal(let here, let arguments)? = current {
      if here === nominal { return arguments }
      current = current.flatMap { program.superclass(of: $0) }.map { program.canonical($0) }
    }
    throw Unsupported("this method")
  }
}
