/// True or false.
@_primitive("bool")
public struct Bool: Hashable, ExpressibleByBooleanLiteral, CustomStringConvertible, LosslessStringConvertible {
  public init() { self = false }
  public init(booleanLiteral value: Bool) { self = value }
  public init(_ value: Bool) { self = value }
  public init?(_ description: String) {
    if description == "true" {
      self = true
    } else if description == "false" {
      self = false
    } else {
      return nil
    }
  }

  /// The value as `print` writes it.
  public var description: String { self ? "true" : "false" }
  /// Hands the hasher what makes two values equal.
  public func hash(into hasher: inout Hasher) { hasher._combine(self ? 1 : 0) }
  public mutating func toggle() { self = !self }

  @_intrinsic("bool.eq") public static func == (lhs: Bool, rhs: Bool) -> Bool
  @_intrinsic("bool.ne") public static func != (lhs: Bool, rhs: Bool) -> Bool
  @_intrinsic("bool.not") public static prefix func ! (a: Bool) -> Bool
  /// The right side is looked at only if the left one is true.
  @_intrinsic("bool.and") public static func && (lhs: Bool, rhs: @autoclosure () -> Bool) -> Bool
  /// The right side is looked at only if the left one is false.
  @_intrinsic("bool.or") public static func || (lhs: Bool, rhs: @autoclosure () -> Bool) -> Bool
}
