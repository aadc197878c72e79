import Testing

/// Pages whose code is run, and compared with what stands beside it.
@Suite struct DoctestTests {
  private let folder = TemporaryFolder()

  private static let page = """
    # A page

    ```swift
    import Presentables
    struct Minion: TextPresentable { let text = "Bello" }
    print(Minion().text)
    ```

    ```
    Bello
    ```

    It goes on.

    - in a list:

      ```swift
      print(Minion().text.count)
      ```
      ```text
      5
      ```

    ```swift alone
    struct Minion {}
    ```

    ```swift wrong
    let a: Int = ""
    ```

    ```swift traps
    print("before")
    print([1][2])
    ```
    ```output
    before
    fatal error: index out of range
    ```

    ```swift ignore
    …
    ```

    ```
    $ zoetrope -e 'print(1 + 1)'
    2
    $ zoetrope --ascii -e "print(3)"
    3
    ```

    ```
    $ ls | wc
    ```

    """

  @Test(arguments: ["\n", "\r\n"]) func whatComesIsComparedAndRecorded(ending: String) {
    let good = Self.page.replacing("\n", with: ending)
    let path = folder.file("page.md", good)
    let first = zoetrope("doctest", path)
    #expect(first.output == "6 blocks run, 4 outputs compared: all is as it stands there\n", "\(first.everything)")
    let bad = good.replacing("Bello\(ending)```\(ending)", with: "Hello\(ending)```\(ending)")
      .replacing("  5", with: "  6")
    _ = folder.file("page.md", bad)
    let second = zoetrope("doctest", path)
    #expect(second.ending == .exited(ExitCode.testsFailed))
    #expect(second.errors.contains("page.md:10: something else comes\n  - Hello\n  + Bello\n"))
    #expect(second.errors.contains("page.md:21: something else comes\n  - 6\n  + 5\n"))
    #expect(String(decoding: readFile(path) ?? [], as: UTF8.self) == bad)
    #expect(zoetrope("doctest", "--record", path).ending == .exited(ExitCode.success))
    #expect(String(decoding: readFile(path) ?? [], as: UTF8.self) == good)
  }

  @Test(
    arguments: [
      ("```swift\nlet a: Int = \"\"\n```\n", "page.md:1: it does not compile: cannot convert"),
      ("\n```swift wrong\nlet a = 1\n```\n", "page.md:2: the code compiles, and is said to be wrong"),
      ("```swift wring\n```\n", "page.md:1: `wring` says nothing about Swift"),
      ("```swift\nprint(1)\n", "page.md:1: the code that begins here has no end"),
      ("```swift\nwhile true {}\n```\n", "page.md:1: it does not come to an end"),
      ("```swift traps\nprint(1)\n```\n", "page.md:1: it does not stop, and is said to"),
    ])
  func whatIsWrongIsTold(text: String, words: String) {
    let ended = zoetrope("doctest", folder.file("page.md", text))
    #expect(ended.ending == .exited(ExitCode.testsFailed))
    #expect(ended.errors.contains(words), "\(ended.everything)")
  }

  @Test func whatIsNoPageIsTold() {
    #expect(zoetrope("doctest").ending == .exited(ExitCode.wrongUsage))
    #expect(zoetrope("doctest", folder.path + "/none.md").ending == .exited(ExitCode.noSuchFile))
    #expect(zoetrope("doctest", folder.path).ending == .exited(ExitCode.noSuchFile))
    #expect(zoetrope("doctest", folder.file("a.md", [0, 1])).ending == .exited(ExitCode.noSuchFile))
    #expect(zoetrope("doctest", folder.file("b.md", "text")).everything.contains("there is nothing to run"))
    #expect(zoetrope("run", "--record", "x").ending == .exited(ExitCode.wrongUsage))
  }

  @Test(
    arguments: ["README.md", "README.zh.md", "examples/BOX.md", "Sources/Screens/README.md"]
      + ["Sources/Machine/README.md"]
      + ["1-talk", "2-settings-screen", "3-architecture", "4-view-models", "5-binder"].flatMap {
        ["examples/articles/\($0).md", "examples/articles/\($0).zh.md"]
      })
  func ourPagesAreTrue(path: String) {
    let ended = zoetrope("doctest", absolute(path))
    #expect(ended.ending == .exited(ExitCode.success), "\(ended.everything)")
  }
}
