import Testing

/// What the compiler rejects, Zoetrope rejects, on the same line.
@Suite struct DiagnosticTests {
  @Test(arguments: Corpus.diagnostics)
  func rejectsTheMarkedLines(_ script: Script) throws {
    try NotYet.check(script) { try expectMarkedLines(script) }
  }

  private func expectMarkedLines(_ script: Script) throws {
    let finished = zoetrope("check", script.path)
    let found = findings(in: finished.everything).filter { $0.severity == "error" }
    let marks = script.marks("error")
    #expect(finished.ending == .exited(ExitCode.doesNotCompile), "\(finished.everything)")
    for mark in marks {
      let here = found.filter { $0.line == mark.line }
      #expect(!here.isEmpty, "no error on line \(mark.line), which is marked '\(mark.words)'\n\(summary(found))")
      if !here.isEmpty {
        #expect(
          here.contains { $0.words.lowercased().contains(mark.words.lowercased()) },
          "line \(mark.line) does not speak of '\(mark.words)'\n\(summary(here))")
      }
    }
    let unexpected = found.filter { finding in !marks.contains { $0.line == finding.line } }
    #expect(unexpected.isEmpty, "errors on lines that are not marked\n\(summary(unexpected))")
  }

  @Test(arguments: Corpus.diagnostics.filter { !NotYet.paths.contains($0.path) })
  func doesNotRunWhatDoesNotCompile(_ script: Script) {
    let finished = zoetrope(script.path)
    #expect(finished.ending == .exited(ExitCode.doesNotCompile))
    #expect(finished.standardOutput.isEmpty, "a script that does not compile printed \(finished.output)")
  }

  @Test(arguments: Corpus.unsupported)
  func namesWhatItDoesNotSupport(_ script: Script) throws {
    let finished = zoetrope(script.path)
    let found = findings(in: finished.everything).filter { $0.severity == "error" }
    #expect(finished.ending == .exited(ExitCode.doesNotCompile), "\(finished.everything)")
    #expect(finished.standardOutput.isEmpty)
    for mark in script.marks("unsupported") {
      #expect(
        found.contains { $0.line == mark.line && $0.headline.contains("does not support") },
        "line \(mark.line) is not said to be unsupported\n\(summary(found))")
      #expect(
        found.contains { $0.words.lowercased().contains(mark.words.lowercased()) },
        "nothing speaks of '\(mark.words)'\n\(summary(found))")
    }
  }

  private func summary(_ found: [Finding]) -> String { found.map { $0.report }.joined(separator: "\n") }
}
