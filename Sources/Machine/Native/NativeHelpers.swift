/// What native code calls: the machine, the place behind the instruction, the frame, and what else it needs. 0 says that the run is to
/// be left.
typealias NativeHelper = @convention(c) (UnsafeRawPointer, Int, Int, Int, Int) -> Int

enum NativeHelpers {
  @inline(__always) private static func with(
    _ machine: UnsafeRawPointer, _ pc: Int, _ fp: Int,
    _ body: (VirtualMachine, CodePointer, UnsafeMutablePointer<Int>) -> Bool
  ) -> Int {
    Unmanaged<VirtualMachine>.fromOpaque(machine)._withUnsafeGuaranteedRef {
      body(
        $0, CodePointer(bitPattern: pc).unsafelyUnwrapped, UnsafeMutablePointer(bitPattern: fp).unsafelyUnwrapped)
        ? 1 : 0
    }
  }

  /// Carries out the instruction.
  static let perform: NativeHelper = { machine, pc, fp, _, _ in with(machine, pc, fp) { $0.perform($1, $2) } }

  /// The end of an object whose count is 0.
  static let destroy: NativeHelper = { machine, pc, fp, ref, _ in with(machine, pc, fp) { $0.destroy(ref, $1, $2) } }

  /// A call of one of the library's own functions.
  static let native: NativeHelper = { machine, pc, fp, index, base in
    with(machine, pc, fp) {
      $0.callNative(index, UnsafeMutablePointer(bitPattern: base).unsafelyUnwrapped, $1, $2) == .finished
    }
  }

  /// A stored property in place of a call.
  static let loadEntry: NativeHelper = { machine, pc, fp, entry, object in
    with(machine, pc, fp) { machine, pc, fp in
      machine.loadEntry(
        UnsafeMutablePointer(bitPattern: entry).unsafelyUnwrapped, object, fp + Operands(pc - 1).a)
      return true
    }
  }

  /// The next character of a string; 0 at its end, which leaves nothing.
  static let nextCharacter: NativeHelper = { machine, pc, fp, _, _ in
    with(machine, pc, fp) { $0.stepsToCharacter(Operands($1 - 1), $2) }
  }
}
