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
    let trap = folder.file(
      "trap.swift", "import XCTest\nclass T: XCTestCase {\n  func testTrap() {\n    print([1][3])\n  }\n}\n")
    let finished = zoetrope("test", trap)
    #expect(finished.ending == .exited(ExitCode.trapped))
    #expect(findings(in: finished.errors).first?.line == 4)
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
