import Testing

/// What compiles and is told of all the same: the compiler's warnings, on the same lines, and Zoetrope's own notes.
@Suite struct WarningTests {
  @Test(arguments: Corpus.warnings)
  func warnsOnTheMarkedLines(_ script: Script) throws {
    NotYet.check(script) {
      let finished = zoetrope("check", "--no-notes", script.argument)
      #expect(finished.ending == .exited(ExitCode.success), "\(finished.everything)")
      expect(finished, "warning", onMarkedLinesOf: script)
    }
  }

  @Test(arguments: Corpus.notes)
  func notesTheMarkedLines(_ script: Script) throws {
    NotYet.check(script) {
      let finished = zoetrope("check", script.argument)
      #expect(finished.ending == .exited(ExitCode.success), "\(finished.everything)")
      expect(finished, "note", onMarkedLinesOf: script)
      expect(finished, "warning", onMarkedLinesOf: script)
    }
  }

  @Test(arguments: Corpus.notes)
  func leavesStandardOutputAlone(_ script: Script) {
    let plain = zoetrope("--no-notes", script.argument)
    let noted = zoetrope(script.argument)
    #expect(plain.ending == .exited(ExitCode.success), "\(plain.everything)")
    #expect(plain.standardOutput == noted.standardOutput)
    #expect(!findings(in: plain.everything).contains { $0.severity == "note" })
  }

  @Test(arguments: Corpus.examples)
  func saysOfTheExamplesOnlyWhatTheyMark(_ script: Script) {
    let finished = zoetrope("check", script.argument)
    let found = findings(in: finished.everything)
    #expect(found.allSatisfy { $0.severity == "note" }, "\(summary(found))")
    expect(finished, "note", onMarkedLinesOf: script)
  }

  @Test func everyCodeHasAPage() {
    let codes = Set(
      Corpus.notes.flatMap { script in
        zoetrope("check", script.argument).everything.matches(of: #/(?:note|warning)\[(Z\d+)\]/#).map { String($0.1) }
      })
    #expect(codes.count == 6)
    for code in codes {
      let page = zoetrope("explain", code)
      #expect(page.ending == .exited(ExitCode.success))
      #expect(page.output.hasPrefix("\(code): "))
    }
  }

  private func expect(_ finished: Finished, _ severity: String, onMarkedLinesOf script: Script) {
    let found = findings(in: finished.everything).filter { $0.severity == severity }
    let marks = script.marks(severity)
    for mark in marks {
      let here = found.filter { $0.line == mark.line }
      #expect(
        here.contains { $0.words.lowercased().contains(mark.words.lowercased()) },
        "no \(severity) on line \(mark.line) speaks of '\(mark.words)'\n\(summary(found))")
    }
    let unexpected = found.filter { finding in !marks.contains { $0.line == finding.line } }
    #expect(unexpected.isEmpty, "on lines that are not marked\n\(summary(unexpected))")
  }

  private func summary(_ found: [Finding]) -> String { found.map { $0.report }.joined(separator: "\n") }
}
