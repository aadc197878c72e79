/// A value that a view keeps from frame to frame.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let storage: Storage<Value>

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  public var wrappedValue: Value {
    get { storage.current.value }
    nonmutating set { storage.current.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    let kept = storage.current
    return Binding(get: { kept.value }, set: { kept.value = $0 })
  }

  public func _connect(to place: _Place, _ key: String) { storage.connect(to: place.graph, key) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// A state's value. A view is made with a new one in every frame; that of the first frame is kept, and the others refer to it.
final class Storage<Value> {
  private var make: (() -> Value)?
  private var made: Value?
  private var kept: Storage<Value>?
  private var place = ""

  init(_ value: Value) { made = value }
  init(making value: @escaping () -> Value) { make = value }

  var current: Storage<Value> { kept ?? self }

  var value: Value {
    get {
      if let made { return made }
      guard let make else { fatalError("a state without a value") }
      let value = make()
      made = value
      self.make = nil
      return value
    }
    set { made = newValue }
  }

  func connect(to graph: Graph, _ key: String) {
    if !place.isEmpty && place != key {
      fatalError("one view with a state of its own stands in two places; make it anew for each")
    }
    place = key
    if let first = graph.states[key] as? Storage<Value> {
      if first !== self { kept = first }
    } else {
      graph.states[key] = self
    }
  }
}
