import Glibc

/// The machine's objects. A handle: copies speak of the same heap.
public struct Heap {
  let state: UnsafeMutablePointer<HeapState>
  let shapes: UnsafeMutablePointer<ShapeRecord>

  /// The largest cell, in 16-byte steps, that comes from a free list.
  static let classCount = 65

  /// What is taken from the system at a time for small cells, with what that puts before it.
  static let chunkBytes = 1 << 16 - 8

  init(shapes: UnsafeMutablePointer<ShapeRecord>) {
    self.shapes = shapes
    state = .allocate(capacity: 1)
    let cells = UnsafeMutablePointer<CellClass>.allocate(capacity: Heap.classCount)
    cells.initialize(repeating: CellClass(), count: Heap.classCount)
    state.initialize(to: HeapState(cells: cells))
  }

  /// How many objects are alive; literals and other immortal objects do not count.
  public var liveObjects: Int { state.pointee.liveObjects }

  /// A switch for finding faults: freed cells are filled with rubbish and never used again, and new ones hold rubbish before they are set.
  public var stress: Bool {
    get { state.pointee.stress }
    nonmutating set { state.pointee.stress = newValue }
  }

  // MARK: Allocation

  /// A new object with count 1. Its slots are not set.
  @inline(__always) func allocate(shape: Int, bytes: Int) -> Int {
    let index = (bytes &+ 15) &>> 4
    state.pointee.liveObjects &+= 1
    if _fastPath(index < Heap.classCount) {
      let cell = state.pointee.cells + index
      let ref = cell.pointee.free
      if _fastPath(ref != 0) {
        cell.pointee.free = words(ref)[1]
        ObjectHeader.initialize(ref, count: 1, shape: shape)
        return ref
      }
    }
    return allocateSlowly(shape: shape, bytes: bytes)
  }

  @inline(never) private func allocateSlowly(shape: Int, bytes: Int) -> Int {
    let index = (bytes &+ 15) &>> 4
    let ref: Int
    if index < Heap.classCount {
      let cell = state.pointee.cells + index
      let size = max(index, 1) << 4
      if cell.pointee.cursor == cell.pointee.end {
        let count = max(8, min(cell.pointee.nextCount, Heap.chunkBytes / size))
        cell.pointee.nextCount = count * 2
        guard let memory = take(count * size, from: { calloc(count, size) }) else { exhausted() }
        cell.pointee.cursor = Int(bitPattern: memory)
        cell.pointee.end = cell.pointee.cursor + count * size
        state.pointee.chunks.append(Chunk(start: cell.pointee.cursor, count: count, size: size))
      }
      ref = cell.pointee.cursor
      cell.pointee.cursor += size
    } else {
      let whole = bytes + LargeObject.prefix
      guard let memory = take(whole, from: { malloc(whole) }) else { exhausted() }
      ref = LargeObject.link(Int(bitPattern: memory), bytes: whole, in: state)
    }
    if _slowPath(state.pointee.stress) { for word in 1..<max(2, bytes >> 3) { words(ref)[word] = Heap.rubbish } }
    ObjectHeader.initialize(ref, count: 1, shape: shape)
    return ref
  }

  /// No place of an object, and no number that anything would be right with.
  static let rubbish = 0x0BAD_0BAD_0BAD

  /// The bytes that an allocation of `bytes` can really hold.
  @inline(__always) func usableBytes(_ bytes: Int) -> Int {
    bytes < (Heap.classCount << 4) ? (bytes + 15) & ~15 : bytes
  }

  /// Gives a cell back. What it refers to has been released already.
  @inline(__always) func free(_ ref: Int, bytes: Int) {
    let index = (bytes &+ 15) &>> 4
    state.pointee.liveObjects &-= 1
    if _fastPath(index < Heap.classCount && !state.pointee.stress) {
      let cell = state.pointee.cells + max(index, 1)
      words(ref)[0] = 0
      words(ref)[1] = cell.pointee.free
      cell.pointee.free = ref
    } else {
      freeSlowly(ref, bytes: bytes)
    }
  }

