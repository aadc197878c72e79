import XCTest

class Checks: XCTestCase {
  func testTwice() {
    let controller = AccountController(Account(balance: 1))
    controller.account.balance = 2
    controller.account.balance = 3
    XCTAssertEqual(controller.row.text, "Balance: 3")
  }

  func testStart() { XCTAssertEqual(AccountController(Account(balance: 7)).row.text, "Balance: 7") }
}
