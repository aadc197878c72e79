import Glibc
import Testing

/// Typing at the prompt, where people have terminals, habits and homes of every kind.
@Suite struct TypingTests {
  private let home = TemporaryFolder()

  @Test func tabKnowsWhatIsExpected() {
    let prompt = Prompt()
    prompt.enter("func paint(color: Color, times: Int = 1, label text: String) { print(color, times, text) }")
    #expect(prompt.reply(to: "paint(col\t.purp\t, la\t\"x\")").contains("purple 1 x"))
    prompt.enter("struct Place { enum Kind { case indoors, outdoors }; struct Inner {}; var kind = Kind.indoors }")
    #expect(prompt.reply(to: "let kind: Place.Kind = .out\t; print(kind)").contains("outdoors"))
    #expect(prompt.reply(to: "Place(ki\t.in\t).kind == .indo\t").contains("true"))
    #expect(prompt.reply(to: "Place.Inn\t()").contains("Inner"))
    let file = home.file("some-script.swift", "let loaded = 90\n")
    prompt.enter(":load \(file.dropLast(9))\t")
    #expect(prompt.reply(to: "loaded + 1").contains("= 91"))
    #expect(prompt.reply(to: ":help fram\t").contains("side by side"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func tabKnowsTheStage() {
    let prompt = Prompt()
    prompt.enter("struct Row: TextPresentable { var text = \"a\" }")
    prompt.enter("let row = show(Row())")
    #expect(prompt.reply(to: ":set 1.te\t \"b\"").contains("b"))
    #expect(prompt.reply(to: ":set 1.texture 3").contains("no member `texture`"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aVariableIsMadeOfTheOneItReplaces() {
    let prompt = Prompt()
    prompt.enter("let n = 1")
    prompt.enter("let n = [n, n + 1]")
    #expect(prompt.reply(to: "n").contains("[1, 2]"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aTranscriptIsTakenForItsEntries() {
    let prompt = Prompt()
    let transcript = """
      zoetrope> let q = 1
      zoetrope> func next() -> Int {
           ...>     q + 1
           ...> }
      zoetrope> next()
      $0: Int = 2
      """
    prompt.type("\u{1b}[200~\(transcript)\u{1b}[201~")
    prompt.terminal.waitForSilence()
    prompt.enter("")
    #expect(prompt.screenText.contains("$0: Int = 2"))
    #expect(prompt.reply(to: "next() + q").contains("= 3"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aPastedBlockIsOneEntry() {
    let prompt = Prompt()
    prompt.type("\u{1b}[200~func f() -> Int {\n\n    return 5\n}\nprint(f())\u{1b}[201~")
    prompt.terminal.waitForSilence()
    #expect(prompt.reply(to: "").contains("5"))
    // The block comes back as a block.
    prompt.type("\u{1b}[A")
    prompt.terminal.waitForSilence()
    #expect(prompt.screenText.hasSuffix("print(f())"))
    prompt.interrupt()
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func wideCharactersAreEdited() {
    let prompt = Prompt()
    // Two steps left of the closing quote and parenthesis.
    prompt.type("print(\"漢字é👍\")\u{1b}[D\u{1b}[D\u{8}")
    prompt.terminal.waitForSilence()
    #expect(prompt.terminal.screen.beforeCursor.hasSuffix("print(\"漢字é"))
    #expect(prompt.reply(to: "ー").contains("漢字éー"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func theHistoryIsSearched() {
    let prompt = Prompt()
    prompt.enter("print(\"first\", 1 + 1)")
    prompt.enter("let other = 3")
    prompt.enter("print(\"second\", other)")
    prompt.type("\u{12}fir")
    prompt.terminal.wait { $0.text.contains("search: fir") }
    // The return key runs what was found.
    prompt.enter("")
    #expect(prompt.terminal.screen.lines.filter { $0 == "first 2" }.count == 2)
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func marksStayWithTheirLetters() {
    let prompt = Prompt()
    // A combining acute accent: the cursor stands behind one column, and one step left goes before the closing quote.
    prompt.type("print(\"e\u{301}x\")\u{1b}[D\u{1b}[D")
    prompt.terminal.waitForSilence()
    #expect(prompt.reply(to: "y").contains("e\u{301}xy"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func theStageFollowsTheWindow() {
    let prompt = Prompt()
    prompt.enter("struct Title: TextPresentable { var text = \"a title\" }")
    prompt.enter("show(Title())")
    prompt.type("print(\"half a li")
    prompt.terminal.waitForSilence()
    prompt.terminal.resize(columns: 30)
    prompt.terminal.wait { $0.lines.contains { $0.hasPrefix("╭─ cell 1") && $0.count == 30 } }
    #expect(prompt.screenText.contains("╭─ cell 1"))
    #expect(prompt.reply(to: "ne\")").contains("half a line"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func viModeIsRespected() {
    _ = home.file(".editrc", "bind -v\n")
    let prompt = Prompt(home: home.path)
    // Escape, to the beginning, a word on, and the rest is changed.
    prompt.type("print(1 + 2)\u{1b}")
    prompt.terminal.waitForSilence(of: 0.8)
    #expect(prompt.reply(to: "0f1r7A").contains("9"))
    prompt.type("1 + \u{3}")
    prompt.terminal.waitForSilence()
    #expect(prompt.reply(to: "print(40 + 2)").contains("42"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func viDeletesARowOfSeveral() {
    _ = home.file(".editrc", "bind -v\n")
    let prompt = Prompt(home: home.path)
    func press(_ keys: String...) {
      for key in keys {
        prompt.type(key)
        prompt.terminal.waitForSilence(of: 0.3)
      }
    }
    press("func six() -> Int {\r", "let a = 1\r", "let b = 6\r", "return b\r", "}", "\u{1b}", "k", "k", "k", "d", "d")
    #expect(prompt.screenText.hasSuffix("{\n     ...>     let b = 6\n     ...>     return b\n     ...> }"))
    // The other operators still take where another key leads.
    press("j", "c", "c", "    return bb", "\u{1b}", "x", "0", "d", "w")
    #expect(prompt.screenText.contains("let b = 6"), "\(prompt.screenText)")
    press("u")
    #expect(prompt.reply(to: "").contains("error") == false, "\(prompt.screenText)")
    #expect(prompt.reply(to: "six()").contains("= 6"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func viHasHints() {
    _ = home.file(".editrc", "bind -v\n")
    let prompt = Prompt(home: home.path)
    prompt.enter("func paint(color: Int) -> Int { color }")
    prompt.type("paint(")
    prompt.terminal.waitForSilence()
    #expect(prompt.screenText.hasSuffix("zoetrope> paint(color: Int"), "\(prompt.screenText)")
    #expect(prompt.reply(to: "\u{5}42)").contains("= 42"))
    prompt.type("paint(")
    prompt.terminal.waitForSilence()
    #expect(prompt.reply(to: "\u{1b}[C").contains("= 42"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  /// What a key of several characters does there goes on with typing, which vi's own escape would end.
  @Test func viHasKeysOfSeveralCharacters() {
    _ = home.file(".editrc", "bind -v\n")
    let prompt = Prompt(home: home.path)
    #expect(prompt.reply(to: "print(1\u{1b}[D4\u{1b}[F)").contains("41"))
    #expect(prompt.reply(to: "\u{1b}[A\u{1b}[D\u{1b}[D\u{1b}[3~8").contains("48"))
    prompt.type("let two = [1,\u{1b}\r2]")
    prompt.terminal.waitForSilence()
    #expect(prompt.screenText.hasSuffix("zoetrope> let two = [1,\n     ...> 2]"), "\(prompt.screenText)")
    #expect(!prompt.reply(to: "").contains("error"))
    prompt.type("\u{1b}[200~var three = [\n3,\n]\u{1b}[201~")
    prompt.terminal.waitForSilence()
    #expect(prompt.screenText.hasSuffix("     ...> 3,\n     ...> ]"), "\(prompt.screenText)")
    prompt.interrupt()
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test(arguments: [["TERM": "dumb"], ["LC_ALL": "C"], ["TERM": "vt100"], ["TERM": ""], ["HOME": "/nowhere/at/all"]])
  func anyTerminalWillDo(_ environment: [String: String]) {
    let prompt = Prompt(environment: environment)
    prompt.enter("struct Title: TextPresentable { var text = \"a title\" }")
    #expect(prompt.reply(to: "show(Title())").contains("a title"))
    #expect(prompt.reply(to: "1 / 0").contains("division by zero"))
    #expect(prompt.reply(to: "6 * 7").contains("= 42"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aBrokenHistoryIsNoObstacle() {
    mkdir(home.path + "/zoetrope", 0o700)
    _ = home.file("zoetrope/history", Array("print(\"old\")\n".utf8) + [0xff, 0xfe, 0, 10, 92])
    let prompt = Prompt(home: home.path)
    #expect(prompt.reply(to: "\u{1b}[A").contains("old"))
    #expect(prompt.reply(to: "print(8 + 1)").contains("9"))
    #expect(prompt.leave() == .exited(ExitCode.success))
    let later = Prompt(home: home.path)
    #expect(later.reply(to: "\u{1b}[A").contains("9"))
    #expect(later.leave() == .exited(ExitCode.success))
  }

  /// Another program keeps the file for itself: an entry waits but a moment, and is kept all the same.
  @Test func aHistoryThatIsLockedIsNoObstacle() {
    mkdir(home.path + "/zoetrope", 0o700)
    let file = open(home.file("zoetrope/history", Array("print(\"old\")\n".utf8)), O_RDONLY)
    defer { close(file) }
    #expect(flock(file, LOCK_EX) == 0)
    let prompt = Prompt(home: home.path)
    #expect(prompt.reply(to: "print(40 + 2)").contains("42"))
    #expect(prompt.leave() == .exited(ExitCode.success))
    let later = Prompt(home: home.path)
    #expect(later.reply(to: "\u{1b}[A").contains("42"))
    #expect(later.leave() == .exited(ExitCode.success))
  }

  @Test func twoPromptsShareAHistory() {
    let one = Prompt(home: home.path)
    let other = Prompt(home: home.path)
    one.enter("print(\"from one\")")
    other.enter("print(\"from the other\")")
    one.enter("print(\"one again\")")
    #expect(one.leave() == .exited(ExitCode.success))
    #expect(other.leave() == .exited(ExitCode.success))
    let later = Prompt(home: home.path)
    #expect(later.reply(to: "\u{1b}[A").contains("one again"))
    #expect(later.reply(to: "\u{1b}[A\u{1b}[A").contains("from the other"))
    #expect(later.leave() == .exited(ExitCode.success))
  }

  @Test func aHomeThatCannotBeWrittenIsNoObstacle() {
    let path = home.path + "/closed"
    mkdir(path, 0o500)
    // Whoever may do everything needs something firmer than permissions in the way.
    _ = home.file("closed/zoetrope", "a file where the folder should be\n")
    let prompt = Prompt(home: path)
    #expect(prompt.reply(to: "print(2 + 2)").contains("4"))
    #expect(prompt.reply(to: "\u{1b}[A").contains("4"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  /// The prompt is back within 200 ms, at the latest at the third time: the machine may be busy with other tests.
  @Test func controlCIsHeardAtOnce() {
    let prompt = Prompt()
    var best = Double.infinity
    for turn in 1...3 where best > 0.2 {
      prompt.type("print(\"turn \(turn)\"); while true {}\r")
      prompt.terminal.wait { $0.lines.contains("turn \(turn)") }
      prompt.terminal.waitForSilence(of: 0.1)
      let start = now()
      let before = prompt.terminal.screen.lines.count
      prompt.type("\u{3}")
      prompt.terminal.wait { $0.lines.count > before && $0.beforeCursor == "zoetrope> " }
      best = min(best, now() - start)
    }
    #expect(best < 0.2, "the prompt was back after \(best) s")
    #expect(prompt.leave() == .exited(ExitCode.success))
  }
}
