/// How code becomes native while it runs, and how native code is entered and left.
extension VirtualMachine {
  /// How deep native calls lie in each other before the interpreter makes one: that gives the processor's stack back. Each takes at
  /// least two slots of the machine's stack, and eight bytes of the processor's.
  private static let nativeSlots = 1 << 14

  /// What the loop comes to now and then when it jumps backward: where it goes on, which may be where native code was left. Nil if the run is
  /// to be left.
  @inline(never) func changeTier(_ pc: CodePointer, _ fp: UnsafeMutablePointer<Int>)
    -> (CodePointer, UnsafeMutablePointer<Int>)?
  {
    if interruptFlag.pointee != 0 {
      _ = fail(.interrupted, pc, fp)
      return nil
    }
    let tiers = executable.tiers
    interruptFlag[1] = tiers.roundsBetweenLooks
    guard tiers != .never, let piece = executable.piece(at: pc) else { return (pc, fp) }
    let function = executable.functions.base + piece.function
    let own = CodePointer(executable.code.base + piece.start)
    guard function.pointee.own == own else { return (pc, fp) }
    if native?.pieces[piece.function]?.code != own {
      guard function.pointee.heat >= 0 else { return (pc, fp) }
      function.pointee.heat -= max(1, Int(tiers.roundsBetweenLooks))
      guard function.pointee.heat < 0 else { return (pc, fp) }
      warm(piece.function)
    }
    guard let address = native?.address(of: piece.function, own, at: pc) else { return (pc, fp) }
    return runNative(address, fp)
  }

  /// A function is hot: it becomes native, or stays as it is for good.
  @inline(never) func warm(_ function: Int) {
    #if DEBUG
      if trace { return executable.setInterpreted(function) }
    #endif
    if makeNative(function) { return }
    // Where there is no room, the next run begins with some.
    if native?.isFull == true { executable.coolDown(function) } else { executable.setInterpreted(function) }
  }

  private func makeNative(_ function: Int) -> Bool {
    #if arch(x86_64)
      if native == nil && !isNativeRefused {
        native = NativeCode(self)
        isNativeRefused = native == nil
      }
      guard let native, !native.isFull, let code = executable.instructions(of: function) else { return false }
      guard let start = code.baseAddress else { return false }
      var compiler = NativeCompiler(self, native.entrances, start, count: code.count)
      defer { compiler.assembler.deallocate() }
      let offsets = compiler.compile(at: native.next)
      guard let address = native.add(function, start, compiler.assembler, offsets) else { return false }
      executable.setNative(function, address)
      return true
    #else
      return false
    #endif
  }

  /// Runs native code until it leaves. Nil if the run is to be left.
  @inline(never) func runNative(_ address: Int, _ fp: UnsafeMutablePointer<Int>)
    -> (CodePointer, UnsafeMutablePointer<Int>)?
  {
    // Deep in runs within runs there is less left.
    let slots = nesting > 8 ? Self.nativeSlots / 8 : Self.nativeSlots
    let next = native.unsafelyUnwrapped.run(address, fp, limit: min(stackLimit, fp + slots), interrupt: interruptFlag)
    // Back soon: what made it leave is seldom.
    interruptFlag[1] = min(interruptFlag[1], 2)
    return next
  }
}

/// Takes a jump backward from those that the loop makes before it looks around.
@inline(__always) func spendsLastRound(_ interrupt: UnsafeMutablePointer<Int32>) -> Bool {
  let left = interrupt[1] &- 1
  interrupt[1] = left
  return left < 0
}
