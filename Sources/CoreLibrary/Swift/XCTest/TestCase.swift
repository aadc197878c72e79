/// A class whose functions `test…` are tests. Each of them is run by an instance of its own.
open class XCTestCase {
  private var expectations: [XCTestExpectation] = []
  private var teardownBlocks: [() async throws -> Void] = []

  public required init() {}

  /// Whether a test goes on where an assertion has failed.
  open var continueAfterFailure = true

  open class func setUp() {}
  open class func tearDown() {}
  open func setUp() {}
  open func setUpWithError() throws {}
  open func tearDown() {}
  open func tearDownWithError() throws {}
  open func setUp() async throws {}
  open func tearDown() async throws {}

  /// What is run has a name: the class's and the function's.
  public var name: String { _TestRun.current?.name ?? "" }

  public func addTeardownBlock(_ block: @escaping () -> Void) { teardownBlocks.append(block) }
  public func addTeardownBlock(_ block: @escaping () async throws -> Void) { teardownBlocks.append(block) }

  func runTeardownBlocks() throws {
    while let block = teardownBlocks.popLast() { try _waitFor(block) }
  }

  public func expectation(description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description)
    expectations.append(expectation)
    return expectation
  }

  /// Lets queues and tasks go on until all has happened, or the time is over.
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: Double = 0, enforceOrder: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.expectations.removeAll { known in expectations.contains { $0 === known } }
    func isOver() -> Bool {
      expectations.allSatisfy { $0.isInverted ? !$0.isAsExpected : $0.isAsExpected }
    }
    if !isOver() { _ = _Turns.wait(until: _Turns.now + Int(seconds * 1_000_000_000), freesMain: true, or: isOver) }
    tell(of: expectations, seconds, enforceOrder, file, line)
  }

  /// The same, in a test that is `async`.
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: Double = .infinity, enforceOrder: Bool = false,
    file: StaticString = #filePath, line: UInt = #line
  ) async {
    let seconds = min(seconds, 1_000_000)
    let deadline = _Turns.now + Int(seconds * 1_000_000_000)
    self.expectations.removeAll { known in expectations.contains { $0 === known } }
    while _Turns.now < deadline,
      !expectations.allSatisfy({ $0.isInverted ? !$0.isAsExpected : $0.isAsExpected })
    {
      try? await _sleep(until: min(deadline, _Turns.now + 1_000_000))
    }
    tell(of: expectations, seconds, enforceOrder, file, line)
  }

  private func tell(
    of expectations: [XCTestExpectation], _ seconds: Double, _ enforceOrder: Bool, _ file: StaticString, _ line: UInt
  ) {
    let missing = expectations.filter { !$0.isAsExpected }
    let unmet = missing.filter { !$0.isInverted }.map { $0.expectationDescription }
    if !unmet.isEmpty {
      let names = unmet.joined(separator: ", ")
      _TestRun.fail(
        "Asynchronous wait failed: Exceeded timeout of \(_words(seconds)) seconds, with unfulfilled expectations: \(names)",
        "", file, line)
    }
    for inverted in missing where inverted.isInverted {
      _TestRun.fail(
        "Asynchronous wait failed: Fulfilled inverted expectation \"\(inverted.expectationDescription)\"", "", file,
        line)
    }
    if unmet.isEmpty, enforceOrder {
      let order = expectations.filter { !$0.isInverted }.map { $0.order }
      if order != order.sorted() {
        _TestRun.fail("Asynchronous wait failed: Fulfilled expectations in another order", "", file, line)
      }
    }
  }

  public func waitForExpectations(timeout: Double, file: StaticString = #filePath, line: UInt = #line) {
    wait(for: expectations, timeout: timeout, file: file, line: line)
  }
}

func _words(_ seconds: Double) -> String {
  seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
}

/// Something that is to happen.
open class XCTestExpectation {
  private static var fulfilled = 0

  open var expectationDescription: String
  open var expectedFulfillmentCount = 1
  open var assertForOverFulfill = true
  open var isInverted = false
  private var count = 0
  /// The place among all that were fulfilled.
  var order = 0

  public init(description: String = "no description provided") { expectationDescription = description }

  public func fulfill(file: StaticString = #filePath, line: UInt = #line) {
    count += 1
    if count == expectedFulfillmentCount {
      XCTestExpectation.fulfilled += 1
      order = XCTestExpectation.fulfilled
    }
    if count > expectedFulfillmentCount, assertForOverFulfill {
      _TestRun.fail("API violation - multiple calls made to fulfill() for \(expectationDescription).", "", file, line)
    }
  }

  var isAsExpected: Bool { isInverted ? count < expectedFulfillmentCount : count >= expectedFulfillmentCount }
}

/// Thrown by a test that is not to be run now.
public struct XCTSkip: Error {
  public let message: String?

  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.message = message()
  }
}

public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try expression() { throw XCTSkip(message()) }
}

public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {
  if try !expression() { throw XCTSkip(message()) }
}
