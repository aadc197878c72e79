import Checking
import Diagnostics
import Film
import enum Machine.HostLimits
import Session
import Stage
import Words

/// What is only asked: none of it changes the session, and nothing of the entry that is being written is run.
extension SessionServer {
  func isComplete(_ request: Request) throws(RequestProblem) -> JSONValue {
    let code = try request.text("code")
    if interpreter.isIncomplete(code) { return ["state": "incomplete", "indent": .string(indent(behind: code))] }
    return ["state": .string(interpreter.canBeRead(code) ? "complete" : "invalid")]
  }

  /// Two blanks for each bracket that is open, as far as one can see without reading the text.
  private func indent(behind code: String) -> String {
    let last = code.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let depth = last.prefix { $0 == " " }.count + (last.last.map { "{([".contains($0) } ?? false ? 2 : 0)
    return String(repeating: " ", count: min(depth, 80))
  }

  func complete(_ request: Request) throws(RequestProblem) -> JSONValue {
    let code = try request.text("code")
    let place = try request.place("offset", in: code)
    let found = interpreter.completion(before: String(code[..<place]), behind: String(code[place...]))
    let end = code.utf8.distance(from: code.startIndex, to: place)
    let candidates = found.candidates.map { candidate -> JSONValue in
      [
        "name": .string(candidate.name), "detail": .string(candidate.detail),
        "insert": .string(candidate.name + candidate.closing), "behind": .string(candidate.ending),
      ]
    }
    return [
      "start": .integer(end - found.prefix.utf8.count), "end": .integer(end), "candidates": .array(candidates),
    ]
  }

  /// What is known of the name at a place.
  func inspect(_ request: Request) throws(RequestProblem) -> JSONValue {
    let code = try request.text("code")
    let place = try request.place("offset", in: code)
    guard let question = interpreter.question(at: place, in: code) else { return ["found": false] }
    let type = interpreter.valueType(endOf: question.before) ?? interpreter.type(of: question.text).type
    let declarations = interpreter.sources(of: question.text).places
    let explanation = interpreter.explain(question.text).explanation
    guard type != nil || !declarations.isEmpty || explanation != nil else { return ["found": false] }
    var value: JSONValue = ["found": true, "name": .string(question.text)]
    if let type { value.add("type", .string(type)) }
    var lines = type.map { ["\(question.name): \($0)"] } ?? []
    let texts = declarations.prefix(SessionServer.mostDeclarations).map { (place: $0, text: DeclarationText($0)) }
    value.add(
      "declarations",
      .array(
        texts.map { place, text in
          [
            "head": .string(text.head), "comment": .string(text.comment.joined(separator: "\n")),
            "file": .string(place.source.name), "line": .integer(place.line),
          ]
        }))
    if let explanation { value.add("why", ExplanationJSON.value(of: explanation)) }
    // A type's own type says nothing that its declaration does not.
    if type?.hasSuffix(".Type") == true, !texts.isEmpty { lines = [] }
    for (place, text) in texts { lines += ["\(text.head)  (\(place.source.name):\(place.line))"] + text.comment }
    var words = lines.map { $0.shown + "\n" }.joined()
    if let explanation { words += "\n" + ExplanationView.draw(explanation, color: false) }
    value.add("text", .string(words))
    return value
  }

  /// Nobody reads on behind so many.
  private static let mostDeclarations = 5

  func why(_ request: Request) throws(RequestProblem) -> JSONValue {
    let (explanation, diagnostics) = interpreter.explain(try request.text("question"))
    guard let explanation else {
      var value: JSONValue = ["found": false]
      outcomes.add(diagnostics, to: &value)
      return value
    }
    return [
      "found": true, "why": ExplanationJSON.value(of: explanation),
      "text": .string(ExplanationView.draw(explanation, color: outcomes.color)),
    ]
  }

  var cells: JSONValue {
    let count = interpreter.cellCount
    let cells = (count > 0 ? 1...count : 1...1).prefix(count).map { number -> JSONValue in
      [
        "cell": .integer(number), "kind": interpreter.isScreen(number) ? "screen" : "cell",
        "model": .string(interpreter.model(ofCell: number)), "frames": .integer(interpreter.frameCount(ofCell: number)),
        "text": .string(interpreter.drawing(ofCell: number)),
      ]
    }
    return ["cells": .array(cells)]
  }

  /// All frames of a cell, or of the session, and what led to each.
  func film(_ request: Request) throws(RequestProblem) -> JSONValue {
    let isOfAll = request.lacks("cell")
    let found =
      isOfAll ? interpreter.film(named: "Session") : interpreter.film(named: "Session", ofCell: try cell(request))
    guard let film = found?.shortened(to: SessionServer.mostFrames), film.count > 0 else { return ["frames": 0] }
    let settings = StageSettings.standard
    return [
      "frames": .integer(film.count), "text": .string(film.text(width: settings.width, ascii: settings.ascii)),
      "svg": .string(film.svg(displays.album(of: film.imageNames))),
    ]
  }

  /// As many as a picture can hold.
  private static let mostFrames = 240

  var limits: JSONValue {
    func number(_ limit: Int?) -> JSONValue { limit.map(JSONValue.integer) ?? .null }
    return [
      "seconds": options.maxTime.map(JSONValue.double) ?? .null, "memory": number(HostLimits.memory),
      "output": number(HostLimits.output), "depth": number(HostLimits.depth),
    ]
  }
}
