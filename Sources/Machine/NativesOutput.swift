/// Natives that write and read, and the end of the script.
///
///     output.write (S)              output.print (S)       with a line break
///     output.writeInt (I)           output.printInt (I)
///     output.writeError (S)         to standard error, where there is one of its own
///     output.flush ()
///     input.readLine (strippingNewline B) → S, B
///     process.argument (index I) → S, B
///     process.exit (code I)         ends the run
extension Executable {
  func registerOutputNatives() {
    registerNative("output.write") { call in call.emit(call.int(0), line: false) }
    registerNative("output.print") { call in call.emit(call.int(0), line: true) }
    registerNative("output.writeInt") { call in call.emit(number: call.int(0), line: false) }
    registerNative("output.printInt") { call in call.emit(number: call.int(0), line: true) }
    registerNative("output.writeError") { call in
      guard let errors = call.machine.errors else { return call.emit(call.int(0), line: false) }
      // What was written before is seen before.
      call.check(call.machine.output.flush())
      if !errors.write(call.heap.utf8(call.int(0))), errors.isBeyondLimit { call.trap(.outputLimit) }
    }
    registerNative("output.flush") { call in call.check(call.machine.output.flush()) }
    registerNative("input.readLine") { call in
      // What was asked is to be seen before the answer is waited for.
      call.check(call.machine.output.flush())
      let line = call.machine.readLine(call.bool(0))
      if line == nil, call.machine.interruptFlag.pointee != 0 { return call.trap(.interrupted) }
      call.give(line ?? "")
      call.give(line != nil, at: 1)
    }
    registerNative("process.argument") { call in
      let arguments = call.machine.commandLine
      let index = call.int(0)
      call.give(arguments.indices.contains(index) ? arguments[index] : "")
      call.give(arguments.indices.contains(index), at: 1)
    }
    registerNative("process.exit") { call in call.machine.stop(.exit(Int32(truncatingIfNeeded: call.int(0)))) }
  }
}

extension NativeCall {
  fileprivate func emit(_ ref: Int, line: Bool) {
    let output = machine.output
    check(output.write(heap.utf8(ref)) && (!line || output.write("\n")))
  }

  fileprivate func emit(number: Int, line: Bool) {
    let text = heap.makeString(decimal: number)
    emit(text, line: line)
    heap.release(text)
  }

  /// When nobody takes the output any more, there is no use in going on.
  fileprivate func check(_ written: Bool) {
    if written { return }
    if machine.output.isBeyondLimit { return trap(.outputLimit) }
    machine.stop(.outputGone(machine.output.failure))
  }
}
