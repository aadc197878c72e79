import Glibc
import Testing

/// Lessons: the screen that a learner sees, and all that may stand in the way.
@Suite struct LearnTests {
  private let folder = TemporaryFolder()
  private var course: String { absolute("Tests/Courses/minions") }
  private var lessons: String { folder.path + "/lessons" }
  private var file: String { lessons + "/minions/01-two-traits.swift" }

  private func learn(_ words: String..., keys: String = "", language: String = "en") -> Finished {
    run(
      [zoetropePath, "--language", language, "learn", "--folder", lessons] + words, input: Array(keys.utf8),
      environment: ["TERM": "dumb"])
  }

  private func screen(_ words: String..., columns: Int = 80) -> PseudoTerminal {
    PseudoTerminal(
      [zoetropePath, "learn", "--folder", lessons] + words, environment: ["TERM": "xterm"], columns: columns, rows: 24)
  }

  private func sees(_ terminal: PseudoTerminal, _ texts: String...) -> Bool {
    terminal.wait(upTo: 10) { screen in
      let text = screen.window.joined(separator: "\n")
      return texts.allSatisfy { text.contains($0) }
    }
  }

  private func write(_ text: String) {
    guard let handle = fopen(file, "w") else { return }
    fputs(text, handle)
    fclose(handle)
  }

  @Test(arguments: [60, 100]) func aLessonIsGoneThroughOnTheScreen(columns: Int) {
    let terminal = screen(course, "1", columns: columns)
    #expect(sees(terminal, "Two traits", "n next", "q leave"))
    terminal.type("n")
    #expect(sees(terminal, "Which one runs?"))
    terminal.type("9")
    terminal.type("1")
    #expect(sees(terminal, "Minion.textColor: Color"))
    terminal.type("n")
    #expect(sees(terminal, "your answer: "))
    terminal.type("true\r")
    #expect(sees(terminal, "Right: it prints `true`."))
    terminal.type("nn")
    terminal.type("\u{1b}")
    terminal.waitForSilence(of: 0.2)
    terminal.type("n")
    #expect(sees(terminal, "Do: make it yellow", "The label is yellow."))
    terminal.type("h")
    #expect(sees(terminal, "Hint 1 of 3"))
    write("let a: Int = \"\"\n")
    #expect(sees(terminal, "cannot convert"))
    write("import Presentables\nwhile true {}\n")
    #expect(sees(terminal, "it runs and runs"))
    write(contents(of: course + "/01-two-traits/solution.swift"))
    #expect(sees(terminal, "All of it holds."))
    terminal.resize(columns: columns - 13)
    terminal.type("n")
    #expect(sees(terminal, "with ImagePresentable"))
    terminal.type("l")
    #expect(sees(terminal, "1 of 1 lessons done"))
    terminal.type("q")
    #expect(terminal.waitForEnd() == .exited(ExitCode.success))
    #expect(terminal.screen.text.contains("1 of 1 lessons done"))
  }

  private func contents(of path: String) -> String { String(decoding: readFile(path) ?? [], as: UTF8.self) }

  @Test func whatIsDoneSurvives() {
    let first = learn(course, "1", keys: "\n1\n")
    #expect(first.output.contains("TextPresentable"))
    // Broken off in the midst of a line, with rubbish before it.
    let progress = lessons + "/minions/progress"
    let known = contents(of: progress)
    _ = run(["sh", "-c", "printf 'done\\n\\377\\376 rubbish\\nat 01-two-traits 99999\\ndone 01-two-tr' >> \(progress)"])
    let second = learn(course, keys: ":hint\n:quit\n")
    #expect(second.ending == .exited(ExitCode.success))
    #expect(contents(of: progress).hasPrefix(known))
    #expect(contents(of: progress).contains("done 01-two-tr\n"))
    #expect(learn("--progress", course).output.hasPrefix("Minions: 0 of 1 lessons done, "))
  }

  @Test func nothingOfTheLearnersIsLost() {
    _ = learn(course, "1", keys: "quit\n")
    write("// mine\n")
    #expect(learn(course, "1", keys: "reset\nquit\n").output.contains("yours is kept as"))
    #expect(contents(of: file).contains("struct Minion"))
    #expect(contents(of: lessons + "/minions/01-two-traits.1.swift") == "// mine\n")
    _ = run(["rm", file])
    #expect(learn(course, "1", keys: "quit\n").ending == .exited(ExitCode.success))
    #expect(contents(of: file).contains("struct Minion"))
  }

