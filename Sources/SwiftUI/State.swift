/// A value that a view keeps from frame to frame.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let storage: Storage<Value>

  public init(wrappedValue: Value) { storage = Storage { wrappedValue } }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let storage = self.storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }

  public func _connect(to place: _Place, _ key: String) { storage.connect(to: place.graph, key) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// What a view has of a state: how it begins, and, once the view has a place, where it is kept. Before that nothing is kept.
final class Storage<Value> {
  private let initial: () -> Value
  private var kept: Kept<Value>?

  init(_ initial: @escaping () -> Value) { self.initial = initial }

  var value: Value {
    get { kept?.value ?? initial() }
    set { kept?.value = newValue }
  }

  func connect(to graph: Graph, _ key: String) {
    if let kept, kept.key != key, kept.pass == graph.pass {
      fatalError("one view with a state of its own stands in two places; make it anew for each")
    }
    let found = graph.states[key] as? Kept<Value> ?? Kept(initial(), key)
    found.pass = graph.pass
    graph.states[key] = found
    kept = found
  }
}

/// A state of the view in one place.
final class Kept<Value>: PlacedState {
  let key: String
  var value: Value
  /// When the view was last there.
  var pass = 0

  init(_ value: Value, _ key: String) {
    self.value = value
    self.key = key
  }
}

protocol PlacedState: AnyObject {
  var pass: Int { get }
}
