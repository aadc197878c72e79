import XCTest

class Checks: XCTestCase {
  func testFresh() { XCTAssertEqual(Lamp().text, "Lamp, flipped 0 times") }

  func testValue() {
    var one = Lamp()
    let other = one
    one.onSwitchToggleOn(on: true)
    XCTAssertEqual(one.text, "Lamp, flipped 1 times")
    XCTAssertEqual(other.text, "Lamp, flipped 0 times")
  }
}
