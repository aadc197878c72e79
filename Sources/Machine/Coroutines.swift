/// Calls that can stand still: each has its frames on the stack while it runs, above whoever resumed it, and in a list of its own
/// while it does not. Where it is resumed its frames may lie at another place; nothing in them but their links names a place of the
/// stack, so those are all that has to be moved along.
///
///     coroutine.make (closure) → I       one that will call a closure without parameters
///     coroutine.resume (I) → B           goes on with it, until it stands still or is over; whether it is over, and its number free
///     coroutine.suspend ()               stands still, where somebody resumes; without a coroutine, or in a run within it, a trap
///     closure.kept (closure) → closure   the same closure, held: for what is lent as long as a call lasts that stands still
final class Coroutines {
  struct Coroutine {
    /// Held as long as its frames may read what it has captured.
    let closure: Int
    /// From the two slots below its first frame on; empty before it begins.
    var slots: [Int] = []
    /// Where its first frame was when it last ran.
    var base = 0
    var pc: CodePointer?
    /// Its innermost frame, from its first one.
    var depth = 0
  }

  private var all: [Coroutine?] = []
  private var free: [Int] = []
  /// Whether there ever was one.
  private(set) var areUsed = false
  /// The first slot of what the last one gave that is over.
  fileprivate(set) var result = 0
  /// Those that run now, each resumed by the one before it, and how many runs lay in each other when they were.
  fileprivate var running: [(index: Int, nesting: Int)] = []

  func make(_ closure: Int) -> Int {
    areUsed = true
    let coroutine = Coroutine(closure: closure)
    guard let index = free.popLast() else {
      all.append(coroutine)
      return all.count - 1
    }
    all[index] = coroutine
    return index
  }

  /// Takes one out to run it; nil where there is none, or it runs already.
  fileprivate func take(_ index: Int) -> Coroutine? {
    guard all.indices.contains(index), let coroutine = all[index] else { return nil }
    all[index] = nil
    return coroutine
  }

  fileprivate func keep(_ coroutine: Coroutine, at index: Int) { all[index] = coroutine }
  fileprivate func forget(_ index: Int) { free.append(index) }

  /// After a run that was broken off.
  func forgetRunning() { running.removeAll() }
}

extension VirtualMachine {
  /// Whether the coroutine is over; nil if the run is to be left.
  fileprivate func resume(_ index: Int) -> Bool? {
    guard var coroutine = coroutines.take(index) else {
      fail(.unreachable)
      return nil
    }
    guard let base = beginRun(reserving: coroutine.slots.count) else { return nil }
    coroutines.running.append((index, nesting))
    let result: RunStatus
    if let pc = coroutine.pc {
      result = execute(pc, restore(coroutine, at: base))
    } else {
      base[0] = coroutine.closure
      result = execute(executable.functions.base[words(coroutine.closure)[1]].code, base)
    }
    if result == .suspended, let pc = heap.state.pointee.pc, let fp = heap.state.pointee.fp {
      status = .finished
      coroutine.pc = pc
      coroutine.depth = fp - base
      coroutine.base = Int(bitPattern: base)
      let count = coroutine.depth + (executable.piece(at: pc - 1)?.frameSize ?? 0) + 2
      coroutine.slots = Array(UnsafeBufferPointer(start: base - 2, count: count))
      coroutines.keep(coroutine, at: index)
    }
    endRun()
    switch result {
    case .suspended:
      coroutines.running.removeLast()
      return false
    case .finished:
      coroutines.running.removeLast()
      coroutines.result = base[0]
      coroutines.forget(index)
      heap.release(coroutine.closure)
      return status == .finished ? true : nil
    case .trapped, .stopped: return nil
    }
  }

  /// Puts the frames onto the stack, and says where the innermost is.
  private func restore(_ coroutine: Coroutines.Coroutine, at base: UnsafeMutablePointer<Int>)
    -> UnsafeMutablePointer<Int>
  {
    coroutine.slots.withUnsafeBufferPointer {
      (base - 2).update(from: $0.baseAddress.unsafelyUnwrapped, count: $0.count)
    }
    let distance = Int(bitPattern: base) - coroutine.base
    let innermost = base + coroutine.depth
    base[-2] = Int(bitPattern: base)
    var frame = innermost
    while frame != base {
      frame[-2] += distance
      frame = UnsafeMutablePointer(bitPattern: frame[-2]).unsafelyUnwrapped
    }
    return innermost
  }

  fileprivate func suspend() {
    guard let last = coroutines.running.last, last.nesting == nesting else {
      return fail(.fatalError, "this waits for something, in the midst of what cannot wait")
    }
    status = .suspended
  }
}

extension Executable {
  func registerCoroutineNatives() {
    registerNative("coroutine.make") { call in
      retainObject(call.int(0))
      call.give(call.machine.coroutines.make(call.int(0)))
    }
    registerNative("coroutine.resume") { call in
      if let isOver = call.machine.resume(call.int(0)) { call.give(isOver) }
    }
    registerNative("coroutine.suspend") { call in call.machine.suspend() }
    registerNative("closure.kept") { call in retainObject(call.int(0)) }
  }
}
