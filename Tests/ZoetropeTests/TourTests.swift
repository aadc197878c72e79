import Testing

/// The pages beside the examples.
@Suite struct TourTests {
  @Test func isCurrent() {
    let finished = run([projectRoot + "/scripts/tour", "--check"])
    #expect(finished.ending == .exited(0), "\(finished.everything)")
  }

  /// The tests of the accounts fail together, each passes alone, and all pass once the state is reset.
  @Test func staleStateIsFound() {
    let path = "examples/accounts/3-tests.swift"
    let together = zoetrope("test", path, "--seed", "3")
    #expect(together.ending == .exited(ExitCode.testsFailed))
    #expect(together.output.contains("3 tests, 1 passed, 2 failed"))
    #expect(zoetrope("test", path, "--filter", "testNoAccountsLoaded").ending == .exited(ExitCode.success))
    let mended = String(decoding: readFile(path) ?? [], as: UTF8.self).replacing("// reset()", with: "reset()")
    let folder = TemporaryFolder()
    #expect(zoetrope("test", folder.file("mended.swift", mended)).ending == .exited(ExitCode.success))
  }

  /// The test of the fake view model passes, whatever is wrong with the one that ships.
  @Test func theFakeProvesNothing() {
    let path = "examples/accounts/1b-fake-view-model.swift"
    let ended = zoetrope("test", path)
    #expect(ended.ending == .exited(ExitCode.testsFailed))
    #expect(ended.output.contains("passed   AccountListViewModelTests.testTheFake\n"), "\(ended.everything)")
    #expect(ended.output.contains("failed   AccountListViewModelTests.testTheDataIsSwapped\n"))
    let mended = String(decoding: readFile(path) ?? [], as: UTF8.self)
      .replacing("if self.accounts?.isEmpty == true {", with: "if accounts.isEmpty {")
    let folder = TemporaryFolder()
    #expect(zoetrope("test", folder.file("mended.swift", mended)).ending == .exited(ExitCode.success))
  }

  /// A folder has a page that says what to look at, in English and in Chinese.
  @Test func everyFolderHasAPage() {
    let folders = Set(Corpus.examples.map { $0.path.split(separator: "/").dropLast().joined(separator: "/") })
    for folder in folders where folder != "examples" {
      let page = String(decoding: readFile(folder + "/README.md") ?? [], as: UTF8.self)
      #expect(page.contains("What to look at"), "\(folder)")
      #expect(page.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(folder)")
    }
  }
}
