import Glibc

/// How the stage draws: for which width, with which colours and which characters.
public struct StageSettings {
  /// What escapes the terminal is sent for colour and weight.
  public enum ColorDepth {
    /// None at all: colours are named in words instead.
    case none
    /// The 256 colours that every terminal of today knows.
    case palette
    /// 24 bits.
    case full
  }

  /// The columns that a drawing may take.
  public var width: Int
  public var colors: ColorDepth
  /// Frames and controls in ASCII; a script's own text stays as it is.
  public var ascii: Bool
  public var theme: Theme
  /// What the terminal has said of its background.
  public var isGroundLight: Bool?
  /// How images are drawn; nil where their names stand for them.
  public var pictures: PictureProtocol?
  /// What files that may be meant by the name of an image hold, which the embedder finds.
  nonisolated(unsafe) public static var imageFiles: (_ name: String) -> AnySequence<[UInt8]> = { _ in AnySequence([]) }

  public init(width: Int = 80, colors: ColorDepth = .none, ascii: Bool = false, theme: Theme = .dark) {
    self.width = width
    self.colors = colors
    self.ascii = ascii
    self.theme = theme
  }

  /// Whether controls are drawn as they can be where there are colours. What goes into a file is drawn with characters
  /// alone, and stays as it is.
  var isRich: Bool { colors != .none && theme != .plain && !ascii }
  var isDimAllowed: Bool { colors != .none && theme != .projector }
  /// Whether colours that are seen are named as well.
  var namesColors: Bool { colors == .none || theme == .projector }

  /// What the environment asks for; the embedder puts its own options here before anything is drawn.
  public static var standard = StageSettings.fromEnvironment()

  /// `NO_COLOR` beats `FORCE_COLOR`, which beats whether standard output is a terminal. Piped output is plain and
  /// 80 columns wide unless `COLUMNS` says otherwise, so that it can be compared.
  public static func fromEnvironment() -> StageSettings {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    return StageSettings(
      width: positive(variable("COLUMNS")) ?? (isTerminal ? terminalWidth() : nil) ?? 80,
      colors: wantsColor(isTerminal: isTerminal) ? depth() : .none, theme: theme())
  }

  /// What the environment says of the terminal's background: `COLORFGBG` ends in the number of its colour.
  private static func theme() -> Theme {
    guard let number = variable("COLORFGBG")?.split(separator: ";").last else { return .dark }
    return number == "7" || number == "15" ? .light : .dark
  }

  /// The colours that this terminal can show, for an embedder whose options ask for colour.
  public static func depth() -> ColorDepth {
    if let level = variable("FORCE_COLOR"), level == "3" { return .full }
    let promise = variable("COLORTERM")
    return promise == "truecolor" || promise == "24bit" ? .full : .palette
  }

  private static func wantsColor(isTerminal: Bool) -> Bool {
    if let off = variable("NO_COLOR"), !off.isEmpty { return false }
    if let force = variable("FORCE_COLOR"), !force.isEmpty { return force != "0" }
    return isTerminal && variable("TERM") != "dumb"
  }

  private static func terminalWidth() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  private static func positive(_ text: String?) -> Int? {
    guard let text, let number = Int(text), number > 0 else { return nil }
    return number
  }
}
