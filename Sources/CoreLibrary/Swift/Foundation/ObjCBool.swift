/// Whether something is so, where Objective-C says it.
public struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible {
  public let boolValue: Bool
  public init(_ value: Bool) { boolValue = value }
  public init(booleanLiteral value: Bool) { boolValue = value }
  public var description: String { boolValue.description }
}
