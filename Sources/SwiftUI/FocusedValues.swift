// What the view with the focus, or the scene in front, offers to commands. A terminal has no menu bar: nothing asks for it.

public protocol FocusedValueKey {
  associatedtype Value
}

public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var entries: [String: Any] = [:]
  public init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public func _entry<Value>(_ name: String, _ value: @autoclosure () -> Value) -> Value {
    entries[name] as? Value ?? value()
  }
  public mutating func _setEntry<Value>(_ name: String, _ value: Value) { entries[name] = value }
}

@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable { read = { _ in nil } }
  public var wrappedValue: Value? { read(FocusedValues()) }
}

@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Binding<Value>?
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { read = { $0[keyPath: keyPath] } }
  public var wrappedValue: Value? {
    get { read(FocusedValues())?.wrappedValue }
    nonmutating set { if let newValue { read(FocusedValues())?.wrappedValue = newValue } }
  }
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    self
  }
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    self
  }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  public func focusedObject<Object: ObservableObject>(_ object: Object) -> some View { self }
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View { self }
}
