import Testing

/// What a shell is told that may stand in the place of a word; `scripts/test-packages` tries the shells themselves.
@Suite struct ShellCompletionTests {
  /// The last word has been begun.
  private func offered(_ words: String...) -> [String] {
    let finished = run([zoetropePath, "completions", "--"] + words, directory: projectRoot)
    #expect(finished.ending == .exited(ExitCode.success) && finished.errors.isEmpty, "\(finished.everything)")
    return finished.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func commandsAndScripts() {
    let first = offered("")
    #expect(first.last == ":scripts")
    for word in ["run", "check", "film", "learn", "explain", "completions"] { #expect(first.contains(word)) }
    #expect(offered("check", "") == [":scripts"])
    #expect(offered("check", "a.swift", "") == [":scripts"])
    #expect(offered("doctest", "") == [":pages"])
    #expect(offered("a.swift", "") == [":files"])
    #expect(offered("a.swift", "--co") == [":files"])
    #expect(offered("run", "a.swift", "b.swift", "") == [":files"])
    #expect(offered("--", "") == [":scripts"])
    #expect(offered("-e", "print(1)", "") == [":files"])
    #expect(offered("why", "a.swift", "").isEmpty)
  }

  @Test func optionsGoWithTheirCommands() {
    #expect(offered("-").contains("--seed") && offered("-").contains("-o") && offered("--").contains("--color"))
    #expect(offered("check", "--").contains("--format") && !offered("check", "--").contains("--seed"))
    #expect(offered("test", "--ascii", "--").contains("--seed") && !offered("test", "--").contains("--json"))
  }

  @Test func valuesOfOptions() {
    #expect(offered("--color", "") == ["auto", "always", "never"])
    #expect(offered("check", "--color=n") == ["--color=auto", "--color=always", "--color=never"])
    #expect(offered("--theme", "p").contains("projector"))
    #expect(offered("--language", "") == ["en", "zh"])
    #expect(offered("check", "--format", "") == ["picture", "short", "json"])
    #expect(offered("--allow-read", "") == [":folders"])
    #expect(offered("film", "a.swift", "-o", "") == [":files"])
    #expect(offered("--width", "").isEmpty)
    // The value is not taken for a command.
    #expect(offered("--filter", "test", "").contains("check"))
  }

  @Test func codesCoursesAndLessons() {
    #expect(offered("explain", "").contains("Z0101") && offered("explain", "Z0101", "").contains("Z0206"))
    let courses = offered("learn", "")
    for word in [":folders", "mixins-and-traits", "from-view-model-to-state", "12"] { #expect(courses.contains(word)) }
    #expect(offered("learn", "from-view-model-to-state", "") == ["1", "2", "3", "4", "5", "6"])
    #expect(offered("help", "").contains("watch"))
    #expect(offered("completions", "") == ["bash", "zsh", "fish"])
  }

  /// Whatever has been typed, nothing is said but what fits.
  @Test(arguments: [
    ["--nonsense", ""], ["--color", "maybe", ""], ["--=", ""], ["learn", "nothing", ""], ["-e"], ["\u{1B}[31m"],
    ["--color="],
    ["-o=", ""], ["=", "="],
  ]) func anythingElse(_ words: [String]) {
    let finished = run([zoetropePath, "completions", "--"] + words, directory: projectRoot)
    #expect(finished.ending == .exited(ExitCode.success) && finished.errors.isEmpty, "\(finished.everything)")
    #expect(!finished.standardOutput.contains(27))
  }

  @Test func eachShellReadsItsOwn() {
    for shell in ["bash", "zsh", "fish"] {
      let script = zoetrope("completions", shell)
      #expect(script.ending == .exited(ExitCode.success) && script.output.contains("zoetrope completions \(shell)"))
    }
  }

  @Test func theManPageSaysWhatHelpSays() {
    let page = zoetrope("--man").output.replacing("\\", with: "")
    #expect(page.hasPrefix(".TH ZOETROPE 1"))
    for line in zoetrope("--help").output.split(separator: "\n") {
      let summary = line.split(separator: "  ").last.map { $0.drop { $0 == " " } } ?? ""
      guard !summary.contains("`"), !summary.contains("'"), !summary.hasSuffix(":") else { continue }
      #expect(page.contains(summary), "the man page has not: \(summary)")
    }
  }
}
