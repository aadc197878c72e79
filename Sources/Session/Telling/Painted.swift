import Diagnostics
import Stage

extension String {
  /// The text as it may be sent, with the escapes for a colour or weight around it, where colour is wanted.
  public func painted(_ code: String, _ color: Bool) -> String {
    let text = shown
    guard color, !isEmpty else { return text }
    let code = StageSettings.standard.theme.shown(code)
    return code.isEmpty ? text : "\u{1b}[\(code)m\(text)\u{1b}[0m"
  }

  /// The text, in lines, as it may be sent to a terminal: what it would obey, or hide, is shown as Swift writes it.
  public var shown: String { visible(self, keeping: "\t\n") }
}

extension Theme {
  /// The numbers of an escape as they can be seen: on a projector nothing is dim, and blue is hardly to be read.
  public func shown(_ code: String) -> String {
    guard self == .projector else { return code }
    return code.split(separator: ";").filter { $0 != "2" && $0 != "34" }.joined(separator: ";")
  }

  /// Yellow is hardly to be seen on what is light, as a projector's wall may be.
  public var avoidsYellow: Bool { self != .dark }
}