  @inline(never) private func freeSlowly(_ ref: Int, bytes: Int) {
    if bytes < 1 << 10 || state.pointee.stress {
      words(ref)[0] = 0
      for index in 1..<max(2, bytes >> 3) { words(ref)[index] = Heap.rubbish }
      if bytes < (Heap.classCount << 4) - 15 { return }
    }
    Glibc.free(UnsafeMutableRawPointer(bitPattern: LargeObject.unlink(ref, in: state)))
  }

  /// Makes a large object larger, and may move it; small ones are copied by the caller.
  func resizeLarge(_ ref: Int, bytes: Int) -> Int {
    let whole = bytes + LargeObject.prefix
    let memory = LargeObject.unlink(ref, in: state)
    guard let grown = take(whole, from: { realloc(UnsafeMutableRawPointer(bitPattern: memory), whole) }) else {
      exhausted()
    }
    return LargeObject.link(Int(bitPattern: grown), bytes: whole, in: state)
  }

  func isLarge(bytes: Int) -> Bool { (bytes + 15) >> 4 >= Heap.classCount }

  /// More elements than this are refused as out of memory, without trying.
  static let largestCount = 1 << 34

  /// Whether there can be an array of so many elements of so many slots, or a string of so many words.
  @inline(__always) func allows(_ count: Int, slots: Int = 1) -> Bool {
    if _fastPath(count >= 0 && count <= 1 << 16) { return true }
    return count > 0 && count <= Heap.largestCount && state.pointee.budget.allows(8 * count * max(slots, 1))
  }

  /// Memory of the system, if that and the budget allow it; where the budget is nearly used up, the run is asked to end.
  private func take(_ bytes: Int, from system: () -> UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard state.pointee.budget.take(bytes), let memory = system() else { return nil }
    return memory
  }

  /// There is no more memory, in the midst of something.
  func exhausted() -> Never {
    state.pointee.exhausted()
    fatalError("out of memory")
  }

  // MARK: Objects of fixed size

  /// A new instance or box, all slots 0.
  @inline(__always) func makeObject(shape: Int) -> Int {
    let count = Int(shapes[shape].slotCount)
    let ref = allocate(shape: shape, bytes: (count &+ 1) &<< 3)
    var slot = 1
    while slot <= count {
      words(ref)[slot] = 0
      slot &+= 1
    }
    return ref
  }

  /// A new object with the slots moved in.
  @inline(__always) func makeObject(shape: Int, from source: UnsafePointer<Int>) -> Int {
    let count = Int(shapes[shape].slotCount)
    let ref = allocate(shape: shape, bytes: (count &+ 1) &<< 3)
    var slot = 0
    while slot < count {
      words(ref)[slot &+ 1] = source[slot]
      slot &+= 1
    }
    return ref
  }

  /// A new closure with the captures moved in.
  func makeClosure(shape: Int, from source: UnsafePointer<Int>) -> Int {
    let count = Int(shapes[shape].slotCount)
    let ref = allocate(shape: shape, bytes: (count &+ 1) &<< 3)
    words(ref)[1] = Int(shapes[shape].function)
    var slot = 1
    while slot < count {
      words(ref)[slot &+ 1] = source[slot &- 1]
      slot &+= 1
    }
    return ref
  }

  /// A box of the caller's own: the shared one is given up.
  @inline(never) func copyBox(_ ref: Int) -> Int {
    let shape = ObjectHeader.shape(ref)
    let copy = makeObject(shape: shape, from: UnsafePointer(words(ref) + 1))
    retainSlots(words(copy) + 1, shape)
    ObjectHeader.count(ref).pointee &-= 1
    return copy
  }

  /// Retains those of the slots that are refs.
  @inline(__always) func retainSlots(_ slots: UnsafeMutablePointer<Int>, _ shape: Int) {
    let count = Int(shapes[shape].referenceCount)
    let references = shapes[shape].references
    var index = 0
    while index < count {
      retainObject(slots[Int(references[index])])
      index &+= 1
    }
  }

