/// A value that is somebody else's, to be read and written.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get, set: { set($0, Transaction()) })
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public func _connect(to place: _Place, _ key: String) {}

  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember path: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(get: { read()[keyPath: path] }, set: { part in change { $0[keyPath: path] = part } })
  }

  /// Nothing where there is nothing; otherwise the value that is there, which then must stay.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }

  /// In a terminal nothing moves.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  fileprivate func change(_ change: (inout Value) -> Void) {
    var value = read()
    change(&value)
    write(value)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { read().id }
}

// The elements of a collection, each as a binding.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var indices: Value.Indices { wrappedValue.indices }
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(get: { wrappedValue[position] }, set: { element in change { $0[position] = element } })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
