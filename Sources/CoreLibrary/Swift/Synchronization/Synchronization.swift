// Values that several threads may change. There is one thread: nobody ever waits.

public struct Mutex<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value
    var isLocked = false
    init(_ value: Value) { self.value = value }
  }

  private let box: Box
  public init(_ initialValue: Value) { box = Box(initialValue) }

  public func withLock<Result, E: Error>(_ body: (inout Value) throws(E) -> Result) throws(E) -> Result {
    if box.isLocked { fatalError("a Mutex that is locked is waited for by who has locked it") }
    box.isLocked = true
    defer { box.isLocked = false }
    return try body(&box.value)
  }

  public func withLockIfAvailable<Result, E: Error>(
    _ body: (inout Value) throws(E) -> Result
  ) throws(E) -> Result? { box.isLocked ? nil : try withLock(body) }
}

public struct AtomicLoadOrdering: Equatable {
  let name: String
  public static var relaxed: AtomicLoadOrdering { AtomicLoadOrdering(name: "relaxed") }
  public static var acquiring: AtomicLoadOrdering { AtomicLoadOrdering(name: "acquiring") }
  public static var sequentiallyConsistent: AtomicLoadOrdering { AtomicLoadOrdering(name: "sequentiallyConsistent") }
}

public struct AtomicStoreOrdering: Equatable {
  let name: String
  public static var relaxed: AtomicStoreOrdering { AtomicStoreOrdering(name: "relaxed") }
  public static var releasing: AtomicStoreOrdering { AtomicStoreOrdering(name: "releasing") }
  public static var sequentiallyConsistent: AtomicStoreOrdering { AtomicStoreOrdering(name: "sequentiallyConsistent") }
}

public struct AtomicUpdateOrdering: Equatable {
  let name: String
  public static var relaxed: AtomicUpdateOrdering { AtomicUpdateOrdering(name: "relaxed") }
  public static var acquiring: AtomicUpdateOrdering { AtomicUpdateOrdering(name: "acquiring") }
  public static var releasing: AtomicUpdateOrdering { AtomicUpdateOrdering(name: "releasing") }
  public static var acquiringAndReleasing: AtomicUpdateOrdering { AtomicUpdateOrdering(name: "acquiringAndReleasing") }
  public static var sequentiallyConsistent: AtomicUpdateOrdering {
    AtomicUpdateOrdering(name: "sequentiallyConsistent")
  }
}

public protocol AtomicRepresentable {}

extension Int: AtomicRepresentable {}
extension Int8: AtomicRepresentable {}
extension Int16: AtomicRepresentable {}
extension Int32: AtomicRepresentable {}
extension Int64: AtomicRepresentable {}
extension UInt: AtomicRepresentable {}
extension UInt8: AtomicRepresentable {}
extension UInt16: AtomicRepresentable {}
extension UInt32: AtomicRepresentable {}
extension UInt64: AtomicRepresentable {}
extension Bool: AtomicRepresentable {}
extension Double: AtomicRepresentable {}
extension Float: AtomicRepresentable {}
extension Duration: AtomicRepresentable {}

public struct Atomic<Value: AtomicRepresentable>: @unchecked Sendable {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box
  public init(_ initialValue: Value) { box = Box(initialValue) }

  public func load(ordering: AtomicLoadOrdering) -> Value { box.value }
  public func store(_ desired: Value, ordering: AtomicStoreOrdering) { box.value = desired }
  public func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
    let old = box.value
    box.value = desired
    return old
  }

  fileprivate func update(_ change: (Value) -> Value) -> (oldValue: Value, newValue: Value) {
    let old = box.value
    box.value = change(old)
    return (old, box.value)
  }
}

extension Atomic where Value: Equatable {
  public func compareExchange(
    expected: Value, desired: Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    let old = load(ordering: .relaxed)
    if old == expected { store(desired, ordering: .relaxed) }
    return (old == expected, old)
  }
  public func compareExchange(
    expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering, failureOrdering: AtomicLoadOrdering
  ) -> (exchanged: Bool, original: Value) {
    compareExchange(expected: expected, desired: desired, ordering: successOrdering)
  }
  public func weakCompareExchange(
    expected: Value, desired: Value, ordering: AtomicUpdateOrdering
  ) -> (exchanged: Bool, original: Value) {
    compareExchange(expected: expected, desired: desired, ordering: ordering)
  }
}

extension Atomic where Value: FixedWidthInteger {
  @discardableResult
  public func add(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    update { $0 + operand }
  }
  @discardableResult
  public func subtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    update { $0 - operand }
  }
  @discardableResult
  public func wrappingAdd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    update { $0 &+ operand }
  }
  @discardableResult
  public func wrappingSubtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    update { $0 &- operand }
  }
  @discardableResult
  public func bitwiseAnd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    update { $0 & operand }
  }
  @discardableResult
  public func bitwiseOr(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    update { $0 | operand }
  }
  @discardableResult
  public func bitwiseXor(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    update { $0 ^ operand }
  }
  @discardableResult
  public func min(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    update { Swift.min($0, operand) }
  }
  @discardableResult
  public func max(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
    update { Swift.max($0, operand) }
  }
}

extension Atomic where Value == Bool {
  @discardableResult
  public func logicalAnd(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) {
    update { $0 && operand }
  }
  @discardableResult
  public func logicalOr(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) {
    update { $0 || operand }
  }
  @discardableResult
  public func logicalXor(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) {
    update { $0 != operand }
  }
}
