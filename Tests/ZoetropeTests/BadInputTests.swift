import Testing

/// Bad input of any kind ends in a message and an exit code, never in a crash of Zoetrope.
@Suite struct BadInputTests {
  private let folder = TemporaryFolder()

  @Test func noSuchFile() {
    let finished = zoetrope("no/such/file.swift")
    #expect(finished.ending == .exited(ExitCode.noSuchFile), "\(finished.errors)")
    #expect(finished.errors.contains("no/such/file.swift"))
    #expect(zoetrope("check", "no/such/file.swift").ending == .exited(ExitCode.noSuchFile))
  }

  @Test func aDirectory() {
    let finished = zoetrope("Tests")
    #expect(finished.ending == .exited(ExitCode.noSuchFile), "\(finished.errors)")
    #expect(finished.errors.contains("directory"))
  }

  @Test func anEmptyFile() {
    for text in ["", "\n", "// only a comment", "\u{FEFF}", "   \n\t\n"] {
      let finished = zoetrope(folder.file("empty.swift", text))
      #expect(finished.ending == .exited(ExitCode.success), "\(finished.errors)")
      #expect(finished.everything == "")
    }
  }

  @Test func aBinaryFile() {
    let everyByte = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 256) }
    for bytes in [everyByte, [0x7f, 0x45, 0x4c, 0x46, 0, 0, 0xff, 0xfe], [0xff], [0xc3, 0x28], [0]] as [[UInt8]] {
      let finished = zoetrope(folder.file("binary.swift", bytes))
      #expect(finished.ending == .exited(ExitCode.doesNotCompile), "\(bytes.prefix(8)): \(finished.errors.prefix(400))")
      #expect(finished.errors.contains("error:"))
      #expect(!finished.standardError.contains(0), "control characters are shown, never sent")
    }
  }

  @Test func itsOwnBinary() {
    let finished = zoetrope(zoetropePath)
    #expect(finished.ending == .exited(ExitCode.doesNotCompile))
    #expect(finished.standardError.count < 1_000_000, "the messages have no end")
  }

  static let nests: [(String, String, String)] = [
    ("(", "1", ")"), ("[", "1", "]"), ("{", "", "}"), ("(", "", ""), ("[", "", ""), ("{", "", ""), ("", "", ")"),
    ("if true {", "", "}"), ("!", "true", ""), ("-", "1", ""), ("a(", "1", ")"), ("a[", "1", "]"),
    ("a ? b : ", "c", ""),
    ("struct S { ", "", "}"), ("func f() {", "", "}"), ("{ ", "1", " }()"), ("a.", "b", ""), ("1 + ", "1", ""),
    ("\"\\(", "1", ")\""), ("/*", "", "*/"), ("#if true\n", "", "#endif\n"), ("case ", "", ""), ("x = ", "1", ""),
  ]

  @Test(arguments: nests)
  func aDeepNest(opening: String, middle: String, closing: String) {
    let depth = 100_000
    let nest = String(repeating: opening, count: depth) + middle + String(repeating: closing, count: depth)
    for text in [nest, "let x = " + nest, "let x: " + nest + " = 1"] {
      let finished = zoetrope(folder.file("deep.swift", text))
      guard case .exited(let code) = finished.ending else {
        Issue.record("a nest of '\(opening)' ended by \(finished.ending)")
        continue
      }
      let isForeseen = [ExitCode.success, ExitCode.doesNotCompile, ExitCode.trapped].contains(code)
      #expect(isForeseen, "\(code): \(finished.errors.suffix(400))")
      if code == ExitCode.doesNotCompile { #expect(finished.errors.contains("error:")) }
      #expect(finished.standardError.count < 1_000_000, "the messages have no end")
    }
  }

  @Test func deepTypes() {
    for (opening, closing) in [("[", "]"), ("(", ")"), ("Optional<", ">"), ("(Int) -> ", ""), ("", "?")] {
      let type = String(repeating: opening, count: 20_000) + "Int" + String(repeating: closing, count: 20_000)
      let finished = zoetrope("check", folder.file("types.swift", "var x: " + type))
      guard case .exited = finished.ending else {
        Issue.record("a type of many '\(opening)\(closing)' ended by \(finished.ending)")
        continue
      }
    }
  }

  @Test func aHugeLine() {
    let sum = "print(" + (0..<20_000).map { "\($0)" }.joined(separator: " &+ ") + ")"
    guard case .exited = zoetrope(folder.file("sum.swift", sum)).ending else {
      Issue.record("a long sum crashed Zoetrope")
      return
    }
    let statements = (0..<50_000).map { "_ = \($0)" }.joined(separator: "; ")
    #expect(zoetrope(folder.file("line.swift", statements)).ending == .exited(ExitCode.success))
    let text = "print(\"" + String(repeating: "x", count: 1_000_000) + "\")"
    #expect(zoetrope(folder.file("text.swift", text)).standardOutput.count == 1_000_001)
    let name = String(repeating: "n", count: 100_000)
    let wrong = zoetrope(folder.file("name.swift", "print(\(name))"))
    #expect(wrong.ending == .exited(ExitCode.doesNotCompile))
  }

  @Test func manyErrors() {
    let finished = zoetrope(folder.file("wrong.swift", String(repeating: "let x: Int = \"a\"; foo(\n)", count: 5_000)))
    #expect(finished.ending == .exited(ExitCode.doesNotCompile))
    #expect(finished.standardError.count < 20_000_000)
  }

  @Test func unusualLineEnds() {
    let finished = zoetrope(folder.file("crlf.swift", "let a = 1\r\nprint(a)\r\n// end\r\nprint(\"b\")\r\n"))
    #expect(finished.output == "1\nb\n", "\(finished.errors)")
    let wrong = zoetrope(folder.file("crlf-wrong.swift", "let a = 1\r\nprint(missing)\r\n"))
    #expect(findings(in: wrong.errors).first?.line == 2)
    #expect(zoetrope(folder.file("no-end.swift", "print(1)")).output == "1\n")
    #expect(zoetrope(folder.file("hash-bang.swift", "#!/usr/bin/env zoetrope\nprint(2)\n")).output == "2\n")
  }

  @Test func aClosedPipe() {
    let script = folder.file("long.swift", "for i in 0..<1_000_000 { print(i) }")
    let finished = run(["bash", "-c", "\"$0\" \"$1\" | head -1; echo ${PIPESTATUS[0]}", zoetropePath, script])
    let lines = finished.output.split(separator: "\n")
    #expect(lines.first == "0")
    // Ended by the closed pipe, as other programs are, or with the code for output that can't be written.
    #expect(["141", "\(ExitCode.cannotWrite)"].contains(lines.last.map(String.init) ?? ""), "\(finished.output)")
    #expect(finished.errors == "")
  }

  @Test func aFullDisk() {
    let script = folder.file("print.swift", "for i in 0..<100_000 { print(i) }")
    let finished = run([zoetropePath, script], output: "/dev/full")
    #expect(finished.ending == .exited(ExitCode.cannotWrite), "\(finished.errors)")
    #expect(finished.errors.contains("error:"))
  }

  /// What grows for ever ends with its place before the memory does, what asks for too much at once without it.
  @Test(arguments: [
    ("var all = [1]\nwhile true { all += all }", ":3:14"),
    ("var text = \"ab\"\nwhile true { text = text + text }", "out of memory"),
    ("print(Array(repeating: 1, count: 1_000_000_000).count)", "out of memory"),
  ])
  func aScriptThatUsesUpTheMemory(_ text: String, _ words: String) {
    let script = folder.file("memory\(text.utf8.count).swift", "print(\"start\")\n" + text)
    let finished = run(["bash", "-c", "ulimit -v 2000000; exec \"$0\" \"$1\"", zoetropePath, script])
    #expect(finished.ending == .exited(ExitCode.trapped), "\(finished.errors)")
    #expect(finished.output == "start\n")
    #expect(finished.errors.contains("error: out of memory") && finished.errors.contains(words), "\(finished.errors)")
  }

  @Test func endlessLoopIsEndedFromOutside() {
    let script = folder.file("loop.swift", "print(\"start\")\nwhile true {}")
    let finished = run(["timeout", "-s", "INT", "1", zoetropePath, script])
    #expect(finished.ending != .timedOut)
    #expect(finished.output == "start\n")
  }
}
