import Diagnostics

/// Code and everything it names: functions, constants, shapes, selectors, casts, globals and natives.
///
/// The tables never move, so that a machine can go on while functions are added. One machine runs one executable.
public final class Executable {
  let code = Region<Instruction>(capacity: 1 << 26)
  let functions = Region<FunctionRecord>(capacity: 1 << 22)
  let constants = Region<Int>(capacity: 1 << 22)
  let globals = Region<Int>(capacity: 1 << 22)
  let shapes = Region<ShapeRecord>(capacity: 1 << 16)
  let rows = Region<DispatchRow>(capacity: 1 << 16)
  let castRows = Region<CastRow>(capacity: 1 << 16)

  /// For each function one instruction, its code as long as it has no other, as it is counted, where it is native, and where calls are
  /// guarded.
  let stubs = Region<Instruction>(capacity: 1 << 22)
  /// One `halt`: where the outermost call of a run returns to.
  let haltCode: CodePointer
  /// The strings of one ASCII character.
  let asciiCharacters = UnsafeMutablePointer<Int>.allocate(capacity: 128)

  /// Not an array: a native may register another while it runs.
  let natives = Region<NativeRecord>(capacity: 1 << 16)
  /// Those that were asked for: a script calls few of those that there are.
  private var nativeIndexes: [String: Int] = [:]
  var nativeNames: [String] = []

  /// Whether the machine looks at every call, and so keeps functions from being called but by their stubs.
  let guardsCalls: Bool

  /// When functions become native.
  let tiers: NativeTiers
  /// Where native code comes to when it calls a function that is not native.
  var notNative = 0

  private(set) var functionNames: [String] = []
  private(set) var constantCount = 0
  public private(set) var globalCount = 0
  private var codeCount = 0
  /// The pieces of code, in the order they lie.
  private(set) var pieces: [Piece] = []
  private var intConstants: [Int: Int] = [:]
  private var stringConstants: [[UInt8]: Int] = [:]
  private var closureConstants: [Int: Int] = [:]
  private var shapeIndexes: [Shape: Int] = [:]
  private(set) var shapeList: [Shape] = []
  private(set) var selectorNames: [String] = []
  private(set) var castNames: [String] = []
  private var immortals: [UnsafeMutableRawPointer] = []

  /// A stretch of code that belongs to one function.
  struct Piece {
    let start: Int
    let end: Int
    let function: Int
    let frameSize: Int
    let places: [(start: Int32, span: Span)]
  }

  public convenience init() { self.init(guardsCalls: HostLimits.depth != nil) }

  /// A machine that looks at every call has no use for native code, which does not.
  init(guardsCalls: Bool, tiers: NativeTiers = .chosen) {
    self.guardsCalls = guardsCalls
    self.tiers = guardsCalls ? .never : tiers
    code.base[0] = Instruction(.halt)
    codeCount = 1
    haltCode = CodePointer(code.base)
    addShape(Shape(kind: .none, slotCount: 0, references: []))
    addShape(Shape(kind: .string, slotCount: 2, references: []))
    addShape(Shape(kind: .weakBox, slotCount: 1, references: []))
    makeCharacters()
    registerBuiltinNatives()
  }

  deinit {
    for memory in immortals { memory.deallocate() }
    for index in shapeList.indices { shapes.base[index].references.deallocate() }
    for index in selectorNames.indices { rows.base[index].entries?.deallocate() }
    for index in castNames.indices { castRows.base[index].answers?.deallocate() }
    asciiCharacters.deallocate()
    natives.base.deinitialize(count: nativeNames.count)
    natives.deallocate()
    code.deallocate()
    stubs.deallocate()
    functions.deallocate()
    constants.deallocate()
    globals.deallocate()
    shapes.deallocate()
    rows.deallocate()
    castRows.deallocate()
  }

  // MARK: Functions

  public var functionCount: Int { functionNames.count }

