import Glibc

/// An array's words: header; count; capacity; then the elements, `stride` slots each.
enum ArrayLayout {
  static let header = 24

  @inline(__always) static func count(_ ref: Int) -> Int { words(ref)[1] }
  @inline(__always) static func setCount(_ ref: Int, _ count: Int) { words(ref)[1] = count }
  @inline(__always) static func capacity(_ ref: Int) -> Int { words(ref)[2] }
  @inline(__always) static func elements(_ ref: Int) -> UnsafeMutablePointer<Int> { words(ref) + 3 }
}

/// Arrays change in place when they are nobody else's. Functions that change one take the register that owns it.
extension Heap {
  @inline(__always) func stride(_ ref: Int) -> Int { Int(shapes[ObjectHeader.shape(ref)].slotCount) }

  /// How many elements an array has; for natives.
  public func arrayCount(_ ref: Int) -> Int { ArrayLayout.count(ref) }

  /// The slots of an array's elements; for natives.
  public func arrayElements(_ ref: Int) -> UnsafeMutablePointer<Int> { ArrayLayout.elements(ref) }

  /// A new array with room; its elements are to be written yet.
  @inline(never) public func makeArray(shape: Int, count: Int, capacity: Int) -> Int {
    if capacity == 0 { return shapes[shape].emptyArray }
    let stride = Int(shapes[shape].slotCount)
    let (slots, overflow) = capacity.multipliedReportingOverflow(by: max(stride, 1) * 8)
    guard !overflow, slots < 1 << 46 else { exhausted() }
    let bytes = stride == 0 ? ArrayLayout.header : usableBytes(ArrayLayout.header + slots)
    let ref = allocate(shape: shape, bytes: bytes)
    words(ref)[1] = count
    words(ref)[2] = stride == 0 ? capacity : (bytes - ArrayLayout.header) / (stride * 8)
    return ref
  }

  @inline(__always) func makeUniqueArray(_ register: UnsafeMutablePointer<Int>) {
    if _slowPath(!ObjectHeader.isUnique(register.pointee)) { copyArray(register, capacity: 0) }
  }

  /// Makes the array the register's own, with room for so many elements.
  @inline(__always) func reserveArray(_ register: UnsafeMutablePointer<Int>, _ capacity: Int) {
    if _slowPath(!ObjectHeader.isUnique(register.pointee) || ArrayLayout.capacity(register.pointee) < capacity) {
      copyArray(register, capacity: capacity)
    }
  }

  @inline(__always) func hasRoomForOneMore(_ ref: Int) -> Bool {
    ObjectHeader.isUnique(ref) && ArrayLayout.capacity(ref) != ArrayLayout.count(ref)
  }

  /// Room for one more, growing by doubling.
  @inline(__always) func reserveOneMore(_ register: UnsafeMutablePointer<Int>) {
    let ref = register.pointee
    if _slowPath(!hasRoomForOneMore(ref)) {
      let count = ArrayLayout.count(ref)
      copyArray(register, capacity: max(count &+ 1, ArrayLayout.capacity(ref) == count ? count &* 2 : count))
    }
  }

  /// Another array in the register, with the same elements, and only this register's.
  @inline(never) private func copyArray(_ register: UnsafeMutablePointer<Int>, capacity wanted: Int) {
    let ref = register.pointee
    let shape = ObjectHeader.shape(ref)
    let stride = Int(shapes[shape].slotCount)
    let count = ArrayLayout.count(ref)
    let capacity = max(count, wanted)
    if ObjectHeader.isUnique(ref) {
      let oldBytes = byteSize(ref, shapes + shape)
      let newBytes = ArrayLayout.header + capacity * stride * 8
      if isLarge(bytes: oldBytes) && isLarge(bytes: newBytes) && !stress {
        register.pointee = resizeLarge(ref, bytes: newBytes)
        words(register.pointee)[2] = capacity
        return
      }
      let copy = makeArray(shape: shape, count: count, capacity: capacity)
      memcpy(ArrayLayout.elements(copy), ArrayLayout.elements(ref), count * stride * 8)
      free(ref, bytes: oldBytes)
      register.pointee = copy
    } else {
      let copy = makeArray(shape: shape, count: count, capacity: max(capacity, 1))
      memcpy(ArrayLayout.elements(copy), ArrayLayout.elements(ref), count * stride * 8)
      retainElements(copy, 0, count)
      ObjectHeader.count(ref).pointee &-= 1
      register.pointee = copy
    }
  }

