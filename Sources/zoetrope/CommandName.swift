/// A command: the first word behind `zoetrope`. What is parsed, what `--help` and the man page say and what shells complete is all read
/// from here and from `Option`.
enum CommandName: String, CaseIterable {
  case run, check, test, why, traits, explain, watch, film, doctest, learn, session, lsp, completions, help

  static let names = allCases.map(\.rawValue)

  /// What stands behind it.
  var operands: String {
    switch self {
    case .run: "FILE... [ARGUMENT...]"
    case .check, .test, .watch: "FILE..."
    case .why: "FILE MEMBER..."
    case .traits: "FILE [TYPE...]"
    case .explain: "CODE..."
    case .film: "FILE... -o NAME"
    case .doctest: "PAGE.md..."
    case .learn: "[COURSE] [LESSON]"
    case .session: "--json"
    case .completions: "SHELL"
    case .lsp, .help: ""
    }
  }

  var summary: String {
    switch self {
    case .run: "run a script; a folder, or files with a main.swift, are one"
    case .check: "only say what is wrong"
    case .test: "run the tests of a script, in an order of their own"
    case .why: "which implementation runs, and why: Model.textColor"
    case .traits: "what traits ask for, and who provides it"
    case .explain: "a page on an error or a note: Z0201"
    case .watch: "run it again whenever it is saved, and say what is otherwise"
    case .film: "its frames, and what led to each: NAME.svg, .html, .md, .txt"
    case .doctest: "run a page's code; what comes is what stands beside it"
    case .learn: "lessons to go through; COURSE may be a folder"
    case .session: "a session for another program: one JSON object a line"
    case .lsp: "serve an editor: the language server protocol"
    case .completions: "what Tab completes in bash, zsh or fish, for the shell to read"
    case .help: "print this help"
    }
  }

  /// What one of its operands is.
  enum Operand {
    case script, page, code, course, lesson, shell, command
    /// A name in the script, or anything else that nobody can know of.
    case word
  }

  /// What its operands are, in order; as the last one is are all that follow.
  var operandKinds: [Operand] {
    switch self {
    case .run, .check, .test, .watch, .film: [.script]
    case .why, .traits: [.script, .word]
    case .explain: [.code]
    case .doctest: [.page]
    case .learn: [.course, .lesson, .word]
    case .session, .lsp: [.word]
    case .completions: [.shell, .word]
    case .help: [.command, .word]
    }
  }

  /// What follows its operands is the script's own.
  enum Rest {
    /// Everything is an operand.
    case none
    /// What follows the first operand.
    case arguments
    /// What follows the last of the scripts that stand in a row.
    case argumentsBehindScripts
  }

  var rest: Rest {
    switch self {
    case .run, .watch: .argumentsBehindScripts
    case .help: .arguments
    case .check, .test, .why, .traits, .explain, .film, .doctest, .learn, .session, .lsp, .completions: .none
    }
  }
}
