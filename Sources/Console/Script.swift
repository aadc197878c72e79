import Diagnostics

/// What belongs together: one file, several, or those of a folder.
public struct Script {
  public let sources: [Source]
  /// The file that is run: the only one, or, as `swiftc` has it, that which is called main.swift; else that with the type which
  /// `@main` says it begins with.
  public let top: Source?

  public struct Unreadable: Error {
    public let path: String
    public let problem: ScriptFile.Problem
  }

  /// - Parameter paths: `-` stands for standard input, and a folder for all the Swift files in it.
  public init(_ paths: [String]) throws(Unreadable) {
    var sources: [Source] = []
    for given in paths {
      // A folder without a main.swift of its own is told as what it is.
      let isScript = paths.count > 1 || ScriptFile.isScript(given)
      let files = isScript ? ScriptFile.paths(in: given) : []
      for path in files.isEmpty ? [given] : files {
        do throws(ScriptFile.Problem) {
          sources.append(try ScriptFile.read(path))
        } catch {
          throw Unreadable(path: path, problem: error)
        }
      }
    }
    self.init(sources)
  }

  public init(_ sources: [Source]) {
    self.sources = sources
    top =
      sources.count == 1
      ? sources[0] : sources.first { Script.isMain($0.name) } ?? sources.first { ScriptFile.saysMain($0.text) }
  }

  /// Files that are given together are one script where one of them is main.swift; else each is one of its own.
  public static func each(of paths: [String]) -> [[String]] {
    let isOne = paths.contains { ScriptFile.isFolder($0) ? ScriptFile.isScript($0) : isMain($0) }
    return isOne
      ? [paths]
      : paths.flatMap { path in
        let files = ScriptFile.paths(in: path)
        return files.isEmpty ? [path] : files
      }.map { [$0] }
  }

  /// A file as one entry of a session, or a folder with a main.swift: what that does comes behind what the others declare.
  static func entry(_ path: String) throws(ScriptFile.Problem) -> Source {
    let files = ScriptFile.hasMain(path) ? ScriptFile.paths(in: path) : []
    guard !files.isEmpty else { return try ScriptFile.read(path) }
    var text: [UInt8] = []
    for file in files.filter({ !isMain($0) }) + files.filter(isMain) {
      text += try ScriptFile.read(file).text + [UInt8(ascii: "\n")]
    }
    return Source(name: path, text: text)
  }

  private static func isMain(_ path: String) -> Bool { path == "main.swift" || path.hasSuffix("/main.swift") }
}
