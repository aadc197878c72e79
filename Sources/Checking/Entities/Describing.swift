import Diagnostics

/// Types in words, as `swiftc` would write them.
extension Checker {
  func describe(_ type: Type) -> String {
    switch type {
    case .nominal(let nominal, let arguments):
      if nominal === optionalNominal, let wrapped = arguments.first {
        switch wrapped {
        case .function: return "(\(describe(wrapped)))?"
        case .existential(let existential) where !existential.protocols.isEmpty: return "(\(describe(wrapped)))?"
        default: return "\(describe(wrapped))?"
        }
      }
      if nominal === arrayNominal, let element = arguments.first { return "[\(describe(element))]" }
      if nominal === dictionaryNominal, arguments.count == 2 {
        return "[\(describe(arguments[0])) : \(describe(arguments[1]))]"
      }
      let outerCount = nominal.parent?.generics.parameters.count ?? 0
      var text = ""
      if let parent = nominal.parent {
        text = describe(.nominal(parent, Array(arguments.prefix(outerCount)))) + "."
      }
      text += nominal.name
      let own = arguments.dropFirst(outerCount)
      if !own.isEmpty { text += "<\(own.map { describe($0) }.joined(separator: ", "))>" }
      return text
    case .parameter(let parameter):
      if let bound = openedBounds[parameter] { return describe(.existential(bound)) }
      return parameter.name
    case .member(let base, let associated): return "\(describe(base)).\(associated.name)"
    case .existential(let existential):
      if existential.protocols.isEmpty, existential.superclass == nil {
        return existential.isClassBound ? "AnyObject" : "Any"
      }
      return "any \(bound(existential))"
    case .opaque(let opaque): return "some \(bound(opaque.bound))"
    case .function(let function):
      let parameters = function.parameters.map { parameter -> String in
        if parameter.isVariadic, let element = element(ofArray: parameter.type) { return "\(describe(element))..." }
        return (parameter.isInOut ? "inout " : "") + describe(parameter.type)
      }
      let waiting = function.isAsync ? "async " : ""
      let throwing = function.isThrowing ? "throws\(function.thrown.map { "(\(describe($0)))" } ?? "") " : ""
      return
        "(\(parameters.joined(separator: ", "))) \(waiting)\(throwing)-> \(function.result == .void ? "Void" : describe(function.result))"
    case .tuple(let elements):
      let parts = elements.map { element in (element.label.map { "\($0): " } ?? "") + describe(element.type) }
      return "(\(parts.joined(separator: ", ")))"
    case .metatype(let instance):
      if case .existential(let existential) = instance {
        return existential.protocols.isEmpty ? "any Any.Type" : "any (\(describe(instance))).Type"
      }
      return "\(describe(instance)).Type"
    case .variable(let variable): return marksOpenTypes ? OpenTypes.mark(variable.index) : "_"
    case .error: return "_"
    }
  }

  private func bound(_ existential: Existential) -> String {
    var parts: [String] = existential.saidSuperclass.map { [describe($0)] } ?? []
    for proto in existential.protocols {
      let arguments = proto.primaryAssociatedTypes.compactMap { existential.arguments[$0] }
      parts.append(
        arguments.isEmpty ? proto.name : "\(proto.name)<\(arguments.map { describe($0) }.joined(separator: ", "))>")
    }
    if existential.isClassBound, existential.superclass == nil, existential.protocols.isEmpty {
      parts.append("AnyObject")
    }
    return parts.joined(separator: " & ")
  }
}
