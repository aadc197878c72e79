/// How `check` says what is wrong: drawn for people, or in a line each for other programs.
enum DiagnosticFormat: String, CaseIterable {
  case picture, short, json
}
