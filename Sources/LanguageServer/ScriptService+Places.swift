import Checking
import Console
import Diagnostics
import Serving
import Session
import Words

/// What stands at a place, where it comes from, and where else it is spoken of.
extension ScriptService {
  func hover(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    guard let mention = try mentions(params).first else { return .null }
    let range = lines(of: mention.span.source).range(mention.span)
    return ["contents": contents(mention, script.map), "range": range]
  }

  private func contents(_ mention: ScriptMap.Mention, _ map: ScriptMap) -> JSONValue {
    let signature = map.signature(of: mention)
    let comment = DeclarationText.comment(above: mention.symbol.declaration)
    let reason = map.explanation(of: mention).map { ExplanationView.draw($0, color: false) }
    guard client.readsMarkdown else {
      let parts = [signature] + (comment.isEmpty ? [] : [comment.joined(separator: "\n")]) + (reason.map { [$0] } ?? [])
      return ["kind": "plaintext", "value": .string(parts.joined(separator: "\n\n"))]
    }
    var text = "```swift\n\(signature)\n```\n"
    if !comment.isEmpty { text += "\n" + comment.joined(separator: "\n") + "\n" }
    if let reason { text += "\n**\(spoken("Why this one runs"))**\n\n```text\n\(reason)```\n" }
    return ["kind": "markdown", "value": .string(text)]
  }

  func definition(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    let found = try mentions(params)
    // What goes by the name of something else leads there.
    let uses = found.filter { $0.role != .declaration }
    let places = (uses.isEmpty ? found : uses).map(\.symbol.span)
    return .array(places.prefix(1).compactMap(location))
  }

  func typeDefinition(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    let types = try mentions(params).flatMap { script.map.types(of: $0) }
    return .array(types.compactMap { location($0.span) })
  }

  func implementation(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    guard let symbol = try mentions(params).first?.symbol else { return .array([]) }
    return .array(script.map.implementations(of: symbol).compactMap { location($0.span) })
  }

  func references(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    let withDeclaration = params["context"]?["includeDeclaration"]?.bool ?? true
    let found = try mentions(params).flatMap { script.map.mentions(of: $0.symbol) }
    let wanted = found.filter { withDeclaration || $0.role != .declaration }
    return .array(distinct(wanted.map(\.span)).compactMap(location))
  }

  private func distinct(_ spans: [Span]) -> [Span] {
    var seen: [ObjectIdentifier: Set<Int32>] = [:]
    return spans.filter { seen[ObjectIdentifier($0.source), default: []].insert($0.start).inserted }
  }

  func highlights(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    let source = try source(params)
    let lines = lines(of: source)
    var seen: Set<Int32> = []
    var places: [JSONValue] = []
    for symbol in try mentions(params).map(\.symbol) {
      for mention in script.map.mentions(of: symbol)
      where mention.span.source === source && seen.insert(mention.span.start).inserted {
        places.append(["range": lines.range(mention.span), "kind": mention.role == .declaration ? 3 : 2])
      }
    }
    return .array(places)
  }

  // MARK: Another name

  /// What a new name is for: what is called the same inside and outside is the one that is declared there.
  private func renamed(_ params: JSONValue) throws(RPC.Problem) -> ScriptMap.Mention {
    let found = try mentions(params)
    let meant = found.first { $0.role == .declaration } ?? found.first { $0.role != .construction } ?? found.first
    guard let meant else { throw .failed(spoken("there is no name here that is declared in the script")) }
    return meant
  }

  func prepareRename(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    let mention = try renamed(params)
    do throws(ScriptMap.RenameProblem) {
      _ = try script.map.edits(renaming: mention.symbol, to: mention.symbol.name)
    } catch {
      throw .failed(spoken(words(for: error)))
    }
    return ["range": lines(of: mention.span.source).range(mention.span), "placeholder": .string(mention.span.text)]
  }

  func rename(_ params: JSONValue) throws(RPC.Problem) -> JSONValue {
    guard let name = params["newName"]?.string else { throw .invalidParameters("it does not say the new name") }
    let mention = try renamed(params)
    do throws(ScriptMap.RenameProblem) {
      return workspaceEdit(try script.edits(renaming: mention.symbol, to: name))
    } catch {
      throw .failed(spoken(words(for: error)))
    }
  }

  private func words(for problem: ScriptMap.RenameProblem) -> String {
    switch problem {
    case .library(let name, let module): "`\(name)` is declared in \(module), not in the script"
    case .standsForLibrary(let name, let proto):
      "`\(name)` stands for what \(proto) asks for, which the library calls so: with another name it would not"
    case .fixedName(let name): "`\(name)` is a name that the language gives"
    case .key(let name, let type):
      "`\(type)` is written and read with the key `\(name)`: give it `CodingKeys` that say so first"
    case .noName(let name): "`\(name)` is no name"
    case .unknownUse(let name, let span):
      "what `\(name)` means in line \(span.line) is not known: something is wrong in the text, or it is left out there"
    case .otherMeaning(let name, let span):
      "with `\(name)`, line \(span.line) would mean something else"
    }
  }
}