  /// A function that has no code yet.
  public func declareFunction(_ name: String) -> Int {
    precondition(functionNames.count < functions.capacity)
    let index = functionNames.count
    forget(index)
    functionNames.append(name)
    return index
  }

  /// Gives a function its code. It may be given anew: calls under way go on in the old code.
  public func define(_ function: Int, _ piece: Code) {
    precondition(codeCount + piece.instructions.count <= code.capacity)
    assert(
      { () -> Bool in
        if let fault = fault(in: piece) { fatalError("\(functionNames[function]): \(fault)") }
        return true
      }())
    let start = codeCount
    for instruction in piece.instructions {
      code.base[codeCount] = instruction
      codeCount += 1
    }
    pieces.append(
      Piece(start: start, end: codeCount, function: function, frameSize: piece.frameSize, places: piece.places))
    let own = CodePointer(code.base + start)
    functions.base[function].own = own
    if guardsCalls { return }
    functions.base[function].code = own
    coolDown(function)
  }

  /// A call of the function goes on in its native code.
  func setNative(_ function: Int, _ address: Int) {
    functions.base[function].native = address
    stubs.base[function] = Instruction(.enterNative, w: function)
  }

  /// There is no native code at all any more.
  func forgetNative() {
    for function in 0..<functionCount {
      functions.base[function].native = 0
      coolDown(function)
    }
  }

  /// There is no native code of the function any more: it has to become hot anew.
  func coolDown(_ function: Int) {
    if functions.base[function].native != 0 { functions.base[function].native = notNative }
    guard isDefined(function), let calls = tiers.callsBefore else { return }
    stubs.base[function] = Instruction(.countCall, w: function)
    functions.base[function].code = CodePointer(stubs.base + function)
    functions.base[function].heat = calls
  }

  /// A call of the function goes to the interpreter, which does not count any more.
  func setInterpreted(_ function: Int) { functions.base[function].code = functions.base[function].own }

  /// Takes a function's code away again, so that it is asked for anew. Calls under way go on in the old code.
  public func forget(_ function: Int) {
    stubs.base[function] = Instruction(.needsCode, w: function)
    let stub = CodePointer(stubs.base + function)
    let native = functions.base[function].native == 0 ? 0 : notNative
    functions.base[function] = FunctionRecord(code: stub, own: stub, native: native, heat: 0)
  }

  public func isDefined(_ function: Int) -> Bool { functions.base[function].own != CodePointer(stubs.base + function) }

  public func name(of function: Int) -> String { functionNames[function] }

  /// The piece of code that an instruction lies in.
  func piece(at pc: CodePointer) -> Piece? {
    let offset = pc - CodePointer(code.base)
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < pieces.count && pieces[low].start <= offset ? pieces[low] : nil
  }

  /// The place in the source that an instruction comes from.
  func span(at pc: CodePointer) -> Span? {
    guard let piece = piece(at: pc) else { return nil }
    let offset = Int32(pc - CodePointer(code.base) - piece.start)
    return piece.places.last { $0.start <= offset }?.span
  }

  /// The code of a function as it lies in memory, if it has any.
  public func hasCode(_ function: Int) -> Bool { instructions(of: function) != nil }

  func instructions(of function: Int) -> UnsafeBufferPointer<Instruction>? {
    guard isDefined(function), let piece = piece(at: functions.base[function].own) else { return nil }
    return UnsafeBufferPointer(start: code.base + piece.start, count: piece.end - piece.start)
  }

  // MARK: Constants

  public func constant(int value: Int) -> Int {
    if let index = intConstants[value] { return index }
    let index = addConstant(value)
    intConstants[value] = index
    return index
  }

  public func constant(double value: Double) -> Int { constant(int: Int(bitPattern: UInt(value.bitPattern))) }

  public func constant(string value: String) -> Int {
    let bytes = Array(value.utf8)
    if let index = stringConstants[bytes] { return index }
    let index = addConstant(immortalString(bytes))
    stringConstants[bytes] = index
    return index
  }

