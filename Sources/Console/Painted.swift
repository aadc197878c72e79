import Stage

extension String {
  /// The text with the escapes for a colour or weight around it, where colour is wanted.
  func painted(_ code: String, _ color: Bool) -> String {
    guard color, !isEmpty else { return self }
    let code = StageSettings.standard.theme.shown(code)
    return code.isEmpty ? self : "\u{1b}[\(code)m\(self)\u{1b}[0m"
  }
}

extension Theme {
  /// The numbers of an escape as they can be seen: on a projector nothing is dim, and blue is hardly to be read.
  func shown(_ code: String) -> String {
    guard self == .projector else { return code }
    return code.split(separator: ";").filter { $0 != "2" && $0 != "34" }.joined(separator: ";")
  }

  /// Yellow is hardly to be seen on what is light, as a projector's wall may be.
  var avoidsYellow: Bool { self != .dark }
}
