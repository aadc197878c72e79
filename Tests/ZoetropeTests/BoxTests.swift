import Testing

/// What a script cannot reach, whatever it says.
@Suite struct BoxTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    "let process = Process()", "print(system(\"true\"))", "print(fork())", "_ = popen(\"ls\", \"r\")",
    "print(getpid())",
    "kill(1, 9)", "setenv(\"A\", \"b\", 1)", "_ = dlopen(nil, 0)", "print(socket(2, 1, 0))",
    "let file = fopen(\"/etc/passwd\", \"r\")", "print(open(\"/etc/passwd\", 0))", "unlink(\"a\")",
    "let a = UnsafeMutablePointer<Int>(bitPattern: 8)", "let a = UnsafeRawPointer(bitPattern: 8)",
    "let a = OpaquePointer(bitPattern: 8)", "let a = Unmanaged.passRetained(NSObject())",
    "let a = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)",
    "let file = OutputStream(toFileAtPath: \"a\", append: true)", "let port = SocketPort()",
  ]) func thereIsNoSuchThing(statement: String) {
    let path = folder.file("reach.swift", "import Foundation\n\(statement)\n")
    let finished = zoetrope(path)
    #expect(finished.ending == .exited(ExitCode.doesNotCompile), "\(finished.everything)")
    #expect(finished.output.isEmpty)
  }

  @Test(arguments: ["Darwin", "Network", "Builtin", "CSystem"]) func thereIsNoSuchModule(name: String) {
    let finished = zoetrope(folder.file("module.swift", "import \(name)\nprint(1)\n"))
    #expect(finished.ending == .exited(ExitCode.doesNotCompile), "\(finished.everything)")
  }

  @Test func theEnvironmentIsEmpty() {
    let path = folder.file("environment.swift", "import Glibc\nprint(getenv(\"PATH\") == nil, isatty(1))\n")
    #expect(zoetrope(path).output == "true 0\n")
    #expect(zoetrope("--allow-env", path).output == "false 0\n")
  }

  /// Pointers are to memory that knows how far it goes, what is in it, and whether it is there.
  @Test(arguments: [
    ("p[4]", "outside of its memory"), ("(p - 1).pointee", "outside of its memory"), ("p[1]", "not been initialized"),
    ("p.move() + p.pointee", "not been initialized"),
    ("{ p.deallocate(); return p.pointee }()", "after it has been given back"),
    ("{ p.deallocate(); p.deallocate(); return 1 }()", "given back twice"),
    ("kept!.pointee", "after it has been given back"),
    ("UnsafeMutablePointer<Int>.allocate(capacity: 1) - p", "different"),
    ("UnsafeMutableBufferPointer(start: p, count: 9)[5]", "outside of its memory"),
    ("UnsafeMutableBufferPointer(start: p, count: 2)[2]", "Index out of range"),
  ]) func memoryIsChecked(use: String, words: String) {
    let finished = zoetrope(
      folder.file(
        "pointer.swift",
        """
        let p = UnsafeMutablePointer<Int>.allocate(capacity: 4)
        p.initialize(to: 1)
        var kept: UnsafePointer<Int>?
        [1].withUnsafeBufferPointer { kept = $0.baseAddress }
        print(\(use))
        """))
    #expect(
      finished.ending == .exited(ExitCode.trapped) && finished.everything.contains(words), "\(finished.everything)")
  }

  /// Bytes of values are copies, and nothing but numbers is made of them or becomes them.
  @Test(arguments: [
    ("unsafeBitCast(1, to: AnyObject.self)", "as `AnyObject`"),
    ("unsafeBitCast(Lamp(), to: Int.self)", "does not support the bytes of a Lamp"),
    ("withUnsafeBytes(of: (1, Lamp())) { $0[8] }", "does not support the bytes of a Lamp"),
    ("withUnsafeBytes(of: \"a\") { $0[0] }", "does not support the bytes of a String"),
    ("[1].withUnsafeBytes { $0.load(as: Lamp.self).power }", "made of bytes"),
    ("[1].withUnsafeBytes { $0.load(fromByteOffset: 4, as: Int.self) }", "out of bounds"),
    ("[1].withUnsafeBytes { $0.load(fromByteOffset: 1, as: Int32.self) }", "misaligned"),
    ("[1].withUnsafeBytes { $0[8] }", "Index out of range"),
    ("[1].withUnsafeBytes { $0.baseAddress!.load(fromByteOffset: 8, as: Int.self) }", "outside of its memory"),
    ("[1].withUnsafeBytes { $0 }[0]", "after it has been given back"),
  ]) func bytesAreCopies(use: String, words: String) {
    let finished = zoetrope(
      folder.file("bytes.swift", "final class Lamp { var power = 1 }\nprint(\(use))\n"))
    #expect(
      finished.ending == .exited(ExitCode.trapped) && finished.everything.contains(words), "\(finished.everything)")
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
