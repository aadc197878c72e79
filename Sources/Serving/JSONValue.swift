/// What other programs are told and tell: one value of JSON. The fields of an object keep the order in which they were
/// written.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number without a fraction that an `Int` has room for.
  case integer(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([Field])

  public struct Field: Hashable, Sendable {
    public let name: String
    public let value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The field of an object; nil where there is none, and of all other values. Of several with one name it is the last.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.last { $0.name == name }?.value
  }

  public var string: String? { if case .string(let text) = self { text } else { nil } }
  public var bool: Bool? { if case .bool(let isTrue) = self { isTrue } else { nil } }
  public var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  public var fields: [Field]? { if case .object(let fields) = self { fields } else { nil } }
  public var isNull: Bool { self == .null }

  /// A whole number, however it is written: some programs say `1.0` where they mean 1.
  public var int: Int? {
    switch self {
    case .integer(let number): number
    case .double(let number): Int(exactly: number)
    default: nil
    }
  }
}

// MARK: In source code

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  public init(stringLiteral text: String) { self = .string(text) }
  public init(integerLiteral number: Int) { self = .integer(number) }
  public init(booleanLiteral isTrue: Bool) { self = .bool(isTrue) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral fields: (String, JSONValue)...) { self = .object(fields.map { Field($0.0, $0.1) }) }

  /// Adds a field behind the others.
  ///
  /// - Requires: it is an object.
  public mutating func add(_ name: String, _ value: JSONValue) {
    guard case .object(var fields) = self else { return }
    self = .null
    fields.append(Field(name, value))
    self = .object(fields)
  }
}
