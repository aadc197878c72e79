// Values as the bytes that a compiled program has them in. They are copies here: what is changed among them is put back together when
// whoever lends them has them back.

/// What is known byte by byte.
protocol _RawScalar {
  var _raw: [UInt8] { get }
  init(_raw bytes: ArraySlice<UInt8>)
}

extension _RawScalar where Self: FixedWidthInteger {
  var _raw: [UInt8] {
    var rest = self
    var bytes: [UInt8] = []
    for _ in 0..<Self.bitWidth / 8 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest = rest >> 8
    }
    return bytes
  }
  init(_raw bytes: ArraySlice<UInt8>) {
    var value: Self = 0
    for byte in bytes.reversed() { value = value << 8 | Self(truncatingIfNeeded: byte) }
    self = value
  }
}

extension Int: _RawScalar {}
extension Int8: _RawScalar {}
extension Int16: _RawScalar {}
extension Int32: _RawScalar {}
extension Int64: _RawScalar {}
extension UInt: _RawScalar {}
extension UInt8: _RawScalar {}
extension UInt16: _RawScalar {}
extension UInt32: _RawScalar {}
extension UInt64: _RawScalar {}
extension Double: _RawScalar {
  var _raw: [UInt8] { bitPattern._raw }
  init(_raw bytes: ArraySlice<UInt8>) { self.init(bitPattern: UInt64(_raw: bytes)) }
}
extension Float: _RawScalar {
  var _raw: [UInt8] { bitPattern._raw }
  init(_raw bytes: ArraySlice<UInt8>) { self.init(bitPattern: UInt32(_raw: bytes)) }
}
extension Bool: _RawScalar {
  var _raw: [UInt8] { [self ? 1 : 0] }
  init(_raw bytes: ArraySlice<UInt8>) { self = bytes.first != 0 }
}

/// A value in bytes, those between its parts zero; and to what its place is a multiple.
public func _rawBytes(of value: Any) -> (bytes: [UInt8], alignment: Int) {
  if let scalar = value as? any _RawScalar {
    let bytes = scalar._raw
    return (bytes, bytes.count)
  }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .struct || mirror.displayStyle == .tuple else {
    fatalError("Zoetrope does not support the bytes of a \(type(of: value))")
  }
  var all: [UInt8] = []
  var alignment = 1
  for child in mirror.children {
    let part = _rawBytes(of: child.value)
    while all.count % part.alignment != 0 { all.append(0) }
    all += part.bytes
    alignment = max(alignment, part.alignment)
  }
  return (all, alignment)
}

public func _rawBytes<T>(ofAll values: [T]) -> [UInt8] {
  if let bytes = values as? [UInt8] { return bytes }
  var all: [UInt8] = []
  for value in values {
    let start = all.count
    all += _rawBytes(of: value).bytes
    while all.count - start < MemoryLayout<T>.stride { all.append(0) }
  }
  return all
}

public func _value<T>(of bytes: ArraySlice<UInt8>, as type: T.Type) -> T {
  guard let scalar = type as? any _RawScalar.Type, let value = scalar.init(_raw: bytes) as? T else {
    fatalError("Zoetrope does not support a \(type) made of bytes")
  }
  return value
}

/// As many as the bytes are enough for.
public func _values<T>(of bytes: [UInt8], as type: T.Type) -> [T] {
  if let bytes = bytes as? [T] { return bytes }
  let stride = MemoryLayout<T>.stride
  return (0..<bytes.count / stride).map {
    _value(of: bytes[$0 * stride..<$0 * stride + MemoryLayout<T>.size], as: type)
  }
}

public struct UnsafeRawPointer: Hashable, Strideable, CustomDebugStringConvertible {
  let _memory: _Memory<UInt8>
  let _offset: Int

  init(_ memory: _Memory<UInt8>, _ offset: Int) {
    _memory = memory
    _offset = offset
  }
  public init(_ other: UnsafeRawPointer) { self = other }
  // What is bound to a type is a copy, so that nobody may have the same memory to change.
  init(_ other: UnsafeMutableRawPointer) { self.init(other._memory, other._offset) }

