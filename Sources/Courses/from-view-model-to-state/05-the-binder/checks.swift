import XCTest

class Checks: XCTestCase {
  func testEvery() {
    var heard: [Int] = []
    let number = Binder(1)
    number.bind { heard.append($0) }
    number.value = 2
    number.value = 2
    XCTAssertEqual(heard, [1, 2, 2])
  }

  func testLast() {
    var (first, second) = (0, 0)
    let number = Binder(1)
    number.bind { _ in first += 1 }
    number.bind { _ in second += 1 }
    number.value = 5
    XCTAssertEqual([first, second], [1, 2])
  }

  func testAny() {
    var heard: [String] = []
    let names = Binder<[String]?>(nil)
    names.bind { heard.append($0?.joined() ?? "nobody") }
    names.value = ["a", "b"]
    XCTAssertEqual(heard, ["nobody", "ab"])
  }
}
