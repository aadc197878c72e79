import Testing

/// What Tab and the hints know in the midst of an entry of several rows.
@Suite struct CompletionTests {
  private static let end = "\u{5}"

  /// Presses keys one after the other, as a person does.
  private func press(_ prompt: Prompt, _ keys: String...) {
    for key in keys {
      prompt.type(key)
      prompt.terminal.waitForSilence(of: 0.15)
    }
  }

  private func shows(_ prompt: Prompt, _ row: String) -> Bool {
    prompt.terminal.screen.lines.contains("     ...> " + row)
  }

  @Test func whatTheRowsAboveDeclareIsCompleted() {
    let prompt = Prompt()
    press(prompt, "func f(_ items: [Int], label: String?) {\r", "let total = items.count\r")
    press(prompt, "guard let caption = label else { return }\r", "for (place, item) in items.enumerated() {\r")
    press(prompt, "to\t.des\t\r", "capt\t.up\t)\r", "ite\t.desc\t; pla\t + 1\r", "_ = items.map { $0.bitW\t }\r")
    for row in [
      "total.description", "caption.uppercased()", "item.description; place + 1", "_ = items.map { $0.bitWidth }",
    ] {
      #expect(shows(prompt, "        " + row), "\(row)\n\(prompt.screenText)")
    }
    prompt.interrupt()
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func membersOfSelfAreCompleted() {
    let prompt = Prompt()
    press(prompt, "struct Shelf {\r", "private var boxes = [\"a\"]\r", "enum Kind { case wide, narrow }\r")
    press(prompt, "var kind = Kind.wide\r", "func first() -> String? { self.box\t.fir\t }\r")
    #expect(shows(prompt, "    func first() -> String? { self.boxes.first }"), "\(prompt.screenText)")
    press(
      prompt, "func other() -> Kind {\r", "if kin\t == .wi\t { return .narr\t }\r", "switch kin\t {\r", "case .na\t\r")
    #expect(shows(prompt, "        if kind == .wide { return .narrow }"), "\(prompt.screenText)")
    #expect(shows(prompt, "            case .narrow"), "\(prompt.screenText)")
    prompt.interrupt()
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func labelsOfACallInABodyAreHinted() {
    let prompt = Prompt()
    press(prompt, "func paint(color: Int, times: Int) {}\r", "func all(count: Int) {\r", "paint(")
    #expect(prompt.screenText.hasSuffix("     ...>     paint(color: Int"), "\(prompt.screenText)")
    press(prompt, Self.end, "cou\t, ti\tcount)\r", "count.magnitude")
    #expect(shows(prompt, "    paint(color: count, times: count)"), "\(prompt.screenText)")
    #expect(prompt.screenText.hasSuffix("count.magnitude: UInt"), "\(prompt.screenText)")
    prompt.interrupt()
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatIsTypedByNameAloneTakesItsPlace() {
    let prompt = Prompt()
    press(prompt, "struct A: SwitchPresentable {\r", "onSw\t", "switchOn = on")
    #expect(shows(prompt, "    mutating func onSwitchToggleOn(on: Bool) {"), "\(prompt.screenText)")
    press(prompt, "\u{1b}[B", "\r", "var switchOn = false\r")
    #expect(!prompt.reply(to: "}").contains("error"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func shorthandArgumentsAndClosuresAreKnown() {
    let prompt = Prompt()
    press(prompt, "struct Dog { var name = \"a\"; var age = 1 }\r", "func f(_ dogs: [Dog]) -> [Int] {\r")
    press(prompt, "dogs.forEach { print($0.na\t) }\r", "_ = dogs.sorted { $0.age < $1.a\t }\r")
    press(prompt, "_ = dogs.map { dog in\r", "let twice = dog.age * 2\r", "return twi\t + dog.ag\t\r")
    for row in ["dogs.forEach { print($0.name) }", "_ = dogs.sorted { $0.age < $1.age }"] {
      #expect(shows(prompt, "    " + row), "\(row)\n\(prompt.screenText)")
    }
    #expect(shows(prompt, "        return twice + dog.age"), "\(prompt.screenText)")
    prompt.interrupt()
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatFitsGoesFirst() {
    let prompt = Prompt()
    press(prompt, "func f(apple: String, apricot: Int) {\r", "let n: Int = ap\t")
    let list = prompt.terminal.screen.lines.last ?? ""
    #expect(list.hasPrefix("apricot: Int"), "\(prompt.screenText)")
    #expect(list.contains("apple: String"), "\(prompt.screenText)")
    press(prompt, "p")
    prompt.interrupt()
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatATraitAsksForIsWritten() {
    let prompt = Prompt()
    press(prompt, "protocol Runner { func run(to place: Int, _ far: Bool) -> String; func rest() }\r")
    press(prompt, "extension Runner { func rest() {} }\r", "struct Dog: Runner, TextPresentable {\r", "\t")
    // What has no default first.
    let list = Array(prompt.terminal.screen.lines.suffix(5)).joined(separator: "\n")
    let run = list.firstIndex("func run(to place: Int, _ far: Bool) -> String")
    let rest = list.firstIndex("func rest()")
    let text = list.firstIndex("var text: String")
    #expect(run < rest && text < rest && rest != Int.max, "\(prompt.screenText)")
    press(prompt, "run\t", "\"runs\"")
    #expect(
      prompt.screenText.hasSuffix(
        "     ...>     func run(to place: Int, _ far: Bool) -> String {\n     ...>         \"runs\"\n     ...>     }"),
      "\(prompt.screenText)")
    press(prompt, "\u{1b}[B", "\r", "var text: \t", "\"dog\"", Self.end, "\r")
    #expect(shows(prompt, "    var text: String { \"dog\" }"), "\(prompt.screenText)")
    #expect(!prompt.reply(to: "}").contains("error"))
    #expect(prompt.reply(to: "Dog().run(to: 1, true)").contains("\"runs\""))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatAClassMayOverrideIsWritten() {
    let prompt = Prompt()
    press(
      prompt, "class A { func run(a: Int) -> Int { 1 }; final func stay() {} }\r", "class B: A {\r", "override \t", "2")
    #expect(shows(prompt, "    override func run(a: Int) -> Int {"), "\(prompt.screenText)")
    press(prompt, "\u{1b}[B", "\r")
    #expect(!prompt.reply(to: "}").contains("error"))
    #expect(prompt.reply(to: "B().run(a: 1)").contains("= 2"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func aLongListHasPages() {
    let prompt = Prompt(rows: 14)
    press(prompt, "let numbers = [1]\r", "numbers.\t")
    #expect(prompt.screenText.hasSuffix("rows: Space goes on, q stops"), "\(prompt.screenText)")
    let first = prompt.screenText
    press(prompt, " ")
    #expect(prompt.screenText != first && prompt.screenText.contains("zoetrope> numbers."), "\(prompt.screenText)")
    press(prompt, "q")
    #expect(prompt.terminal.screen.beforeCursor == "zoetrope> numbers.", "\(prompt.screenText)")
    #expect(!prompt.screenText.contains("goes on"), "\(prompt.screenText)")
    #expect(prompt.reply(to: "count").contains("= 1"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func nothingOfWhatIsCompletedIsKept() {
    let prompt = Prompt()
    press(prompt, "struct Box { var wide = 1 }\r", "let box = Box()\r")
    press(prompt, "struct Box {\r", "var narrow = 2\r", "func f() { self.nar\t }\r")
    #expect(shows(prompt, "    func f() { self.narrow }"), "\(prompt.screenText)")
    prompt.interrupt()
    #expect(prompt.reply(to: "box.wide + Box().wide").contains("= 2"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func namesThatAreNotThereAreMarkedInTypes() {
    let prompt = Prompt()
    press(
      prompt, "struct Row<Item>: TextPresentable {\r", "var text: String { title + subtitle }\r", "let title = \"\"\r")
    press(
      prompt, "func f(_ item: Item) { print(font, item, missing, nowhere) }\r", "init(with n: Int) { _ = Other.self }\r"
    )
    let text = String(decoding: prompt.terminal.received, as: UTF8.self)
    for name in ["subtitle", "missing", "nowhere", "Other"] { #expect(text.contains("\u{1b}[31m\(name)"), "\(name)") }
    let before = prompt.terminal.received.count
    press(prompt, "\u{c}")
    let last = String(decoding: prompt.terminal.received[before...], as: UTF8.self)
    for name in ["title", "Item", "font", "item", "n"] { #expect(!last.contains("\u{1b}[31m\(name)\u{1b}"), "\(name)") }
    prompt.interrupt()
    #expect(prompt.leave() == .exited(ExitCode.success))
  }
}

extension String {
  /// Where a text stands in this one, in characters; far behind the end where it does not.
  fileprivate func firstIndex(_ text: String) -> Int {
    let wanted = Array(text)
    let all = Array(self)
    return all.indices.first { all[$0...].starts(with: wanted) } ?? Int.max
  }
}
