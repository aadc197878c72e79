import Glibc
import Testing

/// What a script reaches of the files there are, and what it is told where it does not.
@Suite struct FileBoxTests {
  /// The script's own is `mine`; what lies beside that is not for it.
  private let folder = TemporaryFolder()
  private var own: String { folder.path + "/mine" }

  init() {
    mkdir(folder.path + "/mine", 0o755)
    mkdir(folder.path + "/mine/below", 0o755)
    mkdir(folder.path + "/other", 0o755)
    _ = folder.file("mine/own.txt", "own")
    _ = folder.file("mine/below/deep.txt", "deep")
    _ = folder.file("other/secret.txt", "secret")
  }

  private static let prelude = """
    import Foundation
    func read(_ path: String) {
      do {
        print(try String(contentsOfFile: path, encoding: .utf8))
      } catch {
        print((error as NSError).code, error.localizedDescription)
      }
    }

    """

  /// What a script in `mine` prints.
  private func said(_ text: String, options: [String] = [], from directory: String? = nil) -> String {
    let script = folder.file("mine/script.swift", FileBoxTests.prelude + text)
    return run([zoetropePath] + options + [script], directory: directory ?? own).everything
  }

  @Test func itsOwnFolderAndWhatIsBelow() {
    #expect(
      said("read(\"own.txt\"); read(\"below/deep.txt\"); read(Bundle.main.bundlePath + \"/own.txt\")")
        == "own\ndeep\nown\n")
    #expect(
      said("read(\"below/../own.txt\"); read(\"./below/./deep.txt\"); read(\"../mine/own.txt\")") == "own\ndeep\nown\n")
    // From elsewhere, paths begin elsewhere.
    #expect(said("read(\"mine/own.txt\"); read(\"own.txt\")", from: folder.path).hasPrefix("own\n257 "))
    #expect(said("read(\"../mine/own.txt\")", from: folder.path + "/other") == "own\n")
  }

  @Test(arguments: [
    "../other/secret.txt", "below/../../other/secret.txt", "OUT/other/secret.txt", "OUT/mine/../other/secret.txt",
    "/etc/passwd", "OUT/mine2/secret.txt", "/proc/self/environ", "OUT/nowhere", "../nowhere/at/all",
  ]) func noWayOut(_ path: String) {
    let told = said("read(\"\(path.replacing("OUT", with: folder.path))\")")
    #expect(told.hasPrefix("257 ") && told.contains("--allow-read /"), "\(told)")
  }

  @Test func noWayOutByLinks() {
    symlink("../other/secret.txt", own + "/file")
    symlink(folder.path + "/other", own + "/folder")
    symlink("/", own + "/all")
    symlink("below/deep.txt", own + "/inside")
    symlink(own + "/below", own + "/down")
    symlink("circle", own + "/circle")
    for path in ["file", "folder/secret.txt", "all/etc/passwd", "down/../../other/secret.txt", "folder/../secret.txt"] {
      #expect(said("read(\"\(path)\")").hasPrefix("257 "), "\(path)")
    }
    #expect(said("read(\"inside\"); read(\"down/deep.txt\"); read(\"down/../own.txt\")") == "deep\ndeep\nown\n")
    #expect(said("read(\"circle\")").hasPrefix("256 "))
  }

  /// What is outside can't be told from what is not there.
  @Test func nothingIsToldOfWhatIsOutside() {
    let told = said(
      """
      let manager = FileManager.default
      for path in ["/etc", "/etc/passwd", "/nowhere", "..", "../other/secret.txt"] {
        print(manager.fileExists(atPath: path), manager.isReadableFile(atPath: path), manager.contents(atPath: path) as Any)
        do { print(try manager.contentsOfDirectory(atPath: path)) } catch { print((error as NSError).code) }
      }
      print(Bundle.main.url(forResource: "../other/secret", withExtension: "txt") as Any)
      print(try manager.contentsOfDirectory(atPath: "below"), manager.fileExists(atPath: "below/deep.txt"))
      """)
    #expect(told == String(repeating: "false false nil\n257\n", count: 5) + "nil\n[\"deep.txt\"] true\n")
  }

  @Test func anotherFolderIsAllowedByAFlag() {
    let read = "read(\"../other/secret.txt\"); read(\"\(folder.path)/other/secret.txt\")"
    #expect(said(read, options: ["--allow-read", folder.path + "/other"]) == "secret\nsecret\n")
    #expect(said(read, options: ["--allow-read=../other"]) == "secret\nsecret\n")
    #expect(said(read, options: ["--allow-read", "/etc", "--allow-read", folder.path]) == "secret\nsecret\n")
    #expect(said(read, options: ["--allow-read", "/etc"]).hasPrefix("257 "))
    // A folder that is another by its name's end.
    mkdir(folder.path + "/other2", 0o755)
    _ = folder.file("other2/secret.txt", "other")
    #expect(said("read(\"../other2/secret.txt\")", options: ["--allow-read", "../other"]).hasPrefix("257 "))
    let wrong = zoetrope("--allow-read", folder.path + "/nowhere", "-e", "print(1)")
    #expect(wrong.ending == .exited(ExitCode.wrongUsage) && wrong.errors.contains("a folder that is there"))
  }

  @Test func whatIsWrittenStaysInMemory() {
    let script = folder.file(
      "mine/writing.swift",
      FileBoxTests.prelude
        + """
        let manager = FileManager.default
        try "changed".write(toFile: "own.txt", atomically: true, encoding: .utf8)
        try manager.removeItem(atPath: "below")
        read("own.txt")
        read("below/deep.txt")
        print(try manager.contentsOfDirectory(atPath: ".").filter { $0 != "writing.swift" })
        for path in ["../other/new.txt", "/etc/passwd", "/new.txt", "OUT/new.txt"] {
          do { try "new".write(toFile: path, atomically: true, encoding: .utf8) } catch { print((error as NSError).code) }
        }
        do { try manager.removeItem(atPath: "../other/secret.txt") } catch { print((error as NSError).code) }
        do { try manager.copyItem(atPath: "../other/secret.txt", toPath: "mine.txt") } catch { print((error as NSError).code) }
        """.replacing("OUT", with: folder.path))
    let ran = run([zoetropePath, script], directory: own)
    #expect(
      ran.output == """
        changed
        260 The operation could not be completed. The file doesn’t exist.
        ["own.txt"]
        513
        513
        513
        513
        513
        257

        """)
    #expect(ran.errors == "note: what a script writes is kept in memory while it runs; \(own)/own.txt stays as it is\n")
    #expect(said("read(\"own.txt\"); read(\"below/deep.txt\"); read(\"mine.txt\")").hasPrefix("own\ndeep\n260 "))
  }

  /// A pipe would make it wait, and a device never end.
  @Test func onlyFilesAreRead() {
    mkfifo(own + "/pipe", 0o644)
    #expect(said("read(\"pipe\"); read(\"below\")").split(separator: "\n").allSatisfy { $0.hasPrefix("256 ") })
    #expect(said("read(\"/dev/zero\")", options: ["--allow-read", "/dev"]).hasPrefix("256 "))
  }

  @Test func aFileTakesMemoryThatIsAllowed() {
    _ = folder.file("mine/large.bin", [UInt8](repeating: 7, count: 5 << 20))
    let read = """
      do {
        print(try Data(contentsOf: URL(fileURLWithPath: "large.bin")).count)
      } catch {
        print((error as NSError).code)
      }
      """
    #expect(said(read) == "\(5 << 20)\n")
    #expect(said(read, options: ["--max-memory", "32"]) == "263\n")
  }

  @Test func whereAScriptIsWithoutAFile() {
    let read = "import Foundation; print(try String(contentsOfFile: \"own.txt\", encoding: .utf8))"
    #expect(run([zoetropePath, "-e", read], directory: own).output == "own\n")
    #expect(run([zoetropePath, "-"], input: Array(read.utf8), directory: own).output == "own\n")
    let outside = run([zoetropePath, "-e", read], directory: folder.path + "/other")
    #expect(outside.ending == .exited(ExitCode.trapped))
  }

  @Test func theEnvironmentIsSeenWhereAFlagAllowsIt() {
    let script = folder.file(
      "mine/environment.swift",
      """
      import Foundation
      let variables = ProcessInfo.processInfo.environment
      print(variables["ZOETROPE_TEST"] ?? "nothing", variables.isEmpty, ProcessInfo.processInfo.arguments.dropFirst())
      """)
    let variables = ["ZOETROPE_TEST": "a=b"]
    #expect(run([zoetropePath, script, "x"], environment: variables).output == "nothing true [\"x\"]\n")
    #expect(run([zoetropePath, "--allow-env", script], environment: variables).output == "a=b false []\n")
  }

  @Test func whatIsAllowedIsTold() {
    let told = zoetrope("--allow-read", folder.path, "--limits")
    #expect(told.output.contains(folder.path) && told.output.contains("environment  none"))
  }
}