  public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    if (_offset + offset) % MemoryLayout<T>.alignment != 0 { fatalError("load from misaligned raw pointer") }
    return loadUnaligned(fromByteOffset: offset, as: type)
  }
  public func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    let start = _offset + offset
    return _value(of: (0..<MemoryLayout<T>.size).map { _memory.read(start + $0) }[...], as: type)
  }
  public func bindMemory<T>(to type: T.Type, capacity count: Int) -> UnsafePointer<T> {
    let bytes = (0..<count * MemoryLayout<T>.stride).map { _memory.read(_offset + $0) }
    return UnsafePointer(_Memory(_values(of: bytes, as: type)), 0)
  }
  public func assumingMemoryBound<T>(to type: T.Type) -> UnsafePointer<T> {
    bindMemory(to: type, capacity: (_memory.slots.count - _offset) / MemoryLayout<T>.stride)
  }

  public func advanced(by n: Int) -> UnsafeRawPointer { UnsafeRawPointer(_memory, _offset + n) }
  public func distance(to end: UnsafeRawPointer) -> Int {
    if _memory !== end._memory { fatalError("pointers to different memory have no distance") }
    return end._offset - _offset
  }
  public var debugDescription: String { "0x0000\(_offset)" }
  public static func == (lhs: UnsafeRawPointer, rhs: UnsafeRawPointer) -> Bool {
    lhs._memory === rhs._memory && lhs._offset == rhs._offset
  }
  public static func < (lhs: UnsafeRawPointer, rhs: UnsafeRawPointer) -> Bool { rhs.distance(to: lhs) < 0 }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(_memory))
    hasher.combine(_offset)
  }
  public static func + (lhs: UnsafeRawPointer, rhs: Int) -> UnsafeRawPointer { lhs.advanced(by: rhs) }
  public static func - (lhs: UnsafeRawPointer, rhs: Int) -> UnsafeRawPointer { lhs.advanced(by: -rhs) }
}

public struct UnsafeMutableRawPointer: Hashable, Strideable, CustomDebugStringConvertible {
  let _memory: _Memory<UInt8>
  let _offset: Int

  init(_ memory: _Memory<UInt8>, _ offset: Int) {
    _memory = memory
    _offset = offset
  }

  public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    UnsafeRawPointer(self).load(fromByteOffset: offset, as: type)
  }
  public func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    UnsafeRawPointer(self).loadUnaligned(fromByteOffset: offset, as: type)
  }
  public func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type) {
    for (index, byte) in _rawBytes(of: value).bytes.enumerated() {
      _memory.check(_offset + offset + index)
      _memory.slots[_offset + offset + index] = byte
    }
  }
  public func copyMemory(from source: UnsafeRawPointer, byteCount: Int) {
    let bytes = (0..<byteCount).map { source._memory.read(source._offset + $0) }
    for index in 0..<byteCount {
      _memory.check(_offset + index)
      _memory.slots[_offset + index] = bytes[index]
    }
  }

  public func advanced(by n: Int) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(_memory, _offset + n) }
  public func distance(to end: UnsafeMutableRawPointer) -> Int {
    UnsafeRawPointer(self).distance(to: UnsafeRawPointer(end))
  }
  public var debugDescription: String { "0x0000\(_offset)" }
  public static func == (lhs: UnsafeMutableRawPointer, rhs: UnsafeMutableRawPointer) -> Bool {
    UnsafeRawPointer(lhs) == UnsafeRawPointer(rhs)
  }
  public static func < (lhs: UnsafeMutableRawPointer, rhs: UnsafeMutableRawPointer) -> Bool {
    UnsafeRawPointer(lhs) < UnsafeRawPointer(rhs)
  }
  public func hash(into hasher: inout Hasher) { UnsafeRawPointer(self).hash(into: &hasher) }
  public static func + (lhs: UnsafeMutableRawPointer, rhs: Int) -> UnsafeMutableRawPointer { lhs.advanced(by: rhs) }
  public static func - (lhs: UnsafeMutableRawPointer, rhs: Int) -> UnsafeMutableRawPointer { lhs.advanced(by: -rhs) }
}

public struct UnsafeRawBufferPointer: RandomAccessCollection, CustomDebugStringConvertible {
  public typealias Element = UInt8
  public typealias Index = Int
  public typealias SubSequence = Slice<UnsafeRawBufferPointer>
  public let baseAddress: UnsafeRawPointer?
  public let count: Int

  public init(start: UnsafeRawPointer?, count: Int) {
    baseAddress = start
    self.count = count
  }
  init(_ other: UnsafeMutableRawBufferPointer) {
    self.init(start: other.baseAddress.map { UnsafeRawPointer($0) }, count: other.count)
  }
  public init<T>(_ other: UnsafeBufferPointer<T>) { self.init(_copying: _rawBytes(ofAll: Array(other))) }
  public init(rebasing slice: Slice<UnsafeRawBufferPointer>) {
    self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
  }
  init(_copying bytes: [UInt8]) { self.init(start: UnsafeRawPointer(_Memory(bytes), 0), count: bytes.count) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> UInt8 {
    guard let baseAddress, position >= 0, position < count else { fatalError("Index out of range") }
    return baseAddress._memory.read(baseAddress._offset + position)
  }
  public subscript(bounds: Range<Int>) -> Slice<UnsafeRawBufferPointer> { Slice(base: self, bounds: bounds) }

  public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    _checked(offset, type).load(fromByteOffset: offset, as: type)
  }
  public func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    _checked(offset, type).loadUnaligned(fromByteOffset: offset, as: type)
  }
  private func _checked<T>(_ offset: Int, _ type: T.Type) -> UnsafeRawPointer {
    guard let baseAddress, offset >= 0, offset + MemoryLayout<T>.size <= count else {
      fatalError("UnsafeRawBufferPointer.load out of bounds")
    }
    return baseAddress
  }
  public func bindMemory<T>(to type: T.Type) -> UnsafeBufferPointer<T> {
    let values = _values(of: Array(self), as: type)
    return UnsafeBufferPointer(start: UnsafePointer(_Memory(values), 0), count: values.count)
  }
  public func assumingMemoryBound<T>(to type: T.Type) -> UnsafeBufferPointer<T> { bindMemory(to: type) }
  public var debugDescription: String { "UnsafeRawBufferPointer(start: \(baseAddress as Any), count: \(count))" }
}

