extension String {
  /// The text with the escapes for a colour or weight around it, where colour is wanted.
  func painted(_ code: String, _ color: Bool) -> String {
    color && !isEmpty ? "\u{1b}[\(code)m\(self)\u{1b}[0m" : self
  }
}
