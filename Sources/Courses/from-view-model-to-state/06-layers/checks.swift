import XCTest

final class Spy: SongRepository {
  var asked = 0
  func songs(named term: String) -> [String] {
    asked += 1
    return [term]
  }
}

class Checks: XCTestCase {
  func testNotAsked() {
    let spy = Spy()
    _ = SearchSongs(spy)("   ")
    XCTAssertEqual(spy.asked, 0)
  }

  func testRecent() {
    let search = SearchSongs(Spy())
    _ = search("a")
    _ = search("b")
    XCTAssertEqual(search.recent, ["b", "a"])
  }

  func testOnce() {
    let search = SearchSongs(Spy())
    for term in ["a", "b", "a"] { _ = search(term) }
    XCTAssertEqual(search.recent, ["a", "b"])
  }

  func testBlanks() {
    let search = SearchSongs(Spy())
    _ = search(" ")
    XCTAssertEqual(search.recent, [])
  }
}
