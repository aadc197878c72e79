import Testing

/// What a script prints is what the compiled program prints, byte for byte.
@Suite struct ScriptTests {
  @Test(arguments: Corpus.scripts + Corpus.examples)
  func printsWhatTheCompiledProgramPrints(_ script: Script) throws {
    try NotYet.check(script) { try expectRecordedOutput(of: script) }
  }

  private func expectRecordedOutput(of script: Script) throws {
    let expected = try #require(script.recordedOutput, "no recording: run scripts/record")
    let finished = zoetrope(script.argument)
    let difference = difference(expected: expected, found: finished.standardOutput)
    #expect(difference == nil, "\(difference ?? "")\n\(finished.errors)")
    #expect(finished.ending == .exited(ExitCode.success), "\(finished.errors)")
  }

  @Test(
    arguments: (Corpus.scripts + Corpus.examples).filter {
      !NotYet.paths.contains($0.path) && !$0.keepsCycles
    })
  func leavesTheHeapEmpty(_ script: Script) {
    let finished = zoetrope(script.argument, environment: ["ZOETROPE_CHECK_HEAP": "1"])
    #expect(finished.ending == .exited(ExitCode.success), "\(finished.errors)")
  }

  @Test(arguments: (Corpus.scripts + Corpus.examples).filter { !NotYet.paths.contains($0.path) })
  func passesTheCheck(_ script: Script) {
    let finished = zoetrope("check", script.argument)
    #expect(finished.ending == .exited(ExitCode.success), "\(finished.everything)")
    #expect(!findings(in: finished.everything).contains { $0.severity == "error" })
  }

  @Test func theCorporaAreThere() {
    #expect(Corpus.scripts.count > 100)
    #expect(Corpus.examples.count > 8)
    #expect(Corpus.diagnostics.count > 100)
    #expect(Corpus.traps.count > 30)
    #expect(Corpus.unsupported.count > 15)
  }
}
