import XCTest

struct Test: Setting {
  let title = "Test"
  var switchOn = false
}

class Checks: XCTestCase {
  func testRemembers() {
    var test = Test()
    test.onSwitchToggleOn(on: true)
    XCTAssertTrue(test.switchOn)
    XCTAssertEqual(test.text, "Test")
  }
}
