import Diagnostics
import Syntax

/// Making types equal, and giving type variables what they stand for.
extension Solver {
  /// Makes two types equal. Nil where they can't be.
  func unify(_ left: Type, _ right: Type) -> Outcome? {
    let a = resolved(left)
    let b = resolved(right)
    switch (a, b) {
    case (.error, .variable(let variable)), (.variable(let variable), .error):
      let literal = state.literals[variable.index]
      bind(variable, to: .error)
      // Nobody knows what is in it either.
      switch literal {
      case .array(let element)?: return unify(element, .error)
      case .dictionary(let key, let value)?:
        _ = unify(key, .error)
        return unify(value, .error)
      default: return .solved
      }
    case (.error, _), (_, .error): return .solved
    case (.variable(let one), .variable(let other)):
      if one == other { return .solved }
      return merge(one, other)
    case (.variable(let variable), let type), (let type, .variable(let variable)):
      return assign(variable, type)
    case (.member, _) where hasVariables(a): return .deferred
    case (_, .member) where hasVariables(b): return .deferred
    case (.nominal(let one, let oneArguments), .nominal(let other, let otherArguments)):
      guard one === other, oneArguments.count == otherArguments.count else { return nil }
      return unifyAll(zip(oneArguments, otherArguments).map { ($0, $1) })
    case (.function(let one), .function(let other)):
      guard one.parameters.count == other.parameters.count, let errors = errorsToUnify(one, other) else { return nil }
      for (first, second) in zip(one.parameters, other.parameters) where first.isInOut != second.isInOut { return nil }
      return unifyAll(
        zip(one.parameters, other.parameters).map { ($0.type, $1.type) } + [(one.result, other.result)] + errors)
    case (.tuple(let one), .tuple(let other)):
      guard one.count == other.count else { return nil }
      for (first, second) in zip(one, other) where first.label != second.label { return nil }
      return unifyAll(zip(one, other).map { ($0.type, $1.type) })
    case (.metatype(let one), .metatype(let other)): return unify(one, other)
    case (.existential(let one), .existential(let other)):
      guard one.protocols == other.protocols, one.isClassBound == other.isClassBound,
        one.arguments.count == other.arguments.count, one.arguments.keys.allSatisfy({ other.arguments[$0] != nil }),
        (one.superclass == nil) == (other.superclass == nil)
      else { return nil }
      let classes = one.superclass.flatMap { first in other.superclass.map { (first, $0) } }
      return unifyAll(
        one.arguments.map { ($0.value, other.arguments[$0.key] ?? .error) } + (classes.map { [$0] } ?? []))
    case (.opaque(let one), .opaque(let other)):
      guard one.function === other.function else { return nil }
      return unifyAll(zip(one.arguments, other.arguments).map { ($0, $1) })
    default:
      return checker.isSame(a, b) ? .solved : nil
    }
  }

  func unifyAll(_ pairs: [(Type, Type)]) -> Outcome? {
    var outcome = Outcome.solved
    for (left, right) in pairs {
      switch unify(left, right) {
      case .solved: continue
      case .deferred: outcome = .deferred
      case .failed, nil: return nil
      }
    }
    return outcome
  }

  func merge(_ one: TypeVariable, _ other: TypeVariable) -> Outcome? {
    switch (state.literals[one.index], state.literals[other.index]) {
    case (nil, _): bind(one, to: .variable(other))
    case (_, nil): bind(other, to: .variable(one))
    case (.integer?, .integer?), (.integer?, .float?), (.float?, .float?), (.boolean?, .boolean?),
      (.null?, .null?):
      bind(one, to: .variable(other))
    case (.float?, .integer?): bind(other, to: .variable(one))
    case (.string(let first)?, .string(let second)?):
      if first > second { bind(other, to: .variable(one)) } else { bind(one, to: .variable(other)) }
    case (.array(let first)?, .array(let second)?):
      bind(one, to: .variable(other))
      return unify(first, second)
    case (.dictionary(let firstKey, let firstValue)?, .dictionary(let secondKey, let secondValue)?):
      bind(one, to: .variable(other))
      return unifyAll([(firstKey, secondKey), (firstValue, secondValue)])
    default: return nil
    }
    return .solved
  }

