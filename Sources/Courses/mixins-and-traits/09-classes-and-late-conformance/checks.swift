import XCTest

class Tricycle: Vehicle {
  override var wheels: Int { 3 }
}

class Checks: XCTestCase {
  func testTricycle() { XCTAssertEqual(Tricycle().text, "3 wheels") }
}
