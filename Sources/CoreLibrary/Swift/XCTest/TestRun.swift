/// One test function.
public struct _Test<Case> {
  let name: String
  let body: (Case) throws -> Void

  public init(_ name: String, _ body: @escaping (Case) throws -> Void) {
    self.name = name
    self.body = body
  }
}

/// The run of a script's tests: `zoetrope test` writes the calls.
public final class _TestRun {
  /// The test that is just run.
  static var current: _TestRun?
  private static var count = 0
  private static var failed = 0
  private static var failures = 0
  private static var skipped = 0

  let name: String
  private var complaints: [String] = []

  init(_ name: String) { self.name = name }

  public static func run<Case: XCTestCase>(_ type: Case.Type, _ name: String, _ tests: [_Test<Case>]) {
    type.setUp()
    for test in tests { run(test, of: name) }
    type.tearDown()
  }

  private static func run<Case: XCTestCase>(_ test: _Test<Case>, of type: String) {
    let run = _TestRun(type + "." + test.name)
    current = run
    count += 1
    var skip: XCTSkip?
    let instance = Case()
    do {
      try instance.setUpWithError()
      instance.setUp()
      try test.body(instance)
    } catch let error as XCTSkip {
      skip = error
    } catch is _Unwrapped {
    } catch {
      run.complaints.append("threw error \"\(error)\"")
    }
    instance.runTeardownBlocks()
    instance.tearDown()
    do { try instance.tearDownWithError() } catch { run.complaints.append("threw error \"\(error)\"") }
    current = nil
    if let skip { skipped += 1 } else if !run.complaints.isEmpty { failed += 1 }
    failures += run.complaints.count
    if let skip {
      print("skipped  \(run.name)\(skip.message.map { ": " + $0 } ?? "")")
    } else {
      print("\(run.complaints.isEmpty ? "passed " : "failed ")  \(run.name)")
    }
    for complaint in run.complaints { print("         \(complaint)") }
  }

  /// - Parameter file: where the assertion stands.
  static func fail(_ headline: String, _ message: String, _ file: StaticString, _ line: UInt) {
    current?.complaints.append("\(file):\(line): \(headline)\(message.isEmpty ? "" : " - " + message)")
  }

  /// Says how it went, and ends the script if it did not go well.
  public static func end(_ seed: String) {
    var parts = ["\(count) test\(count == 1 ? "" : "s")", "\(count - failed - skipped) passed"]
    if failed > 0 { parts.append("\(failed) failed with \(failures) failure\(failures == 1 ? "" : "s")") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    print(parts.joined(separator: ", ") + "; seed \(seed)")
    if failed > 0 { exit(2) }
  }
}

/// An assertion has failed and said so.
struct _Unwrapped: Error {}
