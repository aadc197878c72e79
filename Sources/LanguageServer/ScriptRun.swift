import Console
import Diagnostics
import Film
import Glibc
import enum Machine.HostLimits
import Serving
import Session
import Words

/// What an editor can have done with a script.
enum RunCommand: String, CaseIterable {
  case run = "zoetrope.run"
  case frames = "zoetrope.frames"

  var sign: String {
    switch self {
    case .run: "▶"
    case .frames: "◫"
    }
  }

  var title: String {
    switch self {
    case .run: "Run"
    case .frames: "Frames"
    }
  }
}

/// A script that is run for an editor, in a process of its own.
struct ScriptRun {
  private(set) var result: JSONValue = .null
  /// What the client is told besides.
  private(set) var notices: [JSONValue] = []

  private static let mostOutput = 4 << 20
  private static let mostMemory = 512 << 20

  /// What is answered where it has no more memory, in the midst of something.
  static func result(of trap: TrapReport) -> JSONValue {
    let words = Language.translation(ofTrap: trap.message) ?? trap.message
    return ["output": "", "ending": .string(spoken("it stopped half-way") + ": " + words), "succeeded": false]
  }

  init(_ command: RunCommand, _ files: ScriptFiles, _ client: ClientAbilities) {
    let name = files.top?.name ?? files.key
    // What has no file has no folder either.
    HostLimits.folder = FileURI.path(of: name) == nil && !name.hasPrefix("/") ? nil : FilmFile.folder(of: name)
    // Before the server gives it up: what it has printed by then is shown.
    HostTimeLimit.setUnlessGiven(seconds: Double(Worker.patience / 1000) * 3 / 4, exitingWith: 1)
    HostTimeLimit.begin()
    HostLimits.output = HostLimits.output ?? ScriptRun.mostOutput
    HostLimits.memory = HostLimits.memory ?? ScriptRun.mostMemory
    switch command {
    case .run: run(files, name)
    case .frames: film(files, name, client)
    }
  }

  private mutating func run(_ files: ScriptFiles, _ name: String) {
    // Where what is printed would go on a terminal, it is kept.
    let paper = tmpfile().map { fileno($0) }
    if let paper { dup2(paper, STDOUT_FILENO) }
    var options = Interpreter.Options()
    options.commandLine = [name]
    let interpreter = Interpreter(options: options)
    let outcome = interpreter.run(files.sources, top: files.top)
    _ = interpreter.flush()
    let output = paper.map(ScriptRun.content) ?? ""
    let ending = words(for: outcome)
    result = ["output": .string(output), "ending": .string(ending.words), "succeeded": .bool(ending.isGood)]
    log(ending.isGood ? 4 : 1, output + (output.isEmpty || output.hasSuffix("\n") ? "" : "\n") + ending.words)
    let lastLine = output.split(separator: "\n").last.map { ": " + $0 } ?? ""
    show(ending.isGood ? 3 : 1, ending.isGood ? ending.words + lastLine : ending.words)
  }

  private mutating func film(_ files: ScriptFiles, _ name: String, _ client: ClientAbilities) {
    let script = FilmedScript(commandLine: [name])
    let outcome = script.run(files.sources, top: files.top)
    let ending = words(for: outcome)
    let short = name.split(separator: "/").last.map(String.init) ?? name
    // Those of two scripts that are called the same do not share a page.
    let page = name.split(separator: "/").joined(separator: "-")
    let film = script.film(named: short, top: files.top)
    guard ending.isGood, film.count > 0 else {
      let words = ending.isGood ? spoken("the script shows nothing") : ending.words
      result = ["frames": 0, "ending": .string(words), "succeeded": false]
      return show(1, words)
    }
    let text = film.text(width: 80, ascii: false)
    result = [
      "frames": .integer(film.count), "text": .string(text), "ending": .string(ending.words), "succeeded": true,
    ]
    log(4, text)
    guard client.showsDocuments, let folder = PrivateFolder.path("frames"),
      let file = FilmFile("\(folder)/\(page).html")
    else { return }
    let html = file.content(of: film, imagesIn: FilmFile.folder(of: name), width: 80, ascii: false)
    guard OutputFile.write(html, to: file.path) == 0 else { return }
    notices.append([
      "jsonrpc": "2.0", "id": .string("frames-\(getpid())"), "method": "window/showDocument",
      "params": ["uri": .string(FileURI.uri(of: file.path)), "external": true],
    ])
  }

  private static func content(of file: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    lseek(file, 0, SEEK_SET)
    while true {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  // MARK: Words

  private func words(for outcome: Outcome) -> (words: String, isGood: Bool) {
    switch outcome.ending {
    case .finished, .exited(0): return (spoken("it has run to its end"), true)
    case .exited(let code): return (spoken("it has ended itself with exit code \(code)"), false)
    case .rejected, .incomplete:
      let first = outcome.diagnostics.first { $0.severity == .error }
      let place = first.map { spoken("line \($0.span.line)") + ": " + spoken($0.message.headline) } ?? ""
      return (spoken("it does not compile") + (place.isEmpty ? "" : ", " + place), false)
    case .trapped(let trap):
      let place = trap.frames.first.map { ", " + spoken("line \($0.span.line)") } ?? ""
      let words = Language.translation(ofTrap: trap.message) ?? trap.message
      return (spoken("it stopped half-way") + place + ": " + words, false)
    case .interrupted: return (HostTimeLimit.isReached ? spoken(HostTimeLimit.words) : spoken("it was stopped"), false)
    case .outputFailed(let words): return (spoken("its output can't be kept: \(words)"), false)
    case .fault(let words): return (spoken("a fault of Zoetrope's own: \(words)"), false)
    }
  }

  private mutating func log(_ type: Int, _ words: String) {
    notices.append(RPC.notification("window/logMessage", ["type": .integer(type), "message": .string(words)]))
  }

  private mutating func show(_ type: Int, _ words: String) {
    notices.append(RPC.notification("window/showMessage", ["type": .integer(type), "message": .string(words)]))
  }
}
