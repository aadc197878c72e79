/// A way from a value to a part of it. The literals `\\Type.member` make them, of two closures.
public class AnyKeyPath: Hashable, CustomStringConvertible, CustomDebugStringConvertible, _Unreflected {
  let _text: String
  init(_text: String) { self._text = _text }
  public static func == (lhs: AnyKeyPath, rhs: AnyKeyPath) -> Bool { lhs._text == rhs._text }
  public func hash(into hasher: inout Hasher) { hasher.combine(_text) }
  public var description: String { _text }
  public var debugDescription: String { _text }
}

public class PartialKeyPath<Root>: AnyKeyPath {
  func _read(_ root: Root) -> Any { fatalError() }
}

public class KeyPath<Root, Value>: PartialKeyPath<Root> {
  let _get: (Root) -> Value
  init(_get: @escaping (Root) -> Value, _text: String) {
    self._get = _get
    super.init(_text: _text)
  }
  override func _read(_ root: Root) -> Any { _get(root) }
  public func appending<AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<Root, AppendedValue> {
    let own = _get
    return KeyPath<Root, AppendedValue>(_get: { path._get(own($0)) }, _text: _appended(path._text))
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
      }, _text: _appended(path._text))
  }
  func _appended(_ text: String) -> String {
    var tail = ""
    var isTail = false
    for character in text {
      if character == "." { isTail = true }
      if isTail { tail.append(character) }
    }
    return _text + tail
  }
}

public class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
  let _set: (inout Root, Value) -> Void
  init(_get: @escaping (Root) -> Value, _set: @escaping (inout Root, Value) -> Void, _text: String) {
    self._set = _set
    super.init(_get: _get, _text: _text)
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
      }, _text: _appended(path._text))
  }
}

public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
  override init(_get: @escaping (Root) -> Value, _set: @escaping (inout Root, Value) -> Void, _text: String) {
    super.init(_get: _get, _set: _set, _text: _text)
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
      }, _text: _appended(path._text))
  }
}

/// Any value at all can be asked by a key path: what every type has.
public protocol _AnyRoot {}

extension _AnyRoot {
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
