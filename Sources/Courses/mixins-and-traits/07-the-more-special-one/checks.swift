import Presentables
import XCTest

struct ElMacho: Villain {
  let name = "El Macho"
}

class Checks: XCTestCase {
  func testElMacho() {
    XCTAssertEqual(ElMacho().text, "the evil El Macho")
    XCTAssertEqual("\(ElMacho().textColor)", "purple")
  }
}
