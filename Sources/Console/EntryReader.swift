import Stage

/// How reading an entry at the prompt went.
enum EntryRead {
  case entry(String)
  /// Ctrl-C: what was typed is thrown away.
  case interrupted
  /// Ctrl-D where nothing was typed, or nobody there any more.
  case end
}

/// What the prompt tells of the entries that are typed.
struct EntryKnowledge {
  /// Whether a text can be run as it is.
  var isWhole: (String) -> Bool
  /// What the tab key does between what stands before the cursor and what stands behind it.
  var complete: (_ before: String, _ behind: String) -> CompletionAnswer
  /// What the call can take next in which a text ends.
  var arguments: (String) -> Hint?
  /// The type of the name in which a text ends.
  var type: (String) -> Hint?
  /// Whether a name is declared.
  var knows: (String) -> Bool
  /// Whether a name is that of a member of one of some types.
  var knowsMember: (_ name: String, _ types: Set<String>) -> Bool
  /// What is shown when the window has got another width while an entry is typed.
  var redraw: () -> String
}

/// Reads entries that a person types.
protocol EntryReader: AnyObject {
  func readEntry(_ knowledge: EntryKnowledge) -> EntryRead
  /// Puts an entry where the arrow keys find it.
  func remember(_ entry: String)
  /// The newest entry could not be run, for what stands at a byte of it.
  func markFailure(at offset: Int)
  func useColor(_ isOn: Bool)
  /// Has the terminal asked whether its background is light, when it can be.
  func askForGround(_ answered: @escaping (_ isLight: Bool) -> Void)
}

extension EntryReader {
  func remember(_ entry: String) {}
  func markFailure(at offset: Int) {}
  func useColor(_ isOn: Bool) {}
  func askForGround(_ answered: @escaping (_ isLight: Bool) -> Void) {}
}

/// What stands before a line.
enum PromptSign: String {
  case first = "zoetrope>"
  case more = "     ...>"

  /// A projector has few columns.
  var short: String { self == .first ? ">" : "." }
  var shown: String { StageSettings.standard.theme == .projector ? short : rawValue }
}

/// What blanks and line breaks are all of.
func isBlank(_ text: some StringProtocol) -> Bool {
  text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0a }
}

/// A text without the blanks and line breaks at its end.
func trimmed(_ text: String) -> String {
  var rest = Substring(text)
  while let last = rest.last, last == "\n" || last == " " { rest.removeLast() }
  return String(rest)
}
