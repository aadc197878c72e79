import Glibc
import Testing

/// Which implementation runs, and why: the same answers for files and at the prompt.
@Suite struct ExplainingTests {
  private let folder = TemporaryFolder()

  private static let script = """
    import Presentables
    protocol Header: TextPresentable {}
    extension Header { var textColor: Color { .blue } }
    extension TextPresentable { var shout: String { text + "!" } }
    extension TextPresentable where Self: SwitchPresentable { var font: Font { .boldSystem(20) } }
    struct Title: Header { var text = "title"; var shout: String { "own" } }
    struct Line: TextPresentable { var text: String { "line" } }
    class Animal { func speak() -> String { "..." }; subscript(i: Int) -> Int { i } }
    class Dog: Animal { override func speak() -> String { "Woof" }; override subscript(i: Int) -> Int { -i } }
    let some: any TextPresentable = Title()
    func take(_ x: Any) {}
    func take<X>(_ x: X) {}
    func take(_ x: Int?) {}
    protocol Counter {}
    extension Counter { func count(_ n: Int = 4) {} }
    let counter: any Counter = Ten()
    struct Ten: Counter { func count(_ n: Int, times: Int = 8) {} }
    infix operator <+>: AdditionPrecedence
    func <+> (a: Title, b: Int) -> Int { 1 }
    func <+> <T>(a: Title, b: T) -> Int { 2 }
    struct Made { init(_ n: Int) {}; init(_ n: Double) {}; static func one() -> Made { Made(1) } }
    extension SwitchPresentable { var switchColor: Color { .red } }
    struct Flip: SwitchPresentable { var switchOn = true; mutating func onSwitchToggleOn(on: Bool) {} }
    func hidden() -> some TextPresentable { Line() }
    class Cat: TextPresentable { var text: String { "cat" } }
    class Tiger: Cat { override var text: String { "tiger" } }
    struct Zoo { struct Cage: TextPresentable { var text = "cage" } }
    extension Int: TextPresentable { public var text: String { "number" } }
    func lurking() -> some TextPresentable { Tiger() }
    struct Many { func m(_ x: Int) {}; func m(_ x: Double) {}; subscript(i: Int) -> Int { i }; subscript(s: String) -> Int { 0 } }
    func gen(_ x: Int?) {}
    func gen<T>(_ x: T) {}
    extension Collection { var isEmpty: Bool { false } }
    extension Counter where Self: Equatable { func same() {} }
    extension Counter { func same() {} }
    let perhaps: Bool? = nil
    protocol Maker { static func make(); init(m: Int) }
    extension Made: Maker { static func make() {}; init(m: Int) { self.init(m) } }
    struct Called { func callAsFunction(_ x: Int) {}; func callAsFunction(_ x: String) {} }
    struct Twice { func a(_ x: Int) -> Int { 1 }; func a(_ x: Int) -> String { "" } }
    print("not run")
    """

  private func why(_ question: String) -> Finished {
    zoetrope("why", folder.file("script.swift", Self.script), question)
  }

