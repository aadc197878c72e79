import Testing

/// What Zoetrope says in another language than English.
@Suite struct LanguageTests {
  /// Of what is said of the marked scripts every headline, note and help has its phrase in the table.
  @Test(arguments: Corpus.diagnostics + Corpus.unsupported + Corpus.warnings + Corpus.notes)
  func everySentenceIsTranslated(_ script: Script) {
    let lines = zoetrope("check", "--language", "zh", script.argument).everything.split(separator: "\n")
    for (line, next) in zip(lines, lines.dropFirst()) {
      if line.firstMatch(of: #/^(error|warning|note)(\[\w+\])?: /#) != nil {
        #expect(isChinese(next), "no Chinese below: \(line)")
      }
      if let remark = line.firstMatch(of: #/^ *= \S+: (.*)/#)?.1, !isCode(remark) {
        #expect(isChinese(remark), "not translated: \(remark)")
      }
    }
  }

  private func isChinese(_ text: Substring) -> Bool {
    text.unicodeScalars.contains { (0x4e00...0x9fff).contains($0.value) }
  }

  /// Nothing but what stands between backticks.
  private func isCode(_ text: Substring) -> Bool {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    return pieces.indices.allSatisfy { $0 % 2 == 1 || !pieces[$0].contains(where: \.isLetter) }
  }

  @Test func headlinesStayEnglishForOtherTools() {
    let folder = TemporaryFolder()
    let script = folder.file("wrong.swift", "let name = 1\nprint(nmae)\n")
    let chinese = zoetrope("check", "--language", "zh", script).everything
    #expect(chinese.contains("error: cannot find `nmae` in scope\n  ") && chinese.contains("建议"))
    for format in ["short", "json"] {
      let spoken = zoetrope("check", "--format=\(format)", "--language", "zh", script).output
      #expect(spoken == zoetrope("check", "--format=\(format)", "--language", "en", script).output)
    }
  }

  @Test func helpAndPagesAreTranslated() {
    for page in ["--help", "--version"] {
      for line in zoetrope("--language", "zh", page).output.split(separator: "\n") where !line.hasPrefix("zoetrope 0") {
        #expect(isChinese(line), "not translated: \(line)")
      }
    }
    #expect(isChinese(zoetrope("--language", "zh", "explain", "Z0101").output[...]))
    #expect(zoetrope("--language", "xx").ending == .exited(ExitCode.wrongUsage))
  }

  @Test func thePromptChangesItsLanguage() {
    let prompt = Prompt()
    #expect(prompt.reply(to: ":language zh").contains("中文"))
    #expect(prompt.reply(to: ":toggle").contains("cell"))
    #expect(prompt.reply(to: ":hepl").contains("你是不是想写 `:help`"))
    #expect(prompt.reply(to: ":language xx").contains("`en` 或 `zh`"))
    #expect(prompt.reply(to: ":language en").contains("English"))
    #expect(prompt.reply(to: ":hepl").contains("did you mean `:help`?"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  /// A script's own words are its own.
  @Test func whatAScriptSaysIsNotTranslated() {
    let finished = zoetrope("--language", "zh", "-e", "fatalError(\"not found\")")
    #expect(finished.everything.contains("not found") && !finished.everything.contains("找不到"))
  }
}
