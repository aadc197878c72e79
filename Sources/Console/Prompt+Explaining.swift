import Diagnostics
import Session
import Stage
import Words

/// What the prompt says about types and traits.
extension Prompt {
  /// `:as any P value`: the same value as its own type and as the protocol.
  func view(_ words: String) {
    var parts = words.split(separator: " ", maxSplits: 2).map(String.init)
    if parts.first == "any" || parts.first == "some" { parts.removeFirst() } else { parts = rejoined(parts) }
    guard parts.count == 2 else {
      return report.error("`:as` needs a protocol and a value", help: ["for example `:as any TextPresentable cell`"])
    }
    let (view, diagnostics) = interpreter.view(of: parts[1], as: parts[0])
    guard let view else { return report.diagnostics(diagnostics) }
    var values: [String: (own: String, through: String)] = [:]
    // What is only a name has no effect of its own.
    if Interpreter.isPlace(parts[1]) {
      // What is seen as a protocol is shown as what it is.
      let isSame = view.isOfExistential || interpreter.type(of: parts[1]).type == view.type
      let value = isSame ? parts[1] : "\(parts[1]) as! \(view.type)"
      for row in view.rows where row.isProperty {
        guard let own = interpreter.value(of: "(\(value)).\(row.name)"),
          let through = interpreter.value(of: "(\(parts[1]) as any \(parts[0])).\(row.name)")
        else { continue }
        values[row.name] = (own, through)
      }
    }
    write(TraitViewView.draw(view, values: values, width: StageSettings.standard.width, color: color))
  }

  /// `P value` was split in up to three.
  private func rejoined(_ parts: [String]) -> [String] {
    parts.count > 2 ? [parts[0], parts[1...].joined(separator: " ")] : parts
  }

  /// `:what-if Type + Trait`: the layout and the witnesses before and after.
  func whatIf(_ words: String) {
    let parts = words.split { $0 == " " }.map(String.init)
    guard parts.count == 3, parts[1] == "+" || parts[1] == "-" else {
      return report.error(
        "`:what-if` needs a type and a trait", help: ["for example `:what-if MinionMode + ImagePresentable`"])
    }
    let trait = parts[2]
    var type = parts[0]
    // Of a value or a cell, its type; of a cell its model's.
    if let name = interpreter.type(of: type).type, !name.hasSuffix(".Type") {
      type = name.hasPrefix("Cell<") ? String(name.dropFirst(5).dropLast()) : name
    }
    let isAdding = parts[1] == "+"
    switch isAdding ? session.whatIf(type, adding: trait) : session.whatIf(type, removing: trait) {
    case .nothing(let words): report.hint(words)
    case .impossible(let diagnostics):
      // The place would be in a text that nobody has typed.
      let problem = diagnostics.first { $0.severity == .error }?.message.headline
      report.error(
        problem ?? "`\(shown(words))` can't be tried", help: ["for example `:what-if MinionMode + ImagePresentable`"])
    case .tried(let result):
      let change = isAdding ? "with \(trait)" : "without \(trait)"
      if result.drawnBefore != result.drawnAfter {
        write(shown(spoken("\(type) as it is")) + "\n" + result.drawnBefore)
        write(shown(spoken("\(type) \(change)")) + "\n" + result.drawnAfter)
      } else if !result.drawnAfter.isEmpty {
        write(shown(spoken("\(type) looks the same \(change)")) + "\n" + result.drawnAfter)
      }
      let difference = TraitTableView.difference(result.before, result.after, color: color)
      write(difference.isEmpty ? spoken("nothing is provided otherwise") + "\n" : difference)
    }
  }

  func showConformances(of words: String) {
    let (rows, diagnostics) = interpreter.conformances(of: words)
    guard let rows else { return report.diagnostics(diagnostics) }
    if rows.isEmpty { return report.hint("there are none") }
    let isOfProtocol = rows[0].proto == words.filter { $0 != " " }
    let names = rows.map { isOfProtocol ? $0.type : $0.proto }
    let width = (names.map(\.count).max() ?? 0) + 2
    for (name, row) in zip(names, rows) {
      var line = shown(name) + String(repeating: " ", count: width - name.count)
      if let span = row.span {
        let text = span.source.lineText(span.line).drop { $0 == " " }
        line += dim("\(span.source.name):\(span.line)") + "  " + shown(String(text))
      } else if let implied = row.impliedBy {
        line += dim("through \(implied)")
      } else {
        line += dim("of itself")
      }
      if !row.conditions.isEmpty { line += dim(" where \(row.conditions.joined(separator: ", "))") }
      write(line + "\n")
    }
  }

  /// What a name's declarations say, and the comments above them.
  func showDocumentation(of name: String) {
    let (places, diagnostics) = interpreter.sources(of: name)
    let width = Stream.output.columns ?? 80
    for place in places {
      let text = DeclarationText(place)
      write(shown(text.head) + "  " + dim("\(place.source.name):\(place.line)") + "\n")
      for line in text.comment.isEmpty ? ["(it has no comment)"] : text.comment {
        for part in wrapped(line, columns: max(20, width - 2)) { write("  " + shown(part) + "\n") }
      }
    }
    if places.isEmpty, diagnostics.isEmpty {
      report.error("there is no declaration of `\(shown(name))`", help: ["Tab behind the name lists what there is"])
    }
    report.diagnostics(diagnostics.filter { places.isEmpty || $0.severity == .error })
  }

  func showBytecode(of name: String) {
    let flag = PromptArgument.nativeFlag
    let showsNative = name.hasPrefix(flag + " ")
    let word = (showsNative ? name.dropFirst(flag.count) : name[...]).filter { $0 != " " }
    let codes = interpreter.bytecode(of: word, native: showsNative)
    if codes.isEmpty {
      return report.error(
        "no function called `\(shown(word))` has been compiled",
        notes: ["a function is compiled when it is first called; a short one is written in place where it is called"])
    }
    for code in codes { write(shown(code)) }
  }

  /// More on an error.
  func explainCode(_ words: String) {
    let code = words.uppercased()
    if let text = ErrorGuide.text(for: code) { return write(text + "\n") }
    let meant = code.count > 2 ? suggestion(for: code, among: ErrorGuide.codes) : nil
    report.error(
      "there is no error or note `\(shown(words))`",
      help: (meant.map { ["did you mean `:explain \($0)`?"] } ?? [])
        + ["those that are explained: \(ErrorGuide.codes.joined(separator: ", "))"])
  }
}
