// Values that belong to a task, and to those that it begins.

/// What is bound, the innermost first.
final class _TaskLocals {
  let key: ObjectIdentifier
  let value: Any
  let outer: _TaskLocals?

  init(_ key: ObjectIdentifier, _ value: Any, _ outer: _TaskLocals?) {
    self.key = key
    self.value = value
    self.outer = outer
  }

  func find(_ key: ObjectIdentifier) -> Any? {
    var here: _TaskLocals? = self
    while let locals = here {
      if locals.key == key { return locals.value }
      here = locals.outer
    }
    return nil
  }

  /// Of what runs in no task.
  static var ofNone: _TaskLocals?
  static var current: _TaskLocals? {
    get { _TaskState.current == nil ? ofNone : _TaskState.current?.locals }
    set { if let task = _TaskState.current { task.locals = newValue } else { ofNone = newValue } }
  }
}

@propertyWrapper
public final class TaskLocal<Value>: CustomStringConvertible {
  private let defaultValue: Value

  public init(wrappedValue defaultValue: Value) { self.defaultValue = defaultValue }

  public func get() -> Value {
    guard let known = _TaskLocals.current?.find(ObjectIdentifier(self)) else { return defaultValue }
    return known as! Value
  }

  public var wrappedValue: Value { self.get() }

  public var projectedValue: TaskLocal<Value> { self }

  @discardableResult
  nonisolated(nonsending) public func withValue<R>(
    _ valueDuringOperation: Value, operation: () async throws -> R, file: String = #fileID, line: UInt = #line
  ) async rethrows -> R {
    let outer = _TaskLocals.current
    _TaskLocals.current = _TaskLocals(ObjectIdentifier(self), valueDuringOperation, outer)
    defer { _TaskLocals.current = outer }
    return try await operation()
  }

  @discardableResult
  public func withValue<R>(
    _ valueDuringOperation: Value, operation: () throws -> R, file: String = #fileID, line: UInt = #line
  ) rethrows -> R {
    let outer = _TaskLocals.current
    _TaskLocals.current = _TaskLocals(ObjectIdentifier(self), valueDuringOperation, outer)
    defer { _TaskLocals.current = outer }
    return try operation()
  }

  public var description: String { "TaskLocal<\(Value.self)>(defaultValue: \(defaultValue))" }
}
