import XCTest

class Checks: XCTestCase {
  func testModels() {
    XCTAssertEqual(MinionMode().text, "Minion Mode")
    XCTAssertTrue(MinionMode().switchOn)
    XCTAssertFalse(Silence().switchOn)
  }
}
