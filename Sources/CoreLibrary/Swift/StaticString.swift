/// The text of a literal.
public struct StaticString: ExpressibleByStringLiteral, CustomStringConvertible, CustomDebugStringConvertible {
  private let text: String

  public init(stringLiteral value: String) { text = value }
  /// Whether it is text in memory, and no single scalar, which only a library can say.
  public var hasPointerRepresentation: Bool { true }
  public var utf8CodeUnitCount: Int { text.utf8.count }
  public var isASCII: Bool { text.utf8.allSatisfy { $0 < 128 } }
  public var description: String { text }
  public var debugDescription: String { text.debugDescription }
}
