import Glibc
import Testing

/// The prompt, as a person meets it: through a terminal.
@Suite struct PromptTests {
  @Test func entriesBuildOnEachOther() {
    let prompt = Prompt()
    prompt.enter("let answer = 6 * 7")
    #expect(prompt.reply(to: "print(answer)").contains("42"))
    #expect(prompt.reply(to: "answer + 1").contains("43"))
    prompt.enter("func twice(_ n: Int) -> Int { n * 2 }")
    #expect(prompt.reply(to: "twice(answer)").contains("84"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func incompleteTextIsContinued() {
    let prompt = Prompt()
    prompt.type("struct Point {\r")
    prompt.type("  var x = 1\r")
    prompt.type("  var y: Int { x + 10 }\r")
    prompt.enter("}")
    #expect(prompt.reply(to: "print(Point(x: 5).y)").contains("15"))
    prompt.type("print([\r")
    prompt.type("1,\r")
    #expect(prompt.reply(to: "2].count + 70)").contains("72"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func limitsEndTheEntryAndNotTheSession() {
    let prompt = Prompt(["--max-time", "1", "--max-memory", "32"])
    // Nobody's time is up while nothing runs.
    usleep(3_500_000)
    prompt.enter("var n = 5")
    #expect(prompt.reply(to: "while true {}").contains("--max-time"))
    #expect(prompt.reply(to: CommandLineTests.steep).contains("--max-time"))
    prompt.enter("var all: [[Int]] = []")
    let grow = "while true { all.append(Array(repeating: 1, count: 9999)) }"
    #expect(prompt.reply(to: grow).contains("--max-memory"))
    #expect(prompt.reply(to: "Array(repeating: 0, count: 1_000_000_000).count").contains("--max-memory"))
    #expect(prompt.reply(to: "String(repeating: \"ab\", count: 500_000_000).count").contains("--max-memory"))
    #expect(prompt.reply(to: "print(\"n is\", n)").contains("n is 5"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func anEntryWithAnErrorChangesNothing() {
    let prompt = Prompt()
    prompt.enter("var n = 5")
    let reply = prompt.reply(to: "n = 6; let m: Int = \"text\"")
    #expect(reply.contains("error"), "\(reply)")
    #expect(prompt.reply(to: "print(\"n is\", n)").contains("n is 5"))
    #expect(prompt.reply(to: "m").contains("error"))
    #expect(prompt.reply(to: "print(1)).").contains("error"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aFaultEndsOnlyTheEntry() {
    let prompt = Prompt()
    prompt.enter("var n = 5")
    prompt.enter("n += Int.random(in: 1...1)")
    prompt.enter("struct Model: TextPresentable { var text = \"here\" }")
    prompt.enter(":width 44")
    prompt.enter(":theme light")
    for _ in 1...2 {
      let told = prompt.fault()
      #expect(told.contains("a fault of Zoetrope's own"), "\(told)")
      #expect(told.contains("the session goes on"), "\(told)")
    }
    #expect(prompt.reply(to: "print(\"n is\", n, Model().text)").contains("n is 6 here"))
    #expect(prompt.reply(to: "print(nothing)").contains("<5>:1:7"))
    #expect(prompt.reply(to: ":width").contains("44 columns"))
    #expect(prompt.reply(to: ":theme").contains("light"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aTrapEndsOnlyTheEntry() {
    let prompt = Prompt()
    prompt.enter("let list = [1, 2]")
    #expect(prompt.reply(to: "list[7]").contains("error"))
    #expect(prompt.reply(to: "print(list.count + 40)").contains("42"))
    prompt.enter("func down(_ n: Int) -> Int { down(n + 1) + 1 }")
    #expect(prompt.reply(to: "down(0)").contains("error"))
    #expect(prompt.reply(to: "print(list[1] + 50)").contains("52"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func presentablesIsImported() {
    let prompt = Prompt()
    prompt.enter("struct M: TextPresentable, SwitchPresentable { let text = \"Minion Mode\"; var switchOn = true }")
    // The talk's handler has no default, so the first try says what is missing.
    #expect(prompt.screenText.contains("onSwitchToggleOn"))
    prompt.type("struct M: TextPresentable, SwitchPresentable {\r  let text = \"Minion Mode\"\r  var switchOn = true\r")
    prompt.enter("  mutating func onSwitchToggleOn(on: Bool) { switchOn = on } }")
    #expect(prompt.reply(to: "let cell = show(M())").contains("Minion Mode"))
    #expect(prompt.reply(to: "cell.toggle()").contains("Minion Mode"))
    #expect(prompt.reply(to: "print(cell.model.switchOn)").contains("false"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func tabCompletesNames() {
    let prompt = Prompt()
    prompt.enter(
      "struct Title: TextPresentable { var text = \"a title\"; func greet(name: String) -> String { name } }")
    prompt.enter("let heading = Title()")
    #expect(prompt.reply(to: "headi\t.gre\tname: \"you\")").contains("= \"you\""))
    #expect(prompt.reply(to: "[3, 4].map { $0 * 2 }.cou\t").contains(": Int = 2"))
    #expect(prompt.reply(to: "\"abc\".upperc\t)").contains("ABC"))
    #expect(prompt.reply(to: ":why\theading.fo\t").contains("TextPresentable.font"))
    // Several names: they are listed with their types until the next key.
    prompt.type("heading.te\t\t")
    prompt.terminal.wait { $0.text.contains("textColor: Color") }
    #expect(prompt.screenText.contains("text: String"))
    prompt.type(".")
    prompt.terminal.waitForSilence()
    #expect(!prompt.screenText.contains("textColor: Color"))
    #expect(prompt.reply(to: "count").contains("= 7"))
    // Where no name can stand, it indents; what can't be understood has no members.
    #expect(prompt.reply(to: "\t7 + 1").contains("= 8"))
    #expect(prompt.reply(to: "nobody.x\t").contains("cannot find"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func valuesHaveNames() {
    let prompt = Prompt()
    #expect(prompt.reply(to: "6 * 7").contains("$0: Int = 42"))
    #expect(prompt.reply(to: "$0 + 1").contains("$1: Int = 43"))
    prompt.enter("struct Title: TextPresentable { var text = \"a title\" }")
    let drawn = prompt.reply(to: "Title()")
    #expect(drawn.contains("│ a title") && drawn.contains("$2: Title"), "\(drawn)")
    #expect(prompt.reply(to: "$2.text").contains("= \"a title\""))
    #expect(prompt.reply(to: "$9").contains("error"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatHasNoValueIsForgotten() {
    let prompt = Prompt()
    prompt.enter("var n = 5")
    #expect(prompt.reply(to: "var n = [0][3]").contains("forgotten"))
    #expect(prompt.reply(to: "n").contains(": Int = 5"))
    #expect(prompt.reply(to: "let lost = [\"text\"][3]").contains("forgotten"))
    #expect(prompt.reply(to: "lost").contains("cannot find"))
    // A later entry could use it before it has a value.
    #expect(prompt.reply(to: "let later: String").contains("before being initialized"))
    #expect(prompt.reply(to: "let now: Int; now = 8").contains("error") == false)
    #expect(prompt.reply(to: "now").contains(": Int = 8"))
    // What the library was asked for by an entry with an error is there for the next.
    #expect(prompt.reply(to: "let wrong: Int = [1] + 2").contains("error"))
    #expect(prompt.reply(to: "[1] + [2]").contains("[1, 2]"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatAGuardBindsStays() {
    let prompt = Prompt()
    prompt.enter("guard let word = Optional(\"abc\"), var n = Int(\"5\") else { fatalError() }")
    prompt.enter("n += word.count")
    #expect(prompt.reply(to: "n").contains("= 8"))
    #expect(prompt.reply(to: "guard let never = Int(\"x\") else { fatalError() }").contains("error: fatal error"))
    #expect(prompt.reply(to: "never").contains("cannot find"))
    #expect(prompt.reply(to: "word").contains("\"abc\""))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func thePromptAlwaysComesBack() {
    let prompt = Prompt()
    prompt.enter("func deeper(_ n: Int) -> Int { deeper(n + 1) + 1 }")
    #expect(prompt.reply(to: "deeper(0)").contains("stack overflow"))
    #expect(prompt.reply(to: "String(repeating: \"long \", count: 100_000)").contains("characters"))
    prompt.enter("for i in 0..<20_000 { print(i) }")
    #expect(prompt.reply(to: "var all = [1]; while all.count < 40 { all += all }; all.count").contains("= 64"))
    #expect(prompt.reply(to: "6 * 7").contains("= 42"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func controlCThrowsTheTypedTextAway() {
    let prompt = Prompt()
    prompt.type("print(\"never\"")
    prompt.interrupt()
    prompt.type("func f() {\r")
    prompt.interrupt()
    #expect(prompt.reply(to: "print(20 + 3)").contains("23"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func controlCStopsARunningEntry() {
    let prompt = Prompt()
    prompt.enter("var turns = 0")
    prompt.type("print(\"turning\"); while true { turns &+= 1 }\r")
    prompt.terminal.wait { $0.lines.contains("turning") }
    prompt.interrupt()
    #expect(prompt.reply(to: "print(30 + 4)").contains("34"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func historyIsKept() {
    let home = TemporaryFolder()
    let first = Prompt(home: home.path)
    first.enter("print(\"first\", 1 + 1)")
    first.enter("let other = 3")
    first.type("\u{1B}[A")
    #expect(first.reply(to: "\u{1B}[A").contains("first 2"))
    #expect(first.leave() == .exited(ExitCode.success))
    let second = Prompt(home: home.path)
    second.type("\u{1B}[A")
    second.terminal.waitForSilence()
    #expect(second.terminal.screen.beforeCursor.contains("print(\"first\", 1 + 1)"), "\(second.screenText)")
    second.interrupt()
    #expect(second.leave() == .exited(ExitCode.success))
  }

