/// A type of the program that is being written.
indirect enum Kind: Hashable {
  case int
  case double
  case bool
  case string
  case character
  /// A whole number of another width, by its name.
  case sized(String)
  case optional(Kind)
  case array(Kind)
  case set(Kind)
  case dictionary(Kind, Kind)
  case tuple([Kind])
  case function([Kind], Kind)
  case nominal(String, [Kind])
  case existential([String])
  /// A generic parameter, or `Self` in a protocol's extension.
  case parameter(String)

  static let widths = ["Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "UInt"]

  var spelled: String {
    switch self {
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    case .string: "String"
    case .character: "Character"
    case .sized(let name): name
    case .optional(let wrapped): wrapped.isCompound ? "(\(wrapped.spelled))?" : "\(wrapped.spelled)?"
    case .array(let element): "[\(element.spelled)]"
    case .set(let element): "Set<\(element.spelled)>"
    case .dictionary(let key, let value): "[\(key.spelled): \(value.spelled)]"
    case .tuple(let elements): "(\(elements.map(\.spelled).joined(separator: ", ")))"
    case .function(let parameters, let result):
      "(\(parameters.map(\.spelled).joined(separator: ", "))) -> \(result.spelled)"
    case .nominal(let name, let arguments):
      arguments.isEmpty ? name : "\(name)<\(arguments.map(\.spelled).joined(separator: ", "))>"
    case .existential(let protocols): "any \(protocols.joined(separator: " & "))"
    case .parameter(let name): name
    }
  }

  /// Needs parentheses before `?`.
  private var isCompound: Bool {
    switch self {
    case .function, .existential: true
    default: false
    }
  }

  func substituting(_ arguments: [String: Kind]) -> Kind {
    switch self {
    case .int, .double, .bool, .string, .character, .sized, .existential: self
    case .optional(let wrapped): .optional(wrapped.substituting(arguments))
    case .array(let element): .array(element.substituting(arguments))
    case .set(let element): .set(element.substituting(arguments))
    case .dictionary(let key, let value): .dictionary(key.substituting(arguments), value.substituting(arguments))
    case .tuple(let elements): .tuple(elements.map { $0.substituting(arguments) })
    case .function(let parameters, let result):
      .function(parameters.map { $0.substituting(arguments) }, result.substituting(arguments))
    case .nominal(let name, let given): .nominal(name, given.map { $0.substituting(arguments) })
    case .parameter(let name): arguments[name] ?? self
    }
  }
}
