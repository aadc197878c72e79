import Checking
import Diagnostics
import Glibc
import Machine

/// A class of tests, and its tests.
public struct TestClass {
  public let name: String
  public var tests: [String]
  /// Those of them that wait for something.
  public let waiting: Set<String>
}

extension Interpreter {
  /// What a script that has been run declares to be tested, in the order of its text.
  public var testClasses: [TestClass] {
    checker.testClasses().map { TestClass(name: $0.name, tests: $0.tests, waiting: $0.waiting) }
  }

  /// Runs tests, after the script that declares them. What they say is for who reads `seed` again.
  ///
  /// - Parameter crashed: told of every trap; the tests after it are run all the same.
  public func runTests(_ classes: [TestClass], seed: UInt64, crashed: (TrapReport) -> Void) -> Outcome {
    var left = classes.reduce(0) { $0 + $1.tests.count }
    for each in classes {
      let type = "\(each.name).self"
      let setUp = step("\(each.name).setUp()", "_TestRun.setUp(\(type))", crashed)
      if let end = setUp.end { return ending(end, seed, left) }
      if setUp.isBroken { continue }
      for test in each.tests {
        left -= 1
        let body = each.waiting.contains(test) ? ", waiting: { try await $0.\(test)() })" : ") { try $0.\(test)() }"
        let call = "_TestRun.run(\(type), \"\(each.name)\", _Test(\"\(test)\"\(body))"
        if let end = step("\(each.name).\(test)", call, crashed).end { return ending(end, seed, left) }
      }
      if let end = step("\(each.name).tearDown()", "_TestRun.tearDown(\(type))", crashed).end {
        return ending(end, seed, left)
      }
    }
    return runTestCode("_TestRun.end(\"\(seed)\", \(left))")
  }

  /// Runs a part of the tests; `end` is how the whole run has ended with it.
  private func step(
    _ name: String, _ call: String, _ crashed: (TrapReport) -> Void
  ) -> (isBroken: Bool, end: Outcome?) {
    func tell(_ why: String) { _ = runTestCode("_TestRun.crash(\"\(name)\", \(why.debugDescription))") }
    let outcome = runTestCode(call)
    switch outcome.ending {
    case .finished: return (false, nil)
    case .trapped(let trap) where trap.message.hasSuffix("Terminating execution due to test failure"):
      _ = runTestCode("_TestRun.stop()")
      return (false, nil)
    case .trapped(let trap):
      // What the test has printed comes before what is said about it.
      _ = flush()
      crashed(trap)
      let place = trap.frames.first.map { " at \($0.span.source.name):\($0.span.line)" } ?? ""
      tell(trap.message + place)
      return (true, nil)
    case .exited(let code):
      tell("called exit(\(code))")
      return (true, nil)
    case .interrupted:
      _ = runTestCode("_TestRun.interrupt(\"\(name)\")")
      return (true, outcome)
    default: return (true, outcome)
    }
  }

  /// The end of a run that did not come to all tests.
  private func ending(_ outcome: Outcome, _ seed: UInt64, _ left: Int) -> Outcome {
    if case .interrupted = outcome.ending { _ = runTestCode("_TestRun.end(\"\(seed)\", \(left))") }
    return outcome
  }

  private func runTestCode(_ text: String) -> Outcome {
    let outcome = run(Source(name: "<tests>", text: Array(("import XCTest\n" + text).utf8), isLibrary: true))
    // The made-up text is nobody's to warn of.
    return Outcome(ending: outcome.ending, diagnostics: outcome.diagnostics.filter { $0.severity == .error })
  }

  /// An assertion that fails where no test is run.
  func registerComplaints(in executable: Executable) {
    executable.registerNative("test.complain") { [unowned machine] call in
      _ = machine.output.flush()
      let text = call.string(0) + "; no test is being run, so nothing comes of it\n"
      _ = text.withCString { write(STDERR_FILENO, $0, strlen($0)) }
    }
  }
}

/// The order of the tests, as a seed has it: classes and the tests in each.
public struct TestOrder: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Those whose names (`Class.test`) have the filter in them, shuffled.
  public mutating func plan(_ classes: [TestClass], filter: String?) -> [TestClass] {
    var wanted = classes
    if let filter {
      for index in wanted.indices {
        let name = wanted[index].name
        wanted[index].tests.removeAll { !"\(name).\($0)".contains(filter) }
      }
    }
    wanted.removeAll { $0.tests.isEmpty }
    for index in wanted.indices { wanted[index].tests.shuffle(using: &self) }
    wanted.shuffle(using: &self)
    return wanted
  }
}
