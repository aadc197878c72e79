/// Bindings to the variables of an observable object that a view is given.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) where Value: AnyObject & Observable { self = projectedValue }

  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

extension View {
  /// Puts an observable object into the environment, where `@Environment(Model.self)` finds it.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    _Modified(content: self, environment: { if let object { $0.objects.append(object) } })
  }
}
