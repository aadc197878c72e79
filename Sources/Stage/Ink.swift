/// Bytes for a terminal: text, runs of a character, and the escapes for colour and weight where they are wanted.
struct Ink {
  private(set) var bytes: [UInt8] = []
  let colors: StageSettings.ColorDepth

  init(_ colors: StageSettings.ColorDepth) {
    self.colors = colors
    bytes.reserveCapacity(512)
  }

  var result: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ line: ArraySlice<UInt8>) {
    bytes.append(contentsOf: line)
  }

  mutating func spaces(_ count: Int) {
    guard count > 0 else { return }
    bytes.append(contentsOf: repeatElement(0x20, count: count))
  }

  mutating func breakLine() {
    bytes.append(0x0A)
  }

  /// Text that matters less: the frame, a placeholder.
  mutating func writeDimmed(_ text: String) {
    dim()
    write(text)
    reset()
  }

  mutating func dim() {
    if colors != .none { write("\u{1B}[2m") }
  }

  mutating func reset() {
    if colors != .none { write("\u{1B}[0m") }
  }

  mutating func write(_ text: String, in tint: Tint, bold: Bool = false) {
    let isStyled = colors != .none && (bold || !tint.isForeground)
    if isStyled { open(tint, bold: bold) }
    write(text)
    if isStyled { write("\u{1B}[0m") }
  }

  private mutating func open(_ tint: Tint, bold: Bool) {
    write("\u{1B}[")
    if bold { write(tint.isForeground ? "1" : "1;") }
    if !tint.isForeground {
      if colors == .full {
        write("38;2;\(tint.red);\(tint.green);\(tint.blue)")
      } else {
        write("38;5;\(tint.paletteIndex)")
      }
    }
    write("m")
  }
}
