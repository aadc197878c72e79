import XCTest

struct Bob: Host {
  var name: String { "Bob" }
}

class Checks: XCTestCase {
  func testBob() {
    let host: any Host = Bob()
    XCTAssertEqual(host.greeting, "Hello from Bob")
  }
}
