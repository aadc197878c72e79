import Testing

@testable import Learning

@Suite("Markdown of handouts and lessons")
struct MarkdownTests {
  private func told(_ text: String) -> [String] {
    Markdown(text).blocks.map { line, block in
      switch block {
      case .heading(let level, let text): "\(line) h\(level) \(text)"
      case .paragraph(let text): "\(line) p \(text)"
      case .item(let marker, let text): "\(line) \(marker) \(text)"
      case .quote(let text): "\(line) > \(text)"
      case .code(let fence): "\(line) [\(fence.info)] \(fence.firstLine) \(fence.lines)\(fence.isClosed ? "" : " open")"
      }
    }
  }

  @Test("Blocks know the line that they begin in")
  func blocks() {
    let text = """
      # Title
      one
      two

      - first
        goes on
      2. second
      > said
      > more
      >
      > again
      ## Next
      """
    #expect(
      told(text) == [
        "1 h1 Title", "2 p one two", "5 - first goes on", "7 2. second", "8 > said more", "11 > again", "12 h2 Next",
      ])
  }

  @Test("Code keeps its lines, without the indentation of the row above it")
  func code() {
    let text =
      "text\n  ```swift wrong\n  let a = 1\n    # no heading\n  ```\n~~~\n```\n~~~\n````\n```\n````\n```open\nx"
    #expect(
      told(text) == [
        "1 p text", #"2 [swift wrong] 3 ["let a = 1", "  # no heading"]"#, #"6 [] 7 ["```"]"#, #"9 [] 10 ["```"]"#,
        #"12 [open] 13 ["x"] open"#,
      ])
  }

  @Test("Chinese lines of one paragraph are joined without a blank")
  func ideographs() {
    #expect(told("第一行，\n第二行 code\n第三行") == ["1 p 第一行，第二行 code 第三行"])
  }

  @Test("What only looks like Markdown is text")
  func text() {
    #expect(told("#no\n1.5 of\n-3\n`a` b\n```a``` b") == ["1 p #no 1.5 of -3 `a` b ```a``` b"])
  }
}
