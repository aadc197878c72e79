/// A value that is kept under a name, and is the same for all views. Here it is kept while the script runs.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  public init(wrappedValue: Value, _ key: String) where Value == Bool { self = .keeping(wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self = .keeping(wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String) where Value == Double { self = .keeping(wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String) where Value == String { self = .keeping(wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self = .keeping(wrappedValue, key) }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      { (NamedValues.all[key] as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue },
      { NamedValues.all[key] = $0.rawValue })
  }

  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      { (NamedValues.all[key] as? String).flatMap { Value(rawValue: $0) } ?? wrappedValue },
      { NamedValues.all[key] = $0.rawValue })
  }

  public init(_ key: String) where Value == Bool? { self = .optional(key, Bool.self) }
  public init(_ key: String) where Value == Int? { self = .optional(key, Int.self) }
  public init(_ key: String) where Value == Double? { self = .optional(key, Double.self) }
  public init(_ key: String) where Value == String? { self = .optional(key, String.self) }
  public init(_ key: String) where Value == Data? { self = .optional(key, Data.self) }

  private init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  public func _connect(to place: _Place, _ key: String) {}

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  private static func keeping(_ value: Value, _ key: String) -> AppStorage<Value> {
    AppStorage({ NamedValues.all[key] as? Value ?? value }, { NamedValues.all[key] = $0 })
  }

  private static func optional<Wrapped>(_ key: String, _ type: Wrapped.Type) -> AppStorage<Wrapped?>
  where Value == Wrapped? {
    AppStorage({ NamedValues.all[key] as? Wrapped }, { NamedValues.all[key] = $0 })
  }
}

/// What is kept, by its names.
private enum NamedValues {
  static var all: [String: Any] = [:]
}

/// A value that a scene keeps under a name; here there is one scene.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let storage: AppStorage<Value>

  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    storage = AppStorage(wrappedValue: wrappedValue, "scene/" + key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    storage = AppStorage(wrappedValue: wrappedValue, "scene/" + key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    storage = AppStorage(wrappedValue: wrappedValue, "scene/" + key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    storage = AppStorage(wrappedValue: wrappedValue, "scene/" + key)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    storage = AppStorage(wrappedValue: wrappedValue, "scene/" + key)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    storage = AppStorage(wrappedValue: wrappedValue, "scene/" + key)
  }
  public init(_ key: String) where Value == Bool? { storage = AppStorage("scene/" + key) }
  public init(_ key: String) where Value == Int? { storage = AppStorage("scene/" + key) }
  public init(_ key: String) where Value == Double? { storage = AppStorage("scene/" + key) }
  public init(_ key: String) where Value == String? { storage = AppStorage("scene/" + key) }

  public func _connect(to place: _Place, _ key: String) {}

  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { storage.projectedValue }
}
