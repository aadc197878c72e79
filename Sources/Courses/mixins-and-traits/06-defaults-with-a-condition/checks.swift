import Presentables
import XCTest

struct Siren: TextPresentable, Loud {
  var text: String { "WEE-OO" }
}

class Checks: XCTestCase {
  func testEverybodyLoud() { XCTAssertEqual("\(Siren().textColor)", "red") }
}
