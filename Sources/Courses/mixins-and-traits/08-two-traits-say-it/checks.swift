import XCTest

class Checks: XCTestCase {
  func testWords() {
    let drink = Lemonade()
    XCTAssertEqual(drink.taste, (drink as any Sweet).taste + " and " + (drink as any Sour).taste)
  }
}
