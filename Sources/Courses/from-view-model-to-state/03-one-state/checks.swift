import XCTest

class Checks: XCTestCase {
  func testLoading() { XCTAssertEqual(Screen().text, "loading") }

  func testFailed() {
    var screen = Screen()
    screen.state = .failed("no network")
    XCTAssertEqual(screen.text, "error: no network")
  }

  func testEmpty() {
    var screen = Screen()
    screen.state = .empty
    XCTAssertEqual(screen.text, "no accounts")
  }
}
