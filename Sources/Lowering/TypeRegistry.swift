import Checking

/// The types that exist at run time, numbered from 1: what an existential carries beside its payload, what an
/// instance's
/// shape says, and what a metatype is.
public final class TypeRegistry {
  private var ids: [Type: Int] = [:]
  private var types: [Type] = [.error]
  /// The types of protocols themselves, `Shape.Protocol`: by their ids, and by the ids of what they are the types of.
  private var protocolTypes: Set<Int> = []
  private var typesOfProtocols: [Int: Int] = [:]
  /// What an instance of a subclass is, in an existential that was made of it while it was seen as one of the superclass: a
  /// trait's defaults run for the superclass there.
  private var views: [Type: Int] = [:]
  private var viewIDs: Set<Int> = []

  public func id(of type: Type) -> Int {
    if let id = ids[type] { return id }
    ids[type] = types.count
    types.append(type)
    return types.count - 1
  }

  public func type(_ id: Int) -> Type { types.indices.contains(id) ? types[id] : .error }

  public func view(of type: Type) -> Int {
    if let known = views[type] { return known }
    types.append(type)
    views[type] = types.count - 1
    viewIDs.insert(types.count - 1)
    return types.count - 1
  }

  func isView(_ id: Int) -> Bool { viewIDs.contains(id) }

  /// The type of a type that is known only at run time.
  public func metatype(of id: Int) -> Int {
    let instance = type(id)
    guard case .existential = instance else { return self.id(of: .metatype(instance)) }
    if let known = typesOfProtocols[id] { return known }
    // `any Shape.Type` is another: the type of a type that conforms.
    types.append(.metatype(instance))
    typesOfProtocols[id] = types.count - 1
    protocolTypes.insert(types.count - 1)
    return types.count - 1
  }

  /// As `print` writes it, or `debugPrint` where it is qualified.
  public func name(of id: Int, qualified: Bool) -> String {
    if protocolTypes.contains(id), case .metatype(let instance) = type(id) {
      return instance.nameBeforeDot(qualified: qualified) + ".Protocol"
    }
    return type(id).runtimeName(qualified: qualified)
  }
}

extension Type {
  /// As `print(T.self)` writes it; `qualified` as `debugPrint` does, with modules and enclosing types.
  public func runtimeName(qualified: Bool) -> String {
    switch self {
    case .nominal(let nominal, let arguments): return nominal.runtimeName(arguments[...], qualified: qualified)
    case .tuple(let elements):
      return "("
        + elements.map { element in
          (element.label.map { "\($0): " } ?? "") + element.type.runtimeName(qualified: qualified)
        }.joined(separator: ", ") + ")"
    case .function(let function):
      let parameters = function.parameters.map { parameter in
        if parameter.isVariadic, case .nominal(_, let elements) = parameter.type, elements.count == 1 {
          return elements[0].runtimeName(qualified: qualified) + "..."
        }
        return (parameter.isInOut ? "inout " : "") + parameter.type.runtimeName(qualified: qualified)
      }
      return
        "(\(parameters.joined(separator: ", ")))\(function.isAsync ? " async" : "")\(function.isThrowing ? " throws" : "")"
        + (function.thrown.map { "(\($0.runtimeName(qualified: qualified)))" } ?? "")
        + " -> \(function.result.runtimeName(qualified: qualified))"
    case .existential(let existential):
      var parts = existential.protocols.map { $0.runtimeName([], qualified: qualified) }
      if let superclass = existential.saidSuperclass {
        parts.insert(superclass.runtimeName(qualified: qualified), at: 0)
      }
      let saysItself =
        existential.isClassBound && existential.superclass == nil
        && !existential.protocols.contains { $0.isClassBound }
      if saysItself { parts.append(qualified ? "Swift.AnyObject" : "AnyObject") }
      if parts.isEmpty { return "Any" }
      let name = parts.joined(separator: " & ")
      return existential.arguments.isEmpty ? name : "any \(name)<\(existential.runtimeArguments(qualified: qualified))>"
    case .metatype(let instance): return instance.nameBeforeDot(qualified: qualified) + ".Type"
    case .parameter(let parameter): return parameter.name
    case .member(let base, let associated): return "\(base.runtimeName(qualified: qualified)).\(associated.name)"
    case .opaque, .variable, .error: return "_"
    }
  }

  /// What stands in front of `.Type`.
  fileprivate func nameBeforeDot(qualified: Bool) -> String {
    let name = runtimeName(qualified: qualified)
    if case .existential(let existential) = self, name.contains("&") || !existential.arguments.isEmpty {
      return "(\(name))"
    }
    if case .function = self { return "(\(name))" }
    return name
  }
}

extension Existential {
  /// What the associated types are: `Self.Collection.Element == Int`.
  fileprivate func runtimeArguments(qualified: Bool) -> String {
    arguments.sorted { $0.key.name < $1.key.name }.map { associated, type in
      let declaring = protocols.first { $0.associatedTypes.contains { $0.name == associated.name } } ?? associated.owner
      let name = declaring.runtimeName([], qualified: qualified)
      return "Self.\(name).\(associated.name) == \(type.runtimeName(qualified: qualified))"
    }.joined(separator: ", ")
  }
}

extension Nominal {
  /// The arguments are for all parameters in force: the enclosing types take theirs from the front.
  fileprivate func runtimeName(_ arguments: ArraySlice<Type>, qualified: Bool) -> String {
    let outer = parent.map { min($0.generics.parameters.count, arguments.count) } ?? 0
    var result = ""
    if qualified {
      if let parent {
        if let extending = extendingModule { result = "(extension in \(extending.name)):" }
        result += parent.runtimeName(arguments.prefix(outer), qualified: true) + "."
      } else {
        result = "\(module.name)."
      }
    }
    result += name
    let own = arguments.dropFirst(outer)
    if !own.isEmpty {
      result += "<\(own.map { $0.runtimeName(qualified: qualified) }.joined(separator: ", "))>"
    }
    return result
  }
}