  func retainElements(_ ref: Int, _ from: Int, _ to: Int) {
    let shape = ObjectHeader.shape(ref)
    let stride = Int(shapes[shape].slotCount)
    if shapes[shape].referenceCount == 0 { return }
    for index in from..<to { retainSlots(ArrayLayout.elements(ref) + index * stride, shape) }
  }

  // MARK: What the loop calls

  func arrayLiteral(shape: Int, from source: UnsafePointer<Int>, count: Int) -> Int {
    let ref = makeArray(shape: shape, count: count, capacity: count)
    if count == 0 { return ref }
    memcpy(ArrayLayout.elements(ref), source, count * Int(shapes[shape].slotCount) * 8)
    // Written out, it has room for what it has, even where its cell is a little larger.
    words(ref)[2] = count
    return ref
  }

  @inline(never) func arrayRepeat(shape: Int, element: UnsafeMutablePointer<Int>, count: Int) -> Int {
    let ref = makeArray(shape: shape, count: count, capacity: count)
    let stride = Int(shapes[shape].slotCount)
    if count == 0 { return ref }
    var target = ArrayLayout.elements(ref)
    for _ in 0..<count {
      for slot in 0..<stride { target[slot] = element[slot] }
      target += stride
    }
    retainElements(ref, 0, count)
    return ref
  }

  @inline(never) func arrayGetSlots(_ target: UnsafeMutablePointer<Int>, _ ref: Int, _ index: Int) {
    let shape = ObjectHeader.shape(ref)
    let stride = Int(shapes[shape].slotCount)
    let source = ArrayLayout.elements(ref) + index &* stride
    for slot in 0..<stride { target[slot] = source[slot] }
    retainSlots(target, shape)
  }

  /// The old refs are released last, when the array is whole again.
  @inline(never) func arraySetSlots(
    _ register: UnsafeMutablePointer<Int>, _ index: Int, _ value: UnsafeMutablePointer<Int>
  ) -> Bool {
    makeUniqueArray(register)
    let ref = register.pointee
    let shape = ObjectHeader.shape(ref)
    let stride = Int(shapes[shape].slotCount)
    let target = ArrayLayout.elements(ref) + index &* stride
    for slot in 0..<stride { swap(&target[slot], &value[slot]) }
    return shapes[shape].referenceCount == 0 || releaseSlots(value, shape)
  }

  @inline(never) func arrayAppendSlots(_ register: UnsafeMutablePointer<Int>, _ value: UnsafePointer<Int>) {
    reserveOneMore(register)
    let ref = register.pointee
    let stride = stride(ref)
    let count = ArrayLayout.count(ref)
    let target = ArrayLayout.elements(ref) + count &* stride
    for slot in 0..<stride { target[slot] = value[slot] }
    ArrayLayout.setCount(ref, count + 1)
  }

  @inline(never) func arrayInsert(_ register: UnsafeMutablePointer<Int>, _ index: Int, _ value: UnsafePointer<Int>) {
    reserveOneMore(register)
    let ref = register.pointee
    let stride = stride(ref)
    let count = ArrayLayout.count(ref)
    let target = ArrayLayout.elements(ref) + index * stride
    memmove(target + stride, target, (count - index) * stride * 8)
    for slot in 0..<stride { target[slot] = value[slot] }
    ArrayLayout.setCount(ref, count + 1)
  }

