/// How far a command line has been read, and so what its next word is: to those who read it to its end, and to those who complete it.
struct CommandLinePlace {
  /// What a word is.
  enum Role: Equatable {
    /// `--`, behind which no word is an option.
    case endOfOptions
    /// An option, perhaps with its value behind `=`.
    case option
    case command(CommandName)
    case operand
    /// The script's own, as everything that follows.
    case argument
  }

  private(set) var command: CommandName?
  private(set) var operands: [String] = []
  private(set) var optionsHaveEnded = false
  /// Everything that follows is the script's own.
  private(set) var isBehindScript = false
  /// `-e` has said what runs.
  var hasText = false

  /// What a word is that stands here, but for the values of options.
  func role(of word: String) -> Role {
    if isBehindScript { return .argument }
    if isBehindOperands, !(command?.rest == .argumentsBehindScripts && word.hasSuffix(".swift")) { return .argument }
    if !optionsHaveEnded {
      if word == "--" { return .endOfOptions }
      if word.hasPrefix("-"), word != "-" { return .option }
    }
    // The text is the script, so everything else is its own.
    if hasText { return .argument }
    if command == nil, !optionsHaveEnded, let command = CommandName(rawValue: word) { return .command(command) }
    return .operand
  }

  private var isBehindOperands: Bool { !operands.isEmpty && (command?.rest ?? .arguments) != .none }

  /// Goes on behind a word.
  mutating func pass(_ word: String) -> Role {
    let role = role(of: word)
    switch role {
    case .endOfOptions: optionsHaveEnded = true
    case .option: break
    case .command(let command): self.command = command
    case .operand: operands.append(word)
    case .argument: isBehindScript = true
    }
    return role
  }
}
