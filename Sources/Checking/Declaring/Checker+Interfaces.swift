import Diagnostics
import Syntax

/// What members look like from outside: their types, parameters, labels and full names.
extension Checker {
  /// The type of a member as its declaration says it, without the self of methods.
  func interfaceType(of member: Member) -> Type {
    switch member {
    case .function(let function):
      prepare(function)
      return .function(functionType(of: function))
    case .variable(let variable):
      prepare(variable)
      return variable.type
    case .subscripted(let entity):
      prepare(entity)
      return .function(functionType(entity.parameters, entity.element))
    case .enumCase(let entity):
      prepare(entity)
      if entity.node.payload == nil { return entity.owner.selfType }
      return .function(functionType(entity.payload, entity.owner.selfType))
    case .type, .alias, .associated, .parameter: return .error
    }
  }

  func functionType(of function: Function) -> FunctionType {
    functionType(
      function.parameters, function.result, isThrowing: function.isThrowing, thrown: function.thrownType,
      isAsync: function.isAsync)
  }

  func functionType(
    _ parameters: [Parameter], _ result: Type, isThrowing: Bool = false, thrown: Type? = nil, isAsync: Bool = false
  ) -> FunctionType {
    FunctionType(
      parameters.map {
        FunctionType.Parameter(
          $0.type, isInOut: $0.isInOut, isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure,
          isNonEscaping: $0.variable.isNonEscaping
        ).isolated($0.variable.isIsolated)
      }, result, isThrowing: isThrowing, thrown: thrown, isAsync: isAsync)
  }

  func parameters(of member: Member) -> [Parameter]? {
    switch member {
    case .function(let function):
      prepare(function)
      return function.parameters
    case .subscripted(let entity):
      prepare(entity)
      return entity.parameters
    case .enumCase(let entity):
      prepare(entity)
      return entity.node.payload == nil ? nil : entity.payload
    default: return nil
    }
  }

  func labels(of member: Member) -> [String?]? { parameters(of: member)?.map { $0.label } }

  /// The same, from the text where there is one: the types need not be known.
  func writtenLabels(of member: Member) -> [String?]? {
    switch member {
    case .function(let function):
      if let node = function.node { return node.parameters.map { $0.label?.text } }
    case .subscripted(let entity):
      if let node = entity.node { return node.parameters.map { $0.label?.text } }
    default: break
    }
    return labels(of: member)
  }

  /// `name(label:_:)`, as a diagnostic names a function.
  func fullName(of member: Member) -> String {
    switch member {
    case .function(let function):
      prepare(function)
      return fullName(function.name, function.parameters)
    case .subscripted(let entity):
      prepare(entity)
      return fullName("subscript", entity.parameters)
    case .variable(let variable): return variable.name
    case .enumCase(let entity): return entity.name
    case .type(let nominal): return nominal.name
    case .alias(let alias): return alias.name
    case .associated(let associated): return associated.name
    case .parameter(let parameter): return parameter.name
    }
  }

  func fullName(_ name: String, _ parameters: [Parameter]) -> String {
    "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
  }
}
