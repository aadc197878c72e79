import Checking
import Console
import Diagnostics
import Glibc
import class Machine.Output
import Serving
import Session
import Words

/// Zoetrope for editors: the language server protocol on standard input and output.
///
/// The server itself only keeps the texts that are open. Each version of a script is checked by a copy of the process (see `Worker`),
/// which begins, as a script does, with the library that is checked already.
public final class LanguageServer {
  private var reader = MessageReader()
  private var stage = Stage.waiting
  private var unit = ColumnUnit.utf16
  private var client = ClientAbilities()
  /// The texts that are open, by their addresses, and the script that each is of.
  private var documents: [String: TextDocument] = [:]
  private var scripts: [String: String] = [:]
  /// The folder that the editor was opened on.
  private var root: String?
  /// By script.
  private var workers: [String: Worker] = [:]
  /// Workers that do one thing: what follows where something is being typed, a run.
  private var helpers: [Worker] = []
  /// What workers have found of the bodies in a script's versions.
  private var knownBodies: [String: SoundBodies] = [:]
  /// Scripts whose text has changed since they were last looked at.
  private var changed: Set<String> = []
  /// Scripts whose worker failed with this version.
  private var failed: Set<String> = []

  private enum Stage { case waiting, ready, shutDown }

  public init() {}

