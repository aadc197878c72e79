import Checking
import Diagnostics

/// A class of tests, and its tests.
public struct TestClass {
  public let name: String
  public var tests: [String]
}

extension Interpreter {
  /// What a script that has been run declares to be tested, in the order of its text.
  public var testClasses: [TestClass] { checker.testClasses().map { TestClass(name: $0.name, tests: $0.tests) } }

  /// Runs tests, after the script that declares them. What they say is for who reads `seed` again.
  public func runTests(_ classes: [TestClass], seed: UInt64) -> Outcome {
    var text = "import XCTest\n"
    for each in classes {
      let tests = each.tests.map { "_Test(\"\($0)\") { try $0.\($0)() }" }.joined(separator: ",\n  ")
      text += "_TestRun.run(\(each.name).self, \"\(each.name)\", [\n  \(tests),\n])\n"
    }
    text += "_TestRun.end(\"\(seed)\")\n"
    let outcome = run(Source(name: "<tests>", text: Array(text.utf8), isLibrary: true))
    // The made-up text is nobody's to warn of.
    return Outcome(ending: outcome.ending, diagnostics: outcome.diagnostics.filter { $0.severity == .error })
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
