import Console
import Diagnostics

/// The files of one script, as far as they are open with the text that the editor has.
struct ScriptFiles {
  /// What the script is known by: the folder of several files, or the address of one.
  let key: String
  let sources: [Source]
  let top: Source?
  /// Of those that are open.
  private let documents: [ObjectIdentifier: TextDocument]

  var isEmpty: Bool { documents.isEmpty }
  /// Of what is no script.
  static let none = ScriptFiles(key: "", [:])

  /// - Parameter open: the texts of the script that are open.
  init(key: String, _ open: [String: TextDocument]) {
    self.key = key
    var sources: [Source] = []
    var documents: [ObjectIdentifier: TextDocument] = [:]
    func add(_ document: TextDocument, named name: String) {
      let source = Source(name: name, text: document.text)
      sources.append(source)
      documents[ObjectIdentifier(source)] = document
    }
    if let document = open[key] {
      add(document, named: FileURI.path(of: key) ?? key)
    } else {
      let byPath = Dictionary(
        open.values.compactMap { document in FileURI.path(of: document.uri).map { ($0, document) } },
        uniquingKeysWith: { first, _ in first })
      let paths = Set(ScriptFile.paths(in: key)).union(byPath.keys)
      for path in paths.sorted() {
        if let document = byPath[path] {
          add(document, named: path)
        } else if let source = try? ScriptFile.read(path) {
          sources.append(source)
        }
      }
    }
    let script = Script(sources)
    (self.sources, top, self.documents) = (sources, script.top, documents)
  }

  /// A file beside a main.swift is one of several, and so is one in a folder beside it, within the folder that the editor was opened on;
  /// any other is a script of its own.
  static func key(of uri: String, within root: String?) -> String {
    guard let path = FileURI.path(of: uri), path.hasSuffix(".swift"), let own = folder(of: path) else { return uri }
    let above = sequence(first: own, next: folder).dropFirst().prefix { above in
      root.map { above == $0 || above.hasPrefix($0 + "/") } ?? false
    }
    return ([own] + above).first { ScriptFile.hasMain($0) } ?? uri
  }

  private static func folder(of path: String) -> String? {
    path.lastIndex(of: "/").map { String(path[..<$0]) }
  }

  func document(of source: Source) -> TextDocument? { documents[ObjectIdentifier(source)] }

  func source(of uri: String) -> Source? { sources.first { document(of: $0)?.uri == uri } }

  /// The address of any source, of the library's too; nil where it can't be had.
  func uri(of source: Source) -> String? {
    if let document = document(of: source) { return document.uri }
    return source.isLibrary ? LibraryFile.path(of: source).map(FileURI.uri) : FileURI.uri(of: source.name)
  }
}
