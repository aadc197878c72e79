import Glibc

/// The reader's own editor, for a text.
enum Editor {
  /// What the text was when the editor was left; nil if there was none to be run.
  static func edit(_ text: String) -> String? {
    var path = Array("/tmp/zoetrope-XXXXXX.swift".utf8CString)
    let file = mkstemps(&path, 6)
    guard file >= 0 else { return nil }
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(name) }
    let bytes = Array((text + "\n").utf8)
    let written = write(file, bytes, bytes.count)
    close(file)
    guard written == bytes.count else { return nil }
    let editor = environment("VISUAL") ?? environment("EDITOR") ?? "vi"
    guard system("\(editor) \(name)") == 0, let source = try? ScriptFile.read(name) else { return nil }
    var edited = String(decoding: source.text, as: UTF8.self)
    while edited.last == "\n" { edited.removeLast() }
    return edited
  }
}
