/// How `check` says what is wrong: drawn for people, or in a line each for other programs.
enum DiagnosticFormat: String {
  case picture, short, json
}
