import Testing
import Words

/// Sentences are found in the table of another language by their English.
@Suite struct PhrasebookTests {
  private let book: Phrasebook = {
    var book = Phrasebook()
    book.read(
      """
      # A comment.
      not found
        找不到

      cannot find `%1` in scope
        作用域中没有 `%1`

      `%1` needs %2
        `%1` 需要%2
      a text
        一段文字
      %1 comes before %2
        %2 在 %1 之后
      %1%% of %2
        %2 的 %1%%
      one\\ntwo
        一\\n二
      value of type `%1` has no member `%2`
        类型 `%1` 的值没有成员 `%2`
      value of %1
        %1 的值
      """)
    return book
  }()

  @Test func sentencesAreFound() {
    #expect(book.translation(of: "not found") == "找不到")
    #expect(book.translation(of: "cannot find `x` in scope") == "作用域中没有 `x`")
    #expect(book.translation(of: "one\ntwo") == "一\n二")
    #expect(book.translation(of: "50% of all") == "all 的 50%")
    #expect(book.translation(of: "nobody says this") == nil)
    #expect(book.translation(of: "") == nil)
  }

  @Test func placesMayChangeTheirOrder() {
    #expect(book.translation(of: "`a` comes before `b`") == "`b` 在 `a` 之后")
  }

  @Test func whatIsPutInIsTranslatedUnlessItIsCode() {
    #expect(book.translation(of: "`message` needs a text") == "`message` 需要一段文字")
    #expect(book.translation(of: "`a text` needs a text") == "`a text` 需要一段文字")
  }

  /// The phrase with the most letters of its own wins, and code ends at the next backtick.
  @Test func theMostSpecialPhraseIsTaken() {
    #expect(
      book.translation(of: "value of type `[Int]` has no member `push`") == "类型 `[Int]` 的值没有成员 `push`")
    #expect(book.translation(of: "cannot find `a` and `b` in scope") == nil)
  }

  @Test func linesAreTranslatedOneByOne() {
    #expect(book.translation(of: "not found\nelsewhere") == "找不到\nelsewhere")
  }

  @Test func languagesAreKnownByTheirNames() {
    #expect(Language(named: "zh_CN.UTF-8") == .chinese)
    #expect(Language(named: "zh-Hans") == .chinese)
    #expect(Language(named: "en_US") == .english)
    #expect(Language(named: "C") == nil)
  }
}
