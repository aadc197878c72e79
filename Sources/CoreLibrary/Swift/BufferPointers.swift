// So many places of one's own memory as a collection.

public struct UnsafeBufferPointer<Element>: RandomAccessCollection, CustomDebugStringConvertible {
  public typealias Index = Int
  public typealias SubSequence = Slice<UnsafeBufferPointer<Element>>
  public let baseAddress: UnsafePointer<Element>?
  public let count: Int

  public init(start: UnsafePointer<Element>?, count: Int) {
    baseAddress = start
    self.count = count
  }
  public init(_ other: UnsafeMutableBufferPointer<Element>) {
    self.init(start: other.baseAddress.map { UnsafePointer($0) }, count: other.count)
  }
  public init(rebasing slice: Slice<UnsafeBufferPointer<Element>>) {
    self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
  }

  public func deallocate() { baseAddress?.deallocate() }
  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> Element { _pointer(position)[position] }
  public subscript(bounds: Range<Int>) -> Slice<UnsafeBufferPointer<Element>> { Slice(base: self, bounds: bounds) }
  private func _pointer(_ position: Int) -> UnsafePointer<Element> {
    guard let baseAddress, position >= 0, position < count else { fatalError("Index out of range") }
    return baseAddress
  }
  public var debugDescription: String { "UnsafeBufferPointer(start: \(baseAddress as Any), count: \(count))" }
}

public struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection,
  CustomDebugStringConvertible
{
  public typealias Index = Int
  public typealias SubSequence = Slice<UnsafeMutableBufferPointer<Element>>
  public let baseAddress: UnsafeMutablePointer<Element>?
  public let count: Int

  public init(start: UnsafeMutablePointer<Element>?, count: Int) {
    baseAddress = start
    self.count = count
  }
  public init(mutating other: UnsafeBufferPointer<Element>) {
    self.init(start: other.baseAddress.map { UnsafeMutablePointer(mutating: $0) }, count: other.count)
  }
  public init(rebasing slice: Slice<UnsafeMutableBufferPointer<Element>>) {
    self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.count)
  }

  public static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: .allocate(capacity: count), count: count)
  }
  public func deallocate() { baseAddress?.deallocate() }

  public func initialize(repeating repeatedValue: Element) {
    baseAddress?.initialize(repeating: repeatedValue, count: count)
  }
  public func update(repeating repeatedValue: Element) { initialize(repeating: repeatedValue) }
  public func assign(repeating repeatedValue: Element) { initialize(repeating: repeatedValue) }
  /// As many as there is room for; what is left of the source, and the first place without one of them.
  @discardableResult
  public func initialize<S: Sequence>(from source: S) -> (S.Iterator, Int) where S.Element == Element {
    var iterator = source.makeIterator()
    var index = 0
    while index < count, let next = iterator.next() {
      baseAddress?[index] = next
      index += 1
    }
    return (iterator, index)
  }
  public func deinitialize() { baseAddress?.deinitialize(count: count) }
  public func initializeElement(at index: Int, to value: Element) { _pointer(index)[index] = value }
  public func moveElement(from index: Int) -> Element { (_pointer(index) + index).move() }
  public func deinitializeElement(at index: Int) { (_pointer(index) + index).deinitialize(count: 1) }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> Element {
    get { _pointer(position)[position] }
    nonmutating set { _pointer(position)[position] = newValue }
  }
  public subscript(bounds: Range<Int>) -> Slice<UnsafeMutableBufferPointer<Element>> {
    get { Slice(base: self, bounds: bounds) }
    nonmutating set {
      let values = Array(newValue)
      for (offset, value) in values.enumerated() { self[bounds.lowerBound + offset] = value }
    }
  }
  public func swapAt(_ i: Int, _ j: Int) { (self[i], self[j]) = (self[j], self[i]) }
  private func _pointer(_ position: Int) -> UnsafeMutablePointer<Element> {
    guard let baseAddress, position >= 0, position < count else { fatalError("Index out of range") }
    return baseAddress
  }
  public var debugDescription: String { "UnsafeMutableBufferPointer(start: \(baseAddress as Any), count: \(count))" }
}

extension Array {
  public init(
    unsafeUninitializedCapacity: Int,
    initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void
  ) rethrows {
    var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: unsafeUninitializedCapacity)
    var count = 0
    try initializer(&buffer, &count)
    self = (0..<count).map { buffer[$0] }
    buffer.deallocate()
  }

  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    let memory = _Memory(self)
    defer { memory.free() }
    return try body(UnsafeBufferPointer(start: UnsafePointer(memory, 0), count: count))
  }
  public mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    let memory = _Memory(self)
    var buffer = UnsafeMutableBufferPointer(start: UnsafeMutablePointer(memory, 0), count: count)
    defer { self = memory.end() }
    return try body(&buffer)
  }
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<Element>) throws -> R
  ) rethrows -> R? { try withUnsafeBufferPointer(body) }
  public mutating func withContiguousMutableStorageIfAvailable<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R? { try withUnsafeMutableBufferPointer(body) }
}

extension ContiguousArray {
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try Array(self).withUnsafeBufferPointer(body)
  }
  public mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    var all = Array(self)
    defer { self = ContiguousArray(all) }
    return try all.withUnsafeMutableBufferPointer(body)
  }
}

extension ArraySlice {
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try Array(self).withUnsafeBufferPointer(body)
  }
  public mutating func withUnsafeMutableBufferPointer<R>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
  ) rethrows -> R {
    var all = Array(self)
    defer { replaceSubrange(startIndex..<endIndex, with: all) }
    return try all.withUnsafeMutableBufferPointer(body)
  }
}

extension String.UTF8View {
  public func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> R
  ) rethrows -> R? { try Array(self).withUnsafeBufferPointer(body) }
}
