// Pointers to memory of one's own. It is an object here, which knows how much of it there is and what has been put into it: what
// would be undefined in a compiled program stops the script.

/// Places side by side, of which each is empty or has a value.
final class _Memory<Element> {
  var slots: [Element?]
  private var isFree = false

  init(count: Int) { slots = Array(repeating: nil, count: count) }
  init(_ values: [Element]) { slots = values.map { .some($0) } }

  func check(_ index: Int) {
    if isFree { fatalError("memory is used after it has been given back") }
    if index < 0 || index >= slots.count { fatalError("a pointer leads outside of its memory") }
  }

  func read(_ index: Int) -> Element {
    check(index)
    guard let value = slots[index] else { fatalError("memory is read that has not been initialized") }
    return value
  }

  func free() {
    if isFree { fatalError("memory is given back twice") }
    isFree = true
    slots = []
  }

  /// What is there when whoever lends it has it back.
  func end() -> [Element] {
    let values = slots.map { slot -> Element in
      guard let slot else { fatalError("memory is read that has not been initialized") }
      return slot
    }
    free()
    return values
  }
}

public struct UnsafeMutablePointer<Pointee>: Hashable, Strideable, CustomDebugStringConvertible {
  let _memory: _Memory<Pointee>
  let _offset: Int

  init(_ memory: _Memory<Pointee>, _ offset: Int) {
    _memory = memory
    _offset = offset
  }

  /// To a place that a library lends for the time of a call.
  public init(_lending value: Pointee) { self.init(_Memory([value]), 0) }
  public init(mutating other: UnsafePointer<Pointee>) { self.init(other._memory, other._offset) }
  public init(_ other: UnsafeMutablePointer<Pointee>) { self = other }

  public static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee> {
    if count < 0 { fatalError("memory of a negative size is asked for") }
    return UnsafeMutablePointer(_Memory(count: count), 0)
  }
  public func deallocate() { _memory.free() }

  public var pointee: Pointee {
    get { _memory.read(_offset) }
    nonmutating set {
      _memory.check(_offset)
      _memory.slots[_offset] = newValue
    }
  }
  public subscript(i: Int) -> Pointee {
    get { _memory.read(_offset + i) }
    nonmutating set {
      _memory.check(_offset + i)
      _memory.slots[_offset + i] = newValue
    }
  }

  public func initialize(to value: Pointee) { pointee = value }
  public func initialize(repeating repeatedValue: Pointee, count: Int) {
    for index in 0..<count { self[index] = repeatedValue }
  }
  public func initialize(from source: UnsafePointer<Pointee>, count: Int) { update(from: source, count: count) }
  public func initialize(from source: UnsafeMutablePointer<Pointee>, count: Int) { update(from: source, count: count) }
  public func update(repeating repeatedValue: Pointee, count: Int) {
    initialize(repeating: repeatedValue, count: count)
  }
  public func update(from source: UnsafePointer<Pointee>, count: Int) {
    let values = (0..<count).map { source[$0] }
    for index in 0..<count { self[index] = values[index] }
  }
  public func update(from source: UnsafeMutablePointer<Pointee>, count: Int) {
    update(from: UnsafePointer(source), count: count)
  }
  public func assign(from source: UnsafePointer<Pointee>, count: Int) { update(from: source, count: count) }
  public func assign(from source: UnsafeMutablePointer<Pointee>, count: Int) { update(from: source, count: count) }
  public func assign(repeating repeatedValue: Pointee, count: Int) {
    initialize(repeating: repeatedValue, count: count)
  }
  public func moveInitialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
    let values = (0..<count).map { (source + $0).move() }
    for index in 0..<count { self[index] = values[index] }
  }
  public func moveUpdate(from source: UnsafeMutablePointer<Pointee>, count: Int) {
    moveInitialize(from: source, count: count)
  }

  public func move() -> Pointee {
    let value = _memory.read(_offset)
    _memory.slots[_offset] = nil
    return value
  }
  public func deinitialize(count: Int) {
    for index in 0..<count {
      _memory.check(_offset + index)
      _memory.slots[_offset + index] = nil
    }
  }

  public func advanced(by n: Int) -> UnsafeMutablePointer<Pointee> { UnsafeMutablePointer(_memory, _offset + n) }
  public func distance(to end: UnsafeMutablePointer<Pointee>) -> Int {
    if _memory !== end._memory { fatalError("pointers to different memory have no distance") }
    return end._offset - _offset
  }
  public func successor() -> UnsafeMutablePointer<Pointee> { advanced(by: 1) }
  public func predecessor() -> UnsafeMutablePointer<Pointee> { advanced(by: -1) }
  public var debugDescription: String { "0x0000\(_offset)" }
  public static func == (lhs: UnsafeMutablePointer, rhs: UnsafeMutablePointer) -> Bool {
    lhs._memory === rhs._memory && lhs._offset == rhs._offset
  }
  public static func < (lhs: UnsafeMutablePointer, rhs: UnsafeMutablePointer) -> Bool { rhs.distance(to: lhs) < 0 }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(_memory))
    hasher.combine(_offset)
  }
  public static func + (lhs: UnsafeMutablePointer, rhs: Int) -> UnsafeMutablePointer { lhs.advanced(by: rhs) }
  public static func + (lhs: Int, rhs: UnsafeMutablePointer) -> UnsafeMutablePointer { rhs.advanced(by: lhs) }
  public static func - (lhs: UnsafeMutablePointer, rhs: Int) -> UnsafeMutablePointer { lhs.advanced(by: -rhs) }
  public static func - (lhs: UnsafeMutablePointer, rhs: UnsafeMutablePointer) -> Int { rhs.distance(to: lhs) }
  public static func += (lhs: inout UnsafeMutablePointer, rhs: Int) { lhs = lhs.advanced(by: rhs) }
  public static func -= (lhs: inout UnsafeMutablePointer, rhs: Int) { lhs = lhs.advanced(by: -rhs) }
}

