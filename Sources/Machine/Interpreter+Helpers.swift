import Glibc

/// What the loop's instructions have in common, and what would make it too large.
extension VirtualMachine {
  /// Releases a ref. False if the run is to be left.
  @inline(__always) func drop(_ ref: Int, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    if ref == 0 { return true }
    let count = ObjectHeader.count(ref)
    assert(count.pointee != 0, "release of a freed object")
    let left = count.pointee &- 1
    count.pointee = left
    return _fastPath(left != 0) || destroy(ref, pc, fp)
  }

  /// A stored property that a dispatch entry stands for.
  @inline(never) func loadEntry(
    _ entry: UnsafeMutablePointer<DispatchEntry>, _ object: Int, _ base: UnsafeMutablePointer<Int>
  ) {
    if entry.pointee.kind == .loadPayload {
      retainObject(object)
      base[0] = object
      return
    }
    let source = words(object) + (Int(entry.pointee.slot) &+ 1)
    moveSlots(base, source, Int(entry.pointee.count))
    if entry.pointee.kind == .loadReference { retainObject(base[0]) }
    if entry.pointee.kind == .loadSlots { heap.retainSlots(base, entry.pointee.target) }
  }

  /// The type of what is in an existential: of an instance that was seen as one of a superclass, its own class.
  @inline(never) func exactType(_ payload: Int, _ typeID: Int) -> Int {
    executable.views.contains(typeID) ? heap.typeID(of: payload) : typeID
  }

  @inline(never) func concatenatePair(_ left: Int, _ right: Int) -> Int {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 2) { parts in
      parts.initializeElement(at: 0, to: left)
      parts.initializeElement(at: 1, to: right)
      return heap.concatenate(parts.baseAddress!, 2)
    }
  }

  @inline(never) func failWithConstant(_ i: Operands, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>)
    -> RunStatus
  {
    let kind = TrapKind(rawValue: UInt8(truncatingIfNeeded: i.a)) ?? .fatalError
    return fail(kind, pc, fp, i.w < 0 ? nil : heap.string(executable.constants.base[i.w]))
  }

  /// For assertions.
  func isObject(_ ref: Int, _ kind: Shape.Kind) -> Bool {
    ref != 0 && ObjectHeader.count(ref).pointee != 0 && heap.shapes[ObjectHeader.shape(ref)].kind == kind
  }

  /// For assertions.
  func hasSlot(_ ref: Int, _ slot: Int) -> Bool {
    guard ref != 0, ObjectHeader.count(ref).pointee != 0 else { return false }
    return slot < Int(heap.shapes[ObjectHeader.shape(ref)].slotCount)
  }
}

extension DispatchEntry.Kind {
  @inline(__always) var isCall: Bool {
    rawValue >= DispatchEntry.Kind.callEmpty.rawValue && rawValue <= DispatchEntry.Kind.callBox.rawValue
  }
}

@inline(__always) func double(_ slot: Int) -> Double { Double(bitPattern: UInt64(bitPattern: Int64(slot))) }

@inline(__always) func bits(_ value: Double) -> Int { Int(bitPattern: UInt(value.bitPattern)) }

@inline(__always) func inRange(_ index: Int, _ array: Int) -> Bool {
  UInt(bitPattern: index) < UInt(bitPattern: ArrayLayout.count(array))
}

@inline(__always) func inString(_ index: Int, _ string: Int) -> Bool {
  UInt(bitPattern: index) < UInt(bitPattern: StringLayout.count(string))
}

/// Moves slots, which may overlap; at least one.
///
/// A few are moved one by one: most have just been written, each by itself, and reading two at a time would have to wait
/// until both have reached the cache. Written out, for of a loop the compiler would make just that.
@inline(__always) func moveSlots(
  _ target: UnsafeMutablePointer<Int>, _ source: UnsafeMutablePointer<Int>, _ count: Int
) {
  if count <= 2 && target <= source {
    target[0] = source[0]
    if count == 2 { target[1] = source[1] }
  } else {
    moveManySlots(target, source, count)
  }
}

@inline(never) private func moveManySlots(
  _ target: UnsafeMutablePointer<Int>, _ source: UnsafeMutablePointer<Int>, _ count: Int
) {
  // Upward is safe unless the target begins within the source.
  guard count <= 6, UInt(bitPattern: target - source) >= UInt(bitPattern: count) else {
    memmove(target, source, count &<< 3)
    return
  }
  target[0] = source[0]
  if count == 1 { return }
  target[1] = source[1]
  if count == 2 { return }
  target[2] = source[2]
  if count == 3 { return }
  target[3] = source[3]
  if count == 4 { return }
  target[4] = source[4]
  if count == 5 { return }
  target[5] = source[5]
}

@inline(__always) func zeroSlots(_ target: UnsafeMutablePointer<Int>, _ count: Int) {
  var index = 0
  while index < count {
    target[index] = 0
    index &+= 1
  }
}

@inline(never) func fits(_ value: Int, _ width: Int) -> Bool {
  switch IntegerWidth(rawValue: UInt8(truncatingIfNeeded: width)) {
  case .int8: Int8(exactly: value) != nil
  case .int16: Int16(exactly: value) != nil
  case .int32: Int32(exactly: value) != nil
  case .uint8: UInt8(exactly: value) != nil
  case .uint16: UInt16(exactly: value) != nil
  case .uint32: UInt32(exactly: value) != nil
  case .int64, .uint64, nil: value >= 0
  }
}

@inline(never) func truncated(_ value: Int, _ width: Int) -> Int {
  switch IntegerWidth(rawValue: UInt8(truncatingIfNeeded: width)) {
  case .int8: Int(Int8(truncatingIfNeeded: value))
  case .int16: Int(Int16(truncatingIfNeeded: value))
  case .int32: Int(Int32(truncatingIfNeeded: value))
  case .uint8: Int(UInt8(truncatingIfNeeded: value))
  case .uint16: Int(UInt16(truncatingIfNeeded: value))
  case .uint32: Int(UInt32(truncatingIfNeeded: value))
  case .int64, .uint64, nil: value
  }
}
