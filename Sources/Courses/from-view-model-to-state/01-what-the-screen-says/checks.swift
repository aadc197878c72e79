import Presentables
import XCTest

class Checks: XCTestCase {
  func testModel() {
    let mirror = Mirror(reflecting: Account(name: "a", balance: 1))
    XCTAssertEqual(mirror.children.count, 2)
  }

  func testZero() { XCTAssertEqual("\(AccountRow(account: Account(name: "a", balance: 0)).textColor)", "black") }
}