  /// The text of a constant, if it is a string's.
  func stringLiteral(at index: Int) -> String? {
    stringConstants.first { $0.value == index }.map { String(decoding: $0.key, as: UTF8.self) }
  }

  /// The closure of a function that captures nothing.
  public func constant(closureOf function: Int) -> Int {
    if let index = closureConstants[function] { return index }
    let index = addConstant(
      immortal(shape: shape(.closure(function: function, captures: 0, references: [])), bytes: 16))
    ObjectPointer(bitPattern: constants.base[index])![1] = function
    closureConstants[function] = index
    return index
  }

  private func addConstant(_ value: Int) -> Int {
    precondition(constantCount < constants.capacity)
    constants.base[constantCount] = value
    constantCount += 1
    return constantCount - 1
  }

  /// A string that lives as long as the executable.
  func immortalString(_ bytes: [UInt8]) -> Int {
    let ref = immortal(shape: BuiltinShape.string, bytes: StringLayout.header + bytes.count)
    StringLayout.initialize(ref, capacity: bytes.count, count: bytes.count)
    for (offset, byte) in bytes.enumerated() { StringLayout.bytes(ref)[offset] = byte }
    StringLayout.setSimple(ref, StringLayout.scanSimple(StringLayout.bytes(ref), bytes.count))
    return ref
  }

