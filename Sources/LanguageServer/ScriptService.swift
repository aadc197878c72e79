import Checking
import Diagnostics
import Serving
import Session
import Syntax
import Words

/// Answers what is asked about one version of a script.
struct ScriptService {
  let files: ScriptFiles
  let client: ClientAbilities
  private let unit: ColumnUnit
  private let ownLines: [ObjectIdentifier: TextLines]
  let script: CheckedScript

  enum Question: String, CaseIterable {
    case hover = "textDocument/hover"
    case definition = "textDocument/definition"
    case typeDefinition = "textDocument/typeDefinition"
    case implementation = "textDocument/implementation"
    case references = "textDocument/references"
    case highlights = "textDocument/documentHighlight"
    case prepareRename = "textDocument/prepareRename"
    case rename = "textDocument/rename"
    case symbols = "textDocument/documentSymbol"
    case foldings = "textDocument/foldingRange"
    case inlayHints = "textDocument/inlayHint"
    case codeActions = "textDocument/codeAction"
    case codeLenses = "textDocument/codeLens"
    case tokens = "textDocument/semanticTokens/full"
  }

  /// - Parameter known: what is known of bodies from earlier versions of the script.
  init(_ files: ScriptFiles, _ unit: ColumnUnit, _ client: ClientAbilities, known: SoundBodies) {
    (self.files, self.unit, self.client) = (files, unit, client)
    ownLines = Dictionary(
      files.sources.map { (ObjectIdentifier($0), TextLines($0.text, unit)) }, uniquingKeysWith: { first, _ in first })
    script = CheckedScript(files.sources, top: files.top, known: known)
  }

  var soundBodies: SoundBodies { script.soundBodies }

  func answer(_ request: JSONValue) -> JSONValue {
    let id = request["id"] ?? .null
    let method = request["method"]?.string ?? ""
    guard let question = Question(rawValue: method) else { return RPC.error(.unknownMethod(method), to: id) }
    do throws(RPC.Problem) {
      let params = request["params"] ?? .null
      try visitBodies(for: question, params)
      return RPC.response(to: id, try answer(question, params))
    } catch {
      return RPC.error(error, to: id)
    }
  }

  /// Has those bodies looked into that an answer speaks of.
  private func visitBodies(for question: Question, _ params: JSONValue) throws(RPC.Problem) {
    switch question {
    case .symbols, .foldings, .codeActions, .codeLenses: break
    case .hover, .definition, .typeDefinition:
      let (source, offset) = try place(params)
      script.visit(Span(source, offset, offset))
    case .inlayHints: script.visit(try range(params))
    case .implementation, .references, .highlights, .prepareRename, .rename, .tokens: script.visit(nil)
    }
  }

  private func answer(_ question: Question, _ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    switch question {
    case .hover: try hover(params)
    case .definition: try definition(params)
    case .typeDefinition: try typeDefinition(params)
    case .implementation: try implementation(params)
    case .references: try references(params)
    case .highlights: try highlights(params)
    case .prepareRename: try prepareRename(params)
    case .rename: try rename(params)
    case .symbols: try symbols(params)
    case .foldings: try foldings(params)
    case .inlayHints: try inlayHints(params)
    case .codeActions: try codeActions(params)
    case .codeLenses: try codeLenses(params)
    case .tokens: try semanticTokens(params)
    }
  }

  // MARK: Places

  func lines(of source: Source) -> TextLines { ownLines[ObjectIdentifier(source)] ?? TextLines(source.text, unit) }

  func source(_ params: JSONValue) throws(RPC.Problem) -> Source {
    guard let uri = params["textDocument"]?["uri"]?.string, let source = files.source(of: uri) else {
      throw .invalidParameters("the text is not open")
    }
    return source
  }

  func place(_ params: JSONValue) throws(RPC.Problem) -> (source: Source, offset: Int) {
    let source = try source(params)
    guard let offset = params["position"].flatMap({ lines(of: source).offset($0) }) else {
      throw .invalidParameters("a position is a line and a character, both from 0 on")
    }
    return (source, offset)
  }

  /// The one that is asked about, or all of the text.
  func range(_ params: JSONValue) throws(RPC.Problem) -> Span {
    let source = try source(params)
    let lines = lines(of: source)
    let start = params["range"]?["start"].flatMap(lines.offset) ?? 0
    return Span(source, start, params["range"]?["end"].flatMap(lines.offset) ?? source.text.count)
  }

  /// What is spoken of at a place. What is called comes before the type that it makes a value of.
  func mentions(_ params: JSONValue) throws(RPC.Problem) -> [ScriptMap.Mention] {
    let (source, offset) = try place(params)
    let found = script.map.mentions(at: offset, in: source)
    return found.filter { $0.role == .construction } + found.filter { $0.role != .construction }
  }

  func location(_ span: Span) -> JSONValue? {
    files.uri(of: span.source).map { ["uri": .string($0), "range": lines(of: span.source).range(span)] }
  }

  /// Edits of a script's files, by the files' addresses, and for which versions they are: the text may have changed by then.
  func workspaceEdit(_ fixes: [Fix]) -> JSONValue {
    var fields: [JSONValue.Field] = []
    var documents: [JSONValue] = []
    for source in files.sources {
      let lines = lines(of: source)
      let own = fixes.filter { $0.span.source === source }.sorted { $0.span.start < $1.span.start }
      guard !own.isEmpty, let uri = files.uri(of: source) else { continue }
      let edits = own.map { fix -> JSONValue in
        ["range": lines.range(fix.span), "newText": .string(fix.replacement)]
      }
      fields.append(JSONValue.Field(uri, .array(edits)))
      let version = files.document(of: source)?.version.map(JSONValue.integer) ?? .null
      documents.append(["textDocument": ["uri": .string(uri), "version": version], "edits": .array(edits)])
    }
    return client.takesVersions ? ["documentChanges": .array(documents)] : ["changes": .object(fields)]
  }

  // MARK: Diagnostics

  func tellDiagnostics(_ line: WorkerLine) {
    for source in files.sources {
      guard let uri = files.uri(of: source) else { continue }
      let own = script.diagnostics.filter { $0.span.source === source }
      // The same at other places is marked there too.
      let marks = own.flatMap { diagnostic in
        ([diagnostic.span] + diagnostic.repetitions.filter { $0.source === source }).map { shown(diagnostic, at: $0) }
      }
      var params: JSONValue = ["uri": .string(uri), "diagnostics": .array(marks)]
      if let version = files.document(of: source)?.version { params.add("version", .integer(version)) }
      line.tell(RPC.notification("textDocument/publishDiagnostics", params))
    }
  }

  func shown(_ diagnostic: Diagnostic, at place: Span? = nil) -> JSONValue {
    let message = diagnostic.message
    var words = [spoken(message.headline)]
    if let label = message.label { words.append(spoken(label)) }
    words += message.notes.map(spoken) + message.help.map { spoken("help") + ": " + spoken($0) }
    var value: JSONValue = [
      "range": lines(of: diagnostic.span.source).range(place ?? diagnostic.span), "severity": severity(of: diagnostic),
      "source": "zoetrope", "message": .string(words.joined(separator: "\n")),
    ]
    if let code = message.code { value.add("code", .string(code)) }
    let related = message.related.compactMap { mark -> JSONValue? in
      location(mark.span).map { ["location": $0, "message": .string(spoken(mark.label))] }
    }
    if !related.isEmpty { value.add("relatedInformation", .array(related)) }
    return value
  }

  private func severity(of diagnostic: Diagnostic) -> JSONValue {
    switch diagnostic.severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
