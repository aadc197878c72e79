import Diagnostics
import Testing

@testable import Checking
@testable import Session

extension Floors {
  /// A session as one value: entries go in, outcomes come out.
  @Suite struct SessionTests {
    private func prompt() -> Interpreter {
      var options = Interpreter.Options()
      options.isPrompt = true
      return Interpreter(options: options)
    }

    private func run(_ text: String, in interpreter: Interpreter) -> Outcome {
      interpreter.run(Source(name: "entry", text: Array(text.utf8)))
    }

    @Test func anEntryShowsItsValue() {
      let interpreter = prompt()
      _ = run("let a = 20", in: interpreter)
      let outcome = run("a * 2 + 2", in: interpreter)
      #expect(outcome.value?.text == "42")
      #expect(outcome.value?.type == "Int")
    }

    @Test func whatIsWrongChangesNothing() {
      let interpreter = prompt()
      _ = run("let a = 1", in: interpreter)
      guard case .rejected = run("let b: String = a", in: interpreter).ending else {
        Issue.record("accepted")
        return
      }
      #expect(run("a", in: interpreter).value?.text == "1")
      guard case .rejected = run("b", in: interpreter).ending else {
        Issue.record("b is there")
        return
      }
    }

    @Test func anOpenBraceWaitsForMore() {
      guard case .incomplete = run("func f() {", in: prompt()).ending else {
        Issue.record("not incomplete")
        return
      }
    }

    @Test func aTrapEndsTheEntryAndNotTheSession() {
      let interpreter = prompt()
      _ = run("let empty: [Int] = []", in: interpreter)
      guard case .trapped(let report) = run("empty[3]", in: interpreter).ending else {
        Issue.record("no trap")
        return
      }
      #expect(report.message.contains("range"))
      #expect(run("1 + 1", in: interpreter).value?.text == "2")
    }
  }
}
