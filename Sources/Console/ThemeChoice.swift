import Diagnostics
import Stage

/// What the prompt is to look good on: what is asked for, or what the terminal says of its background.
public enum ThemeChoice: Equatable {
  case auto
  case fixed(Theme)

  public init?(rawValue: String) {
    if rawValue == "auto" {
      self = .auto
    } else if let theme = Theme(rawValue: rawValue) {
      self = .fixed(theme)
    } else {
      return nil
    }
  }

  public static let names = Theme.allCases.map(\.rawValue) + ["auto"]
}

extension Prompt {
  func setTheme(_ words: String) {
    let name = words.filter { $0 != " " }
    if name.isEmpty { return write(StageSettings.standard.theme.rawValue + "\n") }
    guard let choice = ThemeChoice(rawValue: name) else {
      let meant = suggestion(for: name, among: ThemeChoice.names)
      return report.error(
        "there is no theme `\(shown(name))`",
        help: [
          meant.map { "did you mean `:theme \($0)`?" } ?? "there are \(ThemeChoice.names.joined(separator: ", "))"
        ])
    }
    use(choice)
    if interpreter.cellCount > 0 { showCells() }
  }

  func use(_ choice: ThemeChoice) {
    switch choice {
    case .fixed(let theme):
      StageSettings.standard.theme = theme
      useColor(theme != .plain)
    case .auto:
      if StageSettings.standard.theme == .plain { useColor(true) }
      StageSettings.standard.theme = StageSettings.fromEnvironment().theme
    }
    askForGround(choice)
  }

  /// Has the terminal say whether its background is light; nothing waits for that.
  func askForGround(_ choice: ThemeChoice) {
    guard color, choice == .auto || choice == .fixed(.projector) else { return }
    reader.askForGround { isLight in
      StageSettings.standard.isGroundLight = isLight
      if choice == .auto { StageSettings.standard.theme = isLight ? .light : .dark }
    }
  }
}
