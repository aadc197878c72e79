import Session

/// What a command of the prompt takes behind its name. Its words are checked, completed and explained by this.
enum PromptArgument {
  /// Before a function's name: what it has become in machine code as well.
  static let nativeFlag = "--native"

  case nothing
  case command, code, type, name, member, function
  case count, step
  case columns, onOff, theme, language
  case file
  /// A cell, a file, or both.
  case film
  /// A cell, and more that the command reads itself: cells are checked where they are looked up.
  case cell
  /// Swift, or words with a form of their own: the command reads them.
  case text

  /// As part of a sentence: `:why` needs ….
  var noun: String {
    switch self {
    case .nothing: "nothing"
    case .command: "a command or a topic"
    case .code: "the code of an error or a note"
    case .type: "a type or a protocol"
    case .name: "a name or a member"
    case .member: "a member of a type or a value"
    case .function: "the name of a function"
    case .count: "a number of steps"
    case .step: "a number, that of a step"
    case .columns: "a number from 10 to 1000, or `auto` for the window's width"
    case .onOff: "`on` or `off`"
    case .theme: "the name of a theme"
    case .language: "a language"
    case .file: "a file"
    case .film: "the number of a cell, or a file"
    case .cell: "the number of a cell"
    case .text: "something to look at"
    }
  }
}

/// Words behind a command that it can't take: what is wrong with them, and what would be right.
struct WrongWords {
  let headline: String
  let help: String
}

extension PromptCommand {
  /// What is wrong with the words behind the command, as far as their form tells; nil where nothing is.
  ///
  /// - Parameter words: shown as they are, so without control characters.
  func problem(with words: String, _ interpreter: Interpreter) -> WrongWords? {
    let name = names[0]
    var parts = words.split { $0 == " " || $0 == "\t" || $0 == "\n" }.map(String.init)
    if takes == .function, parts.first == PromptArgument.nativeFlag { parts.removeFirst() }
    let example = example.map { "for example `\($0)`" } ?? "write `\(name)` alone"
    guard !parts.isEmpty else {
      return isOptional || takes == .cell ? nil : WrongWords(headline: "`\(name)` needs \(takes.noun)", help: example)
    }
    switch takes {
    case .nothing:
      return WrongWords(headline: "`\(name)` takes nothing behind it", help: "write `\(name)` alone")
    case .command, .code, .function, .columns, .onOff, .theme, .language:
      guard parts.count > 1 else { return nil }
      return WrongWords(headline: "`\(name)` takes one word, and `\(parts[1])` is one too many", help: example)
    case .count, .step:
      if Int(parts[0]).map({ $0 < 1 }) ?? true {
        return WrongWords(headline: "`\(name)` takes \(takes.noun), and `\(parts[0])` is none", help: example)
      }
      guard parts.count > 1 else { return nil }
      return WrongWords(headline: "`\(name)` takes one number, and `\(parts[1])` is one too many", help: example)
    case .type, .name, .member:
      // A type may be several words: `[String: Int]`.
      guard !interpreter.isOneExpression(words) else { return nil }
      return parts.count > 1 && interpreter.isOneExpression(parts[0])
        ? WrongWords(
          headline: "`\(name)` takes \(takes.noun), and `\(parts[1])` is one too many",
          help: "ask for one after another: `\(name) \(parts[0])`")
        : WrongWords(headline: "`\(words)` is not \(takes.noun)", help: example)
    case .file, .film, .cell, .text: return nil
    }
  }
}
