/// Runs the functions of an executable.
public final class VirtualMachine {
  public let executable: Executable
  public let heap: Heap
  public let output: Output
  /// Where standard error is another place than the output.
  public var errors: Output?

  /// Gives a declared function its code (`executable.define`); false if that cannot be.
  public var compile: (_ function: Int) -> Bool = { _ in false }
  /// What a selector means for a type that was not asked about before.
  public var resolve: (_ selector: Int, _ typeID: Int) -> DispatchEntry? = { _, _ in nil }
  /// Whether a type passes a cast that was not asked about before.
  public var testCast: (_ cast: Int, _ typeID: Int) -> Bool = { _, _ in false }
  /// Chance, as the session gives it.
  public var nextRandom: () -> UInt64 = { UInt64.random(in: .min ... .max) }
  /// There is no more memory, in the midst of something: the reader is told, and the process ends.
  public var exhausted: (Trap) -> Void = { _ in }
  /// The script's name and what stands behind it on the command line.
  public var commandLine: [String] = []
  /// The files that it may read.
  lazy var files = FileBox(HostLimits.folder, HostLimits.readableFolders)
  /// The next line of input, with or without its line break; nil at the end.
  public lazy var readLine: (_ strippingNewline: Bool) -> String? = {
    let input = Input()
    return { input.readLine(strippingNewline: $0) }
  }()
  #if DEBUG
    /// Writes every instruction to standard error before it is run.
    public var trace = false
  #endif

  /// What a Ctrl-C sets.
  var interruptFlag = Interrupt.flag
  let accesses = Accesses()
  /// Made when something is hot for the first time.
  var native: NativeCode?
  /// The system gives no memory that can be executed, or the processor is another one.
  var isNativeRefused = false
  private let stack: Region<Int>
  /// Behind this a call is refused; a frame and its call windows still fit.
  let stackLimit: UnsafeMutablePointer<Int>
  /// How deep calls lie in each other, where that is limited.
  private let depths: CallDepths?
  /// Where the results of the last run stand.
  private var resultBase: UnsafeMutablePointer<Int>
  /// Runs within runs: where the outer ones are.
  private var outer: [(pc: CodePointer?, fp: UnsafeMutablePointer<Int>?)] = []
  let coroutines = Coroutines()
  /// How many runs lie in each other.
  var nesting: Int { outer.count }
  /// Set when a run is to be left; every loop on the way out hands it on.
  var status = RunStatus.finished
  private var trap: Trap?
  private var stopReason = StopReason.exit(0)

  /// Runs within runs use the native stack; a deinit within a deinit within a deinit has to end somewhere.
  private static let deepestNesting = 400
  /// A frame names at most 2^16 registers, and a call's window begins at one of them.
  private static let frameReserve = 1 << 17

  /// - Parameter deepest: how many calls may lie in each other; without it, as many as the stack has room for.
  public init(
    _ executable: Executable, output: Output = .standard(), stackSlots: Int = 1 << 23, deepest: Int? = HostLimits.depth
  ) {
    self.executable = executable
    self.output = output
    heap = Heap(shapes: executable.shapes.base)
    stack = Region(capacity: stackSlots + Self.frameReserve)
    stackLimit = stack.base + (stack.capacity - Self.frameReserve)
    let slots = stack.capacity
    depths = deepest.map { CallDepths(most: $0, slots: slots) }
    resultBase = stack.base
    heap.state.pointee.exhausted = { [unowned self] in
      output.flush()
      let place = heap.state.pointee
      let (frames, depth) = place.pc.flatMap { pc in place.fp.map { walk(pc, $0) } } ?? ([], 0)
      let kind = TrapKind.noMemory
      exhausted(Trap(kind: kind, message: kind.words, frames: frames, depth: depth))
    }
    heap.state.pointee.runDeinit = { [unowned self] function, ref in runDeinit(function, of: ref) }
  }

  deinit {
    // Another machine may run the executable after this one.
    if native != nil { executable.forgetNative() }
    heap.deallocate()
    stack.deallocate()
    depths?.deallocate()
  }

  // MARK: Running

