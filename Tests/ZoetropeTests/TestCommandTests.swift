import Testing

/// `zoetrope test`
@Suite struct TestCommandTests {
  private let folder = TemporaryFolder()

  private let passing = """
    import XCTest
    final class SumTests: XCTestCase {
        var numbers: [Int] = []
        override func setUp() { numbers = [1, 2, 3] }
        override func tearDown() { numbers = [] }
        func testCount() { XCTAssertEqual(numbers.count, 3) }
        func testSum() throws { XCTAssertEqual(try XCTUnwrap(numbers.first), 1) }
        func testExpected() {
            let done = expectation(description: "done")
            done.fulfill()
            wait(for: [done], timeout: 1)
        }
        func helper() { XCTFail() }
    }
    class OtherTests: XCTestCase {
        func testNothing() throws { throw XCTSkip("not today") }
    }
    final class DerivedTests: OtherTests { func testOwn() { XCTAssertTrue(true) } }
    """

  private func outcomes(_ output: String) -> [String] {
    output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("passed") || $0.hasPrefix("failed") }
  }

  @Test func allIsWell() {
    let finished = zoetrope("test", folder.file("sums.swift", passing))
    #expect(finished.ending == .exited(ExitCode.success), "\(finished.everything)")
    #expect(
      Set(outcomes(finished.output)) == [
        "passed   SumTests.testCount", "passed   SumTests.testSum", "passed   SumTests.testExpected",
        "passed   DerivedTests.testOwn",
      ])
    #expect(finished.output.contains("skipped  OtherTests.testNothing: not today"))
    #expect(finished.output.contains("6 tests, 4 passed, 2 skipped; seed "))
    #expect(finished.errors.isEmpty)
  }

  @Test func theSeedSaysTheOrder() {
    let file = folder.file("sums.swift", passing)
    let runs = (1...20).map { zoetrope("test", "--seed", "\($0)", file).output }
    #expect(Set(runs.map { outcomes($0).joined() }).count > 1)
    #expect(zoetrope("test", file, "--seed", "7").output == runs[6])
    #expect(runs[6].hasSuffix("seed 7\n"))
  }

  @Test func theFilterSaysWhich() {
    let file = folder.file("sums.swift", passing)
    #expect(outcomes(zoetrope("test", file, "--filter", "SumTests.testC").output) == ["passed   SumTests.testCount"])
    let none = zoetrope("test", file, "--filter", "nonsense")
    #expect(none.ending == .exited(ExitCode.testsFailed))
    #expect(none.errors.contains("nonsense"))
  }

  @Test func failuresAreToldWithTheirPlaces() {
    let file = folder.file(
      "bad.swift",
      """
      import XCTest
      enum Broken: Error { case badly }
      func fail() throws -> Int { throw Broken.badly }
      func check(_ number: Int, file: StaticString = #filePath, line: UInt = #line) {
          XCTAssertEqual(number, 4, "checked", file: file, line: line)
      }
      final class BadTests: XCTestCase {
          func testAll() throws {
              XCTAssertEqual(1, 2)
              XCTAssertEqual(0.1, 0.3, accuracy: 0.01)
              XCTAssertEqual(0.1 + 0.2, 0.3, accuracy: 0.0001)
              XCTAssertNotEqual("a", "a")
              XCTAssertTrue(false)
              XCTAssertFalse(true)
              XCTAssertNil(Optional(5))
              XCTAssertNotNil(Int("x"))
              XCTAssertGreaterThan(1, 2)
              XCTAssertGreaterThanOrEqual(1, 2)
              XCTAssertLessThan(2, 1)
              XCTAssertLessThanOrEqual(2, 1)
              XCTAssertThrowsError(try Int("1").map { $0 } ?? fail())
              XCTAssertThrowsError(try fail()) { XCTAssertTrue($0 is Broken) }
              XCTAssertNoThrow(try fail())
              XCTAssertEqual(try fail(), 1)
              let (one, two) = (Object(), Object())
              XCTAssertIdentical(one, two)
              XCTAssertNotIdentical(one, one)
              wait(for: [expectation(description: "never")], timeout: 0.5)
              check(3)
              XCTFail("on purpose")
              _ = try XCTUnwrap(Int("x"))
              XCTFail("not reached")
          }
          func testThrows() throws { _ = try fail() }
      }
      final class Object {}
      """)
    let finished = zoetrope("test", file)
    #expect(finished.ending == .exited(ExitCode.testsFailed), "\(finished.everything)")
    for line in [9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 26, 27, 28, 29, 30, 31] {
      #expect(finished.output.contains("\(file):\(line): "), "line \(line)\n\(finished.output)")
    }
    for line in [11, 22, 32] { #expect(!finished.output.contains("\(file):\(line): "), "line \(line)") }
    for words in [
      "XCTAssertEqual failed: (\"1\") is not equal to (\"2\")\n", "(\"3\") is not equal to (\"4\") - checked",
      "failed - on purpose", "unfulfilled expectations: never", "threw error \"badly\"",
      "2 tests, 0 passed, 2 failed with 21 failures",
    ] { #expect(finished.output.contains(words), "\(words)\n\(finished.output)") }
  }

  @Test func itEndsAsAScriptDoes() {
    #expect(zoetrope("test").ending == .exited(ExitCode.wrongUsage))
    #expect(zoetrope("test", "--seed", "x", "a.swift").ending == .exited(ExitCode.wrongUsage))
    #expect(zoetrope("test", folder.path + "/missing.swift").ending == .exited(ExitCode.noSuchFile))
    #expect(zoetrope("test", folder.file("empty.swift", "print(1)")).ending == .exited(ExitCode.testsFailed))
    #expect(zoetrope("test", folder.file("wrong.swift", "print(x)")).ending == .exited(ExitCode.doesNotCompile))
  }

  @Test func aTrapEndsOneTest() {
    let file = folder.file(
      "trap.swift",
      """
      import XCTest
      class T: XCTestCase {
        func testTrap() {
          XCTAssertEqual(1, 2)
          print([1][3])
        }
        func testWell() {}
        func testDeep() { deep(0) }
        func deep(_ n: Int) { deep(n + 1); deep(n) }
        func testExit() { exit(0) }
      }
      class Broken: XCTestCase {
        override class func setUp() { fatalError("no data") }
        func testNothing() {}
      }
      """)
    let finished = zoetrope("test", "--seed", "3", file)
    #expect(finished.ending == .exited(ExitCode.testsFailed))
    #expect(Set(findings(in: finished.errors).map { $0.line }).isSuperset(of: [5, 13]))
    for words in [
      "crashed  T.testTrap: index out of range at \(file):5\n         \(file):4: XCTAssertEqual failed",
      "passed   T.testWell",
      "crashed  T.testDeep: stack overflow", "crashed  T.testExit: called exit(0)", "crashed  Broken.setUp(): no data",
      "5 tests, 1 passed, 4 crashed, 1 not run; seed 3",
    ] { #expect(finished.output.contains(words), "\(words)\n\(finished.output)") }
  }

  @Test func aTestMayEndWithItsFirstFailure() {
    let file = folder.file(
      "first.swift",
      """
      import XCTest
      final class T: XCTestCase {
        override func setUp() { continueAfterFailure = false }
        override func tearDown() { print("taken down") }
        func testTwice() { XCTFail("one"); XCTFail("two") }
      }
      """)
    let finished = zoetrope("test", "--seed", "3", file)
    #expect(
      finished.everything
        == "taken down\nfailed   T.testTwice\n         \(file):5: failed - one\n1 test, 0 passed, 1 failed with 1 failure; seed 3\n"
    )
  }

  @Test func anAssertionOutsideOfTestsIsTold() {
    let finished = zoetrope(folder.file("alone.swift", "import XCTest\nprint(1)\nXCTAssertTrue(false)\nprint(2)"))
    #expect(finished.ending == .exited(ExitCode.success))
    #expect(finished.output == "1\n2\n")
    #expect(finished.errors.contains("alone.swift:3: XCTAssertTrue failed; no test is being run"))
  }

  @Test func modelAndTestsInFilesOfTheirOwn() {
    let model = folder.file("Model.swift", "struct Model { var name = \"Zoe\" }")
    let tests = folder.file(
      "ModelTests.swift",
      "import XCTest\nfinal class ModelTests: XCTestCase { func testName() { XCTAssertEqual(Model().name, \"Zoe\") } }")
    let finished = zoetrope("test", model, tests, "--seed", "1")
    #expect(finished.everything == "passed   ModelTests.testName\n1 test, 1 passed; seed 1\n")
  }
}
