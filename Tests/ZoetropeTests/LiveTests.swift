import Glibc
import Testing

/// Cells that stay at the top of the window and take keys, and cells in motion.
@Suite struct LiveTests {
  private static let escape = "\u{1b}"
  private static let off = "\u{1b}[r"

  private func press(_ prompt: Prompt, _ keys: String...) {
    for key in keys {
      prompt.type(key)
      prompt.terminal.waitForSilence(of: 0.15)
    }
  }

  /// Waits until the window's text is as wanted.
  private func sees(_ prompt: Prompt, _ texts: String...) -> Bool {
    prompt.terminal.wait(upTo: 10) { screen in
      let text = screen.window.joined(separator: "\n")
      return texts.allSatisfy { text.contains($0) }
    }
  }

  private func models() -> Prompt {
    let prompt = Prompt(columns: 80)
    prompt.type("struct A: TextPresentable, SwitchPresentable {\r  var text = \"Alpha\", switchOn = true\r")
    prompt.enter("  mutating func onSwitchToggleOn(on: Bool) { switchOn = on; print(\"turned\", on) } }")
    prompt.type("struct F: TextFieldPresentable {\r  var text = \"\"; var placeholder = \"who?\"\r")
    prompt.enter("  mutating func onTextFieldDidEndEditing(textField: TextField) { text = textField.text } }")
    prompt.enter("show(A()); show(F())")
    return prompt
  }

  private func received(_ prompt: Prompt) -> String { String(decoding: prompt.terminal.received, as: UTF8.self) }

