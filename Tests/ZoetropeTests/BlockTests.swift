import Testing

/// An entry of several rows is edited as one block.
@Suite struct BlockTests {
  private static let up = "\u{1b}[A"
  private static let down = "\u{1b}[B"
  private static let left = "\u{1b}[D"
  private static let home = "\u{1b}[H"
  private static let end = "\u{1b}[F"
  private static let breakRow = "\u{1b}\r"
  private static let undo = "\u{1f}"

  /// Presses keys one after the other, as a person does.
  private func press(_ prompt: Prompt, _ keys: String...) {
    for key in keys {
      prompt.type(key)
      prompt.terminal.waitForSilence(of: 0.1)
    }
  }

  @Test func aRowAboveIsMended() {
    let prompt = Prompt()
    press(prompt, "func twice(_ n: Int) -> Int {\r", "m * 2\r", "}")
    #expect(prompt.screenText.hasSuffix("     ...>     m * 2\n     ...> }"), "\(prompt.screenText)")
    press(prompt, Self.up, Self.end, Self.home, "\u{1b}[C", "\u{1b}[C", "\u{1b}[C", "\u{1b}[C", "\u{1b}[3~", "n")
    #expect(prompt.screenText.hasSuffix("     ...>     n * 2\n     ...> }"), "\(prompt.screenText)")
    prompt.enter("")
    #expect(prompt.reply(to: "twice(21)").contains("= 42"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func upAndDownKeepTheColumn() {
    let prompt = Prompt()
    prompt.enter("let earlier = 1")
    press(prompt, "[\"漢字\"," + Self.breakRow + "\"\"," + Self.breakRow + "\"a longer text\"")
    press(prompt, Self.left, Self.left, Self.left, Self.left, Self.left, Self.left, Self.left, Self.left, Self.left)
    press(prompt, Self.up)
    #expect(prompt.terminal.screen.beforeCursor == "     ...> \"\",")
    // The second column of a wide character is no place for the cursor.
    press(prompt, Self.up)
    #expect(prompt.terminal.screen.beforeCursor == "zoetrope> [\"漢字")
    press(prompt, Self.down, Self.down)
    #expect(prompt.terminal.screen.beforeCursor == "     ...> \"a lon")
    // Beyond the first row are earlier entries, and what was typed is still there behind them.
    press(prompt, Self.up, Self.up, Self.up)
    #expect(prompt.terminal.screen.beforeCursor == "zoetrope> let earlier = 1")
    press(prompt, Self.down, "x")
    #expect(prompt.screenText.hasSuffix("zoetrope> [\"漢字x\",\n     ...> \"\",\n     ...> \"a longer text\""))
    prompt.interrupt()
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aBlankRowIsARow() {
    let prompt = Prompt()
    press(prompt, "func five() -> Int {\r", "\r", "return 5\r")
    #expect(prompt.reply(to: "}").contains("error") == false)
    #expect(prompt.reply(to: "five()").contains("= 5"))
    // Two of them at the end are told of, and the next return ends what is not complete.
    press(prompt, "func six() -> Int {\r")
    #expect(!prompt.screenText.contains("next return ends it"))
    press(prompt, "\r")
    #expect(prompt.screenText.contains("next return ends it"), "\(prompt.screenText)")
    prompt.enter("")
    #expect(prompt.screenText.contains("error"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func changesAreTakenBack() {
    let prompt = Prompt()
    press(prompt, "l", "e", "t", " ", "w", "o", "r", "d", "\u{15}")
    #expect(prompt.terminal.screen.beforeCursor == "zoetrope> ")
    press(prompt, Self.undo)
    #expect(prompt.terminal.screen.beforeCursor == "zoetrope> let word")
    press(prompt, Self.undo)
    #expect(prompt.terminal.screen.beforeCursor == "zoetrope> let ")
    press(prompt, "\u{1b}_")
    #expect(prompt.terminal.screen.beforeCursor == "zoetrope> let word")
    // What Ctrl-C has thrown away, too.
    prompt.interrupt()
    press(prompt, Self.undo)
    #expect(prompt.reply(to: " = 8; word + 1").contains("= 9"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatFailedComesBackAtTheError() {
    let prompt = Prompt()
    press(prompt, "func half(_ n: Int) -> Int {\r", "n / too\r")
    #expect(prompt.reply(to: "}").contains("cannot find"))
    press(prompt, Self.up)
    #expect(prompt.terminal.screen.beforeCursor == "     ...>     n / ", "\(prompt.screenText)")
    press(prompt, "\u{b}")
    prompt.enter("2")
    #expect(prompt.reply(to: "half(18)").contains("= 9"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aBlockIsFound() {
    let prompt = Prompt()
    press(prompt, "func deep() -> Int {\r", "7 * 7\r")
    prompt.enter("}")
    prompt.enter("let other = 1")
    press(prompt, "\u{12}", "7 *")
    let found = "zoetrope> func deep() -> Int {\n     ...>     7 * 7\n     ...> }\nsearch: 7 *"
    #expect(prompt.screenText.hasSuffix(found), "\(prompt.screenText)")
    press(prompt, "\u{7}")
    #expect(prompt.terminal.screen.beforeCursor == "zoetrope> ")
    #expect(prompt.reply(to: "deep()").contains("= 49"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aRowWrapsAtTheEdge() {
    let prompt = Prompt()
    // Ninety columns beside the sign.
    let full = "let a = \"" + String(repeating: "x", count: 81)
    press(prompt, full)
    #expect(prompt.screenText.hasSuffix("\nzoetrope> " + full + "\n"), "\(prompt.screenText)")
    press(prompt, "y\"; a.count")
    #expect(prompt.screenText.hasSuffix("\nzoetrope> " + full + "\ny\"; a.count"), "\(prompt.screenText)")
    #expect(prompt.reply(to: "").contains("= 82"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatIsTypedIsColoured() {
    let prompt = Prompt()
    func shown(_ keys: String) -> String {
      prompt.type(keys)
      prompt.terminal.waitForSilence(of: 0.2)
      return String(decoding: prompt.terminal.received, as: UTF8.self)
    }
    let text = shown("let 名 = \"漢\\(missing + 名.count)\" // 字")
    for (code, word) in [(35, "let"), (32, "\"漢\\("), (31, "missing"), (34, "count"), (2, "// 字")] {
      #expect(text.contains("\u{1b}[\(code)m\(word)\u{1b}[0m"), "\(word)")
    }
    // The two brackets that belong together where the cursor is.
    #expect(shown("\u{15}[(1)]").contains("\u{1b}[1;4m[\u{1b}[0m(\u{1b}[32m1\u{1b}[0m)\u{1b}[1;4m]\u{1b}[0m"))
    prompt.interrupt()
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func noColourIsUsedWhereNoneIsWanted(_ environment: [String: String]) {
    let prompt = Prompt(environment: environment)
    #expect(prompt.reply(to: "let n = [6].count * 42; n").contains("= 42"))
    let text = String(decoding: prompt.terminal.received, as: UTF8.self)
    for look in ["[1;36m", "[35m", "[32m", "[2m"] { #expect(!text.contains("\u{1b}" + look)) }
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func hintsAreTaken() {
    let prompt = Prompt()
    prompt.enter("func paint(color: Int, times: Int = 1) -> Int { color * times }")
    prompt.enter("let pair = [6,\r7]")
    press(prompt, "let p")
    #expect(prompt.screenText.hasSuffix("zoetrope> let pair = [6, …"), "\(prompt.screenText)")
    #expect(prompt.terminal.screen.beforeCursor == "zoetrope> let p")
    press(prompt, "\u{1b}[C")
    #expect(prompt.screenText.hasSuffix("let pair = [6,\n     ...> 7]"), "\(prompt.screenText)")
    prompt.interrupt()
    press(prompt, "paint(")
    #expect(prompt.screenText.hasSuffix("zoetrope> paint(color: Int"), "\(prompt.screenText)")
    press(prompt, "\u{5}", "4, ")
    #expect(prompt.screenText.hasSuffix("zoetrope> paint(color: 4, times: Int"), "\(prompt.screenText)")
    // A type is only told; what is not taken is not there.
    #expect(prompt.reply(to: "times: 3)").contains("= 12"))
    press(prompt, "$0.description", "\u{1b}[C")
    #expect(prompt.screenText.hasSuffix("zoetrope> $0.description: String"), "\(prompt.screenText)")
    #expect(prompt.reply(to: ".count").contains("= 2"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  /// In a long entry they come as soon as no key does.
  @Test func aLongEntryHasHints() {
    let prompt = Prompt()
    let rows = (0..<60).map { "    _ = \($0) + 1_000_000" }.joined(separator: "\n")
    prompt.type("\u{1b}[200~func paint(color: Int) {}\nfunc all() {\n\(rows)\n\u{1b}[201~")
    press(prompt, "\r", "paint(")
    #expect(prompt.screenText.hasSuffix("paint(color: Int"), "\(prompt.screenText)")
    press(prompt, "\u{5}", "4)\r", "let tail = 1\r", "tail")
    #expect(prompt.screenText.hasSuffix("    tail: Int"), "\(prompt.screenText)")
    prompt.interrupt()
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func textThatComesAtOnceIsTakenAsItIs() {
    let prompt = Prompt()
    prompt.type("func area(_ w: Int) -> Int {\n    let h = 2\n\n\n\n    if true {\n\treturn w * h\n    }\n}\n")
    prompt.terminal.waitForSilence()
    let rows = ["    if true {", "    return w * h", "    }", "}"].map { "     ...> " + $0 }
    #expect(prompt.screenText.contains(rows.joined(separator: "\n")), "\(prompt.screenText)")
    #expect(prompt.reply(to: "area(4)").contains("= 8"))
    // One entry, though each of its lines could be run.
    let reply = prompt.reply(to: "let q = 1\nlet r = q + 1\n[q, r]\n  .map { $0 * 3 }")
    #expect(reply.contains("= [3, 6]") && !reply.contains("= [1, 2]"), "\(reply)")
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatIsTypedAheadIsEntered() {
    let prompt = Prompt()
    prompt.type("print(\"turning\"); for _ in 0..<2_000_000 {}; print(\"turned\")\r")
    prompt.terminal.wait { $0.lines.contains("turning") }
    prompt.type("let a = [1,\r2]\ra.count\r")
    prompt.terminal.wait { $0.text.contains("Int = 2") && $0.beforeCursor == "zoetrope> " }
    #expect(prompt.screenText.contains("$0: Int = 2"), "\(prompt.screenText)")
    #expect(prompt.reply(to: "a[1] + 5").contains("= 7"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }
}
