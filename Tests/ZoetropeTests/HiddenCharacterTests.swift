import Testing

/// What a terminal would obey, or hide, is shown wherever Zoetrope says something in its own words, and never sent.
@Suite struct HiddenCharacterTests {
  private let folder = TemporaryFolder()

  /// In a cell, in a line of source, in the name of a type and in what is thrown.
  private var script: String {
    folder.file(
      "hidden.swift",
      """
      import Presentables
      struct V\u{202E}W: TextPresentable { var text: String { "\u{202E} \u{1B}[5m" } }  // \u{1B}]0;title\u{7}\u{200B}
      let cell = show(V\u{202E}W())
      struct Thrown: Error { let words = "\\u{1B}[31m\\u{2066}\\u{9B}" }
      let text: Int = V\u{202E}W().x\u{200B}y
      throw Thrown()
      """)
  }

  private func hidden(in text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      if scalar.isASCII { return scalar.value < 0x20 && scalar != "\n" || scalar.value == 0x7F }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: return true
      default: return false
      }
    }.map { String($0.value, radix: 16) }
  }

  /// The same without the line that does not compile.
  private var sound: String {
    let path = script
    let lines = String(decoding: readFile(path) ?? [], as: UTF8.self).split(separator: "\n")
    return folder.file("sound.swift", lines.filter { !$0.hasPrefix("let text") }.joined(separator: "\n"))
  }

  @Test(arguments: [[], ["check"], ["check", "--format=short"], ["check", "--format=json"]])
  func errors(options: [String]) {
    let finished = run([zoetropePath] + options + [script], directory: projectRoot)
    #expect(finished.ending == .exited(ExitCode.doesNotCompile))
    #expect(hidden(in: finished.everything).isEmpty, "\(finished.everything)")
    #expect(finished.everything.lowercased().contains("202e"), "it is shown")
  }

  @Test func cellsAndWhatIsThrown() {
    let finished = zoetrope(sound)
    #expect(finished.ending == .exited(ExitCode.trapped))
    #expect(hidden(in: finished.everything).isEmpty, "\(finished.everything)")
    for shown in [#"\u{202E} \u{1B}[5m"#, #"\u{1B}[31m\u{2066}\u{9B}"#] { #expect(finished.everything.contains(shown)) }
  }

  @Test(arguments: [["why"], ["why", "--json"], ["traits"], ["traits", "--json"]]) func explanations(words: [String]) {
    let question = words[0] == "why" ? ["V\u{202E}W.text"] : []
    let finished = run([zoetropePath] + words + [sound] + question, directory: projectRoot)
    #expect(finished.ending == .exited(ExitCode.success))
    #expect(hidden(in: finished.everything).isEmpty, "\(finished.everything)")
    #expect(finished.everything.lowercased().contains("202e"))
  }

  @Test(arguments: ["txt", "md", "svg", "html"]) func films(ending: String) {
    let source = folder.file(
      "film.swift",
      """
      import Presentables
      struct V\u{202E}W: TextPresentable { var text: String { "\u{202E} \u{1B}[5m" } }  // \u{1B}]0;title\u{7}\u{200B}
      print("\\u{1B}[31m\\u{2066}\\u{9B}")
      show(V\u{202E}W())
      """)
    let film = folder.path + "/film." + ending
    let finished = zoetrope("film", source, "-o", film)
    #expect(finished.ending == .exited(ExitCode.success), "\(finished.errors)")
    #expect(hidden(in: String(decoding: readFile(film) ?? [], as: UTF8.self)).isEmpty)
  }

  @Test func namesOfFiles() {
    let path = folder.file("na\u{1B}[31mme\u{202E}.swift", "let a: Int = \"\"\n")
    let other = path + "x"
    for words in [["check", path], ["check", "--format=short", path], ["doctest", other], ["watch", other]] {
      let finished = run([zoetropePath] + words, directory: projectRoot)
      #expect(hidden(in: finished.everything).isEmpty, "\(words[0]): \(finished.everything)")
      #expect(finished.everything.contains(#"na\u{1B}[31mme\u{202E}"#), "\(words[0])")
    }
  }

  @Test func pages() {
    let code = #"print("\u{1B}[31m\u{202E}")"#
    let page = folder.file("page.md", "```swift\n\(code)\n```\n```\n\u{1B}[32m\u{202E}\n```\n")
    let finished = zoetrope("doctest", page)
    #expect(finished.ending == .exited(ExitCode.testsFailed))
    #expect(hidden(in: finished.everything).isEmpty, "\(finished.everything)")
    #expect(finished.errors.contains(#"- \u{1B}[32m\u{202E}"#) && finished.errors.contains(#"+ \u{1B}[31m\u{202E}"#))
  }

  @Test func entriesAndTheirValues() {
    let prompt = Prompt(["--color", "never"])
    let value = #"let a = "x\u{202E}\u{200B}\u{1B}[31mE\u{9B}"; print(a)"#
    // What a script prints is its own.
    prompt.enter(value)
    let before = prompt.terminal.received.count
    for entry in ["a", "[a]", "let b\u{202E} = 1", "b\u{202E} + \"\"", ":log"] { prompt.enter(entry) }
    for entry in [":source b\u{202E}", ":type b\u{202E}", "fatalError(a)"] { prompt.enter(entry) }
    let sent = String(decoding: prompt.terminal.received[before...], as: UTF8.self)
    #expect(!sent.unicodeScalars.contains { ["\u{202E}", "\u{200B}", "\u{9B}"].contains($0) })
    #expect(!sent.contains("\u{1B}[31m"))
    #expect(sent.contains(#"\u{202E}"#) && prompt.screenText.contains("let b? = 1"), "\(prompt.screenText)")
  }
}
