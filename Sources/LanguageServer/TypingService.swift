import Checking
import Serving
import Session

/// Answers what may follow where something is being typed. It begins with the library alone, as the text is checked around the cursor
/// and need not be in order.
struct TypingService {
  private let files: ScriptFiles
  private let unit: ColumnUnit
  private let client: ClientAbilities

  init(_ files: ScriptFiles, _ unit: ColumnUnit, _ client: ClientAbilities) {
    (self.files, self.unit, self.client) = (files, unit, client)
  }

  func answer(_ request: JSONValue) -> JSONValue {
    let id = request["id"] ?? .null
    let params = request["params"] ?? .null
    guard let uri = params["textDocument"]?["uri"]?.string, let source = files.source(of: uri) else {
      return RPC.error(.invalidParameters("the text is not open"), to: id)
    }
    let lines = TextLines(source.text, unit)
    guard let offset = params["position"].flatMap(lines.offset) else {
      return RPC.error(.invalidParameters("a position is a line and a character, both from 0 on"), to: id)
    }
    let before = String(decoding: source.text[..<offset], as: UTF8.self)
    let behind = String(decoding: source.text[offset...], as: UTF8.self)
    let interpreter = Interpreter()
    // What the other files declare is there as well.
    let others = files.sources.filter { $0 !== source }
    if !others.isEmpty { _ = interpreter.check(others, top: nil) }
    let isCall = request["method"] == "textDocument/signatureHelp"
    let answer =
      isCall
      ? signatures(interpreter.callSignatures(before: before, behind: behind))
      : items(
        interpreter.completion(before: before, behind: behind, showsNear: true),
        endingAt: offset, isMember: before.last == ".", behind, lines)
    // The process ends with the answer.
    _ = Unmanaged.passRetained(interpreter)
    return RPC.response(to: id, answer)
  }

  // MARK: Calls

  private func signatures(_ signatures: [CallSignature]) -> JSONValue {
    guard let first = signatures.first else { return .null }
    let shown = signatures.map { signature -> JSONValue in
      var value: JSONValue = [
        "label": .string(signature.text),
        "parameters": .array(labels(of: signature)),
      ]
      if let active = signature.active { value.add("activeParameter", .integer(active)) }
      return value
    }
    return [
      "signatures": .array(shown), "activeSignature": 0, "activeParameter": .integer(first.active ?? 0),
    ]
  }

  /// Two parameters may be written the same: each is known by its place, where the client takes that.
  private func labels(of signature: CallSignature) -> [JSONValue] {
    guard client.takesLabelPlaces else { return signature.parameters.map { ["label": .string($0)] } }
    var start = signature.text.prefix { $0 != "(" }.utf16.count + 1
    return signature.parameters.map { parameter in
      let end = start + parameter.utf16.count
      defer { start = end + 2 }
      return ["label": [.integer(start), .integer(end)]]
    }
  }

  // MARK: Completion

  private static let mostItems = 500

  private func items(
    _ completion: Completion, endingAt end: Int, isMember: Bool, _ behind: String, _ lines: TextLines
  ) -> JSONValue {
    // In the midst of a word, all of it is replaced.
    let rest = behind.utf8.prefix { byte in
      byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_") || byte >= 0x80
    }
    let range = lines.range(max(0, end - completion.prefix.utf8.count)..<end + rest.count)
    let next = behind.utf8.dropFirst(rest.count).first { $0 != UInt8(ascii: " ") }
    let isCalled = next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
    let all = completion.candidates
    let items = all.prefix(TypingService.mostItems).enumerated().map { index, candidate -> JSONValue in
      let text = isCalled && candidate.closing == "(" ? (candidate.name, false) : text(for: candidate)
      var item: JSONValue = [
        "label": .string(candidate.name), "kind": .integer(kind(of: candidate)), "detail": .string(candidate.detail),
        "sortText": .string(sortText(index)), "filterText": .string(candidate.name),
        "textEdit": ["range": range, "newText": .string(text.0)],
      ]
      if text.1 { item.add("insertTextFormat", 2) }
      let comment = candidate.declaration.map(DeclarationText.comment) ?? []
      if !comment.isEmpty { item.add("documentation", .string(comment.joined(separator: "\n"))) }
      return item
    }
    // Before anything is typed there is only what is near: with a letter there is more.
    let isNear = completion.prefix.isEmpty && !isMember
    let isIncomplete = all.count > TypingService.mostItems || isNear
    return ["isIncomplete": .bool(isIncomplete), "items": .array(items)]
  }

  /// In the order in which they came: what fits the place first.
  private func sortText(_ index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }

  private func text(for candidate: CompletionCandidate) -> (text: String, isSnippet: Bool) {
    let isCall = candidate.closing == "("
    guard client.takesSnippets, isCall || !candidate.ending.isEmpty else {
      return (candidate.name + candidate.closing + candidate.ending, false)
    }
    let ending = isCall ? ")" : candidate.ending
    let isBare = isCall && candidate.takesNothing
    let text =
      escaped(candidate.name + candidate.closing) + (isBare ? "" : "$0") + escaped(ending) + (isBare ? "$0" : "")
    return (text, true)
  }

  /// What means something in a snippet.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "$}\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  /// The protocol's number for what a candidate is.
  private func kind(of candidate: CompletionCandidate) -> Int {
    switch candidate.kind {
    case .function: 3
    case .initializer: 4
    case .label: 5
    case .variable: 6
    case .classType: 7
    case .module: 9
    case .proto: 8
    case .property: 10
    case .enumeration: 13
    case .keyword: 14
    case .declaration: 15
    case .enumCase: 20
    case .structure: 22
    case .otherType: 25
    }
  }
}
