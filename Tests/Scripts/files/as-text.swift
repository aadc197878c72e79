import Foundation

// The compiled program finds these files beside itself: its copy of the folder has them.
let folder = Bundle.main.bundlePath

func tell<Value>(_ what: String, _ body: () throws -> Value) {
  do {
    print(what, "=", try body())
  } catch {
    let known = error as! CocoaError
    print(what, "!", known.code.rawValue, error.localizedDescription, terminator: " ")
    print((known.filePath ?? "nil").replacingOccurrences(of: folder, with: "…"), terminator: " ")
    print((known.underlying as NSError?)?.code ?? 0, known.url?.lastPathComponent ?? "nil")
  }
}

tell("text") { try String(contentsOfFile: folder + "/lines.txt", encoding: .utf8) }
tell("any") { try String(contentsOfFile: folder + "/lines.txt") }
tell("ascii") { try String(contentsOfFile: folder + "/lines.txt", encoding: .ascii).count }
tell("latin") { try String(contentsOfFile: folder + "/latin.txt", encoding: .isoLatin1) }
tell("latin as utf8") { try String(contentsOfFile: folder + "/latin.txt", encoding: .utf8) }
tell("latin as ascii") { try String(contentsOfFile: folder + "/latin.txt", encoding: .ascii) }
tell("latin as any") { try String(contentsOfFile: folder + "/latin.txt") }
tell("marked") { try String(contentsOfFile: folder + "/marked.txt", encoding: .utf8).unicodeScalars.count }
tell("empty") { try String(contentsOfFile: folder + "/empty.txt", encoding: .utf8).isEmpty }
tell("link") { try String(contentsOfFile: folder + "/link.txt", encoding: .utf8) }
tell("used") {
  var encoding = String.Encoding.ascii
  let text = try String(contentsOfFile: folder + "/more/deep.txt", usedEncoding: &encoding)
  return "\(text.count) \(encoding)"
}
tell("up and down") { try String(contentsOfFile: folder + "/more/../lines.txt", encoding: .utf8).count }
tell("missing") { try String(contentsOfFile: folder + "/missing.txt", encoding: .utf8) }
tell("missing any") { try String(contentsOfFile: folder + "/missing.txt") }
tell("in a file") { try String(contentsOfFile: folder + "/lines.txt/missing", encoding: .utf8) }
tell("folder") { try String(contentsOfFile: folder + "/more", encoding: .utf8) }
tell("no name") { try String(contentsOfFile: "", encoding: .utf8) }

tell("data") { try Data(contentsOf: URL(fileURLWithPath: folder + "/latin.txt")).map { $0 } }
tell("data at once") { try Data(contentsOf: URL(fileURLWithPath: folder + "/latin.txt"), options: .mappedIfSafe).count }
tell("no data") { try Data(contentsOf: URL(fileURLWithPath: folder + "/missing.txt")) }
tell("data of a folder") { try Data(contentsOf: URL(fileURLWithPath: folder + "/more")) }
tell("another scheme") { try Data(contentsOf: URL(string: "ftp://example.com/a")!) }
tell("no scheme") { try Data(contentsOf: URL(string: "lines.txt")!) }

do {
  _ = try Data(contentsOf: URL(fileURLWithPath: folder + "/missing.txt"))
} catch CocoaError.fileReadNoSuchFile {
  print("there is no such file")
} catch {
  print("something else")
}