public struct UnsafePointer<Pointee>: Hashable, Strideable, CustomDebugStringConvertible {
  let _memory: _Memory<Pointee>
  let _offset: Int

  init(_ memory: _Memory<Pointee>, _ offset: Int) {
    _memory = memory
    _offset = offset
  }
  public init(_ other: UnsafeMutablePointer<Pointee>) { self.init(other._memory, other._offset) }
  public init(_ other: UnsafePointer<Pointee>) { self = other }
  public func deallocate() { _memory.free() }

  public var pointee: Pointee { _memory.read(_offset) }
  public subscript(i: Int) -> Pointee { _memory.read(_offset + i) }
  public func advanced(by n: Int) -> UnsafePointer<Pointee> { UnsafePointer(_memory, _offset + n) }
  public func distance(to end: UnsafePointer<Pointee>) -> Int {
    if _memory !== end._memory { fatalError("pointers to different memory have no distance") }
    return end._offset - _offset
  }
  public func successor() -> UnsafePointer<Pointee> { advanced(by: 1) }
  public func predecessor() -> UnsafePointer<Pointee> { advanced(by: -1) }
  public var debugDescription: String { "0x0000\(_offset)" }
  public static func == (lhs: UnsafePointer, rhs: UnsafePointer) -> Bool {
    lhs._memory === rhs._memory && lhs._offset == rhs._offset
  }
  public static func < (lhs: UnsafePointer, rhs: UnsafePointer) -> Bool { rhs.distance(to: lhs) < 0 }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(_memory))
    hasher.combine(_offset)
  }
  public static func + (lhs: UnsafePointer, rhs: Int) -> UnsafePointer { lhs.advanced(by: rhs) }
  public static func - (lhs: UnsafePointer, rhs: Int) -> UnsafePointer { lhs.advanced(by: -rhs) }
  public static func - (lhs: UnsafePointer, rhs: UnsafePointer) -> Int { rhs.distance(to: lhs) }
  public static func += (lhs: inout UnsafePointer, rhs: Int) { lhs = lhs.advanced(by: rhs) }
  public static func -= (lhs: inout UnsafePointer, rhs: Int) { lhs = lhs.advanced(by: -rhs) }
}

/// Lends a place for the time of the body.
public func withUnsafeMutablePointer<T, Result>(
  to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result
) rethrows -> Result {
  let memory = _Memory([value])
  defer { value = memory.end()[0] }
  return try body(UnsafeMutablePointer(memory, 0))
}

public func withUnsafePointer<T, Result>(
  to value: T, _ body: (UnsafePointer<T>) throws -> Result
) rethrows -> Result {
  let memory = _Memory([value])
  defer { memory.free() }
  return try body(UnsafePointer(memory, 0))
}

public func withUnsafePointer<T, Result>(
  to value: inout T, _ body: (UnsafePointer<T>) throws -> Result
) rethrows -> Result {
  let memory = _Memory([value])
  defer { memory.free() }
  return try body(UnsafePointer(memory, 0))
}

// What C calls its numbers.

public typealias CBool = Bool
public typealias CChar = Int8
public typealias CSignedChar = Int8
public typealias CUnsignedChar = UInt8
public typealias CShort = Int16
public typealias CUnsignedShort = UInt16
public typealias CInt = Int32
public typealias CUnsignedInt = UInt32
public typealias CLong = Int
public typealias CUnsignedLong = UInt
public typealias CLongLong = Int64
public typealias CUnsignedLongLong = UInt64
public typealias CFloat = Float
public typealias CDouble = Double

// Texts as C has them: bytes, and a zero behind them.

extension String {
  public init(cString text: UnsafePointer<UInt8>) {
    var bytes: [UInt8] = []
    var place = text
    while place.pointee != 0 {
      bytes.append(place.pointee)
      place += 1
    }
    self = String(decoding: bytes, as: UTF8.self)
  }

  public init(cString text: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var place = text
    while place.pointee != 0 {
      bytes.append(UInt8(bitPattern: place.pointee))
      place += 1
    }
    self = String(decoding: bytes, as: UTF8.self)
  }

  public init(cString text: UnsafeMutablePointer<CChar>) { self.init(cString: UnsafePointer(text)) }
  public init(cString text: UnsafeMutablePointer<UInt8>) { self.init(cString: UnsafePointer(text)) }

  @available(
    *, deprecated, message: "Use String(decoding: array, as: UTF8.self) instead, after truncating the null termination."
  )
  public init(cString text: [CChar]) {
    self = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  @available(
    *, deprecated, message: "Use String(decoding: array, as: UTF8.self) instead, after truncating the null termination."
  )
  public init(cString text: [UInt8]) { self = String(decoding: text.prefix { $0 != 0 }, as: UTF8.self) }

  public var utf8CString: ContiguousArray<CChar> { ContiguousArray(utf8.map { CChar(bitPattern: $0) } + [0]) }

  public func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
    try utf8CString.withUnsafeBufferPointer { try body($0.baseAddress!) }
  }
}
