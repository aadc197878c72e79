extension Heap {
  /// Releases an object, or nothing. False if a deinit trapped.
  @inline(__always) @discardableResult public func release(_ ref: Int) -> Bool {
    if ref == 0 { return true }
    let count = ObjectHeader.count(ref)
    assert(count.pointee != 0, "release of a freed object")
    let left = count.pointee &- 1
    count.pointee = left
    return left != 0 || destroy(ref)
  }

  @inline(__always) public func retain(_ ref: Int) { retainObject(ref) }

  /// Releases those of the slots that are refs. False if a deinit trapped.
  @inline(never) func releaseSlots(_ slots: UnsafeMutablePointer<Int>, _ shape: Int) -> Bool {
    let count = Int(shapes[shape].referenceCount)
    let references = shapes[shape].references
    for index in 0..<count where !release(slots[Int(references[index])]) { return false }
    return true
  }

  /// Ends an object whose count has reached 0, and all that lives by it alone, in the order in which Swift does it.
  @inline(never) func destroy(_ ref: Int) -> Bool {
    let shape = shapes + ObjectHeader.shape(ref)
    if shape.pointee.isLeaf && ObjectHeader.upper(ref).pointee & ObjectHeader.weakFlag == 0 {
      free(ref, bytes: byteSize(ref, shape))
      return true
    }
    return destroyDeeply(ref)
  }

  /// A list of its own in place of recursion: a chain may be as long as memory.
  @inline(never) private func destroyDeeply(_ first: Int) -> Bool {
    let bottom = state.pointee.pending.count
    guard begin(first) else { return false }
    var ref = first
    var next = 0
    while true {
      let shape = shapes + ObjectHeader.shape(ref)
      let total = referenceTotal(ref, shape)
      var child = 0
      while next < total {
        let candidate = words(ref)[referenceSlot(next, shape)]
        next += 1
        guard candidate != 0 else { continue }
        let count = ObjectHeader.count(candidate)
        assert(count.pointee != 0, "release of a freed object")
        count.pointee &-= 1
        if count.pointee == 0 {
          child = candidate
          break
        }
      }
      if child != 0 {
        if next < total { state.pointee.pending.append((ref, next)) } else { free(ref, bytes: byteSize(ref, shape)) }
        guard begin(child) else { return false }
        ref = child
        next = 0
      } else {
        free(ref, bytes: byteSize(ref, shape))
        guard state.pointee.pending.count > bottom, let last = state.pointee.pending.popLast() else { return true }
        ref = last.ref
        next = last.next
      }
    }
  }

  /// Weak references see nothing from now on, and the deinit runs. False if it trapped.
  private func begin(_ ref: Int) -> Bool {
    let upper = ObjectHeader.upper(ref)
    if upper.pointee & ObjectHeader.weakFlag != 0 {
      upper.pointee &= ~ObjectHeader.weakFlag
      if let box = state.pointee.weakBoxes.removeValue(forKey: ref) { words(box)[1] = 0 }
    }
    let shape = shapes + ObjectHeader.shape(ref)
    if shape.pointee.kind == .weakBox {
      let target = words(ref)[1]
      if target != 0 {
        state.pointee.weakBoxes[target] = nil
        ObjectHeader.upper(target).pointee &= ~ObjectHeader.weakFlag
      }
    }
    let function = shape.pointee.deinitFunction
    if function >= 0, let run = state.pointee.runDeinit {
      guard run(Int(function), ref) else { return false }
    }
    return true
  }

  /// How many refs an object holds, elements of an array among them.
  @inline(__always) private func referenceTotal(_ ref: Int, _ shape: UnsafeMutablePointer<ShapeRecord>) -> Int {
    let count = Int(shape.pointee.referenceCount)
    return shape.pointee.kind == .array ? count * words(ref)[1] : count
  }

  /// The word in which the ref of a number stands.
  @inline(__always) private func referenceSlot(_ index: Int, _ shape: UnsafeMutablePointer<ShapeRecord>) -> Int {
    let count = Int(shape.pointee.referenceCount)
    if shape.pointee.kind == .array {
      let stride = Int(shape.pointee.slotCount)
      if count == 1 { return 3 + index * stride + Int(shape.pointee.references[0]) }
      return 3 + index / count * stride + Int(shape.pointee.references[index % count])
    }
    return 1 + Int(shape.pointee.references[index])
  }

  /// The bytes an object was allocated with.
  @inline(__always) func byteSize(_ ref: Int, _ shape: UnsafeMutablePointer<ShapeRecord>) -> Int {
    switch shape.pointee.kind {
    case .string: StringLayout.header + StringLayout.capacity(ref)
    case .array: 24 + words(ref)[2] * Int(shape.pointee.slotCount) * 8
    default: (Int(shape.pointee.slotCount) + 1) * 8
    }
  }
}

/// Weak references: a box that looks at the object without keeping it alive, one box for each object.
extension Heap {
  /// A weak box for an instance, owned by the caller; 0 for 0.
  @inline(never) public func makeWeak(_ ref: Int) -> Int {
    if ref == 0 { return 0 }
    if ObjectHeader.upper(ref).pointee & ObjectHeader.weakFlag != 0, let box = state.pointee.weakBoxes[ref] {
      retainObject(box)
      return box
    }
    let box = allocate(shape: BuiltinShape.weakBox, bytes: 16)
    // An object whose deinit is running cannot be looked at any more: Swift gives nil then.
    let isDying = ObjectHeader.count(ref).pointee >= ObjectHeader.dying
    words(box)[1] = isDying ? 0 : ref
    if !isDying {
      state.pointee.weakBoxes[ref] = box
      ObjectHeader.upper(ref).pointee |= ObjectHeader.weakFlag
    }
    return box
  }

  /// The object a weak box looks at, retained, or 0.
  @inline(__always) public func loadWeak(_ box: Int) -> Int {
    if box == 0 { return 0 }
    let target = words(box)[1]
    retainObject(target)
    return target
  }
}