  /// Calls a function with its arguments' slots. Output is flushed when the outermost run ends.
  public func run(_ function: Int, arguments: [Int] = []) -> Outcome {
    if outer.isEmpty {
      status = .finished
      if let native, native.isFull { native.empty(executable) }
    }
    let results = call(function, arguments)
    if outer.isEmpty && !output.flush() && status == .finished { stop(.outputGone(output.failure)) }
    if let results { resultBase = results }
    switch status {
    case .finished, .suspended: return .finished
    case .trapped: return .trapped(trap ?? Trap(kind: .unreachable, message: "", frames: [], depth: 0))
    case .stopped: return .stopped(stopReason)
    }
  }

  /// A slot of the results of the run that has just finished.
  public func result(_ index: Int) -> Int { resultBase[index] }

  /// Whether something may be left that waits for its turn.
  public var hasTasks: Bool { coroutines.areUsed }
  /// The first slot of what the task gave that was over last.
  public var taskResult: Int { coroutines.result }

  /// For finding faults: what is used before it is set, or after it was freed, is rubbish.
  public func stressMemory() {
    heap.stress = true
    for slot in 0..<min(stack.capacity, 1 << 18) { stack.base[slot] = Heap.rubbish }
  }

  /// An empty stack, ready for the next run; globals and the heap stay as they are.
  public func reset() {
    output.allowAnew()
    status = .finished
    trap = nil
    outer.removeAll()
    coroutines.forgetRunning()
    accesses.keep { heap.retain($0) }
    heap.state.pointee.pending.removeAll()
    heap.state.pointee.thrown = (0, 0)
    heap.state.pointee.pc = nil
    heap.state.pointee.fp = nil
    interruptFlag.pointee = 0
  }

  /// Calls a function from within a native, above the frame that called the native. Nil if the run is to be left.
  public func call(_ function: Int, _ arguments: [Int]) -> UnsafeMutablePointer<Int>? {
    guard let base = beginRun(reserving: 0) else { return nil }
    for (index, argument) in arguments.enumerated() { base[index] = argument }
    let result = execute(executable.functions.base[function].code, base)
    endRun()
    return result == .finished ? base : nil
  }

  /// The first frame of a run within the one under way, above the frame that called the native; nil where there is no room for so
  /// many slots, which ends the outer run.
  func beginRun(reserving slots: Int) -> UnsafeMutablePointer<Int>? {
    let pc = heap.state.pointee.pc
    let fp = heap.state.pointee.fp
    var base = stack.base + 2
    if let pc, let fp {
      base = fp + (executable.piece(at: pc - 1)?.frameSize ?? 0) + 2
      guard outer.count < Self.deepestNesting, base + slots < stackLimit else {
        _ = fail(.stackOverflow, pc, fp)
        return nil
      }
    }
    outer.append((pc, fp))
    base[-2] = Int(bitPattern: base)
    base[-1] = Int(bitPattern: executable.haltCode)
    return base
  }

  func endRun() {
    let (pc, fp) = outer.removeLast()
    heap.state.pointee.pc = pc
    heap.state.pointee.fp = fp
  }

  /// Draws by what keys are hashed from the session's chance: an entry that is computed again gives the same. To be called before
  /// anything runs.
  public func drawHashSeed() { heap.state.pointee.hashSeed = HashSeed(nextRandom) }

  // MARK: Leaving

  /// Breaks the run off; for natives, which then return.
  public func fail(_ kind: TrapKind, _ message: String? = nil) {
    guard let pc = heap.state.pointee.pc, let fp = heap.state.pointee.fp else { return }
    _ = fail(kind, pc, fp, message)
  }

  /// Ends the run; for natives, which then return.
  public func stop(_ reason: StopReason) {
    stopReason = reason
    status = .stopped
  }

  @inline(never) func fail(
    _ kind: TrapKind, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>, _ message: String? = nil
  ) -> RunStatus {
    let kind = kind == .interrupted ? Interrupt.reason : kind
    let (frames, depth) = walk(pc, fp)
    trap = Trap(
      kind: kind, message: message.flatMap { $0.isEmpty ? nil : $0 } ?? kind.words, frames: frames, depth: depth)
    status = .trapped
    return .trapped
  }