  @Test func aFileThatIsNoneIsTold() {
    _ = learn(course, "1", keys: "quit\n")
    _ = run(["sh", "-c", "rm \(file); mkdir \(file)"])
    #expect(learn(course, "1", keys: "hint\nquit\n").output.contains("it is a folder"))
    _ = run(["sh", "-c", "rmdir \(file); head -c 5000000 /dev/zero > \(file)"])
    #expect(learn(course, "1", keys: "hint\nquit\n").output.contains("it is too large for a lesson"))
    _ = run(["sh", "-c", "head -c 50 /dev/zero > \(file)"])
    #expect(learn(course, "1", keys: "hint\nquit\n").output.contains("it is no text"))
    _ = run(["sh", "-c", "rm \(file); mkfifo \(file)"])
    #expect(learn(course, "1", keys: "hint\nquit\n").output.contains("it is no plain file"))
  }

  @Test func whatStandsInTheWayIsTold() {
    #expect(learn("99").everything.contains("there is no lesson and no course `99`"))
    #expect(learn(folder.path).everything.contains("a course needs a page `course.md`"))
    _ = folder.file("lessons", "no folder")
    let blocked = learn(course, "1")
    #expect(blocked.ending == .exited(ExitCode.cannotWrite))
    #expect(blocked.errors.contains("is no folder"))
    #expect(zoetrope("run", "--author", "x").ending == .exited(ExitCode.wrongUsage))
    #expect(learn("--author", folder.path + "/nowhere").ending == .exited(ExitCode.wrongUsage))
  }

  /// What a copy of the course is changed by, and what the review says of it.
  @Test(
    arguments: [
      ("s/^### Hint$/x/", "lesson.md", "there are 3 hints"),
      ("s/^Time: 5/Time: 6/", "course.md", "the lessons take 5 minutes, and the course says 6"),
      ("s/yellow }/red }/", "solution.swift", "the solution does not meet it"),
      ("s/text: String/txt: String/", "start.swift", "it does not compile"),
      ("s/^```$//", "lesson.md", "has no end"),
      ("s/^## Do:/## Did:/", "lesson.md", "a step's heading begins with"),
      ("s/`without if`/`with if`/", "lesson.zh.md", "begins with a check between backticks"),
      ("s/switchOn)/switchColor)/", "lesson.zh.md", "the step is another one than in line"),
      ("s/ImagePresentable/TextPresentable/", "lesson.md", "redundant conformance"),
      ("s/BELLO/Bello/", "lesson.md", "are drawn alike"),
    ])
  func theReviewFindsWhatIsWrong(change: String, name: String, words: String) {
    let copy = folder.path + "/copy"
    _ = run(["cp", "-r", course, copy])
    let path = name.hasPrefix("course") ? "\(copy)/\(name)" : "\(copy)/01-two-traits/\(name)"
    _ = run(["sed", "-i", change, path])
    let review = learn("--author", copy)
    #expect(review.ending == .exited(ExitCode.testsFailed))
    #expect(review.errors.contains(words), "\(review.errors)")
  }

  @Test(
    arguments: [
      "Tests/Courses/minions", "Sources/Courses/mixins-and-traits", "Sources/Courses/from-view-model-to-state",
    ])
  func nothingIsWrongWithOurCourses(path: String) {
    let review = learn("--author", absolute(path))
    #expect(review.ending == .exited(ExitCode.success), "\(review.errors)")
  }

  @Test func aLessonIsLearnedAtThePrompt() {
    let prompt = Prompt(columns: 90, environment: ["ZOETROPE_LESSONS": lessons])
    #expect(prompt.reply(to: ":learn \(course)").contains("Two traits"))
    #expect(prompt.reply(to: ":learn predict").contains("Which one runs?"))
    #expect(prompt.reply(to: ":answer 2").contains("TextPresentable.textColor"))
    #expect(prompt.reply(to: ":answer 2").contains("nothing is being asked"))
    #expect(prompt.reply(to: ":learn hint").contains("Hint 1 of 3"))
    #expect(prompt.reply(to: "print(\"Banana\")").contains("✓ Banana is printed."))
    prompt.enter(":learn off")
    #expect(prompt.leave() == .exited(ExitCode.success))
  }
}
