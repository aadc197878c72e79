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

  /// A PNG file of one red pixel.
  private static let red: [UInt8] = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00,
    0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x02, 0x00, 0x00, 0x00, 0x90, 0x77, 0x53, 0xde, 0x00, 0x00, 0x00,
    0x0c, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0xf8, 0xcf, 0xc0, 0x00, 0x00, 0x03, 0x01, 0x01, 0x00, 0xc9,
    0xfe, 0x92, 0xef, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
  ]

  /// What a script names as its image is drawn by terminals that can, if a file beside the script is one.
  @Test func imagesAreDrawnWhereTheyCanBe() {
    _ = folder.file("cat.png", Self.red)
    _ = folder.file("dog.png", Array(Self.red.dropLast(30)))
    // It has the name that is asked for, and is no image.
    _ = folder.file("cat", "of another kind\n")
    func script(_ image: String) -> String {
      let text = "struct M: TextPresentable, ImagePresentable { var text = \"A cat\", imageName = \"\(image)\" }"
      return folder.file("m.swift", "import Presentables\n\(text)\nshow(M())\n")
    }
    func drawing(_ image: String = "cat", _ options: String..., environment: [String: String] = [:]) -> String {
      run([zoetropePath, "--color=always"] + options + [script(image)], environment: environment).output
    }
    let tile = drawing()
    #expect(tile.contains("[▣ cat]  A cat"))
    // The line below the first one goes back up to draw it.
    let kitty = drawing("cat", "--images=kitty")
    #expect(
      kitty.contains("      A cat ")
        && kitty.contains("    \u{1b}7\u{1b}[1A\u{1b}[4D\u{1b}_Ga=T,f=32,s=40,v=40,c=4,r=2"))
    #expect(kitty.contains("/wAA//8AAP//AAD//wAA/w") && kitty.contains("\u{1b}\\\u{1b}8"))
    #expect(drawing("cat", "--images", "iterm").contains("\u{1b}]1337;File=inline=1;width=4;height=2"))
    #expect(drawing("cat", "--images", "sixel").contains("\u{1b}P0;1;0q\"1;1;40;36#180;2;100;0;0#180!40~$-#180!40~$"))
    // In what goes to no terminal there are none unless they are asked for, nor where nothing but characters is wanted.
    #expect(drawing(environment: ["TERM": "xterm-kitty"]) == tile)
    #expect(drawing("cat", "--images=off") == tile)
    #expect(drawing("cat", "--images=kitty", "--ascii").contains("[# cat]"))
    for name in ["dog", "none", "../m", "m.swift", "", "a\\0b"] {
      #expect(!drawing(name, "--images=kitty").contains("\u{1b}_G"), "\(name)")
    }
    let wrong = zoetrope("--images=big", script("cat"))
    #expect(wrong.ending == .exited(ExitCode.wrongUsage) && wrong.errors.contains("auto, kitty, iterm, sixel, off"))
    for (variables, isDrawn) in [([:], true), (["TMUX": "1"], false), (["NO_COLOR": "1"], false)] {
      let all = ["HOME": folder.path, "TERM": "xterm-kitty"].merging(variables) { $1 }
      let terminal = PseudoTerminal([zoetropePath, script("cat")], environment: all)
      #expect(terminal.waitForEnd() == .exited(ExitCode.success))
      #expect(String(decoding: terminal.received, as: UTF8.self).contains("\u{1b}_G") == isDrawn, "\(variables)")
    }
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