  /// All in one piece of memory.
  private func makeCharacters() {
    let size = (StringLayout.header + 1 + 15) & ~15
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 128 * size, alignment: 16)
    immortals.append(memory)
    for byte in 0..<128 {
      let ref = Int(bitPattern: memory + byte * size)
      ObjectHeader.initialize(ref, count: ObjectHeader.immortal, shape: BuiltinShape.string)
      StringLayout.initialize(ref, capacity: 1, count: 1)
      StringLayout.bytes(ref)[0] = UInt8(byte)
      StringLayout.setSimple(ref, StringLayout.scanSimple(StringLayout.bytes(ref), 1))
      asciiCharacters[byte] = ref
    }
  }

  private func immortal(shape: Int, bytes: Int) -> Int {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(16, (bytes + 15) & ~15), alignment: 16)
    immortals.append(memory)
    ObjectHeader.initialize(Int(bitPattern: memory), count: ObjectHeader.immortal, shape: shape)
    return Int(bitPattern: memory)
  }

  // MARK: Shapes

  /// The index of a shape; equal shapes have the same one.
  public func shape(_ shape: Shape) -> Int {
    if let index = shapeIndexes[shape] { return index }
    return addShape(shape)
  }

  public func shape(at index: Int) -> Shape { shapeList[index] }

  @discardableResult private func addShape(_ shape: Shape) -> Int {
    let index = shapeList.count
    precondition(index < shapes.capacity)
    let shift = shape.kind == .closure ? 1 : 0
    let references = UnsafeMutablePointer<Int32>.allocate(capacity: max(1, shape.references.count))
    for (position, slot) in shape.references.enumerated() { references[position] = Int32(slot + shift) }
    shapes.base[index] = ShapeRecord(
      kind: shape.kind,
      isLeaf: shape.references.isEmpty && shape.deinitFunction == nil && shape.kind != .weakBox,
      slotCount: Int32(shape.slotCount + shift), typeID: Int32(shape.typeID),
      deinitFunction: Int32(shape.deinitFunction ?? -1), function: Int32(shape.function),
      referenceCount: Int32(shape.references.count), references: UnsafePointer(references), emptyArray: 0)
    shapeIndexes[shape] = index
    shapeList.append(shape)
    if shape.kind == .array {
      let empty = immortal(shape: index, bytes: 24)
      ObjectPointer(bitPattern: empty)![1] = 0
      ObjectPointer(bitPattern: empty)![2] = 0
      shapes.base[index].emptyArray = empty
    }
    return index
  }

  /// Ids of classes whose instances may be of a subclass.
  public internal(set) var views: Set<Int> = []

  public func addView(_ typeID: Int) { views.insert(typeID) }

  // MARK: Selectors and casts

  /// A requirement, an overridable method, or a place where an existential is opened. Each call gives a new one.
  public func selector(_ name: String) -> Int {
    precondition(selectorNames.count < rows.capacity)
    selectorNames.append(name)
    return selectorNames.count - 1
  }

  public func setDispatch(_ selector: Int, typeID: Int, _ entry: DispatchEntry) {
    let row = rows.base + selector
    if typeID >= row.pointee.count {
      let count = max(8, typeID + 1, row.pointee.count * 2)
      let entries = UnsafeMutablePointer<DispatchEntry>.allocate(capacity: count)
      entries.initialize(repeating: .unresolved, count: count)
      if let old = row.pointee.entries {
        entries.update(from: old, count: row.pointee.count)
        old.deallocate()
      }
      row.pointee = DispatchRow(entries: entries, count: count)
    }
    row.pointee.entries![typeID] = entry
  }

  /// Forgets what was resolved, so that the resolver is asked again.
  public func resetDispatch() {
    for index in selectorNames.indices {
      rows.base[index].entries?.update(repeating: .unresolved, count: rows.base[index].count)
    }
    for index in castNames.indices {
      castRows.base[index].answers?.update(repeating: 0, count: castRows.base[index].count)
    }
  }

  public func cast(_ name: String) -> Int {
    precondition(castNames.count < castRows.capacity)
    castNames.append(name)
    return castNames.count - 1
  }

  func setCast(_ cast: Int, typeID: Int, _ answer: Bool) {
    let row = castRows.base + cast
    if typeID >= row.pointee.count {
      let count = max(16, typeID + 1, row.pointee.count * 2)
      let answers = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
      answers.initialize(repeating: 0, count: count)
      if let old = row.pointee.answers {
        answers.update(from: old, count: row.pointee.count)
        old.deallocate()
      }
      row.pointee = CastRow(answers: answers, count: count)
    }
    row.pointee.answers![typeID] = answer ? 2 : 1
  }

  // MARK: Globals

  /// Room for a global of so many slots, all 0; the index of the first.
  public func global(slots: Int) -> Int {
    precondition(globalCount + slots <= globals.capacity)
    globalCount += slots
    return globalCount - slots
  }

  public func global(at slot: Int) -> Int { globals.base[slot] }

  /// What the slot held is not released.
  public func setGlobal(_ slot: Int, to value: Int) { globals.base[slot] = value }

  // MARK: Natives

  /// The index of a native, if there is one of that name.
  public func native(_ name: String) -> Int? {
    if let index = nativeIndexes[name] { return index }
    guard let index = nativeNames.lastIndex(of: name) else { return nil }
    nativeIndexes[name] = index
    return index
  }

  /// Adds a native; of two with one name it is the later one that is called.
  @discardableResult public func registerNative(_ name: String, _ function: @escaping NativeFunction) -> Int {
    let index = nativeNames.count
    precondition(index < natives.capacity)
    nativeNames.append(name)
    (natives.base + index).initialize(to: NativeRecord(run: function))
    nativeIndexes[name] = nil
    return index
  }
}

/// A function as the loop reads it.
struct FunctionRecord {
  /// Where a call goes.
  var code: CodePointer
  /// The function's own code, which is its stub as long as it has none.
  var own: CodePointer
  /// Where native code calls it; 0 as long as none does.
  var native: Int
  /// How many calls and rounds it takes until it becomes native; below 0 that was tried.
  var heat: Int
}

extension Executable {
  /// The value of a global's slot, which is 0 from then on.
  public func takeGlobal(_ slot: Int) -> Int {
    let value = globals.base[slot]
    globals.base[slot] = 0
    return value
  }
}
