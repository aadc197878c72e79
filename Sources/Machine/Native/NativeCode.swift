import Glibc

/// The memory that native code lies in, written at one time and executable at another.
final class NativeCode {
  /// What was made of one piece of bytecode.
  struct Piece {
    let code: CodePointer
    let start: Int
    let size: Int
    /// For each instruction where its code begins, if something jumps there.
    let offsets: UnsafeMutablePointer<Int32>
  }

  /// Places that code jumps to which is not a function's own.
  struct Entrances {
    var enter = 0
    var leave = 0
    var leaveAtFunction = 0
    var perform = 0
    var destroy = 0
    var native = 0
    var loadEntry = 0
    var nextCharacter = 0
  }

  let context: UnsafeMutableRawPointer
  private let memory: UnsafeMutableRawPointer
  private let capacity: Int
  private var used = 0
  private(set) var entrances = Entrances()
  /// By function; of a function that was given other code, the old one until it is hot again.
  private(set) var pieces: [Int: Piece] = [:]
  private(set) var isFull = false

  private static let page = 4096

  /// Nil where the system gives no memory that can be executed.
  init?(_ machine: VirtualMachine) {
    let capacity = AddressSpace.limit == .max ? 1 << 26 : 1 << 22
    guard
      let memory = mmap(nil, capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0),
      memory != MAP_FAILED
    else { return nil }
    self.memory = memory
    self.capacity = capacity
    context = .allocate(byteCount: NativeContext.size, alignment: 16)
    func set(_ offset: Int, _ value: Int) { context.storeBytes(of: value, toByteOffset: offset, as: Int.self) }
    set(NativeContext.machine, Int(bitPattern: Unmanaged.passUnretained(machine).toOpaque()))
    set(NativeContext.limit, 0)
    set(NativeContext.frame, 0)
    set(NativeContext.stack, 0)
    set(NativeContext.globals, Int(bitPattern: machine.executable.globals.base))
    set(NativeContext.functions, Int(bitPattern: machine.executable.functions.base))
    set(NativeContext.code, Int(bitPattern: machine.executable.code.base))
    set(NativeContext.interrupt, 0)
    // All is set by now: what was taken is given back by `deinit`.
    guard writeEntrances(machine.executable) else { return nil }
  }

  deinit {
    for piece in pieces.values { piece.offsets.deallocate() }
    context.deallocate()
    munmap(memory, capacity)
  }

  var bytes: Int { used }

  /// Puts code behind what there is; nil where there is no room for it.
  private func add(_ assembler: Assembler) -> Int? {
    let start = (used + 15) & ~15
    guard start + assembler.count <= capacity else {
      isFull = true
      return nil
    }
    let first = memory + (start & ~(Self.page - 1))
    let length = start + assembler.count - (start & ~(Self.page - 1))
    guard mprotect(first, length, PROT_READ | PROT_WRITE) == 0 else { return nil }
    memcpy(memory + start, assembler.start, assembler.count)
    guard mprotect(first, length, PROT_READ | PROT_EXEC) == 0 else {
      // Nothing runs before the first piece; later ones may share their first page with code that does.
      if used == 0 { return nil }
      fatalError("memory that was executable is not any more")
    }
    used = start + assembler.count
    return Int(bitPattern: memory) + start
  }

  /// Where the next piece will lie.
  var next: Int { Int(bitPattern: memory) + (used + 15) & ~15 }

  func add(_ function: Int, _ code: CodePointer, _ assembler: Assembler, _ offsets: UnsafeMutablePointer<Int32>) -> Int?
  {
    guard let start = add(assembler) else {
      offsets.deallocate()
      return nil
    }
    let piece = Piece(code: code, start: start, size: assembler.count, offsets: offsets)
    if let old = pieces.updateValue(piece, forKey: function) { old.offsets.deallocate() }
    return start
  }

  /// Native code of a piece of bytecode from an instruction on, if there is any.
  func address(of function: Int, _ own: CodePointer, at pc: CodePointer) -> Int? {
    guard let piece = pieces[function], piece.code == own else { return nil }
    let offset = piece.offsets[pc - own]
    return offset >= 0 ? piece.start + Int(offset) : nil
  }

  /// Gives all memory back. Nothing of it may be running.
  func empty(_ executable: Executable) {
    for piece in pieces.values { piece.offsets.deallocate() }
    executable.forgetNative()
    pieces.removeAll()
    used = 0
    madvise(memory, capacity, MADV_DONTNEED)
    isFull = !writeEntrances(executable)
  }

  private func writeEntrances(_ executable: Executable) -> Bool {
    #if arch(x86_64)
      var writer = EntranceWriter()
      defer { writer.assembler.deallocate() }
      writer.write()
      guard let start = add(writer.assembler) else { return false }
      entrances = writer.entrances(at: start)
      executable.notNative = entrances.leaveAtFunction
      return true
    #else
      return false
    #endif
  }

  /// Runs code until it leaves: where the interpreter goes on, or nil if the run is to be left.
  @inline(__always) func run(
    _ address: Int, _ fp: UnsafeMutablePointer<Int>, limit: UnsafeMutablePointer<Int>,
    interrupt: UnsafeMutablePointer<Int32>
  ) -> (CodePointer, UnsafeMutablePointer<Int>)? {
    typealias Enter = @convention(c) (Int, Int, UnsafeMutableRawPointer) -> Int
    let enter = unsafeBitCast(entrances.enter, to: Enter.self)
    context.storeBytes(of: Int(bitPattern: interrupt), toByteOffset: NativeContext.interrupt, as: Int.self)
    let outerLimit = context.load(fromByteOffset: NativeContext.limit, as: Int.self)
    context.storeBytes(of: Int(bitPattern: limit), toByteOffset: NativeContext.limit, as: Int.self)
    let pc = enter(address, Int(bitPattern: fp), context)
    context.storeBytes(of: outerLimit, toByteOffset: NativeContext.limit, as: Int.self)
    guard let pc = CodePointer(bitPattern: pc) else { return nil }
    let frame = context.load(fromByteOffset: NativeContext.frame, as: Int.self)
    return (pc, UnsafeMutablePointer(bitPattern: frame).unsafelyUnwrapped)
  }
}