  @inline(never) func arrayRemove(
    _ register: UnsafeMutablePointer<Int>, _ index: Int, into result: UnsafeMutablePointer<Int>
  ) {
    makeUniqueArray(register)
    let ref = register.pointee
    let stride = stride(ref)
    let count = ArrayLayout.count(ref)
    let source = ArrayLayout.elements(ref) + index * stride
    for slot in 0..<stride { result[slot] = source[slot] }
    memmove(source, source + stride, (count - index - 1) * stride * 8)
    ArrayLayout.setCount(ref, count - 1)
  }

  @inline(never) func arrayAppendAll(_ register: UnsafeMutablePointer<Int>, _ other: Int) {
    let added = ArrayLayout.count(other)
    if added == 0 { return }
    let count = ArrayLayout.count(register.pointee)
    // Appended to itself: the source must outlive the move.
    retainObject(other)
    let capacity = ArrayLayout.capacity(register.pointee)
    reserveArray(register, count + added <= capacity ? count + added : max(count + added, count * 2))
    let ref = register.pointee
    let stride = stride(ref)
    memcpy(ArrayLayout.elements(ref) + count * stride, ArrayLayout.elements(other), added * stride * 8)
    ArrayLayout.setCount(ref, count + added)
    retainElements(ref, count, count + added)
    release(other)
  }

  @inline(never) func arraySwap(_ register: UnsafeMutablePointer<Int>, _ left: Int, _ right: Int) {
    makeUniqueArray(register)
    let stride = stride(register.pointee)
    let elements = ArrayLayout.elements(register.pointee)
    for slot in 0..<stride {
      let value = elements[left * stride + slot]
      elements[left * stride + slot] = elements[right * stride + slot]
      elements[right * stride + slot] = value
    }
  }

  @inline(never) func arrayTruncate(_ register: UnsafeMutablePointer<Int>, _ kept: Int) -> Bool {
    let count = ArrayLayout.count(register.pointee)
    if kept >= count { return true }
    makeUniqueArray(register)
    let ref = register.pointee
    let shape = ObjectHeader.shape(ref)
    if shapes[shape].referenceCount == 0 {
      ArrayLayout.setCount(ref, kept)
      return true
    }
    // What is cut off is moved out first, so that no deinit sees a half-changed array.
    let rest = arraySliceMoved(ref, kept, count)
    ArrayLayout.setCount(ref, kept)
    return release(rest)
  }

  /// The elements of a range in an array of their own, without being retained.
  private func arraySliceMoved(_ ref: Int, _ low: Int, _ high: Int) -> Int {
    let result = makeArray(shape: ObjectHeader.shape(ref), count: high - low, capacity: high - low)
    let stride = stride(ref)
    if low < high {
      memcpy(ArrayLayout.elements(result), ArrayLayout.elements(ref) + low * stride, (high - low) * stride * 8)
    }
    return result
  }

  @inline(never) func arraySlice(_ ref: Int, _ low: Int, _ high: Int) -> Int {
    let result = arraySliceMoved(ref, low, high)
    if low < high { retainElements(result, 0, high - low) }
    return result
  }

  @inline(never) func arrayReplace(_ register: UnsafeMutablePointer<Int>, _ low: Int, _ high: Int, _ other: Int) -> Bool
  {
    retainObject(other)
    let count = ArrayLayout.count(register.pointee)
    let added = ArrayLayout.count(other)
    let total = count - (high - low) + added
    reserveArray(register, total > count ? max(total, min(count * 2, total * 2)) : count)
    let ref = register.pointee
    // The shared empty array stays as it is: there is nothing to remove from it, and nothing is added.
    if total == 0 && count == 0 { return release(other) }
    let stride = stride(ref)
    let removed = arraySliceMoved(ref, low, high)
    let elements = ArrayLayout.elements(ref)
    memmove(elements + (low + added) * stride, elements + high * stride, (count - high) * stride * 8)
    memcpy(elements + low * stride, ArrayLayout.elements(other), added * stride * 8)
    ArrayLayout.setCount(ref, total)
    retainElements(ref, low, low + added)
    let first = release(other)
    return release(removed) && first
  }
}
