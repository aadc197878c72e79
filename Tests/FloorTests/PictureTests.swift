import Testing

@testable import Diagnostics

extension Floors {
  /// What is drawn of an error fits the window, and its strokes stand under what they mean.
  @Suite struct PictureTests {
    private let text = """
      let names = ["甲", "乙"].map { value in value.count + undefinedThing + "一个很长的字符串，里面有很多汉字，所以这一行比窗口宽得多" }
      """

    private func picture(width: Int, of word: String) -> [Substring] {
      let source = Source(name: "a", text: Array(text.utf8))
      let before = text.firstRange(of: word).map { text[..<$0.lowerBound].utf8.count } ?? 0
      let place = Span(source, before, before + word.utf8.count)
      let problem = CheckProblem.cannotFind(name: word, isType: false, suggestion: "undefined")
      return Picture.draw(Diagnostic(.check(problem), at: place), width: width).split(separator: "\n")
    }

    @Test(arguments: [24, 30, 41, 56, 80, 120, 200])
    func itFits(_ width: Int) {
      for word in ["names", "undefinedThing", "多\" }"] {
        for line in picture(width: width, of: word) where !line.contains("-->") {
          #expect(cellWidth(of: String(line)) <= width, "\(line)")
        }
      }
    }

    @Test(arguments: [30, 56, 80, 200])
    func theStrokeStandsUnderThePlace(_ width: Int) {
      let lines = picture(width: width, of: "undefinedThing")
      let row = lines.firstIndex { $0.contains("undefinedThing") && $0.first == "1" } ?? 0
      let column = lines[row].firstRange(of: "undefinedThing").map {
        cellWidth(of: String(lines[row][..<$0.lowerBound]))
      }
      let stroke = lines[row + 1].firstIndex(of: "━").map { cellWidth(of: String(lines[row + 1][..<$0])) }
      #expect(column == stroke && column != nil)
    }

    @Test func proseBreaksAtWordsAndBetweenWideCharacters() {
      #expect(wrapped("one two three", columns: 7) == ["one two", "three"])
      #expect(wrapped("一二三四五", columns: 4) == ["一二", "三四", "五"])
      #expect(wrapped("say `a b c` now", columns: 9) == ["say", "`a b c`", "now"])
      #expect(wrapped("unbreakable", columns: 4) == ["unbr", "eaka", "ble"])
      #expect(wrapped("", columns: 4) == [""])
    }
  }
}
