/// Names for views that become each other while something moves; in a terminal nothing does.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable {
    fileprivate let number: Int
  }
  public init() {}
  public func _connect(to place: _Place, _ key: String) {}
  public var wrappedValue: ID { ID(number: 0) }
}

public struct MatchedGeometryProperties: OptionSet {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
}

/// A number that grows with the text; on a phone as it comes from the shop it is what it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value
  public func _connect(to place: _Place, _ key: String) {}
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
