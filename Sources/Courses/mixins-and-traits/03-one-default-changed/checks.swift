import Presentables
import XCTest

class Checks: XCTestCase {
  func testOn() { XCTAssertEqual("\(Minion().textColor)", "\(Color.yellow)") }
}
