/// The text of a literal.
public struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
  private let text: String

  public init(stringLiteral value: String) { text = value }
  public var description: String { text }
  public var debugDescription: String { text.debugDescription }
}
