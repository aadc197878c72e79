import Diagnostics
import Syntax

/// A session written down as a script: a file that compiles as it stands, runs, and gives the same.
public struct SavedScript {
  public private(set) var text = ""
  /// What had to be left out, in words.
  public private(set) var omissions: [String] = []
  /// What the script's own check found wrong with it.
  public private(set) var diagnostics: [Diagnostic] = []

  /// By what name the script speaks of a cell; one that has none, made in a loop, say, is asked for by its number.
  private var cellNames: [Int: String] = [:]
  private let models: [Int: String]
  private var keepsCells = false

  init(of steps: [SessionStep], models: [Int: String]) {
    self.models = models
    var texts = steps.map(\.script)
    SavedScript.renameShadowed(steps, &texts)
    var cellCount = 0
    for (index, step) in steps.enumerated() {
      texts[index] = statement(step, texts[index], isNamed: isMentioned(step.result, after: index, steps), cellCount)
      cellCount = max(cellCount, step.cellCount)
    }
    if keepsCells { text = "keepCells()\n\n" }
    for text in texts { self.text += text + "\n" }
    let saysImport = steps.contains { $0.contents.words.contains("import") }
    if saysImport, steps.contains(where: { $0.text.contains("import Presentables") }) {
      diagnostics = SavedScript.errors(in: text)
      return
    }
    // At the prompt it is imported already. In a file its names may stand in the way of those that the script has imported.
    let whole = "import Presentables\n\n" + text
    diagnostics = SavedScript.errors(in: whole)
    if diagnostics.isEmpty || !saysImport || !SavedScript.errors(in: text).isEmpty {
      text = whole
    } else {
      diagnostics = []
    }
  }

  private static func errors(in text: String) -> [Diagnostic] {
    Interpreter().check(Source(name: "<saved>", text: Array(text.utf8))).filter { $0.severity == .error }
  }

  private func isMentioned(_ result: String?, after index: Int, _ steps: [SessionStep]) -> Bool {
    guard let result else { return false }
    return steps[(index + 1)...].contains { step in
      step.contents.words.contains(result)
        && ScriptWords.mentions(step.script) { $0.text == result && !$0.isInClosure }
    }
  }

  private mutating func statement(_ step: SessionStep, _ text: String, isNamed: Bool, _ cellsBefore: Int) -> String {
    if step.isTrapped {
      omissions.append("`\(Session.title(of: step))` stopped half-way")
      return commented(text)
    }
    var text = text
    let made = step.cellCount - cellsBefore
    let source = Source(name: "<prompt>", text: Array(text.utf8))
    let statements = Parser.parse(source, ParserOptions(isPrompt: true)).statements
    var insertions: [(offset: Int, text: String)] = []
    // The cells are named after the variables that hold them, where each `show` has a statement of its own.
    let shows = statements.filter { ScriptWords.all(in: Array($0.span.text.utf8)).contains("show") }
    if made > 0, shows.count == made {
      for (index, statement) in shows.enumerated() {
        let number = cellsBefore + index + 1
        if case .declaration(let declaration) = statement.kind, let names = Declared(statement)?.names,
          names.count == 1,
          case .variable = declaration.kind
        {
          cellNames[number] = names[0]
        } else if case .expression = statement.kind {
          cellNames[number] = "cell\(number)"
          insertions.append((Int(statement.span.start), "let cell\(number) = "))
        }
      }
    }
    if let result = step.result, let last = statements.last, case .expression = last.kind {
      let start = Int(last.span.start)
      if isNamed {
        insertions.append((start, "let result\(result.dropFirst()) = "))
        if !step.isDrawn { insertions.append((Int(last.span.end), "\nprint(result\(result.dropFirst()))")) }
      } else if !step.isDrawn {
        // The prompt has shown it.
        insertions += [(start, "print("), (Int(last.span.end), ")")]
      }
      if step.isDrawn {
        let value = isNamed ? "result\(result.dropFirst())" : last.span.text
        let drawing = step.isView ? "draw(\(value))" : "draw(compose(\(value)))"
        if isNamed {
          insertions.append((Int(last.span.end), "\n" + (step.drawsItself ? value + ".draw()" : drawing)))
        } else if step.drawsItself {
          insertions.append((Int(last.span.end), ".draw()"))
        } else {
          insertions += [
            (start, step.isView ? "draw(" : "draw(compose("), (Int(last.span.end), step.isView ? ")" : "))"),
          ]
        }
      }
    }
    var bytes = source.text
    for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
      bytes.insert(contentsOf: Array(insertion.text.utf8), at: insertion.offset)
    }
    text = String(decoding: bytes, as: UTF8.self)
    for number in step.cells {
      var name = cellNames[number]
      if name == nil, let model = models[number] {
        keepsCells = true
        name = model == "Screen" ? "keptScreen(\(number))" : "keptCell(\(number), of: \(model).self)"
      }
      text = ScriptWords.renaming("_cell\(number)", to: name ?? "", in: text)
    }
    // In a closure `$0` is its own argument.
    return ScriptWords.rewriting(text) { word in
      guard !word.isInClosure, word.text.hasPrefix("$"), Int(word.text.dropFirst()) != nil else { return nil }
      return "result" + word.text.dropFirst()
    }
  }

  private func commented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "// " + $0 }.joined(separator: "\n")
  }

  // MARK: Names

  /// A file declares a variable once; at the prompt another one may take its name.
  private static func renameShadowed(_ steps: [SessionStep], _ texts: inout [String]) {
    var lastPlace: [String: Int] = [:]
    var counts: [String: Int] = [:]
    for (index, step) in steps.enumerated() {
      for name in step.contents.declarations.filter({ $0.key == nil }).flatMap(\.names) {
        if let earlier = lastPlace[name] {
          let count = (counts[name] ?? 0) + 1
          counts[name] = count
          for place in earlier..<index {
            texts[place] = ScriptWords.renaming(name, to: "\(name)\(count)", in: texts[place])
          }
          // The new one may be made of the old one: `let x = x + 1`.
          texts[index] = renamingInValue(name, to: "\(name)\(count)", in: texts[index])
        }
        lastPlace[name] = index
      }
    }
  }

  private static func renamingInValue(_ name: String, to other: String, in text: String) -> String {
    guard let equals = text.firstIndex(of: "=") else { return text }
    return String(text[...equals])
      + ScriptWords.renaming(name, to: other, in: String(text[text.index(after: equals)...]))
  }
}

extension Session {
  /// The session as a script.
  public func script() -> SavedScript {
    var models: [Int: String] = [:]
    for number in steps.flatMap(\.cells) { models[number] = interpreter.model(ofCell: number) }
    return SavedScript(of: steps, models: models)
  }
}
