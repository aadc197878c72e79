import Testing

/// The command: its arguments, its output, its exit codes.
@Suite struct CommandLineTests {
  private let folder = TemporaryFolder()

  @Test func helpAndVersion() {
    let help = zoetrope("--help")
    #expect(help.ending == .exited(ExitCode.success))
    for word in ["check", "-e", "--color", "--width", "--ascii", "--version"] { #expect(help.output.contains(word)) }
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    let version = zoetrope("--version")
    #expect(version.ending == .exited(ExitCode.success))
    #expect(version.output.lowercased().contains("zoetrope"))
  }

  /// Asked of a command, its own alone.
  @Test func helpOfOneCommand() {
    for words in [["film", "--help"], ["help", "film"]] {
      let help = run([zoetropePath] + words, directory: projectRoot).output
      #expect(help.hasPrefix("zoetrope film FILE... -o NAME\n"), "\(words)")
      #expect(help.contains("--moving") && !help.contains("--filter"), "\(words)")
    }
  }

  @Test(arguments: [["--nonsense"], ["-e"], ["--width"], ["--width", "x"], ["--color", "maybe"], ["check"], ["-z"]])
  func wrongUsage(_ arguments: [String]) {
    let finished = run([zoetropePath] + arguments, directory: projectRoot)
    #expect(finished.ending == .exited(ExitCode.wrongUsage), "\(finished.everything)")
    #expect(finished.standardOutput.isEmpty)
    #expect(!finished.errors.isEmpty)
  }

  @Test(arguments: [
    (["check", "--json", "a.swift"], "`--json` does not go with `check`", "`--format=json`"),
    (["why", "--format", "json", "a.swift", "x.y"], "`--format` does not go with `why`", "`--json`"),
    (["run", "--filter", "x", "a.swift"], "`--filter` does not go with `run`", "goes only with `test`"),
    (["--seed", "3"], "`--seed` goes only with `test`", "write `zoetrope test --seed`"),
    (["--json", "a.swift"], "`--json` goes only with `why` and `traits`", "zoetrope why"),
    (["explain", "--json", "Z0101"], "`--json` does not go with `explain`", "`why` and `traits`"),
    (["watch"], "`watch` needs a file", "zoetrope watch FILE"),
    (["watch", "-"], "standard input can't be watched", "zoetrope watch FILE"),
    (["help", "chekc"], "there is no command `chekc`", "did you mean `check`?"),
    (["--ascii=no"], "`--ascii` takes no value", "write `--ascii` alone"),
    (["--widht", "3"], "unknown option `--widht`", "did you mean `--width`?"),
    (["--color"], "`--color` needs a value", "one of auto, always, never"),
    (["--images", "all", "a.swift"], "`all` is no value for `--images`", "one of auto, kitty, iterm, sixel, off"),
    (["completions"], "`completions` needs the name of a shell", "bash, zsh, fish"),
    (["completions", "tcsh"], "there are no completions for `tcsh`", "bash, zsh, fish"),
  ]) func wrongWords(_ arguments: [String], _ headline: String, _ help: String) {
    let finished = run([zoetropePath] + arguments, directory: projectRoot)
    #expect(finished.ending == .exited(ExitCode.wrongUsage), "\(finished.everything)")
    #expect(finished.errors.contains(headline) && finished.errors.contains(help), "\(finished.errors)")
  }

  @Test func oneLine() {
    #expect(zoetrope("-e", "print(6 * 7)").output == "42\n")
    #expect(zoetrope("-e", "let x = 1\nprint(x + 1)").output == "2\n")
    #expect(zoetrope("-e", "print(missing)").ending == .exited(ExitCode.doesNotCompile))
    #expect(zoetrope("-e", "print([1][3])").ending == .exited(ExitCode.trapped))
  }

  /// It takes seconds to find out that nothing in it fits.
  static let steep = (0..<9).map { "let a\($0) = \(sum)" }.joined(separator: "; ")
  private static let sum = Array(repeating: "\"list\" / 2", count: 12).joined(separator: " + ")

  @Test(arguments: [
    (["--max-time", "0.3"], "while true {}", ExitCode.timeIsOver, "--max-time"),
    (["--max-time", "0.1"], CommandLineTests.steep, ExitCode.timeIsOver, "--max-time"),
    (
      ["--max-memory=32"], "var a = [[0]]; while true { a += [Array(repeating: 1, count: 9999)] }",
      ExitCode.memoryIsFull, "--max-memory"
    ),
    (
      ["--max-memory", "32"], "print(Array(repeating: 0, count: 50_000_000).count)", ExitCode.memoryIsFull,
      "--max-memory"
    ),
    (["--max-output", "1"], "while true { print(\"talk\") }", ExitCode.outputIsFull, "--max-output"),
    (["--max-depth", "50"], "func f(_ n: Int) { if n > 0 { f(n - 1) } }; f(90)", ExitCode.callsAreDeep, "--max-depth"),
    (
      ["--max-depth=50"], "func f(_ n: Int) -> [Int] { [n].map { f($0 - 1).count } }; print(f(9))",
      ExitCode.callsAreDeep, "--max-depth"
    ),
    (["--max-depth", "99"], "func f(_ n: Int) { if n > 0 { f(n - 1) } }; f(90)", ExitCode.success, ""),
    (
      ["--max-time", "9", "--max-memory", "32", "--max-output", "1", "--max-depth", "9"], "print(1)",
      ExitCode.success, ""
    ),
  ]) func limits(_ options: [String], _ script: String, _ code: Int32, _ word: String) {
    let finished = run([zoetropePath] + options + ["-e", script], directory: projectRoot)
    #expect(finished.ending == .exited(code), "\(finished.errors)")
    #expect(finished.errors.contains(word) || word.isEmpty)
    #expect(finished.standardOutput.count <= 1 << 20)
  }

  @Test func aFilmIsLimitedToo() {
    let film = folder.path + "/film.svg"
    let deep = folder.file("deep.swift", "func f(_ n: Int) { if n > 0 { f(n - 1) } }\nf(90)\n")
    #expect(zoetrope("--max-depth", "50", "film", deep, "-o", film).ending == .exited(ExitCode.callsAreDeep))
    let endless = folder.file("endless.swift", "while true {}\n")
    let finished = zoetrope("--max-time", "0.3", "film", endless, "-o", film)
    #expect(finished.ending == .exited(ExitCode.timeIsOver) && finished.errors.contains("--max-time"))
    #expect(readFile(film) == nil)
  }

  @Test func limitsAreTold() {
    let told = zoetrope("--max-time", "2", "--max-memory", "64", "--max-depth", "1234", "--limits")
    #expect(told.ending == .exited(ExitCode.success))
    #expect(told.output.contains("2.0 s") && told.output.contains("64 MB"))
    #expect(told.output.contains("1234 calls"))
  }

  @Test func oneLineHasPresentablesImported() {
    let finished = zoetrope("-e", "struct M: TextPresentable { let text = \"Hello\" }; show(M())")
    #expect(finished.ending == .exited(ExitCode.success), "\(finished.errors)")
    #expect(finished.output.contains("Hello"))
  }

  @Test func standardInput() {
    #expect(zoetrope("-", input: "print(\"in\")\nprint(1 + 1)\n").output == "in\n2\n")
    #expect(zoetrope("-", input: "").ending == .exited(ExitCode.success))
    let wrong = zoetrope("-", input: "print(1)\nprint(missing)\n")
    #expect(wrong.ending == .exited(ExitCode.doesNotCompile))
    #expect(findings(in: wrong.errors).first?.line == 2)
  }

  @Test func checkSpeaksOfEveryFile() {
    let good = folder.file("good.swift", "print(1)")
    let bad = folder.file("bad.swift", "print(one)")
    let worse = folder.file("worse.swift", "print(two)")
    #expect(zoetrope("check", good).everything == "")
    let finished = zoetrope("check", bad, good, worse)
    #expect(finished.ending == .exited(ExitCode.doesNotCompile))
    for word in ["bad.swift", "worse.swift", "one", "two"] { #expect(finished.everything.contains(word)) }
    #expect(!finished.everything.contains("good.swift"))
  }

  @Test func outputIsPlainWhenPiped() {
    let escape: UInt8 = 27
    let script = "examples/minion-mode.swift"
    #expect(!zoetrope(script).standardOutput.contains(escape))
    #expect(zoetrope("--color", "always", script).standardOutput.contains(escape))
    #expect(zoetrope(script, environment: ["FORCE_COLOR": "1"]).standardOutput.contains(escape))
    let both = ["FORCE_COLOR": "1", "NO_COLOR": "1"]
    #expect(!zoetrope(script, environment: both).standardOutput.contains(escape))
    #expect(zoetrope("--color", "always", script, environment: both).standardOutput.contains(escape))
    #expect(!zoetrope("--color", "never", script, environment: ["FORCE_COLOR": "1"]).standardOutput.contains(escape))
    let wrong = folder.file("wrong.swift", "print(missing)")
    #expect(!zoetrope(wrong).standardError.contains(escape))
    #expect(zoetrope("--color", "always", wrong).standardError.contains(escape))
  }

  @Test func widthAndASCII() {
    let script = "examples/minion-mode.swift"
    for width in [30, 40, 80] {
      let drawn = zoetrope("--width", "\(width)", script).output
      let lines = drawn.split(separator: "\n").filter { !$0.contains("The Minions") }
      #expect(lines.allSatisfy { $0.count <= width })
      #expect(!lines.isEmpty)
    }
    #expect(zoetrope("--ascii", script).standardOutput.allSatisfy { $0 < 128 })
  }

  @Test func controlCharactersAreShownNeverSent() {
    let script = folder.file(
      "escape.swift", "import Presentables\nstruct M: TextPresentable { let text = \"a\\u{1B}[31mb\" }\nshow(M())")
    #expect(!zoetrope(script).standardOutput.contains(27))
    let wrong = folder.file("wrong.swift", "let s = \u{1B}[31m missing")
    #expect(!zoetrope(wrong).standardError.contains(27))
  }

  @Test func messagesGoToStandardError() {
    let finished = zoetrope("Tests/Traps/index-out-of-range.swift")
    #expect(!finished.output.contains("error"))
    #expect(finished.errors.contains("index-out-of-range.swift:3"))
  }

  @Test func aMissingImportNamesTheLineToAdd() {
    #expect(zoetrope("check", "Tests/Diagnostics/missing-import.swift").everything.contains("import Presentables"))
  }

  /// Drawn it is once, with the other lines in a note.
  @Test func otherProgramsAreToldOfEachPlace() {
    let script = folder.file("twice.swift", "print(nowhere)\nprint(nowhere)\n")
    let lines = zoetrope("check", "--format=short", script).output.split(separator: "\n")
    #expect(lines.map { $0.contains(":1:7:") } == [true, false] && lines.last?.contains(":2:7:") == true)
    #expect(zoetrope("check", "--format=json", script).output.split(separator: "\n").count == 2)
    #expect(zoetrope("check", script).everything.contains("the same on line 2"))
  }
}