  @Test func cellsAreSideBySideWhereThereIsRoom() {
    let prompt = models()
    let line = String(repeating: "─", count: 16)
    #expect(prompt.reply(to: ":cells").contains("╭─ cell 1, A, frame 0 \(line)╮ ╭─ cell 2, F, frame 0 \(line)╮"))
    prompt.terminal.resize(columns: 40)
    prompt.terminal.waitForSilence(of: 0.5)
    let narrow = prompt.reply(to: ":cells")
    #expect(narrow.contains("cell 2") && !narrow.contains("╮ ╭"))
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 40 })
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func keysGoToTheCellsAndBack() {
    let prompt = models()
    prompt.type(":live\r")
    #expect(sees(prompt, "cell 1, A, frame 0", "Space flips it"))
    #expect(prompt.terminal.screen.window[0].contains("cell 1, A"))
    press(prompt, " ")
    #expect(sees(prompt, "frame 1: toggle", "●   OFF", "turned false"))
    press(prompt, "\t", "G", "r", "y", "\u{7f}", "u 漢")
    #expect(sees(prompt, "[Gru 漢", "Return: done"))
    // What has been typed is given up, and nothing has happened to the cell.
    press(prompt, Self.escape)
    #expect(sees(prompt, "who?"))
    press(prompt, "Bob", "\r")
    #expect(sees(prompt, "cell 2, F, frame 1: type \"Bob\""))
    press(prompt, "\u{1b}[Z", Self.escape)
    #expect(prompt.terminal.screen.beforeCursor == "zoetrope> ")
    // The prompt goes on below, and what is declared anew is seen above.
    prompt.type("struct A: TextPresentable { var text = \"Changed\" }\r")
    #expect(sees(prompt, "this can't be changed"))
    prompt.type(":set 1.text \"Delta\"\r")
    #expect(sees(prompt, "frame 2: replace", "Delta"))
    #expect(prompt.terminal.screen.window[0].contains("cell 1, A"))
    prompt.type(":log\r")
    #expect(sees(prompt, ":toggle 1", ":type 2 Bob"))
    prompt.type(":live off\r")
    prompt.terminal.wait { $0.scrolling == nil }
    #expect(prompt.terminal.screen.scrolling == nil)
    prompt.terminal.waitForSilence(of: 0.3)
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aScreenTakesKeysByItsNames() {
    let prompt = Prompt(columns: 80)
    prompt.enter("import SwiftUI")
    prompt.type("struct S: View {\r  @State var on = false; @State var v = 40.0; @State var n = 0\r")
    prompt.type("  var body: some View {\r    VStack { Toggle(\"Wi-Fi\", isOn: $on); Text(\"v \\(v)\")\r")
    prompt.type("      Slider(value: $v, in: 0...100) { Text(\"Volume\") }\r")
    prompt.enter("      Button(\"One more\") { n += 1 }; Text(\"n \\(n)\") } } }")
    prompt.enter("show(S())")
    prompt.type(":live\r")
    #expect(sees(prompt, "screen 1, frame 0", "Space flips it"))
    press(prompt, " ", "\t", "\u{1b}[C", "\u{1b}[C", "\u{1b}[D", "\t", "\r")
    #expect(sees(prompt, "v 50.0", "n 1", "ON   ●"))
    press(prompt, Self.escape)
    prompt.type(":slide 1 Volume 90\r")
    #expect(sees(prompt, "v 90.0", "slide \"Volume\" to 90"))
    // What can't be meant is told in the words of the command, not in those of the call that it makes.
    prompt.type(":slide 1 Volume nan\r")
    #expect(sees(prompt, "needs a label and a number"))
    prompt.type(":slide 1 \"Vol\"ume\" 3\r")
    #expect(sees(prompt, "no slider called \"Vol\"ume\""))
    #expect(prompt.leave() == .exited(ExitCode.success))
    #expect(prompt.terminal.screen.scrolling == nil)
  }

  /// An endless handler is stopped, one that traps is told of, and the keys stay with the cells.
  @Test func aHandlerThatFailsEndsNothing() {
    let prompt = Prompt(columns: 80)
    prompt.type("struct T: TextPresentable, TapPresentable {\r  var n = 0; var text: String { \"taps \\(n)\" }\r")
    prompt.enter("  mutating func onTap() { n += 1; if n == 2 { fatalError(\"two\") } } }")
    prompt.type("struct L: TextPresentable, TapPresentable {\r  var text = \"loop\"\r")
    prompt.enter("  mutating func onTap() { while true {} } }")
    prompt.enter("show(T()); show(L())")
    prompt.type(":live\r")
    #expect(sees(prompt, "Space taps it"))
    press(prompt, " ", " ")
    #expect(sees(prompt, "taps 1", "error: two"))
    press(prompt, "\t", " ", "\u{3}")
    #expect(sees(prompt, "interrupted", "Space taps it"))
    press(prompt, "\u{3}")
    #expect(sees(prompt, "zoetrope>"))
    prompt.terminal.waitForSilence(of: 0.3)
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM]) func whatEndsItLeavesTheTerminalAsItWas(
    _ signal: Int32
  ) {
    let prompt = models()
    prompt.type(":live\r")
    #expect(sees(prompt, "Space flips it"))
    kill(prompt.terminal.child, signal)
    #expect(prompt.terminal.waitForEnd() == .signalled(signal))
    #expect(prompt.terminal.screen.scrolling == nil && received(prompt).contains(Self.off))
  }

  @Test func aWindowThatChangesIsDrawnAnew() {
    let prompt = models()
    prompt.type(":live\r")
    #expect(sees(prompt, "Space flips it"))
    prompt.terminal.resize(columns: 40)
    prompt.terminal.waitForSilence(of: 0.6)
    #expect(prompt.terminal.screen.window[0].hasPrefix("╭─ cell 1, A, frame 0 ──"))
    press(prompt, " ")
    #expect(sees(prompt, "●   OFF"))
    #expect(prompt.terminal.screen.window.filter { $0.contains("cell 1, A") }.count == 1)
    press(prompt, "\u{4}")
    prompt.terminal.waitForSilence(of: 0.3)
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test(arguments: [["TERM": "dumb"], ["NO_COLOR": "1"]]) func whatCanNotBeIsSaid(_ environment: [String: String]) {
    let prompt = Prompt(environment: environment)
    prompt.enter("struct A: TextPresentable { var text = \"Alpha\" }; let cell = show(A())")
    if environment["TERM"] == "dumb" {
      #expect(prompt.reply(to: ":live").contains("can't be kept at the top"))
      prompt.enter(":set 1.text \"Beta\"")
      #expect(prompt.reply(to: ":play 1").contains("shows no motion"))
    } else {
      #expect(prompt.reply(to: ":play").contains("only one frame"))
      #expect(prompt.reply(to: ":play 1 99").contains("1 to 60"))
      #expect(prompt.reply(to: ":live on off").contains("takes `off`"))
      #expect(prompt.reply(to: ":live off").contains("not on"))
    }
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func framesTurnUntilAKeyIsPressed() {
    let prompt = models()
    prompt.enter(":toggle 1")
    prompt.type(":play 1 30\r")
    #expect(prompt.terminal.wait { $0.hasScreenOfItsOwn && $0.text.contains("frame 0") })
    #expect(prompt.terminal.wait { $0.text.contains("frame 1: toggle") })
    #expect(prompt.terminal.wait { $0.text.contains("frame 0") })
    prompt.type("\u{1b}[A")
    #expect(prompt.terminal.wait { !$0.hasScreenOfItsOwn && $0.beforeCursor == "zoetrope> " })
    #expect(prompt.screenText.contains(": toggle"))
    #expect(prompt.reply(to: "6 * 7").contains("= 42"))
    prompt.type(":play 1\r")
    prompt.terminal.wait { $0.hasScreenOfItsOwn }
    kill(prompt.terminal.child, SIGTERM)
    #expect(prompt.terminal.waitForEnd() == .signalled(SIGTERM))
    #expect(!prompt.terminal.screen.hasScreenOfItsOwn)
  }

  @Test func aValueWithoutATraitIsToldWhichItNearlyHas() {
    let prompt = Prompt()
    #expect(
      prompt.reply(to: "struct N { var text = \"x\" }; show(N())").contains("`extension N: TextPresentable {}`"))
    #expect(
      prompt.reply(to: "struct M { var switchOn = true }; show(M())").contains("`onSwitchToggleOn(on:)` is missing"))
    #expect(
      prompt.reply(to: "struct O { var imagName = \"x\" }; show(O())").contains("asks for `imageName`"))
    let list = prompt.reply(to: "let cells = show([1, 2])")
    #expect(list.contains("cell 4, Int, frame 0") && list.contains("├─ cell 5, Int, frame 0"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }
}
