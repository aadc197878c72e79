import CHeap
import Console
import Syntax
import Words

/// What `--version` says: the first line is the name and the number alone.
enum VersionPage {
  static var text: String {
    Version.line + "\n" + row("build", [build]) + row("language", [language])
      + row("image", ProgramImage.ofThisProcess.lines)
  }

  private static var build: String {
    let commit = zoetrope_commit().map { ", commit \(String(cString: $0))" } ?? ""
    #if DEBUG
      return "debug" + commit
    #else
      return "release" + commit
    #endif
  }

  private static var language: String {
    "Swift 5 mode: Swift \(dotted(LanguageVersion.language)), as the compiler \(dotted(LanguageVersion.compiler)) takes it"
  }

  private static func dotted(_ version: [Int]) -> String { version.map(String.init).joined(separator: ".") }

  private static func row(_ name: String, _ lines: [String]) -> String {
    let gap = String(repeating: " ", count: 10)
    return lines.enumerated().map { index, line in
      (index == 0 ? name + gap.dropFirst(name.count) : gap) + spoken(line) + "\n"
    }.joined()
  }
}
