import Testing

/// A script of several files is what `swiftc` makes of them.
@Suite struct SeveralFilesTests {
  private let folder = TemporaryFolder()

  private func shop() -> (main: String, shop: String, helper: String) {
    let main = folder.file(
      "main.swift",
      """
      let shop = Shop(name: "corner")
      print(shop.name, counter, helper(), 1 <+> 2)
      counter += 1
      print(counter, expensive, expensive)
      private func secret() -> String { "main's secret" }
      print(secret(), shop.reveal(), Color.red.shade)
      """)
    let shop = folder.file(
      "Shop.swift",
      """
      let expensive: Int = { print("computed"); return 42 }()
      var counter = 7
      struct Shop {
          let name: String
          func reveal() -> String { secret() }
      }
      private func secret() -> String { "shop's secret" }
      infix operator <+>: AdditionPrecedence
      func <+> (a: Int, b: Int) -> Int { a * 10 + b }
      extension Color { var shade: String { "shade of \\(self)" } }
      """)
    let helper = folder.file(
      "Helper.swift", "func helper() -> String { \"helper of \\(Shop(name: \"x\").name)\" }\nenum Color { case red }\n")
    return (main, shop, helper)
  }

  private let printed = "corner 7 helper of x 12\ncomputed\n8 42 42\nmain's secret shop's secret shade of red\n"

  @Test func filesSeeEachOther() {
    let files = shop()
    #expect(zoetrope("run", files.shop, files.main, files.helper).everything == printed)
    #expect(zoetrope("run", folder.path).everything == printed)
    #expect(zoetrope(folder.path).everything == printed)
    #expect(zoetrope("check", folder.path).everything == "")
    #expect(zoetrope("check", files.helper, files.shop, files.main).everything == "")
  }

  @Test func whatFollowsTheFilesIsTheScripts() {
    let main = folder.file("main.swift", "other()")
    let other = folder.file("Other.swift", "func other() { print(\"here\") }")
    #expect(zoetrope("run", main, other, "one", "--two").everything == "here\n")
    // Without a command, only the first word is a file.
    #expect(zoetrope(main, other).ending == .exited(ExitCode.doesNotCompile))
  }

  @Test func mistakesAreToldInTheirFiles() {
    _ = folder.file("main.swift", "print(used(), Shop().key, hidden())")
    let other = folder.file(
      "Other.swift",
      """
      func used() -> Int { missing }
      struct Shop { private let key = 1 }
      private func hidden() {}
      print("not here")
      let nothing: Int
      let subject = PassthroughSubject<Int, Never>()
      """)
    let finished = zoetrope("run", folder.path)
    #expect(finished.ending == .exited(ExitCode.doesNotCompile))
    #expect(finished.standardOutput.isEmpty)
    let errors = findings(in: finished.errors).filter { $0.severity == "error" }
    let inOther = errors.filter { $0.words.contains(other) && !$0.words.contains("/main.swift") }
    #expect(inOther.map(\.line) == [1, 4, 5, 6], "\(finished.errors)")
    #expect(errors.contains { $0.headline.contains("`key` is inaccessible") })
    #expect(errors.contains { $0.headline.contains("`hidden` is inaccessible due to `private`") })
  }

  @Test func importsAreAFilesOwn() {
    let main = folder.file("main.swift", "import Combine\nlet held = Just(1).sink { print($0) }\nother()\n")
    let other = folder.file("Other.swift", "func other() { _ = Just(2).sink { print($0) } }\n")
    let finished = zoetrope("run", main, other)
    #expect(findings(in: finished.errors).first?.words.contains("import Combine") == true, "\(finished.errors)")
    _ = folder.file("Other.swift", "import Combine\nfunc other() { _ = Just(2).sink { print($0) } }\n")
    #expect(zoetrope("run", main, other).everything == "1\n2\n")
  }

  @Test func oneOfThemIsMain() {
    let one = folder.file("One.swift", "print(1)")
    let two = folder.file("Two.swift", "print(2)")
    let finished = zoetrope("run", one, two)
    #expect(finished.ending == .exited(ExitCode.wrongUsage))
    #expect(finished.errors.contains("main.swift"))
    #expect(zoetrope("check", one, two).everything == "")
  }
}
