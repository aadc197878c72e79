import XCTest

struct Coconut: PricePresentable {
  var price: Int { 7 }
}

class Checks: XCTestCase {
  func testCoconut() { XCTAssertEqual(Coconut().priceLabel, "7 coins") }
}