  /// The type id of an instance.
  public func typeID(of ref: Int) -> Int { Int(shapes[ObjectHeader.shape(ref)].typeID) }

  // MARK: Looking

  /// Every object that is alive, for tests and for `:heap`.
  public func forEachObject(_ body: (Int) -> Void) {
    for chunk in state.pointee.chunks {
      for index in 0..<chunk.count {
        let ref = chunk.start + index * chunk.size
        if ObjectHeader.count(ref).pointee != 0 { body(ref) }
      }
    }
    var large = state.pointee.firstLarge
    while large != 0 {
      body(large + LargeObject.prefix)
      large = words(large)[0]
    }
  }

  /// What is alive, by kind: `2 instance (type 7), 1 string`.
  public func census() -> String {
    var counts: [Int: Int] = [:]
    forEachObject { counts[ObjectHeader.shape($0), default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { shape, count in
      let record = shapes[shape]
      return record.kind == .instance ? "\(count) instance (type \(record.typeID))" : "\(count) \(record.kind)"
    }.joined(separator: ", ")
  }

  func deallocate() {
    for chunk in state.pointee.chunks { Glibc.free(UnsafeMutableRawPointer(bitPattern: chunk.start)) }
    while state.pointee.firstLarge != 0 {
      Glibc.free(
        UnsafeMutableRawPointer(
          bitPattern: LargeObject.unlink(state.pointee.firstLarge + LargeObject.prefix, in: state)))
    }
    state.pointee.cells.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }
}

/// The memory of one size of cells.
struct CellClass {
  /// The first free cell; the others hang behind it by their slot 0.
  var free = 0
  /// What has not been handed out yet of the newest chunk.
  var cursor = 0
  var end = 0
  var nextCount = 16
}

struct Chunk {
  let start: Int
  let count: Int
  let size: Int
}

struct HeapState {
  let cells: UnsafeMutablePointer<CellClass>
  var liveObjects = 0
  /// The error that a call has thrown, as an existential, until the caller takes it; type id 0 where there is none.
  var thrown: (payload: Int, typeID: Int) = (0, 0)
  var stress = false
  var chunks: [Chunk] = []
  /// A list, doubly linked, through the prefixes of large objects.
  var firstLarge = 0
  /// Weak boxes, by the object they look at.
  var weakBoxes: [Int: Int] = [:]
  /// Objects whose count is 0 and how many of their refs have been released: what `destroy` has still to do.
  var pending: [(ref: Int, next: Int)] = []
  /// Where the loop was when it called out, so that a deinit can run above its frame and a trap knows its place.
  var pc: CodePointer?
  var fp: UnsafeMutablePointer<Int>?
  /// Runs the deinit of an instance; false if it trapped. The machine sets it.
  var runDeinit: ((Int, Int) -> Bool)?
  var budget = MemoryBudget()
  var hashSeed = HashSeed { UInt64.random(in: .min ... .max) }
  /// Tells the reader that there is no more memory, and ends the process. The machine sets it.
  var exhausted: () -> Void = {}
}

/// Objects too large for the free lists come from `malloc`, with two links and their size before the header.
enum LargeObject {
  static let prefix = 32

  static func link(_ memory: Int, bytes: Int, in state: UnsafeMutablePointer<HeapState>) -> Int {
    words(memory)[2] = bytes
    words(memory)[0] = state.pointee.firstLarge
    words(memory)[1] = 0
    if state.pointee.firstLarge != 0 { words(state.pointee.firstLarge)[1] = memory }
    state.pointee.firstLarge = memory
    return memory + prefix
  }

  /// Takes an object out of the list; its memory may be freed or resized then.
  static func unlink(_ ref: Int, in state: UnsafeMutablePointer<HeapState>) -> Int {
    let memory = ref - prefix
    state.pointee.budget.used -= words(memory)[2]
    let next = words(memory)[0]
    let previous = words(memory)[1]
    if next != 0 { words(next)[1] = previous }
    if previous != 0 { words(previous)[0] = next } else { state.pointee.firstLarge = next }
    return memory
  }
}