  /// Gives a type variable its type; a literal's must be one that takes such a literal.
  func assign(_ variable: TypeVariable, _ type: Type) -> Outcome? {
    if occurs(variable, in: type) { return nil }
    guard let literal = state.literals[variable.index] else {
      bind(variable, to: type)
      return .solved
    }
    if case .member = type, hasVariables(type) { return .deferred }
    switch literal {
    case .closure(let node, _):
      guard case .function(let function) = type else { return nil }
      return adopt(function, for: variable, node) ? .solved : nil
    case .keyPath(let parts): return assign(variable, type, parts)
    case .array(let element):
      if case .nominal(let nominal, let arguments) = type {
        if nominal === checker.arrayNominal {
          bind(variable, to: type)
          return unify(element, arguments[0]) == nil ? nil : .solved
        }
        if !checker.takesLiteral(nominal, "ExpressibleByArrayLiteral") { return nil }
      }
      guard let first = checker.literalElement(of: type, in: generics) else { return nil }
      state.score[.nonDefaultLiteral] += 1
      bind(variable, to: type)
      return unify(element, first) == nil ? nil : .solved
    case .dictionary(let key, let value):
      if case .nominal(let nominal, let arguments) = type {
        if !checker.takesLiteral(nominal, "ExpressibleByDictionaryLiteral") { return nil }
        if nominal.module === checker.core.module {
          bind(variable, to: type)
          return unifyAll([(key, arguments[0]), (value, arguments[1])]) == nil ? nil : .solved
        }
      }
      guard let parts = checker.literalPair(of: type, in: generics) else { return nil }
      state.score[.nonDefaultLiteral] += 1
      bind(variable, to: type)
      return unifyAll([(key, parts.key), (value, parts.value)]) == nil ? nil : .solved
    default:
      if !isDefault(type, for: literal) {
        guard takes(literal, type) else { return nil }
        if literal.hasDefault { state.score[.nonDefaultLiteral] += 1 }
      }
      bind(variable, to: type)
      return .solved
    }
  }

  func occurs(_ variable: TypeVariable, in type: Type) -> Bool {
    deep(type).contains { if case .variable(let part) = $0 { part == variable } else { false } }
  }

  func takes(_ literal: Literal, _ type: Type) -> Bool {
    if isNumber(type, for: literal) { return true }
    if case .null = literal, checker.unwrapped(type) != nil { return true }
    // Whether it does may depend on its arguments.
    let type = deep(type)
    return literal.protocols.contains {
      checker.coreType($0).map { checker.conforms(type, to: $0, in: generics) } ?? false
    }
  }

  /// Whether it takes such a literal, whatever its open arguments become.
  func mayTake(_ literal: Literal, _ type: Type) -> Bool {
    takes(literal, type) || takenInPart(literal, type) != nil
  }

  /// The protocol by which a type whose arguments are open takes such a literal, if they are what that asks for.
  func takenInPart(_ literal: Literal, _ type: Type) -> Nominal? {
    guard hasVariables(type), case .nominal(let nominal, _) = type else { return nil }
    return literal.protocols.first { checker.takesLiteral(nominal, $0) }.flatMap { checker.coreType($0) }
  }

  /// The machine's own numbers take literals, which need not be looked up.
  private func isNumber(_ type: Type, for literal: Literal) -> Bool {
    guard case .nominal(let nominal, _) = type, let primitive = nominal.primitive else { return false }
    switch literal {
    case .integer:
      return primitive == "double" || primitive == "float" || primitive.hasPrefix("int") || primitive.hasPrefix("uint")
    case .float: return primitive == "double" || primitive == "float"
    default: return false
    }
  }

  func isDefault(_ type: Type, for literal: Literal) -> Bool {
    switch literal {
    case .integer, .float, .boolean, .string: type == defaultType(of: literal)
    default: false
    }
  }
}

extension Solver.Literal {
  /// What a type may conform to for a literal of this kind to be one of its values; none of those with parts of their own.
  var protocols: [String] {
    switch self {
    case .integer: ["ExpressibleByIntegerLiteral"]
    case .float: ["ExpressibleByFloatLiteral"]
    case .boolean: ["ExpressibleByBooleanLiteral"]
    case .string(let shape): shape.protocols
    case .null: ["ExpressibleByNilLiteral"]
    case .array, .dictionary, .closure, .keyPath: []
    }
  }
}

extension Solver.TextShape {
  /// What a type may conform to for a literal of this shape to be one of its values.
  var protocols: [String] {
    let all = [
      "ExpressibleByStringLiteral", "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByUnicodeScalarLiteral",
    ]
    return switch self {
    case .interpolation: ["ExpressibleByStringInterpolation"]
    case .text: [all[0]]
    case .character: [all[0], all[1]]
    case .scalar: all
    }
  }
}
