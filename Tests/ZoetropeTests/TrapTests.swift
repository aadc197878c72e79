import Testing

/// A script that traps prints what it printed before, says what happened and where, and ends with its own exit code.
@Suite struct TrapTests {
  @Test(arguments: Corpus.traps)
  func trapsWhereTheCompiledProgramTraps(_ script: Script) throws {
    try NotYet.check(script) { try expectTrap(script) }
  }

  private func expectTrap(_ script: Script) throws {
    let expected = try #require(script.recordedOutput, "no recording: run scripts/record")
    let mark = try #require(script.marks("trap").first, "no line is marked")
    let finished = zoetrope(script.path)
    let difference = difference(expected: expected, found: finished.standardOutput)
    #expect(difference == nil, "\(difference ?? "")\n\(finished.errors)")
    #expect(finished.ending == .exited(ExitCode.trapped), "\(finished.errors)")
    let line = findings(in: finished.errors).first { $0.severity == "error" }?.line
    #expect(line == mark.line, "the trap is on line \(mark.line)\n\(finished.errors)")
  }
}
