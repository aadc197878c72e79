import Testing

/// A session whose declarations change: what is on the stage follows.
@Suite struct LivingCellsTests {
  private let folder = TemporaryFolder()

  /// Three cells, two of them headers; the second one has a switch.
  private func headers() -> Prompt {
    let prompt = Prompt()
    prompt.enter("protocol Header: TextPresentable {}")
    prompt.enter("extension Header { var font: Font { .boldSystem(22) }; var textColor: Color { .blue } }")
    prompt.enter("struct A: Header { var text = \"Alpha\" }")
    prompt.type("struct B: Header, SwitchPresentable {\r  var text = \"Beta\"\r  var switchOn = true\r")
    prompt.enter("  mutating func onSwitchToggleOn(on: Bool) { switchOn = on; print(\"turned\", on) } }")
    prompt.enter("struct C: TextPresentable { var text = \"Gamma\" }")
    prompt.enter("let a = show(A()); let b = show(B()); let c = show(C())")
    return prompt
  }

  @Test func aChangedDefaultRedrawsWhatItTouches() {
    let prompt = headers()
    let answer = prompt.reply(to: "extension Header { var textColor: Color { .red } }")
    #expect(answer.contains("`Header.textColor` is replaced; 2 of 3 cells are drawn anew"))
    #expect(answer.contains("Alpha") && answer.contains("Beta") && !answer.contains("Gamma"))
    // The other member of the extension is as it was.
    #expect(prompt.reply(to: "a.model.font.isBold").contains("true"))
    #expect(prompt.reply(to: "print(a.model.textColor)").contains("red"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aTypeAndAFunctionAreReplaced() {
    let prompt = headers()
    #expect(
      prompt.reply(to: "struct C: TextPresentable { var text = \"GAMMA\" }").contains("1 of 3 cells is drawn anew"))
    #expect(prompt.screenText.contains("GAMMA"))
    prompt.enter("func twice(_ n: Int) -> Int { n + n }")
    prompt.enter("let four = twice(2)")
    prompt.enter("func twice(_ n: Int) -> Int { n * 20 }")
    #expect(prompt.reply(to: "four").contains("= 40"))
    // What else an entry says is run, and shown.
    let mixed = prompt.reply(
      to: "func twice(_ n: Int) -> Int { n * 20 }; print(\"now\", twice(2)); let again = show(C())")
    #expect(mixed.contains("now 40") && mixed.contains("GAMMA") && mixed.contains("no cell looks different"))
    // An overload is another function.
    prompt.enter("func twice(_ n: String) -> String { n + n }")
    #expect(prompt.reply(to: "twice(3)").contains("= 60"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aChangedCellIsShownBeforeAndAfter() {
    let prompt = headers()
    let answer = prompt.reply(to: "struct C: TextPresentable { var text = \"Gimel\" }")
    #expect(answer.contains("cell 3, C, before") && answer.contains("cell 3, C, now"))
    #expect(answer.contains("\"Gamma\" → \"Gimel\""))
    #expect(prompt.reply(to: "extension Header { var textColor: Color { .red } }").contains("\"Alpha\" blue → red"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  /// Where nothing looks different, it is said why.
  @Test func whatIsNotSeenIsExplained() {
    let prompt = headers()
    prompt.enter(":toggle 2")
    let hidden = prompt.reply(to: "extension SwitchPresentable { var switchColor: Color { .yellow } }")
    #expect(hidden.contains("cell 2: the switch's colour") && hidden.contains("which shows when the switch is on"))
    #expect(
      prompt.reply(to: "extension ImagePresentable { var imageName: String { \"x\" } }").contains(
        "no model on the stage has `imageName`"))
    prompt.enter("extension B { var note: String { \"a\" } }")
    #expect(
      prompt.reply(to: "extension B { var note: String { \"b\" } }").contains(
        "`B.note` was \"a\", is \"b\", and nothing in its cell shows it"))
    #expect(
      prompt.reply(to: "extension B { var note: String { \"b\" + \"\" } }").contains("`B.note` is \"b\", as before"))
    prompt.enter("extension C { var textColor: Color { .gray } }")
    #expect(
      prompt.reply(to: "extension TextPresentable { var textColor: Color { .pink } }").contains(
        "`C` runs `C.textColor`, not `TextPresentable.textColor`"))
    prompt.enter("extension C { func wave() { print(\"~\") } }")
    #expect(
      prompt.reply(to: "extension C { func wave() { print(\"≈\") } }").contains("`C` runs `wave()` when it is called"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func valuesThatAreOthersNowAreTold() {
    let prompt = Prompt()
    prompt.enter("func greet() -> String { \"Howdy\" }")
    prompt.enter("greet()")
    prompt.enter("let word = greet()")
    prompt.enter("print(word)")
    let answer = prompt.reply(to: "func greet() -> String { \"Yo\" }")
    #expect(answer.contains("`$0` was \"Howdy\", is \"Yo\"") && answer.contains("`word` was \"Howdy\", is \"Yo\""))
    #expect(answer.contains("`print(word)` printed `Howdy`, would print `Yo` now"))
    // A variable is another one; what spoke of the first still does.
    #expect(prompt.reply(to: "let word = 5").contains("keeps the earlier `word`"))
    #expect(!prompt.reply(to: "let word = 6").contains("keeps the earlier"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatCanNoLongerWorkIsRefused() {
    let prompt = headers()
    prompt.enter(":toggle 2")
    let answer = prompt.reply(to: "struct B: Header { var text = \"Beta\" }")
    #expect(answer.contains("would not work any more") && answer.contains(":toggle 2"))
    #expect(prompt.reply(to: "b.model.switchOn").contains("false"))
    #expect(prompt.reply(to: "struct B: Header { var txt = \"Beta\" }").contains("`text` is missing"))
    #expect(prompt.reply(to: "b.model.text").contains("Beta"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  /// The new text speaks of a trait that was declared only after what it replaces.
  @Test func whatAChangeNeedsMovesWithIt() {
    let prompt = headers()
    prompt.enter("protocol Badge { var badge: Int { get } }")
    prompt.enter("extension Badge { var piece: Piece { .label(\"no \\(badge)\") } }")
    prompt.enter("struct C: TextPresentable, Badge { var text = \"Gamma\"; var badge = 7 }")
    #expect(prompt.reply(to: "c.model.badge").contains("= 7"))
    // An extension that comes late is there for cells that were shown early.
    #expect(
      prompt.reply(to: "extension C: ImagePresentable { var imageName: String { \"c.png\" } }").contains("c.png"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func thingsHappenToCellsByNumber() {
    let prompt = headers()
    #expect(prompt.reply(to: ":cells").contains("cell 3, C, frame 0"))
    #expect(prompt.reply(to: ":toggle 2").contains("turned false"))
    #expect(prompt.reply(to: ":toggle 1").contains("cell 1 has not got a switch"))
    #expect(prompt.reply(to: ":toggle 9").contains("1 to 3"))
    #expect(prompt.reply(to: ":set 3.text \"Delta\"").contains("Delta"))
    #expect(prompt.reply(to: ":set 3.txt \"Delta\"").contains("has no member"))
    #expect(prompt.reply(to: ":frames 3").contains("frame 0"))
    #expect(prompt.screenText.contains("frame 1"))
    prompt.type("struct Name: TextFieldPresentable {\r  var placeholder = \"who?\"; var text = \"\"\r")
    prompt.enter("  mutating func onTextFieldDidEndEditing(textField: TextField) { text = textField.text } }")
    prompt.enter("show(Name())")
    #expect(prompt.reply(to: ":type 4 say \"hello\"").contains("say \"hello\""))
    #expect(prompt.reply(to: ":type 4 + 4").contains("Int"))
    #expect(prompt.reply(to: ":show 4").contains("frame 1"))
    prompt.type(
      "struct Row: TextPresentable, TapPresentable {\r  var taps = 0\r  var text: String { \"tapped \\(taps)\" }\r")
    prompt.enter("mutating func onTap() { taps += 1 } }")
    prompt.enter("show(Row())")
    #expect(prompt.reply(to: ":tap 5").contains("tapped 1"))
    #expect(prompt.reply(to: ":tap 3").contains("has not got anything to tap"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func backAndForth() {
    let prompt = headers()
    prompt.enter(":toggle 2")
    prompt.enter(":toggle 2")
    #expect(prompt.reply(to: ":back").contains("●   OFF"))
    #expect(prompt.reply(to: ":back 2").contains("3 cells left the stage"))
    #expect(prompt.reply(to: ":log").contains("ahead"))
    #expect(prompt.reply(to: ":forward 3").contains("3 of 3 cells are drawn anew"))
    #expect(prompt.reply(to: ":forward").contains("nothing ahead"))
    // Without the first flip the second one is the first.
    #expect(prompt.reply(to: ":skip 7").contains("●   OFF"))
    #expect(prompt.reply(to: ":undo").contains("ON   ●"))
    #expect(prompt.reply(to: ":undo").contains("●   OFF"))
    #expect(prompt.reply(to: ":log").contains("turned false"))
    #expect(prompt.reply(to: ":back x").contains("takes a number"))
    // Behind a redeclaration the way back is taken back as a whole.
    prompt.enter("extension Header { var textColor: Color { .red } }")
    prompt.enter("let n = 1")
    prompt.enter(":back 3")
    prompt.enter(":undo")
    #expect(prompt.reply(to: "n").contains("= 1"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  /// Chance and what was typed are the same again when entries are computed again.
  @Test func whatWasReadStays() {
    let prompt = Prompt()
    prompt.enter("func shout(_ s: String) -> String { s + \"!\" }")
    prompt.type("let name = readLine() ?? \"nobody\"\r")
    prompt.terminal.waitForSilence()
    prompt.enter("Ada")
    prompt.enter("let greeting = shout(name)")
    prompt.enter("func shout(_ s: String) -> String { s + \"?\" }")
    #expect(prompt.reply(to: "greeting").contains("Ada?"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aSessionIsSavedAsAScript() {
    let prompt = headers()
    prompt.enter("show(C())")
    prompt.enter(":toggle 2")
    prompt.enter(":set 4.text \"Delta\"")
    prompt.enter("let n = 20")
    prompt.enter("let n = 21")
    prompt.enter("n * 2")
    prompt.enter("for _ in 1...2 { show(C()) }")
    prompt.enter(":set 6.text \"Epsilon\"")
    prompt.enter("print($0)")
    let path = folder.path + "/saved.swift"
    #expect(prompt.reply(to: ":save \(path)").contains("are saved"))
    #expect(prompt.reply(to: ":save /nowhere/at/all").contains("can't write"))
    #expect(prompt.leave() == .exited(ExitCode.success))
    let run = zoetrope(path)
    #expect(run.ending == .exited(ExitCode.success))
    #expect(
      run.output.contains("turned false") && run.output.contains("Delta") && run.output.contains("Epsilon")
        && run.output.hasSuffix("42\n"))
  }

  @Test func filesAreReloaded() {
    let prompt = Prompt()
    let file = folder.file("model.swift", "struct M: TextPresentable { var text = \"one\" }\nlet m = show(M())\n")
    prompt.enter(":load \(file)")
    #expect(prompt.reply(to: ":reload").contains("no file has changed"))
    _ = folder.file("model.swift", "struct M: TextPresentable { var text = \"two\" }\nlet m = show(M())\n")
    #expect(prompt.reply(to: ":reload").contains("two"))
    // Loaded twice, it is one file all the same.
    prompt.enter(":load \(file)")
    _ = folder.file("model.swift", "struct M: TextPresentable { var text = \"three\" }\nlet m = show(M())\n")
    #expect(prompt.reply(to: ":reload").contains("three"))
    #expect(prompt.reply(to: ":cells").contains("cell 2") == false)
    _ = folder.file("model.swift", "struct M: TextPresentable { var text = \"two\" }\nlet m = show(M())\n")
    #expect(prompt.reply(to: ":reload").contains("two"))
    _ = folder.file("model.swift", "struct M: TextPresentable { var text = \"two }\n")
    prompt.enter(":reload")
    #expect(prompt.reply(to: "m.model.text").contains("two"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func endlessChangesCanBeStopped() {
    let prompt = Prompt()
    prompt.enter("func count() -> Int { 1 }")
    prompt.enter("let one = count()")
    prompt.type("func count() -> Int { while true {} }\r")
    prompt.terminal.waitForSilence()
    prompt.interrupt()
    #expect(prompt.screenText.contains("nothing has changed"))
    #expect(prompt.reply(to: "count() + one").contains("= 2"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  /// As in a file, where an extension may stand anywhere.
  @Test func lateExtensionsCount() {
    let prompt = Prompt()
    prompt.enter("protocol Greeting { func hi() -> String }")
    prompt.enter("extension Greeting { func hi() -> String { \"default\" } }")
    prompt.enter("struct Plain: Greeting, Equatable { var n = 1 }")
    prompt.enter("func call<T: Greeting>(_ value: T) -> String { value.hi() }")
    #expect(prompt.reply(to: "call(Plain())").contains("default"))
    prompt.enter("extension Plain { func hi() -> String { \"own\" } }")
    #expect(prompt.reply(to: "call(Plain())").contains("own"))
    prompt.enter("extension Plain { static func == (a: Plain, b: Plain) -> Bool { false } }")
    #expect(prompt.reply(to: "Plain() == Plain()").contains("false"))
    prompt.enter("infix operator +++: AdditionPrecedence")
    prompt.enter("func +++ (a: Int, b: Int) -> Int { a * 10 + b }")
    #expect(prompt.reply(to: "4 +++ 2").contains("= 42"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aConformanceIsDeclaredAgain() {
    let prompt = Prompt()
    prompt.enter("struct Title {}")
    prompt.enter("extension Title: TextPresentable { var text: String { \"one\" } }")
    prompt.enter("show(Title())")
    #expect(prompt.reply(to: "extension Title: TextPresentable { var text: String { \"two\" } }").contains("│ two"))
    // What came only later can be spoken of, from then on.
    prompt.enter("func now() -> Int { 1 }")
    prompt.enter("let first = now()")
    prompt.enter("let later = 7")
    #expect(prompt.reply(to: "func now() -> Int { later }").contains("from here on"))
    #expect(prompt.reply(to: "[first, now()]").contains("[1, 7]"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func nothingIsLostByGoingBack() {
    let prompt = headers()
    prompt.enter(":toggle 2")
    prompt.enter(":back 4")
    #expect(prompt.reply(to: "let n = 1").contains("4 steps ahead are given up"))
    prompt.enter(":undo")
    #expect(prompt.reply(to: ":forward 4").contains("●   OFF"))
    prompt.enter(":reset")
    #expect(prompt.reply(to: ":undo").contains("●   OFF"))
    #expect(prompt.reply(to: ":undo 2").contains("3 cells left the stage"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func readingIsInterrupted() {
    let prompt = Prompt()
    prompt.type("let name = readLine()\r")
    prompt.terminal.waitForSilence()
    prompt.interrupt()
    #expect(prompt.reply(to: "6 * 7").contains("= 42"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  /// What only looks like a value of the session stays as it is.
  @Test func aSavedScriptSaysTheSame() {
    let prompt = Prompt()
    prompt.enter("struct M: TextPresentable { var text = \"Hi\" }")
    prompt.enter("let cell = show(M())")
    prompt.enter("cell")
    prompt.enter("2 + 3")
    prompt.enter("[3, 1, 2].sorted { $0 < $1 }")
    prompt.enter("print(\"$1 is \\($1)\", $2.map { $0 * 5 })")
    let path = folder.path + "/same.swift"
    #expect(prompt.reply(to: ":save \(path)").contains("does not compile") == false)
    #expect(prompt.leave() == .exited(ExitCode.success))
    let run = zoetrope(path)
    #expect(run.output.hasSuffix("$1 is 5 [5, 10, 15]\n"), "\(run.output)\(run.errors)")
  }
}
