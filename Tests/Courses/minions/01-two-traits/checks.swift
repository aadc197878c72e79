import XCTest

class Checks: XCTestCase {
  func testText() { XCTAssertEqual(Minion().text, "Bello") }
}
