#if arch(x86_64)
  import Foundation
  import Testing

  @testable import Machine

  /// Each form that the assembler writes is what a real one makes of the words for it. Both are disassembled, as there are several ways to
  /// write some of them down.
  struct AssemblerTests {
    private static let names = [
      "rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15",
    ]
    private static let names32 = [
      "eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi", "r8d", "r9d", "r10d", "r11d", "r12d", "r13d", "r14d",
      "r15d",
    ]
    private static let names8 = ["al", "cl", "dl", "bl"]
    private static let conditions = [
      "o", "no", "b", "ae", "e", "ne", "be", "a", "s", "ns", "p", "np", "l", "ge", "le", "g",
    ]

    private var assembler = Assembler(capacity: 1 << 20)
    private var words: [String] = []

    private mutating func form(_ text: String, _ write: (inout Assembler) -> Void) {
      words.append(text)
      write(&assembler)
    }

    private static func name(_ register: Register) -> String { names[Int(register.rawValue)] }

    private static func text(_ address: Address, _ size: String = "qword") -> String {
      var text = "\(size) ptr [\(name(address.base))"
      if let index = address.index { text += " + \(name(index))*\(address.scale)" }
      return text + " + \(address.displacement)]"
    }

    private static var registers: [Register] { (0..<16).map { Register(rawValue: $0)! } }

    private static var addresses: [Address] {
      var all: [Address] = []
      for base in registers {
        for displacement in [0, 8, -8, 127, -128, 128, 524_280] {
          all.append(Address(base, displacement))
          for (index, scale) in [(Register.rax, 1), (.rsi, 8), (.r9, 4), (.r8, 2)] {
            all.append(Address(base, displacement, index: index, scale: UInt8(scale)))
          }
        }
      }
      return all
    }

    private mutating func writeAll() {
      let numbers: [Int32] = [0, 1, -1, 127, -128, 128, 32767, -32768, .max, .min]
      for address in Self.addresses {
        let text = Self.text(address)
        for register in [Register.rax, .rsi, .r8, .r15] {
          let name = Self.name(register)
          let name32 = Self.names32[Int(register.rawValue)]
          form("mov \(name), \(text)") { $0.load(register, address) }
          form("mov \(text), \(name)") { $0.store(address, register) }
          form("mov \(name32), \(Self.text(address, "dword"))") { $0.load32(register, address) }
          form("movzx \(name32), \(Self.text(address, "word"))") { $0.load16(register, address) }
          form("movzx \(name32), \(Self.text(address, "byte"))") { $0.load8(register, address) }
          form("movsxd \(name), \(Self.text(address, "dword"))") { $0.loadSigned32(register, address) }
          form("lea \(name), \(text)") { $0.address(register, address) }
          form("imul \(name), \(text)") { $0.multiply(register, address) }
          for (op, word) in Self.arithmetic {
            form("\(word) \(name), \(text)") { $0.apply(op, register, address) }
          }
        }
        form("mov \(text), -5") { $0.store(address, -5) }
        form("cmp \(Self.text(address, "dword")), 1") { $0.apply(.compare, address, 1, wide: false) }
        form("sub \(Self.text(address, "dword")), 1") { $0.apply(.subtract, address, 1, wide: false) }
        form("add \(text), 1000") { $0.apply(.add, address, 1000) }
        form("push \(text)") { $0.push(address) }
        form("pop \(text)") { $0.pop(address) }
        form("call \(text)") { $0.call(address) }
        for (register, name) in [(VectorRegister.xmm0, "xmm0"), (.xmm9, "xmm9")] {
          form("movsd \(name), \(text)") { $0.load(register, address) }
          form("movsd \(text), \(name)") { $0.store(address, register) }
          form("addsd \(name), \(text)") { $0.apply(.add, register, address) }
          form("mulsd \(name), \(text)") { $0.apply(.multiply, register, address) }
          form("subsd \(name), \(text)") { $0.apply(.subtract, register, address) }
          form("divsd \(name), \(text)") { $0.apply(.divide, register, address) }
          form("sqrtsd \(name), \(text)") { $0.apply(.squareRoot, register, address) }
          form("ucomisd \(name), \(text)") { $0.compare(register, address) }
        }
      }
      for register in Self.registers {
        let name = Self.name(register)
        let name32 = Self.names32[Int(register.rawValue)]
        for other in Self.registers {
          form("mov \(name), \(Self.name(other))") { $0.move(register, other) }
          form("mov \(name32), \(Self.names32[Int(other.rawValue)])") { $0.move32(register, other) }
          form("test \(name), \(Self.name(other))") { $0.test(register, other) }
          form("imul \(name), \(Self.name(other))") { $0.multiply(register, other) }
          for (op, word) in Self.arithmetic {
            form("\(word) \(name), \(Self.name(other))") { $0.apply(op, register, other) }
          }
          for number in numbers {
            form("imul \(name), \(Self.name(other)), \(number)") { $0.multiply(register, other, number) }
          }
        }
        for number in numbers {
          for (op, word) in Self.arithmetic { form("\(word) \(name), \(number)") { $0.apply(op, register, number) } }
        }
        form("xor \(name32), \(name32)") { $0.move(register, 0) }
        form("mov \(name32), 2147483648") { $0.move(register, 1 << 31) }
        form("mov \(name), -7") { $0.move(register, -7) }
        form("movabs \(name), 81985529216486895") { $0.move(register, 0x0123_4567_89AB_CDEF) }
        form("push \(name)") { $0.push(register) }
        form("pop \(name)") { $0.pop(register) }
        for (op, word) in [
          (Unary.not, "not"), (.negate, "neg"), (.multiply, "mul"), (.multiplySigned, "imul"), (.divide, "div"),
          (.divideSigned, "idiv"),
        ] {
          form("\(word) \(name)") { $0.apply(op, register) }
        }
        for (op, word) in [(Shift.left, "shl"), (.right, "shr"), (.rightSigned, "sar")] {
          form("\(word) \(name), 63") { $0.shift(op, register, by: 63) }
          form("\(word) \(name), cl") { $0.shift(op, register) }
        }
        form("btc \(name), 63") { $0.complementBit(register, 63) }
        form("and \(name32), 2147483647") { $0.and32(register, .max) }
        form("jmp \(name)") { $0.jump(register) }
        form("call \(name)") { $0.call(register) }
        form("lea \(name), [rip + 5]") { $0.addressOfNext(register, 5) }
      }
      for (number, condition) in Self.conditions.enumerated() {
        let value = Condition(rawValue: UInt8(number))!
        for register in 0..<4 {
          form("set\(condition) \(Self.names8[register])") { $0.set(value, Register(rawValue: UInt8(register))!) }
        }
        form("j\(condition) .+1006") { assembler in
          let end = assembler.jump(value)
          assembler.patch(end, to: end + 1000)
        }
      }
      form("movzx eax, cl") { $0.extend8(.rax, .rcx) }
      form("cvtsd2ss xmm0, xmm12") { $0.toFloat(.xmm0, .xmm12) }
      form("movzx ecx, ax") { $0.extend16(.rcx, .rax) }
      form("movsx rcx, al") { $0.extendSigned8(.rcx, .rax) }
      form("movsx rcx, ax") { $0.extendSigned16(.rcx, .rax) }
      form("movsxd rcx, eax") { $0.extendSigned32(.rcx, .rax) }
      form("movq xmm3, r9") { $0.move(.xmm3, .r9) }
      form("movq xmm12, rax") { $0.move(.xmm12, .rax) }
      form("movq r9, xmm3") { $0.move(.r9, .xmm3) }
      form("movq rax, xmm12") { $0.move(.rax, .xmm12) }
      form("movaps xmm12, xmm3") { $0.move(.xmm12, .xmm3) }
      form("movaps xmm3, xmm12") { $0.move(.xmm3, .xmm12) }
      form("ucomisd xmm3, xmm12") { $0.compare(.xmm3, .xmm12) }
      form("mulsd xmm12, xmm3") { $0.apply(.multiply, .xmm12, .xmm3) }
      form("cvtsi2sd xmm12, r9") { $0.convert(.xmm12, fromInt: .r9) }
      form("cvttsd2si r9, xmm12") { $0.convert(.r9, fromDouble: .xmm12) }
      form("cvttsd2si rax, xmm0") { $0.convert(.rax, fromDouble: .xmm0) }
      form("and al, cl") { $0.and8(.rax, .rcx) }
      form("or al, cl") { $0.or8(.rax, .rcx) }
      form("cqo") { $0.extendSign() }
      form("ret") { $0.ret() }
      form("jmp .+1005") { assembler in
        let end = assembler.jump()
        assembler.patch(end, to: end + 1000)
      }
      form("call .-995") { assembler in
        let end = assembler.call()
        assembler.patch(end, to: end - 1000)
      }
      form("xorps xmm0, xmm0") { $0.clear(.xmm0) }
      form("movaps xmm0, xmm1") { $0.move(.xmm0, .xmm1) }
      form("addsd xmm0, xmm1") { $0.apply(.add, .xmm0, .xmm1) }
      form("cvtss2sd xmm0, xmm1") { $0.toDouble(.xmm0, .xmm1) }
    }

    private static let arithmetic: [(Arithmetic, String)] = [
      (.add, "add"), (.or, "or"), (.and, "and"), (.subtract, "sub"), (.xor, "xor"), (.compare, "cmp"),
    ]

    @Test mutating func formsAreThoseOfARealAssembler() throws {
      writeAll()
      defer { assembler.deallocate() }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("zoetrope-assembler-\(getpid())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let ours = folder.appendingPathComponent("ours.bin").path
      let source = folder.appendingPathComponent("theirs.s").path
      let object = folder.appendingPathComponent("theirs.o").path
      let theirs = folder.appendingPathComponent("theirs.bin").path
      try Data(bytes: assembler.start, count: assembler.count).write(to: URL(fileURLWithPath: ours))
      try (".intel_syntax noprefix\n" + words.joined(separator: "\n") + "\n")
        .write(toFile: source, atomically: true, encoding: .utf8)
      _ = try run("as", "-o", object, source)
      _ = try run("objcopy", "-O", "binary", "-j", ".text", object, theirs)
      let (left, right) = (try disassembled(ours), try disassembled(theirs))
      #expect(left.count == words.count && right.count == words.count)
      for (index, (mine, real)) in zip(left, right).enumerated() where mine != real {
        Issue.record("\(words[index]): \(mine) in place of \(real)")
        break
      }
    }

    /// An instruction a line, without its bytes; where a jump goes, as a distance.
    private func disassembled(_ path: String) throws -> [String] {
      let text = try run(
        "objdump", "-D", "-b", "binary", "-m", "i386:x86-64", "-M", "intel", "--no-show-raw-insn", path)
      return text.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let place = Int(parts[0].trimmingCharacters(in: .whitespaces), radix: 16) else {
          return nil
        }
        let words = parts[1].split(separator: "#")[0].split(whereSeparator: { $0 == " " || $0 == "\t" })
        guard words.count == 2, words[0].hasPrefix("j") || words[0] == "call", words[1].hasPrefix("0x"),
          let target = UInt(words[1].dropFirst(2), radix: 16)
        else { return words.joined(separator: " ") }
        return "\(words[0]) \(Int(bitPattern: target) - place)"
      }
    }

    private func run(_ words: String...) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = words
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(words)")
      return String(decoding: output, as: UTF8.self)
    }
  }
#endif
