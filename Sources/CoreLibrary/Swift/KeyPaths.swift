/// Where a key path begins and how it goes on, as it is written; and without what stands in brackets, and that: the same way
/// twice is one key path.
typealias _KeyPathSteps = (root: String, tail: String, steps: String, indices: [AnyHashable])

/// A way from a value to a part of it. The literals `\\Type.member` make them, of two closures.
public class AnyKeyPath: Hashable, CustomDebugStringConvertible, _Unreflected, _AppendKeyPath {
  let _path: _KeyPathSteps
  init(_path: _KeyPathSteps) { self._path = _path }
  public static func == (lhs: AnyKeyPath, rhs: AnyKeyPath) -> Bool {
    lhs._path.steps == rhs._path.steps && lhs._path.indices == rhs._path.indices
      && type(of: lhs).rootType == type(of: rhs).rootType && type(of: lhs).valueType == type(of: rhs).valueType
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_path.steps)
    hasher.combine(_path.indices)
  }
  public var debugDescription: String { "\\" + String(describing: type(of: self).rootType) + _path.tail }
  public class var rootType: Any.Type { fatalError() }
  public class var valueType: Any.Type { fatalError() }
  func _readAny(_ root: Any) -> Any? { fatalError() }
  func _appending(_ path: AnyKeyPath) -> AnyKeyPath? { fatalError() }
  func _appended(_ other: AnyKeyPath) -> _KeyPathSteps {
    (_path.root, _path.tail + other._path.tail, _path.steps + other._path.steps, _path.indices + other._path.indices)
  }
}

public protocol _AppendKeyPath {}

extension _AppendKeyPath where Self == AnyKeyPath {
  public func appending(path: AnyKeyPath) -> AnyKeyPath? { self._appending(path) }
}

public class PartialKeyPath<Root>: AnyKeyPath {
  public override class var rootType: Any.Type { Root.self }
  func _read(_ root: Root) -> Any { fatalError() }
  override func _readAny(_ root: Any) -> Any? {
    guard let root = root as? Root else { return nil }
    return _read(root)
  }
  func _behind<Start>(_ first: KeyPath<Start, Root>) -> AnyKeyPath { fatalError() }
}

public class KeyPath<Root, Value>: PartialKeyPath<Root> {
  let _get: (Root) -> Value
  init(_get: @escaping (Root) -> Value, _path: _KeyPathSteps) {
    self._get = _get
    super.init(_path: _path)
  }
  override func _read(_ root: Root) -> Any { _get(root) }
  public func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue> {
    let own = _get
    return KeyPath<Root, AppendedValue>(_get: { path._get(own($0)) }, _path: _appended(path))
  }
  public func appending<AppendedValue>(
    path: ReferenceWritableKeyPath<Value, AppendedValue>
  ) -> ReferenceWritableKeyPath<Root, AppendedValue> {
    let own = _get
    return ReferenceWritableKeyPath<Root, AppendedValue>(
      _get: { path._get(own($0)) },
      _set: { root, value in
        var middle = own(root)
        path._set(&middle, value)
      }, _path: _appended(path))
  }
  public override class var valueType: Any.Type { Value.self }
  override func _appending(_ path: AnyKeyPath) -> AnyKeyPath? { (path as? PartialKeyPath<Value>)?._behind(self) }
  override func _behind<Start>(_ first: KeyPath<Start, Root>) -> AnyKeyPath { first.appending(path: self) }
}

public class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
  override func _behind<Start>(_ first: KeyPath<Start, Root>) -> AnyKeyPath {
    if let first = first as? ReferenceWritableKeyPath<Start, Root> { return first.appending(path: self) }
    if let first = first as? WritableKeyPath<Start, Root> { return first.appending(path: self) }
    return first.appending(path: self)
  }
  let _set: (inout Root, Value) -> Void
  init(_get: @escaping (Root) -> Value, _set: @escaping (inout Root, Value) -> Void, _path: _KeyPathSteps) {
    self._set = _set
    super.init(_get: _get, _path: _path)
  }
  public func appending<AppendedValue>(
    path: WritableKeyPath<Value, AppendedValue>
  ) -> WritableKeyPath<Root, AppendedValue> {
    let get = _get
    let set = _set
    return WritableKeyPath<Root, AppendedValue>(
      _get: { path._get(get($0)) },
      _set: { root, value in
        var middle = get(root)
        path._set(&middle, value)
        set(&root, middle)
      }, _path: _appended(path))
  }
}

public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
  override init(_get: @escaping (Root) -> Value, _set: @escaping (inout Root, Value) -> Void, _path: _KeyPathSteps) {
    super.init(_get: _get, _set: _set, _path: _path)
  }
  public func appending<AppendedValue>(
    path: WritableKeyPath<Value, AppendedValue>
  ) -> ReferenceWritableKeyPath<Root, AppendedValue> {
    let get = _get
    let set = _set
    return ReferenceWritableKeyPath<Root, AppendedValue>(
      _get: { path._get(get($0)) },
      _set: { root, value in
        var middle = get(root)
        path._set(&middle, value)
        set(&root, middle)
      }, _path: _appended(path))
  }
}

/// Any value at all can be asked by a key path: what every type has.
public protocol _AnyRoot {}

extension _AnyRoot {
  public subscript(keyPath path: AnyKeyPath) -> Any? { path._readAny(self) }
  public subscript<Value>(keyPath path: KeyPath<Self, Value>) -> Value { path._get(self) }
  public subscript<Value>(keyPath path: WritableKeyPath<Self, Value>) -> Value {
    get { path._get(self) }
    set { path._set(&self, newValue) }
  }
  public subscript<Value>(keyPath path: ReferenceWritableKeyPath<Self, Value>) -> Value {
    get { path._get(self) }
    nonmutating set {
      var root = self
      path._set(&root, newValue)
    }
  }
  public subscript(keyPath path: PartialKeyPath<Self>) -> Any { path._read(self) }
}
