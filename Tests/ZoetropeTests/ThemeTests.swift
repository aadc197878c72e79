import Testing

/// How it looks, by the theme.
@Suite struct ThemeTests {
  private let folder = TemporaryFolder()
  private static let script = """
    import Presentables
    struct M: TextPresentable, SwitchPresentable {
      var text = "Minion Mode", switchOn = true
      var textColor: Color { .yellow }
      mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
    }
    show(M())

    """

  @Test func aThemeIsAskedFor() {
    let script = folder.file("m.swift", Self.script)
    let piped = zoetrope(script).output
    #expect(piped.contains("(━━●) ON"))
    #expect(zoetrope("--color=always", "--theme", "plain", script).output == piped)
    let dark = zoetrope("--color=always", "--theme=dark", script).output
    let projector = zoetrope("--color=always", "--theme=projector", script).output
    #expect(dark.contains("\u{1b}[2m") && dark.contains("▐") && !dark.contains("text yellow"))
    #expect(!projector.contains("\u{1b}[2m") && projector.contains("text yellow"))
    #expect(zoetrope("--color=always", script, environment: ["COLORFGBG": "0;15"]).output != dark)
    let wrong = zoetrope("--theme", "blue", script)
    #expect(wrong.ending == .exited(ExitCode.wrongUsage) && wrong.errors.contains("one of dark, light"))
  }

  @Test func theTerminalSaysWhatItIs() {
    let terminal = PseudoTerminal([zoetropePath], environment: ["HOME": folder.path])
    // The prompt stands there first.
    #expect(terminal.wait { _ in String(decoding: terminal.received, as: UTF8.self).contains("\u{1b}]11;?") })
    // Keys that were faster than the answer are not lost, nor is what only begins like one.
    terminal.type("1")
    terminal.waitForSilence(of: 0.1)
    terminal.type("\u{1b}]11;rgb:ffff/ffff/eeee\u{7}")
    terminal.waitForSilence(of: 0.1)
    terminal.type(" + 2\r")
    terminal.wait { $0.text.contains("= 3") && $0.beforeCursor == "zoetrope> " }
    #expect(terminal.screen.text.contains("= 3") && !terminal.screen.text.contains("rgb"))
    terminal.type(":theme\r")
    terminal.wait { $0.text.contains("light") }
    #expect(terminal.screen.text.contains("light"), "\(terminal.screen.text)")
    terminal.wait { $0.beforeCursor == "zoetrope> " }
    terminal.type("\u{4}")
    #expect(terminal.waitForEnd() == .exited(ExitCode.success))
  }

  @Test func aThemeIsChosenAtThePrompt() {
    let prompt = Prompt()
    #expect(prompt.reply(to: ":theme").contains("dark"))
    #expect(prompt.reply(to: ":theme blu").contains("there is no theme"))
    prompt.enter("struct M: TextPresentable { var text = \"Hi\"; var textColor: Color { .blue } }")
    prompt.enter("show(M())")
    #expect(prompt.reply(to: ":theme plain").contains("text blue"))
    prompt.type(":theme projector\r")
    #expect(prompt.terminal.wait { $0.beforeCursor == "> " }, "\(prompt.screenText)")
    let before = prompt.terminal.received.count
    prompt.type("6 * 7\r")
    #expect(prompt.terminal.wait { $0.text.contains("= 42") && $0.beforeCursor == "> " })
    #expect(!String(decoding: prompt.terminal.received[before...], as: UTF8.self).contains("\u{1b}[2m"))
    prompt.type("> let copied = 1\r")
    prompt.terminal.waitForSilence()
    prompt.type("copied + 1\r")
    #expect(prompt.terminal.wait { $0.text.contains("= 2") && $0.beforeCursor == "> " })
    prompt.type("\u{4}")
    #expect(prompt.terminal.waitForEnd() == .exited(ExitCode.success))
  }
}
