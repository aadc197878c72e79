import Checking
import CoreLibrary
import Diagnostics
import Syntax

/// The embedded sources of the modules that scripts see.
enum Library {
  static func declareCore(in checker: Checker) {
    checker.declareLibrary(sources(zoetrope_swift_files_pointer(), zoetrope_swift_file_count), module: "Swift")
  }

  static func declarePresentables(in checker: Checker) {
    checker.declareLibrary(sources(zoetrope_stage_files_pointer(), zoetrope_stage_file_count), module: "Stage")
    checker.declareLibrary(
      sources(zoetrope_presentables_files_pointer(), zoetrope_presentables_file_count), module: "Presentables")
  }

  static func declareFoundation(in checker: Checker) {
    checker.declareLibrary(
      sources(zoetrope_foundation_files_pointer(), zoetrope_foundation_file_count), module: "Foundation")
  }

  /// Whether the text says `Presentables` at all; a script that does not never pays for it.
  static func mentionsPresentables(_ source: Source) -> Bool {
    let word = Array("Presentables".utf8)
    guard source.text.count >= word.count else { return false }
    return source.text.withUnsafeBufferPointer { text in
      var start = 0
      let last = text.count - word.count
      while start <= last {
        if text[start] == word[0], word.indices.allSatisfy({ text[start + $0] == word[$0] }) { return true }
        start += 1
      }
      return false
    }
  }

  private static func sources(_ files: UnsafePointer<ZoetropeLibraryFile>, _ count: Int) -> [Source] {
    (0..<count).map { Source(name: String(cString: files[$0].name), text: bytes(files[$0]), isLibrary: true) }
  }

  private static func bytes(_ file: ZoetropeLibraryFile) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: file.bytes, count: file.count))
  }

  /// What real Swift has, by name: a line each, `tag name`.
  static func knownNames() -> (names: [String: Checker.KnownName], members: Set<String>) {
    var result: [String: Checker.KnownName] = [:]
    var members: Set<String> = []
    let text = String(decoding: bytes(zoetrope_known_names), as: UTF8.self)
    for line in text.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      let name = String(line[line.index(after: space)...])
      switch line[..<space] {
      case "type": result[name] = .type
      case "func": result[name] = .function
      case "member":
        members.insert(name)
        if result[name] == nil { result[name] = .member }
      case "foundation": if result[name] == nil { result[name] = .foundation }
      default: continue
      }
    }
    return (result, members)
  }
}
