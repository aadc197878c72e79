// The assertions. Each says what is wrong where it stands, and the test goes on.

/// What comes of an assertion: nil where it holds, else what is wrong.
private func check(
  _ name: String, _ message: () -> String, _ file: StaticString, _ line: UInt, _ problem: () throws -> String?
) {
  do {
    if let problem = try problem() { _TestRun.fail("\(name) failed\(problem)", message(), file, line) }
  } catch {
    _TestRun.fail("\(name) threw error \"\(error)\"", message(), file, line)
  }
}

public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
  _TestRun.fail("failed", message, file, line)
}

public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssert", message, file, line) { try expression() ? nil : "" }
}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertTrue", message, file, line) { try expression() ? nil : "" }
}

public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertFalse", message, file, line) { try expression() ? "" : nil }
}

public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNil", message, file, line) { try expression().map { ": \"\($0)\"" } }
}

public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNotNil", message, file, line) { try expression() == nil ? "" : nil }
}

public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertEqual", message, file, line) {
    let one = try expression1()
    let two = try expression2()
    return one == two ? nil : ": (\"\(one)\") is not equal to (\"\(two)\")"
  }
}

public func XCTAssertNotEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNotEqual", message, file, line) {
    let one = try expression1()
    let two = try expression2()
    return one != two ? nil : ": (\"\(one)\") is equal to (\"\(two)\")"
  }
}

public func XCTAssertIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertIdentical", message, file, line) {
    let one = try expression1()
    let two = try expression2()
    return one === two ? nil : ": (\"\(_described(one))\") is not identical to (\"\(_described(two))\")"
  }
}

public func XCTAssertNotIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNotIdentical", message, file, line) {
    let one = try expression1()
    let two = try expression2()
    return one !== two ? nil : ": (\"\(_described(one))\") is identical to (\"\(_described(two))\")"
  }
}

public func XCTAssertGreaterThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertGreaterThan", message, file, line) {
    let one = try expression1()
    let two = try expression2()
    return one > two ? nil : ": (\"\(one)\") is not greater than (\"\(two)\")"
  }
}

public func XCTAssertGreaterThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertGreaterThanOrEqual", message, file, line) {
    let one = try expression1()
    let two = try expression2()
    return one >= two ? nil : ": (\"\(one)\") is less than (\"\(two)\")"
  }
}

public func XCTAssertLessThan<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertLessThan", message, file, line) {
    let one = try expression1()
    let two = try expression2()
    return one < two ? nil : ": (\"\(one)\") is not less than (\"\(two)\")"
  }
}

public func XCTAssertLessThanOrEqual<T: Comparable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertLessThanOrEqual", message, file, line) {
    let one = try expression1()
    let two = try expression2()
    return one <= two ? nil : ": (\"\(one)\") is greater than (\"\(two)\")"
  }
}

public func XCTAssertEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertEqualWithAccuracy", message, file, line) {
    let one = try expression1()
    let two = try expression2()
    return one == two || abs(one - two) <= accuracy
      ? nil : ": (\"\(one)\") is not equal to (\"\(two)\") +/- (\"\(accuracy)\")"
  }
}

public func XCTAssertNotEqual<T: FloatingPoint>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  check("XCTAssertNotEqualWithAccuracy", message, file, line) {
    let one = try expression1()
    let two = try expression2()
    return one != two && !(abs(one - two) <= accuracy)
      ? nil : ": (\"\(one)\") is equal to (\"\(two)\") +/- (\"\(accuracy)\")"
  }
}

public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line,
  _ errorHandler: (any Error) -> Void = { _ in }
) {
  do {
    _ = try expression()
    _TestRun.fail("XCTAssertThrowsError failed: did not throw error", message(), file, line)
  } catch {
    errorHandler(error)
  }
}

public func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {
  do { _ = try expression() } catch {
    _TestRun.fail("XCTAssertNoThrow failed: threw error \"\(error)\"", message(), file, line)
  }
}

/// The value, or the end of the test.
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) throws -> T {
  if let value = try expression() { return value }
  _TestRun.fail("XCTUnwrap failed: expected non-nil value of type \"\(T.self)\"", message(), file, line)
  throw _Unwrapped()
}

private func _described(_ object: AnyObject?) -> String { object.map { "\($0)" } ?? "nil" }
