/// What `:help` groups the commands by.
enum PromptTopic: String, CaseIterable {
  case stage, steps, providers, names, files, lessons, prompt, keys

  var title: String {
    switch self {
    case .stage: "What is on the stage"
    case .steps: "Back and forth"
    case .providers: "What runs, and why"
    case .names: "More on names and errors"
    case .files: "Files"
    case .lessons: "Lessons"
    case .prompt: "The prompt"
    case .keys: "Keys"
    }
  }

  static let keyList: [(key: String, summary: String)] = [
    (
      "Return",
      "runs an entry that is complete, else goes on in a new row, as Alt-Return does; three at the end give it up"
    ),
    ("Tab", "completes names, members and commands"),
    ("Right", "takes what stands dimly behind the end"),
    ("Up, Down", "to the row above or below, and beyond to earlier entries"),
    ("Ctrl-R", "searches earlier entries"),
    ("Ctrl-_", "takes a change back, Alt-_ makes it again"),
    ("Ctrl-C", "throws away what is typed, or stops what runs"),
    ("Ctrl-D", "on an empty line leaves"),
  ]
}
