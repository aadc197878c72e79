/// Code in words, for `:bytecode`.
extension VirtualMachine {
  /// A function's instructions, and whether it is native; with `bytes` also what each of them has become.
  public func listing(of function: Int, bytes: Bool) -> String {
    let code = executable.disassemble(function)
    guard let piece = native?.pieces[function], piece.code == executable.functions.base[function].own else {
      return code
    }
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let title = "\(executable.name(of: function)), native (\(piece.size) bytes):"
    lines[0] = title[...]
    guard bytes else { return lines.joined(separator: "\n") }
    #if arch(x86_64)
      guard let instructions = executable.instructions(of: function), let start = instructions.baseAddress, let native
      else {
        return code
      }
      var compiler = NativeCompiler(self, native.entrances, start, count: instructions.count)
      defer { compiler.assembler.deallocate() }
      compiler.starts = []
      compiler.compile(at: piece.start).deallocate()
      let starts = compiler.starts ?? []
      let ends = starts.dropFirst() + [compiler.endOfTemplates]
      var text = title + "\n"
      for (index, (begin, end)) in zip(starts, ends).enumerated() {
        text += lines[index + 1] + "\n" + hexadecimal(compiler.assembler, begin, end)
      }
      text +=
        "       what is rare\n" + hexadecimal(compiler.assembler, compiler.endOfTemplates, compiler.assembler.count)
      return text
    #else
      return code
    #endif
  }

  #if arch(x86_64)
    private func hexadecimal(_ assembler: Assembler, _ begin: Int, _ end: Int) -> String {
      var text = ""
      for line in stride(from: begin, to: end, by: 24) {
        text += "         "
        for index in line..<min(end, line + 24) {
          let byte = String(assembler.start[index], radix: 16)
          text += byte.count == 1 ? " 0" + byte : " " + byte
        }
        text += "\n"
      }
      return text
    }
  #endif
}
