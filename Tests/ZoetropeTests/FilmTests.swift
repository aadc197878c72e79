import Glibc
import Testing

/// `zoetrope film`: what a script shows, as a picture, a page and a text.
@Suite struct FilmTests {
  private let folder = TemporaryFolder()

  private func text(_ path: String) -> String { String(decoding: readFile(path) ?? [], as: UTF8.self) }

  private func film(_ script: String, _ ending: String) -> String {
    let path = "\(folder.path)/film.\(ending)"
    let finished = zoetrope("film", script, "-o", path)
    #expect(finished.ending == .exited(ExitCode.success), "\(finished.everything)")
    return text(path)
  }

  private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

  /// Everything that could be taken for markup, at every place that a script has a say in.
  private var hostile: String {
    folder.file(
      "hostile.swift",
      #"""
      import Presentables
      struct Trap: ImagePresentable, TextPresentable, SwitchPresentable, TextFieldPresentable {
        let imageName = "\"><script>throw 1</script>"
        var text = "</script><svg onload=alert(1)>]]>&amp;'\"\u{1B}[31m\u{0}\u{FFFE}\u{202E}```\n# x"
        let placeholder = "<img src=x>"
        var switchOn = true
        mutating func onSwitchToggleOn(on: Bool) { switchOn = on; print("</pre><script>\u{1B}]0;x\u{7}```") }
        mutating func onTextFieldDidEndEditing(textField: TextField) { text = textField.text }
      }
      let cell = show(Trap())
      cell.toggle()
      cell.type("</style><script>]]>\u{8}```")
      let sheet = Sheet("</title><script>")
      sheet.add(Trap())
      sheet.draw()
      draw([.label("a", color: .red), .error("<b>")], caption: "<i>&")
      """#)
  }

  // MARK: What is written

  @Test func aPicture() {
    for (script, frames) in [
      ("examples/minion-mode.swift", 2), ("examples/5-settings.swift", 3), ("examples/8-zoetrope.swift", 7),
      ("examples/accounts/2-one-state.swift", 4), ("examples/3-cell-protocol.swift", 4),
      ("examples/observable-sign-up/observable-sign-up.swift", 20), ("examples/clean-architecture", 8),
    ] {
      let picture = film(script, "svg")
      let markup = Markup(picture)
      #expect(markup.problem == nil, "\(script): \(markup.problem ?? "")")
      #expect(markup.elements["svg"] == 1)
      #expect(count("<g transform=", in: picture) == frames, "\(script)")
      #expect(picture.contains("prefers-color-scheme:dark"))
    }
    let minion = film("examples/minion-mode.swift", "svg")
    #expect(minion.contains(">toggle</text>") && minion.contains(">Minion Mode</text>"))
    #expect(minion.contains("aria-label=\"Frame 1: text “Minion Mode”, switch off yellow\""))
  }

  @Test func aPictureThatPlays() {
    let path = "\(folder.path)/moving.svg"
    let finished = zoetrope("film", "examples/5-settings.swift", "--moving", "-o", path)
    #expect(finished.ending == .exited(ExitCode.success), "\(finished.everything)")
    let picture = text(path)
    // The first of three frames is always there, and the others turn over it.
    #expect(count("class=\"turn\"", in: picture) == 2 && count("@keyframes turn{0%,33.32%", in: picture) == 1)
    #expect(picture.contains("animation-delay:-3.2s") && picture.contains("prefers-reduced-motion:reduce"))
    let refused = zoetrope("film", "examples/5-settings.swift", "--moving", "-o", "\(folder.path)/page.html")
    #expect(refused.ending == .exited(ExitCode.wrongUsage) && refused.everything.contains("ends in .svg"))
  }

  @Test func aPage() {
    let page = film("examples/5-settings.swift", "html")
    #expect(count("<li class=\"frame\">", in: page) == 3)
    #expect(page.contains("<li>switch: on → off</li>"))
    #expect(page.contains("The Minions went out to play!</pre>"))
    #expect(page.contains("data-number=\"8\">struct MinionMode: TextPresentable, SwitchPresentable {</span>"))
    #expect(!page.contains("http://") || count("http://", in: page) == count("http://www.w3.org/2000/svg", in: page))
    #expect(!page.contains(" src="))
  }

  @Test func aText() {
    let text = film("examples/minion-mode.swift", "txt")
    #expect(
      text == """
        MinionMode (Cell, 2 frames)

        ╭─ frame 0 ────────────────────────────────────╮
        │ Minion Mode                        (━━●) ON  │
        ╰────────────────────────────── switch yellow ─╯

        → toggle
        The Minions went out to play!
        ╭─ frame 1 ────────────────────────────────────╮
        │ Minion Mode                        (●──) OFF │
        ╰────────────────────────────── switch yellow ─╯

        """)
    let markdown = film("examples/minion-mode.swift", "md")
    #expect(markdown.contains("### Frame 1: `toggle`\n\n```\nThe Minions went out to play!\n╭─ frame 1 "))
    #expect(markdown.contains("\n- switch: on → off\n"))
    #expect(zoetrope("film", "examples/minion-mode.swift", "-o", "-").output == text)
    let plain = zoetrope("film", "--ascii", "--color", "always", "examples/minion-mode.swift", "-o", "-").output
    #expect(plain.contains("-> toggle") && plain.utf8.allSatisfy { $0 < 0x7F && ($0 >= 0x20 || $0 == 0x0A) })
  }

  @Test func whatAScriptSaysIsText() {
    let script = hostile
    let markup = Markup(film(script, "svg"))
    #expect(markup.problem == nil, "\(markup.problem ?? "")")
    #expect(
      Set(markup.elements.keys).isSubset(of: ["svg", "title", "desc", "style", "g", "rect", "circle", "path", "text"]))
    let page = film(script, "html")
    #expect(count("<script>", in: page) == 1 && count("</script>", in: page) == 1)
    #expect(!page.contains("<svg onload") && !page.contains("<img") && !page.contains("<b>"))
    for ending in ["svg", "html", "md", "txt"] {
      for scalar in film(script, ending).unicodeScalars {
        #expect(scalar == "\n" || scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value), "\(ending)")
      }
    }
    // A fence is longer than any in it.
    let fences = film(script, "md").split(separator: "\n").filter { $0.hasPrefix("```") }
    #expect(fences.count % 2 == 0 && fences.contains("````"))
    #expect(fences.allSatisfy { $0.allSatisfy { $0 == "`" } })
  }

  @Test func whatIsTypedIntoASecretFieldStaysSecret() {
    let script = folder.file(
      "secret.swift",
      """
      import SwiftUI
      struct Login: View {
        @State var word = ""
        var body: some View { SecureField("Password", text: $word) }
      }
      let word = String("2retnuh".reversed())
      show(Login()).type(word, into: "Password")
      """)
    for ending in ["svg", "html", "md", "txt"] {
      let film = film(script, ending)
      #expect(!film.contains("hunter2") && film.contains("•••••••"), "\(ending)")
    }
  }

  @Test func anImageBesideTheScriptIsInTheFilm() {
    let script = folder.file(
      "image.swift",
      """
      import Presentables
      struct Face: ImagePresentable, TextPresentable { let imageName: String; var text: String { imageName } }
      for name in ["face", "face.png", "../face", "text.png", "none"] { show(Face(imageName: name)) }
      """)
    _ = folder.file("face.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 1, 2])
    _ = folder.file("text.png", "no picture at all")
    for ending in ["svg", "html"] {
      let film = film(script, ending)
      #expect(count("<image ", in: film) == 2, "each is there once")
      #expect(count("<use ", in: film) == 2)
      #expect(film.contains("href=\"data:image/png;base64,iVBORw0KGgoAAQI=\""))
    }
  }

  @Test func thousandsOfFrames() {
    let script = folder.file(
      "many.swift",
      """
      import Presentables
      struct Step: TextPresentable { let number: Int; var text: String { "step \\(number)" } }
      let cell = show(Step(number: 0))
      for number in 1..<5000 { cell.replace(with: Step(number: number)) }
      for number in 0..<1000 { show(Step(number: number)) }
      """)
    let path = folder.path + "/many.html"
    let finished = zoetrope("film", script, "-o", path)
    #expect(finished.ending == .exited(ExitCode.success))
    #expect(finished.output.contains("240 of 6000 frames are in the film"), "\(finished.output)")
    let page = text(path)
    #expect(count("<li class=\"frame\">", in: page) == 240 && page.contains("240 of 6000 frames are in the film"))
    #expect(page.utf8.count < 1_000_000)
  }

  // MARK: What goes wrong

  @Test func badInput() {
    let minion = "examples/minion-mode.swift"
    let none = folder.file("none.swift", "print(1)")
    let wrong = folder.file("wrong.swift", "let x: Int = \"a\"")
    let own = folder.file("own.md", text(minion))
    let place = folder.path
    for (words, code, said) in [
      (["film"], ExitCode.wrongUsage, "`film` needs a file"),
      (["film", minion], ExitCode.wrongUsage, "-o film.svg"),
      (["film", minion, "-o"], ExitCode.wrongUsage, "`-o` needs a value"),
      (["film", minion, "-o", "\(place)/film.png"], ExitCode.wrongUsage, ".svg, .html, .md or .txt"),
      (["film", minion, "-o", place], ExitCode.wrongUsage, "does not say what to write"),
      (["film", own, "-o", own], ExitCode.wrongUsage, "is the script itself"),
      (["run", "-o", "a.svg", minion], ExitCode.wrongUsage, "goes only with `film`"),
      (["film", "nothing.swift", "-o", "\(place)/a.svg"], ExitCode.noSuchFile, "there is no such file"),
      (["film", wrong, "-o", "\(place)/a.svg"], ExitCode.doesNotCompile, "cannot convert"),
      (["film", none, "-o", "\(place)/a.svg"], ExitCode.nothingShown, "shows nothing"),
      (["film", minion, "-o", "\(place)/no/a.svg"], ExitCode.cannotWrite, "there is no such folder"),
    ] {
      let finished = run([zoetropePath] + words, directory: projectRoot)
      #expect(finished.ending == .exited(code), "\(words): \(finished.everything)")
      #expect(finished.errors.contains(said), "\(words): \(finished.errors)")
    }
    #expect(run(["ls", place]).output == "none.swift\nown.md\nwrong.swift\n")
    let full = zoetrope("film", minion, "-o", "-", output: "/dev/full")
    #expect(full.ending == .exited(ExitCode.cannotWrite))
  }

  /// What is there stays until all of the new one is.
  @Test func theOldFileStays() {
    let path = folder.file("film.svg", "old")
    _ = run(["chmod", "600", path])
    let trap = folder.file(
      "trap.swift",
      """
      import Presentables
      struct A: TextPresentable { var text = "a" }
      show(A())
      print([1][readLine() == nil ? 1 : 0])
      """)
    let trapped = zoetrope("film", trap, "-o", path)
    #expect(trapped.ending == .exited(ExitCode.trapped) && trapped.errors.contains("no film is made"))
    #expect(text(path) == "old")
    _ = run(["ln", "-s", "film.svg", folder.path + "/link.svg"])
    let written = zoetrope("film", trap, "-o", folder.path + "/link.svg", input: "line\n")
    #expect(written.ending == .exited(ExitCode.success), "\(written.everything)")
    #expect(Markup(text(path)).problem == nil && text(path).contains("<svg"))
    #expect(run(["stat", "-c", "%a", path]).output == "600\n")
    #expect(run(["ls", folder.path]).output == "film.svg\nlink.svg\ntrap.swift\n")
    _ = run(["ln", "-s", "/dev/full", folder.path + "/full.svg"])
    #expect(
      zoetrope("film", trap, "-o", folder.path + "/full.svg", input: "line\n").ending == .exited(ExitCode.cannotWrite))
  }

  @Test func aScriptThatNeverEndsIsStopped() {
    let path = folder.file("film.svg", "old")
    let script = folder.file(
      "forever.swift",
      """
      import Presentables
      struct A: TextPresentable { var text = "a" }
      let cell = show(A())
      while true { cell.refresh() }
      """)
    let finished = run(["timeout", "-s", "INT", "--preserve-status", "2", zoetropePath, "film", script, "-o", path])
    #expect(finished.ending == .exited(130), "\(finished.everything)")
    #expect(text(path) == "old")
  }

  // MARK: At the prompt, and in the pages

  private func lamp(_ name: String) -> String {
    "struct Lamp: TextPresentable, SwitchPresentable { let text = \"\(name)\"; var switchOn = false; "
      + "mutating func onSwitchToggleOn(on: Bool) { switchOn = on } }"
  }

  @Test func atThePrompt() {
    let prompt = Prompt()
    #expect(prompt.reply(to: ":film").contains("needs the number of a cell, or a file"))
    #expect(prompt.reply(to: ":film a.svg").contains("nothing has been shown yet"))
    #expect(prompt.reply(to: ":film 1").contains("no cell is on the stage yet"))
    prompt.enter(lamp("Lamp"))
    prompt.enter("show(Lamp()); show(Lamp())")
    prompt.enter(":toggle 1")
    let shown = prompt.reply(to: ":film 1")
    #expect(shown.contains("Lamp (Cell, 2 frames)") && shown.contains("→ toggle") && shown.contains("OFF"))
    #expect(prompt.reply(to: ":film 3").contains("there is no cell 3"))
    #expect(prompt.reply(to: ":film a.png").contains("does not say what to write"))
    #expect(prompt.reply(to: ":film \(folder.path)/no/a.svg").contains("no such folder"))
    #expect(prompt.reply(to: ":film \(folder.path)/all.html").contains("3 frames in"))
    #expect(prompt.reply(to: ":film 1 \(folder.path)/one.svg").contains("2 frames in"))
    #expect(count("<li class=\"frame\">", in: text(folder.path + "/all.html")) == 3)
    #expect(Markup(text(folder.path + "/one.svg")).problem == nil)
    // What is computed again has its frames again, as they are now.
    prompt.enter(lamp("Bulb"))
    #expect(prompt.reply(to: ":film 1").contains("Bulb"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func thePagesShowCurrentFilms() {
    let finished = run([projectRoot + "/scripts/films", "--check"], environment: ["ZOETROPE": zoetropePath])
    #expect(finished.ending == .exited(0), "\(finished.everything)")
  }
}

extension String {
  fileprivate func components(separatedBy part: String) -> [Substring] {
    var result: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      result.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return result + [rest]
  }
}