  @Test func unicodeIsTakenAsTyped() {
    let prompt = Prompt()
    #expect(prompt.reply(to: "print(\"漢字 é 👍\".count)").contains("6"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func withoutATerminalItReadsStandardInput() {
    let finished = run([zoetropePath], input: Array("print(1 + 1)\n".utf8), directory: projectRoot)
    #expect(finished.ending == .exited(ExitCode.success))
    #expect(finished.output.contains("2"))
  }

  /// Every command says what is wrong with the words behind it, and what would be right.
  @Test func wrongWordsAreRefused() {
    let prompt = Prompt()
    prompt.enter("struct Model: TextPresentable { var text = \"here\" }")
    prompt.enter("show(Model())")
    for (words, headline, help) in [
      (":log 3", "`:log` takes nothing behind it", "write `:log` alone"),
      (":quit now", "`:quit` takes nothing behind it", "write `:quit` alone"),
      (":skip 99", "there is no step 99", "the steps are 1 to 2"),
      (":skip x", "takes a number, that of a step, and `x` is none", "for example `:skip 2`"),
      (":back 99", "there are no 99 steps to go back", "`:back 2` goes to the beginning"),
      (":back 1 2", "takes one number, and `2` is one too many", "for example"),
      (":explain", "`:explain` needs the code of an error", "for example `:explain Z0101`"),
      (":explain A B", "takes one word, and `B` is one too many", "for example `:explain Z0101`"),
      (":explain Z0107", "there is no error or note `Z0107`", "did you mean `:explain Z0101`?"),
      (":traits Model Int", "and `Int` is one too many", "`:traits Model`"),
      (":traits )", "`)` is not a type or a protocol", "for example"),
      (":doc", "`:doc` needs a name", "for example"),
      (":show 1 2", "and `2` is one too many", "write `:show 1`"),
      (":show 9", "there is no cell 9", "there is only cell 1"),
      (":set 1.txt \"x\"", "has no member `txt`", "did you mean `:set 1.text \"x\"`?"),
      (":set 1.text 3", "cannot assign value of type `Int`", "`text: String`"),
      (":what-if Model + Nothing", "cannot find type `Nothing`", "for example"),
      (":color maybe", "takes `on` or `off`", "for example `:color off`"),
      (":load /nowhere", "there is no such file", "`:load` takes one file"),
      (":help stpes", "there is no command and no topic `stpes`", "did you mean `:help steps`?"),
      (": help", "there is no command `:`", "did you mean `:help`?"),
    ] {
      let reply = prompt.reply(to: words)
      #expect(reply.contains(headline) && reply.contains(help), "\(words)\n\(reply)")
      #expect(!reply.contains("_cell") && !reply.contains("<"), "\(words)\n\(reply)")
    }
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  /// What lies ahead is not what was done last.
  @Test func whatLiesAheadOutlivesUndo() {
    let prompt = Prompt()
    for entry in ["let a = 1", "let b = 2", "let c = a + 3", "let d = b + 4"] { prompt.enter(entry) }
    #expect(prompt.reply(to: ":back 2").contains("behind step 2"))
    #expect(prompt.reply(to: ":undo").contains("`let b = 2` is taken back"))
    #expect(prompt.reply(to: ":forward").contains("behind step 2"))
    #expect(prompt.reply(to: "c").contains("= 4"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aStepThatFailedIsNoStep() {
    let prompt = Prompt()
    prompt.enter("var n = 5")
    prompt.enter("n = 6")
    prompt.enter("[1][n]")
    prompt.enter("n = nothing")
    #expect(prompt.reply(to: ":undo").contains("`n = 6` is taken back"))
    #expect(prompt.reply(to: "n").contains("= 5"))
    prompt.enter("[1][n]")
    #expect(prompt.reply(to: ":back 2").contains("at the beginning"))
    #expect(prompt.reply(to: ":forward 3").contains("there are no 3 steps ahead"))
    #expect(prompt.reply(to: ":forward 2").contains("at the last step"))
    #expect(prompt.reply(to: "n + 1").contains("= 6"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test(arguments: [40, 80, 120]) func helpFitsTheWindow(_ columns: Int) {
    let prompt = Prompt(columns: columns)
    let all = prompt.reply(to: ":help")
    for word in ["What is on the stage (stage)", ":what-if", ":explain CODE", "Ctrl-R"] {
      #expect(prompt.screenText.contains(word), "\(word)")
    }
    #expect(all.split(separator: "\n").allSatisfy { $0.count < columns })
    #expect(prompt.reply(to: ":help why").contains("for example: :why model.textColor"))
    let topic = prompt.reply(to: ":help steps")
    #expect(topic.contains(":undo") && !topic.contains(":save"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func tabKnowsWhatACommandTakes() {
    let prompt = Prompt()
    prompt.enter("struct Minion: TextPresentable { var text = \"here\" }")
    prompt.enter("enum Side { case left, right(Int) }")
    #expect(prompt.reply(to: ":explain Z\t1\t1").contains("does not conform to a protocol"))
    #expect(prompt.reply(to: ":why Minion.textC\t").contains("TextPresentable.textColor"))
    #expect(prompt.reply(to: ":traits Mini\t").contains("stored by struct Minion"))
    #expect(prompt.reply(to: ":source Mini\t").contains("struct Minion"))
    #expect(prompt.reply(to: ":help conf\t").contains(":conformances TYPE"))
    #expect(prompt.reply(to: ":color of\t").contains("error") == false)
    prompt.type(":doc \t")
    #expect(prompt.terminal.wait { $0.text.contains("struct Minion  enum Side") })
    prompt.enter("Minion")
    prompt.type("Side.\t")
    #expect(prompt.terminal.wait { $0.text.contains("left: Side") })
    prompt.enter("left")
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func namesAreShownAsTheyAreDeclared() {
    let prompt = Prompt()
    prompt.enter("func triple(_ n: Int) -> Int { n * 3 }")
    #expect(prompt.reply(to: "triple").contains("func triple(_ n: Int) -> Int"))
    #expect(prompt.reply(to: "Int").contains("A whole number of 64 bits."))
    #expect(prompt.reply(to: ":doc Array.map").contains("What the closure makes of each element"))
    let traits = prompt.reply(to: ":traits Int")
    #expect(traits.contains("A type whose values have an order.") && !traits.contains("_"), "\(traits)")
    #expect(prompt.reply(to: "triple(2)").contains("$0: Int = 6"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aSavedSessionPrintsWhatWasShown() {
    let folder = TemporaryFolder()
    let prompt = Prompt()
    prompt.enter("let n = 20")
    prompt.enter("n + 1")
    prompt.enter("$0 * 2")
    prompt.enter("\"end\"")
    prompt.enter(":save \(folder.path)/saved.swift")
    #expect(prompt.leave() == .exited(ExitCode.success))
    #expect(zoetrope(folder.path + "/saved.swift").output == "21\n42\nend\n")
  }
}