  /// The frames from the innermost out; of a deep stack the first and the last thirty-two.
  private func walk(_ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>) -> ([Trap.Frame], Int) {
    var pc: CodePointer? = pc
    var fp: UnsafeMutablePointer<Int>? = fp
    var first: [Trap.Frame] = []
    var last: [(CodePointer, Int)] = []
    var depth = 0
    var level = outer.count
    while let current = pc, let frame = fp {
      if let piece = executable.piece(at: current - 1) {
        depth += 1
        if first.count < 32 {
          first.append(self.frame(current - 1, piece.function))
        } else {
          last.append((current - 1, piece.function))
          if last.count > 64 { last.removeFirst(32) }
        }
      }
      pc = CodePointer(bitPattern: frame[-1])
      fp = UnsafeMutablePointer(bitPattern: frame[-2])
      if pc == executable.haltCode {
        level -= 1
        pc = level >= 0 ? outer[level].pc : nil
        fp = level >= 0 ? outer[level].fp : nil
      }
    }
    return (first + last.suffix(32).map { frame($0.0, $0.1) }, depth)
  }

  private func frame(_ pc: CodePointer, _ function: Int) -> Trap.Frame {
    Trap.Frame(function: function, name: executable.name(of: function), span: executable.span(at: pc))
  }

  // MARK: What the loop calls

  @inline(never) func callNative(
    _ index: Int, _ slots: UnsafeMutablePointer<Int>, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>
  ) -> RunStatus {
    heap.state.pointee.pc = pc
    heap.state.pointee.fp = fp
    executable.natives.base[index].run(NativeCall(machine: self, slots: slots))
    return status
  }

  /// Runs the deinit of an instance, which goes then, whoever holds it: false if somebody does, or if it trapped.
  private func runDeinit(_ function: Int, of ref: Int) -> Bool {
    let (pc, fp) = (heap.state.pointee.pc, heap.state.pointee.fp)
    ObjectHeader.count(ref).pointee = ObjectHeader.dying
    guard call(function, [ref]) != nil else { return false }
    if ObjectHeader.count(ref).pointee == ObjectHeader.dying { return true }
    heap.state.pointee.pc = pc
    heap.state.pointee.fp = fp
    fail(.outlivedDeinit)
    return false
  }

  /// An object whose count is 0: its end may run a deinit.
  @inline(never) func destroy(_ ref: Int, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    heap.state.pointee.pc = pc
    heap.state.pointee.fp = fp
    return heap.destroy(ref)
  }

  /// What a call comes to whose function has no code yet, or may lie too deep; false if the run is to be left.
  @inline(never) func enterFunction(_ function: Int, _ fp: UnsafeMutablePointer<Int>) -> Bool {
    // The call that led here is what a nested run or a trap has to speak of.
    let isOutermost = CodePointer(bitPattern: fp[-1]) == executable.haltCode
    let pc = isOutermost ? outer.last?.pc : CodePointer(bitPattern: fp[-1])
    let caller = isOutermost ? outer.last?.fp : UnsafeMutablePointer(bitPattern: fp[-2])
    heap.state.pointee.pc = pc
    heap.state.pointee.fp = caller
    if let depths, !depths.enter(fp - stack.base, from: caller.map { $0 - stack.base }) {
      _ = fail(.depthLimit, pc ?? executable.haltCode, caller ?? fp)
      return false
    }
    if executable.isDefined(function) || compile(function) && executable.isDefined(function) { return true }
    if status == .finished { _ = fail(.unsupported, pc ?? executable.haltCode, caller ?? fp) }
    return false
  }

  @inline(never) func resolveDispatch(
    _ selector: Int, _ typeID: Int, _ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>
  )
    -> Bool
  {
    heap.state.pointee.pc = pc
    heap.state.pointee.fp = fp
    guard typeID > 0, let entry = resolve(selector, typeID) else {
      if status == .finished { _ = fail(.unreachable, pc, fp) }
      return false
    }
    executable.setDispatch(selector, typeID: typeID, entry)
    return true
  }

  @inline(never) func resolveCast(_ cast: Int, _ typeID: Int) -> Bool {
    if typeID <= 0 { return false }
    let answer = testCast(cast, typeID)
    executable.setCast(cast, typeID: typeID, answer)
    return answer
  }

  #if DEBUG
    func traceInstruction(_ pc: CodePointer) {
      guard trace else { return }
      executable.writeTrace(pc)
    }
  #endif
}
