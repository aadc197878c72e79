import Diagnostics
import Syntax
import Testing

@testable import Checking
@testable import Lowering
@testable import Machine

@testable import Session

extension Floors {
  /// What is made of checked bodies: which instructions, and when.
  @Suite struct LoweringTests {
    /// A script after its run, with the code that was made on the way.
    private func executable(after text: String) -> Executable {
      let interpreter = Interpreter()
      guard case .finished = interpreter.run(Source(name: "text", text: Array(text.utf8))).ending else {
        Issue.record("does not run: \(text)")
        return Executable()
      }
      return interpreter.machine.executable
    }

    private func instructions(of name: String, in executable: Executable) -> [Opcode] {
      let pieces = executable.pieces.filter { executable.functionNames[$0.function].hasPrefix(name) }
      return pieces.flatMap { piece in (piece.start..<piece.end).map { executable.code.base[$0].op } }
    }

    @Test func arithmeticIsInstructionsAndNoCalls() {
      let text = """
        func sum(_ n: Int) -> Int {
          var total = 1, next = 0
          while next < n {
            total = total &* 3 + next * 2
            next += 1
          }
          return total
        }
        let found = sum(9)
        """
      let code = instructions(of: "sum", in: executable(after: text))
      #expect(code.contains(.mulImm) || code.contains(.mulInt))
      #expect(code.contains(.addImm))
      #expect(!code.contains(.call))
    }

    @Test func bodiesWaitForTheirFirstCall() {
      let text = """
        func asked(_ n: Int) -> Int { n == 0 ? 0 : asked(n - 1) }
        func never(_ n: Int) -> Int { n == 0 ? 0 : never(n - 1) }
        let zero = asked(3)
        if zero > 0 { print(never(3)) }
        """
      let executable = executable(after: text)
      #expect(!instructions(of: "asked", in: executable).isEmpty)
      #expect(instructions(of: "never", in: executable).isEmpty)
    }
  }
}
