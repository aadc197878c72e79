import XCTest

class Checks: XCTestCase {
  private func state(_ loader: any AccountLoading) -> String {
    let model = AccountsViewModel(loader: loader)
    model.load()
    return "\(model.state)"
  }

  func testLoaded() { XCTAssertEqual(state(StubLoader(answer: ["a", "b"])), "loaded([\"a\", \"b\"])") }
  func testEmpty() { XCTAssertEqual(state(StubLoader(answer: [])), "empty") }
  func testFailed() { XCTAssertEqual(state(Server()), "failed") }
}
