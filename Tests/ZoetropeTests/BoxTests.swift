import Testing

/// What a script cannot reach, whatever it says.
@Suite struct BoxTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    "let process = Process()", "print(system(\"true\"))", "print(fork())", "_ = popen(\"ls\", \"r\")",
    "print(getpid())",
    "kill(1, 9)", "print(getenv(\"HOME\")!)", "setenv(\"A\", \"b\", 1)", "_ = dlopen(nil, 0)", "print(socket(2, 1, 0))",
    "let file = fopen(\"/etc/passwd\", \"r\")", "print(open(\"/etc/passwd\", 0))", "unlink(\"a\")",
    "let a = UnsafeMutablePointer<Int>(bitPattern: 8)", "var a = 1; withUnsafePointer(to: &a) { print($0) }",
    "let a = unsafeBitCast(1, to: AnyObject.self)",
    "let file = OutputStream(toFileAtPath: \"a\", append: true)", "let port = SocketPort()",
  ]) func thereIsNoSuchThing(statement: String) {
    let path = folder.file("reach.swift", "import Foundation\n\(statement)\n")
    let finished = zoetrope(path)
    #expect(finished.ending == .exited(ExitCode.doesNotCompile), "\(finished.everything)")
    #expect(finished.output.isEmpty)
  }

  @Test(arguments: ["Glibc", "Darwin", "Network", "Builtin", "CSystem"]) func thereIsNoSuchModule(name: String) {
    let finished = zoetrope(folder.file("module.swift", "import \(name)\nprint(1)\n"))
    #expect(finished.ending == .exited(ExitCode.doesNotCompile), "\(finished.everything)")
  }

  @Test func nothingWaits() {
    let path = folder.file(
      "wait.swift",
      """
      import Foundation
      let start = Date()
      Thread.sleep(forTimeInterval: 3600)
      print(Date().timeIntervalSince(start) >= 3600)
      """)
    let finished = zoetrope(path, timeout: 20)
    #expect(finished.ending == .exited(ExitCode.success) && finished.output == "true\n", "\(finished.everything)")
  }

  /// The seed is another one in each run, and what is printed of a set's order is not.
  @Test func hashesAreDrawnByLot() {
    let path = folder.file(
      "hash.swift",
      """
      print(Set((1...50).map { $0 * 37 }).map { String($0) }.joined(separator: " "))
      print(["a": 1, "b": 2, "c": 3].map { $0.key })
      print("a".hashValue, 1.hashValue)
      """)
    let lines = (0..<3).map { _ in zoetrope(path).output.split(separator: "\n").map(String.init) }
    #expect(Set(lines.map { $0[0] + $0[1] }).count == 1)
    #expect(Set(lines.map { $0[2] }).count == 3)
  }
}
