/// A value that is kept under a name, and is the same for all views: what UserDefaults keeps, of the app or of a suite.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self = .keeping(wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self = .keeping(wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self = .keeping(wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self = .keeping(wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self = .keeping(wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    let store = store ?? .standard
    self.init(
      { (store.object(forKey: key) as? String).flatMap { URL(string: $0) } ?? wrappedValue },
      { store.set($0.absoluteString, forKey: key) })
  }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == Int {
    let store = store ?? .standard
    self.init(
      { (store.object(forKey: key) as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue },
      { store.set($0.rawValue, forKey: key) })
  }

  public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == String {
    let store = store ?? .standard
    self.init(
      { (store.object(forKey: key) as? String).flatMap { Value(rawValue: $0) } ?? wrappedValue },
      { store.set($0.rawValue, forKey: key) })
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self = .optional(key, Bool.self, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self = .optional(key, Int.self, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self = .optional(key, Double.self, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self = .optional(key, String.self, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    let store = store ?? .standard
    self.init(
      { (store.object(forKey: key) as? String).flatMap { URL(string: $0) } },
      { value in
        if let value { store.set(value.absoluteString, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self = .optional(key, Data.self, store)
  }
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == Int {
    let store = store ?? .standard
    self.init(
      { (store.object(forKey: key) as? Int).flatMap { R(rawValue: $0) } },
      { value in
        if let value { store.set(value.rawValue, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == String {
    let store = store ?? .standard
    self.init(
      { (store.object(forKey: key) as? String).flatMap { R(rawValue: $0) } },
      { value in
        if let value { store.set(value.rawValue, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }

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

  private static func keeping(_ value: Value, _ key: String, _ store: UserDefaults?) -> AppStorage<Value> {
    let store = store ?? .standard
    return AppStorage({ store.object(forKey: key) as? Value ?? value }, { store.set($0 as Any?, forKey: key) })
  }

  private static func optional<Wrapped>(
    _ key: String, _ type: Wrapped.Type, _ store: UserDefaults?
  ) -> AppStorage<Wrapped?> where Value == Wrapped? {
    let store = store ?? .standard
    return AppStorage(
      { store.object(forKey: key) as? Wrapped },
      { value in
        if let value { store.set(value as Any?, forKey: key) } else { store.removeObject(forKey: key) }
      })
  }
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
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    storage = AppStorage(wrappedValue: wrappedValue, "scene/" + key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
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
  public init(_ key: String) where Value == Data? { storage = AppStorage("scene/" + key) }
  public init(_ key: String) where Value == URL? { storage = AppStorage("scene/" + key) }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    storage = AppStorage("scene/" + key)
  }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    storage = AppStorage("scene/" + key)
  }

  public func _connect(to place: _Place, _ key: String) {}

  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { storage.projectedValue }
}
