import Testing

/// Screens at the prompt: they are on the stage as cells are.
@Suite struct LivingScreensTests {
  private let folder = TemporaryFolder()

  private func counter() -> Prompt {
    let prompt = Prompt()
    prompt.enter("import SwiftUI")
    prompt.type("struct Counter: View {\r  @State var n = 0; @State var name = \"\"; @State var isOn = false\r")
    prompt.type("  var body: some View {\r    VStack { Text(\"count \\(n)\"); Button(\"One more\") { n += 1 }\r")
    prompt.enter("    TextField(\"your name\", text: $name); Toggle(\"On it\", isOn: $isOn) } } }")
    prompt.enter("show(Counter())")
    return prompt
  }

  @Test func eventsGoToWhatIsNamed() {
    let prompt = counter()
    #expect(prompt.reply(to: ":tap 1 One more").contains("count 1"))
    #expect(prompt.reply(to: ":type 1 \"your name\" Gru Boss").contains("Gru Boss"))
    #expect(prompt.reply(to: ":toggle 1 On it").contains("ON"))
    #expect(prompt.reply(to: ":tap 1").contains("say which one"))
    #expect(prompt.reply(to: ":cells").contains("screen 1, frame 3"))
    #expect(prompt.reply(to: ":frames 1").contains("count 0"))
    #expect(prompt.reply(to: ":undo").contains("OFF"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aChangedViewIsDrawnAnew() {
    let prompt = counter()
    prompt.enter(":tap 1 One more")
    prompt.type("struct Counter: View {\r  @State var n = 0\r  var body: some View {\r")
    let answer = prompt.reply(to: "    VStack { Text(\"so many: \\(n)\"); Button(\"One more\") { n += 1 } } } }")
    #expect(answer.contains("so many: 1") && answer.contains("1 of 1 cell is drawn anew"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aViewIsDrawnAndSaved() {
    let prompt = counter()
    let answer = prompt.reply(to: "Counter()")
    #expect(answer.contains("count 0") && answer.contains("$0: Counter") && !answer.contains("Storage"))
    prompt.enter(":tap 1 One more")
    let file = folder.path + "/saved.swift"
    #expect(prompt.reply(to: ":save \(file)").contains("steps are saved"))
    #expect(prompt.leave() == .exited(ExitCode.success))
    let finished = zoetrope(file)
    #expect(finished.ending == .exited(ExitCode.success), "\(finished.everything)")
    #expect(finished.output.contains("count 1"))
  }

  @Test func aFolderIsLoaded() {
    _ = folder.file("banana.swift", "struct Banana { func peeled() -> Kiwi { Kiwi() } }")
    _ = folder.file("kiwi.swift", "struct Kiwi {}")
    _ = folder.file("main.swift", "print(Banana().peeled())")
    let prompt = Prompt()
    #expect(prompt.reply(to: ":load \(folder.path)").contains("Kiwi()"))
    #expect(prompt.reply(to: "Banana()").contains("$0: Banana"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }
}
