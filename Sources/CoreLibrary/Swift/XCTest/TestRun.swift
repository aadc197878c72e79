/// One test function.
public struct _Test<Case> {
  let name: String
  let body: (Case) throws -> Void

  public init(_ name: String, _ body: @escaping (Case) throws -> Void) {
    self.name = name
    self.body = body
  }

  /// One that waits for something.
  public init(_ name: String, waiting body: @escaping (Case) async throws -> Void) {
    self.name = name
    self.body = { instance in try _waitFor { try await body(instance) } }
  }
}

/// The run of a script's tests: `zoetrope test` writes the calls.
public final class _TestRun {
  /// The test that is just run.
  static var current: _TestRun?
  private static var count = 0
  private static var passed = 0
  private static var failed = 0
  private static var crashed = 0
  private static var stopped = 0
  private static var failures = 0
  private static var skipped = 0

  let name: String
  private var instance: XCTestCase?
  private var complaints: [String] = []
  private var skip: XCTSkip?
  private var isEnding = false

  init(_ name: String) { self.name = name }

  public static func setUp(_ type: XCTestCase.Type) { type.setUp() }
  public static func tearDown(_ type: XCTestCase.Type) { type.tearDown() }

  public static func run<Case: XCTestCase>(_ type: Case.Type, _ name: String, _ test: _Test<Case>) {
    let run = _TestRun(name + "." + test.name)
    current = run
    count += 1
    let instance = Case()
    run.instance = instance
    do {
      try _waitFor { try await instance.setUp() }
      try instance.setUpWithError()
      instance.setUp()
      try test.body(instance)
    } catch let error as XCTSkip {
      run.skip = error
    } catch is _Unwrapped {
    } catch {
      run.complaints.append("threw error \"\(error)\"")
    }
    run.end()
  }

  /// Takes the test down and says what came of it.
  private func end() {
    isEnding = true
    do {
      try instance?.runTeardownBlocks()
      if let instance {
        instance.tearDown()
        try instance.tearDownWithError()
        try _waitFor { try await instance.tearDown() }
      }
    } catch {
      complaints.append("threw error \"\(error)\"")
    }
    _TestRun.current = nil
    _TestRun.failures += complaints.count
    if let skip {
      _TestRun.skipped += 1
      print("skipped  \(name)\(skip.message.map { ": " + $0 } ?? "")")
    } else if complaints.isEmpty {
      _TestRun.passed += 1
      print("passed   \(name)")
    } else {
      _TestRun.failed += 1
      print("failed   \(name)")
    }
    tellComplaints()
  }

  private func tellComplaints() { for complaint in complaints { print("         \(complaint)") } }

  /// A test has asked not to be gone on with after a failure.
  public static func stop() { current?.end() }

  /// A test was broken off, or what is done before it and after it; nothing of it is run any more.
  public static func crash(_ name: String, _ why: String) {
    crashed += 1
    breakOff(name, "crashed  ", ": " + why)
  }

  /// Ctrl-C.
  public static func interrupt(_ name: String) {
    stopped += 1
    breakOff(name, "stopped  ", "")
  }

  private static func breakOff(_ name: String, _ how: String, _ why: String) {
    let run = current ?? _TestRun(name)
    if current == nil { count += 1 }
    current = nil
    print(how + run.name + why)
    run.tellComplaints()
  }

  /// - Parameter file: where the assertion stands.
  static func fail(_ headline: String, _ message: String, _ file: StaticString, _ line: UInt) {
    let complaint = "\(file):\(line): \(headline)\(message.isEmpty ? "" : " - " + message)"
    guard let current else { return _complain(complaint) }
    current.complaints.append(complaint)
    if !current.isEnding, current.instance?.continueAfterFailure == false {
      fatalError("Terminating execution due to test failure")
    }
  }

  /// Says how it went, and ends the script if it did not go well.
  public static func end(_ seed: String, _ left: Int) {
    var parts = ["\(count) test\(count == 1 ? "" : "s")", "\(passed) passed"]
    if failed > 0 { parts.append("\(failed) failed with \(failures) failure\(failures == 1 ? "" : "s")") }
    if crashed > 0 { parts.append("\(crashed) crashed") }
    if stopped > 0 { parts.append("\(stopped) stopped") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    if left > 0 { parts.append("\(left) not run") }
    print(parts.joined(separator: ", ") + "; seed \(seed)")
    if failed + crashed > 0 { exit(2) }
  }
}

/// An assertion that fails where no test is run is told on standard error: nobody else would hear of it.
@_intrinsic("test.complain") func _complain(_ complaint: String)

/// An assertion has failed and said so.
struct _Unwrapped: Error {}
