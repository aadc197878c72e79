/// A value that is kept under a name, and is the same for all views. Here it is kept while the script runs.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  fileprivate static func keeping(_ value: Value, _ key: String) -> AppStorage<Value> {
    AppStorage({ NamedValues.all[key] as? Value ?? value }, { NamedValues.all[key] = $0 })
  }
}

/// What is kept, by its names.
private enum NamedValues {
  static var all: [String: Any] = [:]
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) { self = .keeping(wrappedValue, key) }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) { self = .keeping(wrappedValue, key) }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) { self = .keeping(wrappedValue, key) }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) { self = .keeping(wrappedValue, key) }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) { self = .keeping(wrappedValue, key) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      { (NamedValues.all[key] as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue },
      { NamedValues.all[key] = $0.rawValue })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(
      { (NamedValues.all[key] as? String).flatMap { Value(rawValue: $0) } ?? wrappedValue },
      { NamedValues.all[key] = $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private static func optional<Wrapped>(_ key: String, _ type: Wrapped.Type) -> AppStorage<Wrapped?> {
    AppStorage<Wrapped?>({ NamedValues.all[key] as? Wrapped }, { NamedValues.all[key] = $0 })
  }
  public init(_ key: String) where Value == Bool? { self = Self.optional(key, Bool.self) }
  public init(_ key: String) where Value == Int? { self = Self.optional(key, Int.self) }
  public init(_ key: String) where Value == Double? { self = Self.optional(key, Double.self) }
  public init(_ key: String) where Value == String? { self = Self.optional(key, String.self) }
  public init(_ key: String) where Value == Data? { self = Self.optional(key, Data.self) }
}

/// A value that a scene keeps under a name; here there is one scene.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let storage: AppStorage<Value>

  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { storage.projectedValue }
}

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) { storage = AppStorage(wrappedValue: wrappedValue, "scene/" + key) }
}

extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) { storage = AppStorage(wrappedValue: wrappedValue, "scene/" + key) }
}

extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) { storage = AppStorage(wrappedValue: wrappedValue, "scene/" + key) }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) { storage = AppStorage(wrappedValue: wrappedValue, "scene/" + key) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { storage = AppStorage(wrappedValue: wrappedValue, "scene/" + key) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { storage = AppStorage(wrappedValue: wrappedValue, "scene/" + key) }
}
