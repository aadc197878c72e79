/// An object that a view makes once and keeps from frame to frame.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let storage: Storage<ObjectType>

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { storage = Storage(wrappedValue) }
  public var wrappedValue: ObjectType { storage.value }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(wrappedValue) }
  public func _connect(to place: _Place, _ key: String) { storage.connect(to: place.graph, key) }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    private let object: ObjectType
    init(_ object: ObjectType) { self.object = object }

    public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      let object = self.object
      return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }

  public var wrappedValue: ObjectType
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public func _connect(to place: _Place, _ key: String) {}
  public var projectedValue: Wrapper { Wrapper(wrappedValue) }
}

/// An object that a view further out has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Found {
    var object: ObjectType?
  }
  private let found = Found()

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = found.object else {
      fatalError("no \(ObjectType.self) in the environment: say .environmentObject(_:) further out")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(wrappedValue) }

  public func _connect(to place: _Place, _ key: String) {
    found.object = place.environment.object(ObjectType.self) ?? found.object
  }
}

extension View {
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    _Modified(content: self, environment: { $0.objects.append(object) })
  }
}
