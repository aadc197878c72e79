import Console
import Stage
import Words

/// An option of the command line. What is parsed, what `--help` and the man page say and what shells complete is all read from here and
/// from `CommandName`.
enum Option: String, CaseIterable {
  case color = "--color"
  case theme = "--theme"
  case images = "--images"
  case width = "--width"
  case ascii = "--ascii"
  case language = "--language"
  case json = "--json"
  case format = "--format"
  case filter = "--filter"
  case seed = "--seed"
  case output = "-o"
  case moving = "--moving"
  case folder = "--folder"
  case progress = "--progress"
  case teacher = "--teacher"
  case author = "--author"
  case record = "--record"
  case maxTime = "--max-time"
  case maxMemory = "--max-memory"
  case maxOutput = "--max-output"
  case maxDepth = "--max-depth"
  case allowRead = "--allow-read"
  case allowEnvironment = "--allow-env"
  case limits = "--limits"
  case stdio = "--stdio"
  case noNotes = "--no-notes"
  case noNative = "--no-native"
  case text = "-e"
  case version = "--version"
  case manual = "--man"
  case help = "--help"

  /// By any of its names.
  init?(named name: String) {
    if let option = Option(rawValue: name) {
      self = option
    } else if let option = Option.allCases.first(where: { $0.shortName == name }) {
      self = option
    } else {
      return nil
    }
  }

  var shortName: String? { self == .help ? "-h" : nil }

  static let names = allCases.map(\.rawValue) + allCases.compactMap(\.shortName)

  /// The commands that take it; nil where all do.
  var takers: [CommandName]? {
    switch self {
    case .json: [.why, .traits, .session]
    case .stdio: [.lsp]
    case .format: [.check]
    case .filter, .seed: [.test]
    case .output, .moving: [.film]
    case .author, .folder, .progress, .teacher: [.learn]
    case .record: [.doctest]
    default: nil
    }
  }

  var summary: String {
    switch self {
    case .color: "auto, always or never; beats NO_COLOR, which beats FORCE_COLOR"
    case .theme: "dark, light, projector (nothing dim, colours named) or plain (no colour)"
    case .images: "auto, kitty, iterm or sixel: as the terminal can; or off, by their names"
    case .width: "draw N columns wide; otherwise as wide as the terminal, or 80"
    case .ascii: "draw with ASCII alone"
    case .language: "speak to people in en or zh; otherwise ZOETROPE_LANGUAGE or the locale says"
    case .json: "why, traits and session: one JSON object a line"
    case .format: "check: picture, short (file:line:column: words) or json (one object a line)"
    case .filter: "test: only tests whose name (Class.test) has the text in it"
    case .seed: "test: in the order of an earlier run"
    case .output: "film: the file to write, or - for text on standard output; may be given again"
    case .moving: "film: an .svg plays by itself, frame by frame, for a page that takes pictures"
    case .folder: "learn: where the lessons' files go; else ZOETROPE_LESSONS, or zoetrope-lessons"
    case .progress: "learn: how far it is, in a line"
    case .teacher: "learn: the page for who teaches the course"
    case .author: "learn: what is wrong with the course in a folder"
    case .record: "doctest: write what comes into the pages"
    case .maxTime: "end a script, or an entry at the prompt, after so many seconds"
    case .maxMemory: "likewise when it has so many megabytes"
    case .maxOutput: "likewise when it has printed so many"
    case .maxDepth: "likewise when so many of its calls lie in each other"
    case .allowRead: "let a script read the folder D and below, besides its own; may be given again"
    case .allowEnvironment: "let it see the variables of the environment"
    case .limits: "print what a script may use, and end"
    case .stdio: "lsp: by standard input and output, as it always is"
    case .noNotes: "leave out teaching notes: where something else runs than one may think"
    case .noNative: "run all of a script by the interpreter; otherwise what is hot becomes machine code"
    case .text: "run a text; Presentables is imported, the last value is printed"
    case .version: "print the version, the build, and whether its image is there"
    case .manual: "print the man page: zoetrope --man | man -l -"
    case .help: "print this help"
    }
  }

  /// What stands behind an option.
  enum Value {
    /// One of a few words.
    case choice([String])
    case columns, seconds, megabytes, calls, seed
    /// A folder that is there, and one that may yet be made.
    case readableFolder, lessonsFolder
    case testName, filmFile, text
  }

  /// What stands behind it; nil for an option that stands alone.
  var value: Value? {
    switch self {
    case .color: .choice(ColorChoice.allCases.map(\.rawValue))
    case .theme: .choice(ThemeChoice.names)
    case .images: .choice(ImageChoice.allCases.map(\.rawValue))
    case .language: .choice(Language.allCases.map(\.rawValue))
    case .format: .choice(DiagnosticFormat.allCases.map(\.rawValue))
    case .width: .columns
    case .filter: .testName
    case .seed: .seed
    case .output: .filmFile
    case .folder: .lessonsFolder
    case .maxTime: .seconds
    case .maxMemory, .maxOutput: .megabytes
    case .maxDepth: .calls
    case .allowRead: .readableFolder
    case .text: .text
    case .ascii, .json, .moving, .progress, .teacher, .author, .record, .allowEnvironment, .limits, .stdio, .noNotes,
      .noNative, .version,
      .manual, .help:
      nil
    }
  }

  /// The word for its value in `--help`.
  var placeholder: String? {
    switch self {
    case .color: "WHEN"
    case .theme, .output: "NAME"
    case .images, .format: "HOW"
    case .width, .seed, .maxDepth: "N"
    case .language: "L"
    case .filter, .text: "TEXT"
    case .folder: "DIR"
    case .maxTime: "S"
    case .maxMemory, .maxOutput: "M"
    case .allowRead: "D"
    case .ascii, .json, .moving, .progress, .teacher, .author, .record, .allowEnvironment, .limits, .stdio, .noNotes,
      .noNative, .version,
      .manual, .help:
      nil
    }
  }
}

extension Option.Value {
  /// What it is, for somebody who has left it out or written another.
  var expected: String {
    switch self {
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .columns: "a number of columns, 1 to 10000: 60"
    case .seconds: "a number of seconds: 2 or 0.5"
    case .megabytes: "a number of megabytes: 64"
    case .calls: "a number of calls: 1000"
    case .seed: "the whole number of an earlier run: 42"
    case .readableFolder: "a folder that is there: data"
    case .lessonsFolder: "the folder for the lessons' files: lessons"
    case .testName: "a part of a test's name: MathTests.testSum"
    case .filmFile: "a film's name ends in \(FilmFile.endings); `-` is standard output, which takes text"
    case .text: "write the script behind it: zoetrope -e 'print(1 + 1)'"
    }
  }
}
