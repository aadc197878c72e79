// What `@Observable` makes of a class, and how it is watched.

/// A class whose stored variables can be watched.
public protocol Observable {}

/// Runs something, and says once that one of the observable variables it has read is about to change.
@discardableResult
public func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> () -> Void) -> T {
  let outer = _Readings.underway
  let readings = _Readings()
  _Readings.underway = readings
  let result = apply()
  _Readings.underway = outer
  for readers in readings.found { outer?.add(readers) }
  let watch = _Watch(onChange())
  for readers in readings.found { readers.watches.append(watch) }
  return result
}

/// The variables that are read while something is tracked.
final class _Readings {
  nonisolated(unsafe) static var underway: _Readings?
  var found: [_Readers] = []

  func add(_ readers: _Readers) {
    if !found.contains(where: { $0 === readers }) { found.append(readers) }
  }
}

/// Who wants to know that one variable changes.
final class _Readers {
  var watches: [_Watch] = []

  /// Everyone who has not been told of another variable already.
  func tell() {
    let told = watches
    watches = []
    for watch in told { watch.tell() }
  }
}

final class _Watch {
  private var action: (() -> Void)?
  init(_ action: @escaping () -> Void) { self.action = action }

  func tell() {
    let action = self.action
    self.action = nil
    action?()
  }
}

/// A stored variable of an observable class.
@propertyWrapper
public struct ObservationTracked<Value> {
  var _value: Value
  /// Not before somebody tracks the variable.
  var _readers: _Readers?

  public init(wrappedValue: Value) {
    _value = wrappedValue
    _readers = nil
  }

  @available(*, unavailable, message: "only the variables of classes can be tracked")
  public var wrappedValue: Value {
    get { _value }
    set { _value = newValue }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, ObservationTracked<Value>>
  ) -> Value {
    get {
      if let readings = _Readings.underway {
        let readers = owner[keyPath: storage]._readers ?? _Readers()
        owner[keyPath: storage]._readers = readers
        readings.add(readers)
      }
      return owner[keyPath: storage]._value
    }
    set {
      if let readers = owner[keyPath: storage]._readers, _isAnother(newValue, owner[keyPath: storage]._value) {
        readers.tell()
      }
      owner[keyPath: storage]._value = newValue
    }
  }
}

/// A value that equals the one there was is no change, nor is the same object.
func _isAnother<Value>(_ new: Value, _ old: Value) -> Bool {
  if let type = Value.self as? any Equatable.Type { return _differ(new, old, as: type) }
  if Value.self is AnyObject.Type { return (new as AnyObject) !== (old as AnyObject) }
  return true
}

func _differ<E: Equatable>(_ new: Any, _ old: Any, as type: E.Type) -> Bool {
  guard let new = new as? E, let old = old as? E else { return true }
  return new != old
}
