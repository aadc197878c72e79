import Testing

/// What Swift leaves undefined, or what makes a compiled program wait for ever, stops here with its place.
@Suite struct UndefinedTests {
  private let folder = TemporaryFolder()

  /// Whatever is in the type: a variable that a function comes to above its declaration has no value.
  @Test(arguments: [
    ("enum E { case a(String), b([Int]) }\nfunc f() { if case .a(let s) = e { print(s.count) } }", "var e = E.b([1])"),
    (
      "enum E { case a(String), b([Int]) }\nstruct S { var o: String?; var e: E }\nfunc f() { print(e.e) }",
      "var e = S(o: nil, e: E.b([1]))"
    ),
    ("final class C { var x = 1 }\nfunc f() { e.1.x += 1 }", "var e = (1, C())"),
    ("protocol P {}\nfunc f() { print(e) }\nstruct A: P {}", "let e: any P = A()"),
  ])
  func aVariableAboveItsDeclaration(_ script: (declarations: String, variable: String)) {
    let text = "\(script.declarations)\nf()\n\(script.variable)\nf()\n"
    let finished = zoetrope("--no-notes", folder.file("early.swift", text))
    #expect(finished.ending == .exited(ExitCode.trapped), "\(text): \(finished.errors)")
    #expect(finished.errors.contains("`e` is used before it is set"), "\(finished.errors)")
  }

  @Test func anInitialValueThatAsksForItself() {
    let text = "enum K { static let a: [Int] = f() }\nfunc f() -> [Int] { K.a + [1] }\nprint(K.a.count)\n"
    let finished = zoetrope(folder.file("itself.swift", text))
    #expect(finished.ending == .exited(ExitCode.trapped), "\(finished.errors)")
    #expect(finished.errors.contains("the initial value of `a` asks for `a` itself"), "\(finished.errors)")
  }
}
