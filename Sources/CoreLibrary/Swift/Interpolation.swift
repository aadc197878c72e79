// What a string literal with values in it is made through, where a type or the script has its own say in that. Plain strings are
// put together by the machine.

public protocol StringInterpolationProtocol {
  associatedtype StringLiteralType = String
  init(literalCapacity: Int, interpolationCount: Int)
  mutating func appendLiteral(_ literal: StringLiteralType)
}

/// A type that a text with values in it can be written for: `"five is \(5)"`.
public protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
  associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
  init(stringInterpolation: StringInterpolation)
}

extension ExpressibleByStringInterpolation
where StringInterpolation == DefaultStringInterpolation, StringLiteralType == String {
  public init(stringInterpolation: DefaultStringInterpolation) { self.init(stringLiteral: stringInterpolation._text) }
}

public struct DefaultStringInterpolation: StringInterpolationProtocol, TextOutputStream, CustomStringConvertible,
  _Unreflected
{
  public typealias StringLiteralType = String
  var _text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { _text += literal }
  public mutating func appendInterpolation<T>(_ value: T) { _text += String(describing: value) }
  public mutating func appendInterpolation<T>(_ value: T?, default defaultValue: @autoclosure () -> String) {
    if let value { _text += String(describing: value) } else { _text += defaultValue() }
  }
  public mutating func write(_ string: String) { _text += string }
  public var description: String { _text }
}

public func _interpolated<T: ExpressibleByStringInterpolation>(
  _ literalCapacity: Int, _ interpolationCount: Int, _ fill: (inout T.StringInterpolation) throws -> Void
) rethrows -> T {
  var interpolation = T.StringInterpolation(
    literalCapacity: literalCapacity, interpolationCount: interpolationCount)
  try fill(&interpolation)
  return T(stringInterpolation: interpolation)
}
