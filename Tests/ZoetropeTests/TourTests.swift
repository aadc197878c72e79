import Testing

/// The pages beside the examples.
@Suite struct TourTests {
  @Test func isCurrent() {
    let finished = run([projectRoot + "/scripts/tour", "--check"])
    #expect(finished.ending == .exited(0), "\(finished.everything)")
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