public struct UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection, CustomDebugStringConvertible {
  public typealias Element = UInt8
  public typealias Index = Int
  public typealias SubSequence = Slice<UnsafeMutableRawBufferPointer>
  public let baseAddress: UnsafeMutableRawPointer?
  public let count: Int

  public init(start: UnsafeMutableRawPointer?, count: Int) {
    baseAddress = start
    self.count = count
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> UInt8 {
    get { _pointer(position)._memory.read(_pointer(position)._offset + position) }
    nonmutating set { _pointer(position)._memory.slots[_pointer(position)._offset + position] = newValue }
  }
  public subscript(bounds: Range<Int>) -> Slice<UnsafeMutableRawBufferPointer> {
    get { Slice(base: self, bounds: bounds) }
    nonmutating set {
      let bytes = Array(newValue)
      for index in bytes.indices { self[bounds.lowerBound + index] = bytes[index] }
    }
  }
  private func _pointer(_ position: Int) -> UnsafeMutableRawPointer {
    guard let baseAddress, position >= 0, position < count else { fatalError("Index out of range") }
    return baseAddress
  }

  public func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    UnsafeRawBufferPointer(self).load(fromByteOffset: offset, as: type)
  }
  public func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: type)
  }
  public func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type) {
    guard let baseAddress, offset >= 0, offset + MemoryLayout<T>.size <= count else {
      fatalError("UnsafeMutableRawBufferPointer.storeBytes out of bounds")
    }
    baseAddress.storeBytes(of: value, toByteOffset: offset, as: type)
  }
  public func copyBytes<C: Collection>(from source: C) where C.Element == UInt8 {
    if source.count > count { fatalError("UnsafeMutableRawBufferPointer.copyBytes source has too many elements") }
    for (index, byte) in source.enumerated() { self[index] = byte }
  }
  public func copyMemory(from source: UnsafeRawBufferPointer) { copyBytes(from: source) }
  public var debugDescription: String {
    "UnsafeMutableRawBufferPointer(start: \(baseAddress as Any), count: \(count))"
  }
}

public func _withBytes<R>(_ bytes: [UInt8], _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
  let memory = _Memory(bytes)
  defer { memory.free() }
  return try body(UnsafeRawBufferPointer(start: UnsafeRawPointer(memory, 0), count: bytes.count))
}

public func _withMutableBytes<R>(
  _ bytes: inout [UInt8], _ body: (UnsafeMutableRawBufferPointer) throws -> R
) rethrows -> R {
  let memory = _Memory(bytes)
  defer { bytes = memory.end() }
  return try body(UnsafeMutableRawBufferPointer(start: UnsafeMutableRawPointer(memory, 0), count: bytes.count))
}

public func unsafeDowncast<T: AnyObject>(_ x: AnyObject, to type: T.Type) -> T { x as! T }
public func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U {
  if MemoryLayout<T>.size != MemoryLayout<U>.size { fatalError("Can't unsafeBitCast between types of different sizes") }
  if type is AnyClass, let same = x as? U { return same }
  return _value(of: _rawBytes(of: x).bytes[...], as: type)
}

public func withUnsafeBytes<T, R>(of value: T, _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
  try _withBytes(_rawBytes(of: value).bytes, body)
}
public func withUnsafeBytes<T, R>(of value: inout T, _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
  try _withBytes(_rawBytes(of: value).bytes, body)
}
public func withUnsafeMutableBytes<T, R>(
  of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws -> R
) rethrows -> R {
  var bytes = _rawBytes(of: value).bytes
  defer { value = _value(of: bytes[...], as: T.self) }
  return try _withMutableBytes(&bytes, body)
}

extension Array {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _withBytes(_rawBytes(ofAll: self), body)
  }
  public mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
    var bytes = _rawBytes(ofAll: self)
    defer { self = _values(of: bytes, as: Element.self) }
    return try _withMutableBytes(&bytes, body)
  }
}

extension ContiguousArray {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Array(self).withUnsafeBytes(body)
  }
}

extension ArraySlice {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Array(self).withUnsafeBytes(body)
  }
}