  @Test(arguments: [
    // The own goes before a default, and the default stands with its place.
    (
      "Title.text",
      ["runs     Title.text, stored by struct Title", "script.swift:6", "through  TextPresentable the same"]
    ),
    // Of two defaults the one of the protocol that refines the other.
    ("Title.textColor", ["runs     Header.textColor", "lost     TextPresentable.textColor", "refines this one's"]),
    // No requirement: the trait does not see the type's own.
    ("Title.shout", ["runs     Title.shout", "does not ask for it", "this one runs all the same"]),
    ("some.shout", ["runs     TextPresentable.shout", "does not ask for it"]),
    // A requirement, on a value whose type only the run knows.
    ("some.textColor", ["when it runs", "in Title Header.textColor", "in Line  TextPresentable.textColor"]),
    // A default for those only that are something else as well.
    ("Line.font", ["runs     TextPresentable.font", "only there where Self: SwitchPresentable"]),
    ("Dog().speak()", ["runs     Dog.speak()", "by the class", "lost     Animal.speak()", "overridden"]),
    ("Dog()[0]", ["runs     Dog.subscript(_:)", "by the class"]),
    ("\"abc\".count", ["runs     String.count", "lost     Collection.count"]),
    // What decided among several: the score, what is tried first, the script's own module, a generic operator.
    (
      "take(1)",
      [
        "func take<X>(_ x: X)", "a value would have to become an Any", "a value would have to be put into an optional",
      ]
    ),
    ("Ten().count(12)", ["runs     Counter.count(_:)", "lost     Ten.count(_:times:)", "takes just what is given"]),
    ("Title() <+> 1", ["(Title, Int) -> Int", "it is generic"]),
    ("Made(1)", ["(Int) -> Made", "takes just what is given"]),
    ("Made(2.5)", ["(Double) -> Made", "its types are not what is given here"]),
    ("Made.one()", ["runs     Made.one()"]),
    ("Flip.switchColor", ["the script's own for the same arguments goes first"]),
    ("hidden().text", ["runs     Line.text"]),
    // A method that is not called, of a value whose type only the run knows.
    ("counter.count", ["runs     Counter.count(_:)", "does not ask for it"]),
    // What overrides the witness of a class above; types within others, and of the library.
    ("some.text", ["in Tiger Tiger.text", "in Zoo.Cage Zoo.Cage.text", "in Int   Int.text"]),
    ("Tiger().text", ["runs     Tiger.text", "through  TextPresentable the same"]),
    ("lurking().text", ["runs     Tiger.text", "lost     Cat.text", "overridden by the class below"]),
    ("Cat().text", ["by the class", "in Tiger Tiger.text"]),
    // Of several functions that are given nothing, each runs for something.
    ("Many().m", ["without that", "given (Int) Many.m(_:)", "given (Double) Many.m(_:)"]),
    ("Many.subscript", ["given (Int) Many.subscript(_:)", "given (String) Many.subscript(_:)"]),
    ("gen", ["given (Int?) gen(_:)", "given (T) gen(_:)"]),
    ("Array.append", ["given (Element) Array.append(_:)", "given (contentsOf: [Element])"]),
    ("Maker.make", ["when it runs", "in Made", "Made.make()"]),
    ("Maker.init", ["when it runs", "in Made", "Made.init(m:)"]),
    ("Twice.a", ["given (Int) -> Int Twice.a(_:)", "given (Int) -> String Twice.a(_:)"]),
    (
      "Called()(1)",
      ["runs     Called.callAsFunction(_:)", "lost     Called.callAsFunction(_:)", "are not what is given"]
    ),
    ("[1][0]", ["through  Collection the same"]),
    // The library's own, beside which the script's has as much to say.
    ("[1].isEmpty", ["lost     Collection.isEmpty", "the script's own for the same arguments goes first"]),
    ("Ten().same()", ["only there where Self: Equatable, which does not hold"]),
    ("true && false", ["runs     Bool.&&"]),
    ("perhaps ?? true", ["runs     ??(_:_:)", "(T?, () -> T) -> T"]),
    ("nil ?? 3", ["runs     ??(_:_:)", "a value would have to be put into an optional"]),
  ]) func explained(_ question: String, _ words: [String]) {
    let finished = why(question)
    #expect(finished.ending == .exited(ExitCode.success), "\(finished.errors)")
    for word in words { #expect(finished.output.contains(word), "\(word)\n\(finished.output)") }
    #expect(!finished.output.contains("not run"))
  }

  @Test(arguments: [
    ("[1].isEmpty", ["lost     Array.isEmpty", "asks for more"]),
    ("[1][0]", ["another one runs"]), ("Int(\"3\")", ["another one runs"]), ("1.5 < 2", ["lost     Double.<"]),
    ("Many().m", ["lost", "runs "]), ("lurking().text", ["lost     Tiger.text"]),
  ]) func notSaid(_ question: String, _ words: [String]) {
    // Beneath the one that runs, if one does.
    let output = why(question).output.split(separator: "\n").dropFirst(2).joined(separator: "\n")
    for word in words { #expect(!output.isEmpty && !output.contains(word), "\(output)") }
  }

  @Test(arguments: [
    ("Title.nope", "no member"), ("1", "no member"), ("Title(", "error"), ("", "error"), ("missing.x", "missing"),
  ])
  func notExplained(_ question: String, _ word: String) {
    let finished = why(question)
    #expect(finished.ending == .exited(ExitCode.doesNotCompile))
    #expect(finished.errors.contains(word), "\(finished.errors)")
  }

  @Test func forOtherTools() {
    let script = folder.file("script.swift", Self.script)
    let why = zoetrope("--json", "why", script, "Title.textColor", "Title.shout")
    #expect(why.output.split(separator: "\n").count == 2)
    #expect(why.output.contains("\"reason\":\"refined protocol\"") && why.output.contains("\"line\":3"))
    let traits = zoetrope("--json", "traits", script, "Line")
    #expect(
      traits.output.hasPrefix("{\"type\":\"Line\",\"traits\":[{\"trait\":\"TextPresentable\""), "\(traits.output)")
  }

  @Test func traitTables() {
    let script = folder.file("script.swift", Self.script)
    let all = zoetrope("traits", script)
    #expect(all.ending == .exited(ExitCode.success), "\(all.errors)")
    for word in ["Title\n", "Line\n", "default of Header ", "stored by struct Title", "script.swift:3"] {
      #expect(all.output.contains(word), "\(word)\n\(all.output)")
    }
    let one = zoetrope("traits", script, "Line")
    #expect(one.output.contains("default of TextPresentable") && !one.output.contains("Title"))
    #expect(zoetrope("traits", script, "Missing").ending == .exited(ExitCode.doesNotCompile))
  }

  @Test func commandsAtThePrompt() {
    let prompt = Prompt()
    let file = folder.file("loaded.swift", "struct Loaded { var n = 41 }\nlet loaded = Loaded()\n")
    prompt.enter(":load \(file)")
    #expect(prompt.reply(to: "loaded.n + 1").contains("= 42"))
    #expect(prompt.reply(to: ":source Loaded").contains("loaded.swift:1"))
    #expect(prompt.reply(to: ":source SwitchPresentable").contains("protocol SwitchPresentable"))
    #expect(prompt.reply(to: ":time loaded.n").contains("µs") || prompt.screenText.contains("ms"))
    #expect(prompt.reply(to: ":load \(file).missing").contains("no such file"))
    #expect(prompt.reply(to: ":help why").contains("for example"))
    #expect(prompt.reply(to: ":hlep").contains(":help"))
    prompt.enter(":reset")
    #expect(prompt.reply(to: "loaded").contains("cannot find"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func atThePrompt() {
    let prompt = Prompt()
    prompt.enter("struct Title: TextPresentable { var text = \"a title\" }")
    prompt.enter("let cell = show(Title())")
    #expect(prompt.reply(to: ":why cell.textColor").contains("runs     TextPresentable.textColor"))
    #expect(prompt.reply(to: ":why Title.text").contains("stored by struct Title"))
    #expect(prompt.reply(to: ":why").contains("for example"))
    #expect(prompt.reply(to: ":why nobody.text").contains("cannot find"))
    #expect(prompt.reply(to: ":why max").contains("ask of a call: `max(…)`"))
    #expect(prompt.reply(to: ":type [1, 2].map { $0 * 2 }").contains("[Int]"))
    #expect(prompt.reply(to: ":traits Title").contains("default of TextPresentable"))
    // A question leaves no trace.
    #expect(prompt.reply(to: "cell.model.text").contains("a title"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatTheValueIsIsKnownAtThePrompt() {
    let prompt = Prompt()
    prompt.enter("protocol P { var name: String { get } }; extension P { func only() -> Int { 1 } }")
    prompt.enter(
      "struct B: P { var name: String { \"b\" }; func only() -> Int { 2 } }; class C: P { var name: String { \"c\" } }")
    prompt.enter("class D: C { override var name: String { \"d\" } }")
    prompt.enter("let q: any P = D(), c: C = D(), xs: [any P] = [B()]; func hide() -> some P { B() }; let o = hide()")
    for question in ["q.name", "c.name"] {
      let answer = prompt.reply(to: ":why \(question)")
      #expect(answer.contains("here     the value is of type D") && answer.contains("D.name, declared by class D"))
    }
    // Of a type there is no value.
    #expect(!prompt.reply(to: ":why C.name").contains("error"))
    let order = prompt.reply(to: ":why xs[0].name").split(separator: "\n").filter { $0.contains("  in ") }.map {
      $0.dropFirst(2).prefix(4)
    }
    #expect(order == ["in C", "in D"])
    let seen = prompt.reply(to: ":as any P xs[0]")
    #expect(seen.contains("as B") && seen.contains("own of struct B = \"b\"") && seen.contains("≠ only()"), "\(seen)")
    #expect(prompt.reply(to: ":as any P q").contains("own of class D = \"d\""))
    #expect(!prompt.reply(to: ":as any P o").contains("≠"))
    #expect(prompt.reply(to: ":conformances q").contains("P  through any P"))
    #expect(prompt.reply(to: ":conformances o").contains("struct B: P"))
    #expect(prompt.reply(to: ":traits o").contains("own of struct B"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  private func titles() -> Prompt {
    let prompt = Prompt()
    prompt.enter("extension TextPresentable { var shout: String { text + \"!\" } }")
    prompt.enter("struct Title: TextPresentable { var text = \"a title\"; var shout: String { \"own\" } }")
    prompt.enter("let title = Title()")
    return prompt
  }

  @Test func theSameValueSeenInOtherWays() {
    let prompt = titles()
    let answer = prompt.reply(to: ":as any TextPresentable title")
    #expect(answer.contains("≠ shout") && answer.contains("own of struct Title = \"own\""))
    #expect(answer.contains("default of TextPresentable = \"a title!\""))
    #expect(prompt.reply(to: ":as TextPresentable Title()").contains("≠ shout"))
    #expect(prompt.reply(to: ":as any ImagePresentable title").contains("does not conform"))
    #expect(prompt.reply(to: ":as any Nothing title").contains("cannot find type"))
    #expect(prompt.reply(to: ":as").contains("for example"))
    // Values that were only looked at have no name.
    #expect(prompt.reply(to: "1 + 1").contains("$0: Int"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatATraitWouldChange() {
    let prompt = titles()
    let more = prompt.reply(to: ":what-if Title + ImagePresentable")
    #expect(more.contains("[▣ imageName]  a title") && more.contains("+ ImagePresentable.imageName"))
    #expect(more.contains("yours to write"))
    let less = prompt.reply(to: ":what-if Title - TextPresentable")
    #expect(less.contains("no presentable trait") && less.contains("- TextPresentable.textColor"))
    #expect(prompt.reply(to: ":what-if Title - SwitchPresentable").contains("can't be left out"))
    #expect(prompt.reply(to: ":what-if Title + Nothing").contains("cannot find type"))
    #expect(prompt.reply(to: ":what-if Title").contains("for example"))
    #expect(prompt.reply(to: ":traits Title").contains("SwitchPresentable") == false)
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatIsKnownOfNames() {
    let prompt = titles()
    #expect(prompt.reply(to: ":conformances Title").contains("TextPresentable  <2>"))
    #expect(prompt.reply(to: ":conformances TextPresentable").contains("Title  <2>"))
    #expect(prompt.reply(to: ":conformances Nothing").contains("cannot find"))
    #expect(prompt.reply(to: ":doc Cell.toggle").contains("Flips the switch"))
    #expect(prompt.reply(to: ":doc title").contains("no comment"))
    #expect(prompt.reply(to: ":explain Z0101").contains("does not conform to a protocol"))
    #expect(prompt.reply(to: ":explain Z9999").contains("Z0101"))
    prompt.enter("func sum(to n: Int) -> Int { var s = 0; for i in 0..<n { s += i }; return s }")
    #expect(prompt.reply(to: ":bytecode sum").contains("has been compiled"))
    prompt.enter("sum(to: 4)")
    #expect(prompt.reply(to: ":bytecode sum").contains("forRange"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func muchUsedMembersAreDescribed() {
    let prompt = Prompt()
    for member in [
      "Array.append", "Array.count", "Array.sort", "String.hasPrefix", "String.split", "Dictionary.merge",
      "Dictionary.keys", "Set.union", "Set.insert", "Optional.map", "Int.isMultiple", "Double.rounded", "Array.first",
      "Array.reduce", "Array.enumerated", "Range.contains", "Character.isLetter",
    ] {
      let reply = prompt.reply(to: ":doc \(member)")
      #expect(!reply.contains("no comment") && !reply.contains("error"), "\(reply)")
    }
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatAskedForNothingIsToldByName() {
    let prompt = Prompt()
    for command in [":source", ":why", ":traits", ":type", ":doc", ":conformances"] {
      let reply = prompt.reply(to: "\(command) Arry")
      #expect(reply.contains("cannot find `Arry`") && reply.contains("did you mean `Array`?"), "\(reply)")
      #expect(!reply.contains("question"), "\(reply)")
    }
    #expect(prompt.reply(to: ":type 1 + missing.count").contains("cannot find `missing`"))
    #expect(!prompt.reply(to: ":source Int.init").contains("_text: String"))
    prompt.enter("protocol P { var size: Int { get }; func rest() }; extension P { func rest() {} }")
    for name in ["P", "any P"] {
      let reply = prompt.reply(to: ":traits \(name)")
      #expect(reply.contains("size    asked for by P") && reply.contains("rest()  default of P"), "\(reply)")
    }
    #expect(prompt.reply(to: ":traits any Equatable").contains("compared with"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func howThePromptLooks() {
    let prompt = titles()
    prompt.enter("show(title)")
    let narrow = prompt.reply(to: ":width 30").split(separator: "\n").first ?? ""
    #expect(narrow.count == 30)
    #expect(prompt.reply(to: ":width x").contains("takes a number"))
    #expect(prompt.reply(to: ":width auto").contains("cell 1, Title"))
    #expect(prompt.reply(to: ":color off").contains("a title"))
    #expect(prompt.reply(to: ":color maybe").contains("takes `on` or `off`"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func entriesAreEditedElsewhere() {
    let editor = folder.file("editor", "#!/bin/sh\nsed -i s/title/heading/ \"$1\"\n")
    chmod(editor, 0o700)
    let prompt = Prompt(environment: ["EDITOR": editor, "VISUAL": ""])
    prompt.enter("struct Title: TextPresentable { var text = \"a title\" }")
    prompt.enter("show(Title())")
    #expect(prompt.reply(to: ":edit Title").contains("│ a heading"))
    #expect(prompt.reply(to: ":edit Nothing").contains("no entry declares"))
    #expect(prompt.leave() == .exited(ExitCode.success))
  }

  @Test func whatIsWatchedLeavesNothingBehind() {
    let text = "import Presentables\nstruct M: TextPresentable { var text = \"one\" }\nshow(M())\n"
    let script = folder.file("often.swift", text)
    let terminal = PseudoTerminal([zoetropePath, "watch", script])
    func memory() -> Int {
      let status = String(decoding: readFile("/proc/\(terminal.child)/status") ?? [], as: UTF8.self)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
      return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }
    #expect(terminal.wait { $0.text.contains("watching") })
    var before = 0
    for run in 2...14 {
      _ = folder.file("often.swift", text + "print(\"number\", \(run))\n")
      #expect(terminal.wait { $0.text.contains("run \(run)") && $0.text.contains("number \(run)") })
      terminal.waitForSilence(of: 0.1)
      if run == 4 { before = memory() }
    }
    #expect(before > 0 && memory() < before + 2_000, "\(before) kB, then \(memory())")
    // A run that is ended from outside, or by a fault, ends no more than itself.
    _ = folder.file("often.swift", "print(\"waits\")\n_ = readLine()\n")
    #expect(terminal.wait { $0.text.contains("waits") })
    let children = run(["/bin/sh", "-c", "cat /proc/\(terminal.child)/task/*/children"]).output
    for child in children.split(separator: " ").compactMap({ Int32($0) }) { kill(child, SIGSEGV) }
    #expect(terminal.wait { $0.text.contains("a fault of Zoetrope's own") })
    _ = folder.file("often.swift", "print(\"all is well\")\n")
    #expect(terminal.wait { $0.text.contains("all is well") })
    terminal.type("\u{3}")
    #expect(terminal.waitForEnd() == .exited(ExitCode.success))
  }

  @Test(arguments: [40, 80, 120])
  func aScriptIsWatched(_ columns: Int) {
    // A row of the window may end within what is waited for.
    func shows(_ terminal: PseudoTerminal, _ words: String) -> Bool {
      terminal.wait { $0.text.filter { $0 != "\n" && $0 != " " }.contains(words.filter { $0 != " " }) }
    }
    let text = "import Presentables\nstruct M: TextPresentable { var text = \"one\" }\nshow(M())\n"
    let script = folder.file("watched.swift", text)
    let terminal = PseudoTerminal([zoetropePath, "watch", script], columns: columns)
    #expect(shows(terminal, "watching"), "\(terminal.screen.text)")
    _ = folder.file("watched.swift", text.replacing("one", with: "two"))
    #expect(shows(terminal, "1 of 1 look different: cell 1 (M)"), "\(terminal.screen.text)")
    _ = folder.file("watched.swift", "import Presentables\nlet n: Int = \"\"\n")
    #expect(shows(terminal, "cannot convert"), "\(terminal.screen.text)")
    _ = folder.file("watched.swift", text.replacing("one", with: "two") + "print(1)\n")
    #expect(shows(terminal, "lines of output more: 1, from `1` on"), "\(terminal.screen.text)")
    _ = folder.file("watched.swift", text.replacing("one", with: "two") + "print(2)\n")
    #expect(shows(terminal, "line 1 of the output was `1`, is `2`"), "\(terminal.screen.text)")
    _ = folder.file("watched.swift", text.replacing("one", with: "two") + "print(2)  // the same\n")
    #expect(shows(terminal, "everything is as before"), "\(terminal.screen.text)")
    _ = folder.file("watched.swift", text.replacing("one", with: "two") + "print(2)\nfatalError()\n")
    #expect(shows(terminal, "it came to its end before"), "\(terminal.screen.text)")
    terminal.type("\u{3}")
    #expect(terminal.waitForEnd() == .exited(ExitCode.success))
    #expect(zoetrope("watch", folder.path + "/missing.swift").ending == .exited(ExitCode.noSuchFile))
    #expect(zoetrope("watch").ending == .exited(ExitCode.wrongUsage))
  }
}