  /// - Returns: the exit code: 0 where the client has said that it is done.
  public func run() -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    while true {
      while let piece = reader.next() {
        if let code = take(piece) { return code }
      }
      refreshWorkers()
      guard wait() else {
        // The end of the input in the midst of a message is nobody's to answer.
        return stage == .shutDown ? 0 : 1
      }
    }
  }

  // MARK: Waiting

  /// Until something comes; false where nothing can come any more.
  private func wait() -> Bool {
    let all = Array(workers.values) + helpers
    var files = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
    for worker in all {
      files.append(pollfd(fd: worker.output, events: Int16(POLLIN), revents: 0))
      if worker.hasMoreToSend { files.append(pollfd(fd: worker.input, events: Int16(POLLOUT), revents: 0)) }
    }
    let waiting = all.filter(\.owesAnswer).map(\.deadline).min()
    let pause = waiting.map { max(0, $0 - Clock.now) } ?? -1
    let count = poll(&files, nfds_t(files.count), Int32(clamping: pause))
    if count < 0 { return errno == EINTR }
    let ready = Set(files.filter { $0.revents != 0 }.map(\.fd))
    for worker in all {
      if ready.contains(worker.input) { worker.send() }
      if ready.contains(worker.output) { listen(to: worker) }
    }
    giveUpLate()
    return ready.contains(STDIN_FILENO) ? read() : true
  }

  private func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR { return true }
    guard count > 0 else { return false }
    reader.append(buffer[..<count])
    return true
  }

  private func send(_ message: JSONValue) { send(message.bytes[...]) }

  private func send(_ body: ArraySlice<UInt8>) {
    let bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    // Nobody reads any more: there is nobody to serve.
    if bytes.withUnsafeBytes({ Output.write($0, to: STDOUT_FILENO) }) != 0 { exit(1) }
  }

  // MARK: Messages

  /// The exit code where it is the last one.
  private func take(_ piece: MessageReader.Piece) -> Int32? {
    switch piece {
    case .fault(let words): send(RPC.error(.parse("passed over: \(words)"), to: .null))
    case .body(let bytes):
      do throws(JSONValue.Problem) {
        return take(try JSONValue(parsing: bytes))
      } catch {
        send(RPC.error(.parse("no JSON, at byte \(error.offset): \(error.reason.rawValue)"), to: .null))
      }
    }
    return nil
  }

  private func take(_ message: JSONValue) -> Int32? {
    let id = message["id"]
    guard message.fields != nil, message["jsonrpc"] == "2.0" else {
      send(RPC.error(.invalidRequest("no message of JSON-RPC 2.0"), to: id ?? .null))
      return nil
    }
    // An answer to what was asked of the client.
    guard let method = message["method"]?.string else {
      if message["result"] == nil, message["error"] == nil {
        send(RPC.error(.invalidRequest("a message without a method"), to: id ?? .null))
      }
      return nil
    }
    let params = message["params"] ?? .null
    guard let id else { return note(method, params) }
    do throws(RPC.Problem) {
      if let result = try answer(method, params, id, message) { send(RPC.response(to: id, result)) }
    } catch {
      send(RPC.error(error, to: id))
    }
    return nil
  }

  private func note(_ method: String, _ params: JSONValue) -> Int32? {
    switch method {
    case "exit": return stage == .shutDown ? 0 : 1
    case _ where stage != .ready: break
    case "textDocument/didOpen": open(params)
    case "textDocument/didChange": change(params)
    case "textDocument/didClose": close(params)
    // Another file of the same script may have been written by somebody else.
    case "textDocument/didSave", "workspace/didChangeWatchedFiles": lookAgain()
    case "$/cancelRequest": if let id = params["id"] { cancel(id) }
    default: break
    }
    return nil
  }

  /// Nil where somebody else answers.
  private func answer(
    _ method: String, _ params: JSONValue, _ id: JSONValue, _ message: JSONValue
  ) throws(RPC.Problem) -> JSONValue? {
    switch (stage, method) {
    case (.waiting, "initialize"):
      stage = .ready
      client = ClientAbilities(params["capabilities"] ?? .null)
      unit = client.unit
      let folder = params["workspaceFolders"]?.array?.first?["uri"] ?? params["rootUri"]
      root = folder?.string.flatMap(FileURI.path).map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
      return Abilities.answer(unit)
    case (.waiting, _): throw .notInitialized
    case (.shutDown, _): throw .invalidRequest("after `shutdown` only `exit` may come")
    case (.ready, "initialize"): throw .invalidRequest("`initialize` came before")
    case (.ready, "shutdown"):
      stage = .shutDown
      for asked in (Array(workers.values) + helpers).flatMap(\.asked) where !asked.isCancelled {
        send(RPC.error(.cancelled, to: asked.id))
      }
      (workers, helpers, changed) = ([:], [], [])
      return .null
    case (.ready, "workspace/executeCommand"):
      try execute(params, id)
      return nil
    case (.ready, "textDocument/completion"), (.ready, "textDocument/signatureHelp"):
      let files = try files(asked: params)
      if files.isEmpty { return .null }
      startHelper(id, method) { [unit, client] line in
        line.answer(TypingService(files, unit, client).answer(message))
      }
      return nil
    case (.ready, let method) where ScriptService.Question(rawValue: method) != nil:
      let files = try files(asked: params)
      if files.isEmpty { return .null }
      // What is asked about is what the client has now.
      refreshWorkers()
      guard let worker = workers[files.key] ?? startWorker(for: files) else {
        throw .internalFault("there is no room for another process")
      }
      worker.ask(message, id: id, method: method)
      return nil
    default: throw .unknownMethod(method)
    }
  }

  private func cancel(_ id: JSONValue) {
    for worker in Array(workers.values) + helpers {
      guard let index = worker.asked.firstIndex(where: { $0.id == id && !$0.isCancelled }) else { continue }
      worker.asked[index].isCancelled = true
      send(RPC.error(.cancelled, to: id))
      if let helper = helpers.firstIndex(where: { $0 === worker }) { helpers.remove(at: helper) }
    }
  }

  // MARK: Texts

  private func open(_ params: JSONValue) {
    guard stage == .ready, let item = params["textDocument"], let uri = item["uri"]?.string,
      let text = item["text"]?.string
    else { return }
    documents[uri] = TextDocument(uri: uri, text: text, version: item["version"]?.int)
    scripts[uri] = ScriptFiles.key(of: uri, within: root)
    // The library's texts are in order, and no scripts.
    if !LibraryFile.isOne(uri) { changed.insert(script(of: uri)) }
  }

  /// Files may have come, gone or changed.
  private func lookAgain() {
    for uri in documents.keys where !LibraryFile.isOne(uri) {
      let (known, now) = (script(of: uri), ScriptFiles.key(of: uri, within: root))
      if known != now { retire(known) }
      scripts[uri] = now
      changed.insert(now)
    }
  }

  private func change(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.string, var document = documents[uri] else { return }
    let isSound = document.change(
      params["contentChanges"]?.array ?? [], version: params["textDocument"]?["version"]?.int, unit)
    if !isSound { log("a change of \(uri) names no place in it, and what follows may be wrong: open it again") }
    documents[uri] = document
    if !LibraryFile.isOne(uri) { changed.insert(script(of: uri)) }
  }

  private func close(_ params: JSONValue) {
    guard let uri = params["textDocument"]?["uri"]?.string, documents[uri] != nil else { return }
    let key = script(of: uri)
    let files = files(of: key)
    documents[uri] = nil
    scripts[uri] = nil
    if documents.keys.contains(where: { script(of: $0) == key }) {
      changed.insert(key)
    } else {
      for uri in files.sources.compactMap(files.uri) {
        send(RPC.notification("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []]))
      }
      retire(key)
      changed.remove(key)
      knownBodies[key] = nil
    }
  }

  private func files(of key: String) -> ScriptFiles {
    ScriptFiles(key: key, documents.filter { script(of: $0.key) == key })
  }

  private func script(of uri: String) -> String { scripts[uri] ?? ScriptFiles.key(of: uri, within: root) }

  private func files(asked params: JSONValue) throws(RPC.Problem) -> ScriptFiles {
    guard let uri = params["textDocument"]?["uri"]?.string else {
      throw .invalidParameters("it does not say of which text")
    }
    guard documents[uri] != nil else { throw .invalidParameters("`\(uri)` is not open") }
    return LibraryFile.isOne(uri) ? ScriptFiles.none : files(of: script(of: uri))
  }

  // MARK: Workers

  private var openFiles: [Int32] { (Array(workers.values) + helpers).flatMap { [$0.input, $0.output] } }

  private func refreshWorkers() {
    for key in changed {
      failed.remove(key)
      retire(key)
    }
    let keys = changed
    changed = []
    for key in keys {
      let files = files(of: key)
      if !files.isEmpty { _ = startWorker(for: files) }
    }
  }

  private func startWorker(for files: ScriptFiles) -> Worker? {
    let known = knownBodies[files.key] ?? SoundBodies()
    let worker = Worker(closing: openFiles) { [unit, client] line in
      let service = Worker.inTime { ScriptService(files, unit, client, known: known) }
      Worker.inTime { service.tellDiagnostics(line) }
      line.keep(service.soundBodies)
      line.forEachRequest { request in line.answer(Worker.inTime { service.answer(request) }) }
    }
    worker?.isChecking = true
    workers[files.key] = worker
    return worker
  }

  private func startHelper(_ id: JSONValue, _ method: String, _ work: (WorkerLine) -> Void) {
    guard let worker = Worker(closing: openFiles, { line in Worker.inTime { work(line) } }) else {
      return send(RPC.error(.internalFault("there is no room for another process"), to: id))
    }
    worker.asked = [Worker.Asked(id: id, method: method)]
    helpers.append(worker)
  }

  /// What was asked about a text that there is no more has no answer.
  private func retire(_ key: String) {
    guard let worker = workers.removeValue(forKey: key) else { return }
    for asked in worker.asked where !asked.isCancelled { send(RPC.error(.outdated, to: asked.id)) }
  }

  private func listen(to worker: Worker) {
    guard let lines = worker.receive() else {
      return bury(worker, "the check has failed, and nothing is known of the text")
    }
    for line in lines {
      if line.first == WorkerLine.finding {
        keep(line.dropFirst(), of: worker)
        continue
      }
      worker.isChecking = false
      if line.first == WorkerLine.answer {
        guard !worker.asked.isEmpty else { continue }
        worker.deadline = Clock.now + Worker.patience
        if worker.asked.removeFirst().isCancelled { continue }
      }
      send(line.dropFirst())
    }
    if worker.asked.isEmpty { helpers.removeAll { $0 === worker } }
  }

  private func keep(_ line: ArraySlice<UInt8>, of worker: Worker) {
    guard let (key, _) = workers.first(where: { $0.value === worker }),
      let numbers = try? JSONValue(parsing: line).array?.compactMap(\.int)
    else { return }
    knownBodies[key, default: SoundBodies()].add(SoundBodies(numbers: numbers))
  }

  private func giveUpLate() {
    let now = Clock.now
    for worker in Array(workers.values) + helpers where worker.owesAnswer && worker.deadline <= now {
      bury(worker, "it took longer than \(Worker.patience / 1000) seconds")
    }
  }

  private func bury(_ worker: Worker, _ reason: String) {
    for asked in worker.asked where !asked.isCancelled {
      send(RPC.error(.internalFault("`\(asked.method)`: \(reason)"), to: asked.id))
    }
    helpers.removeAll { $0 === worker }
    for (key, other) in workers where other === worker {
      workers[key] = nil
      if worker.isChecking, failed.insert(key).inserted { tellOfFailure(key, reason) }
    }
  }

  /// What was known of an earlier text is not left standing.
  private func tellOfFailure(_ key: String, _ reason: String) {
    for uri in documents.keys where script(of: uri) == key {
      let place: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
      let words = spoken("Zoetrope could not check this text: \(reason)")
      let diagnostic: JSONValue = ["range": place, "severity": 2, "source": "zoetrope", "message": .string(words)]
      send(
        RPC.notification("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": [diagnostic]]))
    }
  }

  private func log(_ words: String) {
    send(RPC.notification("window/logMessage", ["type": 2, "message": .string(words)]))
  }

  // MARK: Commands

  private func execute(_ params: JSONValue, _ id: JSONValue) throws(RPC.Problem) {
    guard let name = params["command"]?.string, let command = RunCommand(rawValue: name) else {
      throw .invalidParameters("there is no command `\(params["command"]?.string ?? "")` here")
    }
    guard let uri = params["arguments"]?.array?.first?.string else {
      throw .invalidParameters("`\(name)` needs the address of a text")
    }
    guard documents[uri] != nil else { throw .invalidParameters("`\(uri)` is not open") }
    let files = files(of: script(of: uri))
    startHelper(id, name) { [client] line in
      Interpreter.whenExhausted = { trap in
        line.answer(RPC.response(to: id, ScriptRun.result(of: trap)))
        _exit(0)
      }
      let run = ScriptRun(command, files, client)
      for notice in run.notices { line.tell(notice) }
      line.answer(RPC.response(to: id, run.result))
    }
  }
}
