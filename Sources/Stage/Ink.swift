import Glibc

/// Bytes for a terminal: text, runs of a character, and the escapes for colour and weight where they are wanted.
///
/// A script may draw thousands of cells, so the bytes lie in plain memory, which goes when the ink does.
struct Ink: ~Copyable {
  private let settings: StageSettings
  /// What is written next is shown in reverse, as what has the focus is.
  private(set) var isReversed = false
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0

  init(_ settings: StageSettings) {
    self.settings = settings
    capacity = 1024
    memory = .allocate(capacity: capacity)
  }

  deinit { memory.deallocate() }

  /// What has been written, good until more is.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: memory, count: count) }

  mutating func write(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { write($0) }
    if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { write($0) } }
  }

  /// The stage's own words and characters.
  mutating func write(_ text: StaticString) {
    write(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    guard let source = text.baseAddress else { return }
    makeRoom(for: text.count)
    memcpy(memory + count, source, text.count)
    count += text.count
  }

  mutating func spaces(_ columns: Int) {
    guard columns > 0 else { return }
    makeRoom(for: columns)
    memset(memory + count, 0x20, columns)
    count += columns
  }

  mutating func breakLine() {
    makeRoom(for: 1)
    memory[count] = 0x0A
    count += 1
  }

  private mutating func makeRoom(for more: Int) {
    if count + more > capacity { grow(by: more) }
  }

  private mutating func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    memcpy(grown, memory, count)
    memory.deallocate()
    memory = grown
  }

  /// Text that matters less: the frame, a placeholder.
  mutating func writeDimmed(_ text: StaticString) {
    dim()
    write(text)
    reset()
  }

  mutating func writeDimmed(_ text: String) {
    dim()
    write(text)
    reset()
  }

  mutating func dim() {
    if settings.isDimAllowed { write("\u{1B}[2m" as StaticString) }
  }

  mutating func reset() {
    if settings.colors != .none || isReversed { write("\u{1B}[0m" as StaticString) }
    if isReversed { write("\u{1B}[7m" as StaticString) }
  }

  /// Whether colours are wanted or not, the focus has to be seen.
  mutating func reverse(_ isOn: Bool) {
    isReversed = isOn
    write(isOn ? "\u{1B}[7m" : "\u{1B}[0m" as StaticString)
  }

  mutating func write(_ text: String, in tint: Tint, bold: Bool = false) {
    let isStyled = settings.colors != .none && (bold || !tint.isForeground)
    if isStyled { open(tint, bold: bold) }
    write(text)
    if isStyled { reset() }
  }

  mutating func write(_ glyph: StaticString, in tint: Tint) {
    let isStyled = settings.colors != .none && !tint.isForeground
    if isStyled { open(tint, bold: false) }
    write(glyph)
    if isStyled { reset() }
  }

  private mutating func open(_ tint: Tint, bold: Bool) {
    write("\u{1B}[" as StaticString)
    let isStrong = settings.theme == .projector
    let isPlain = tint.isForeground || isStrong && tint.isGray
    if bold || isStrong { write(isPlain ? "1" : "1;" as StaticString) }
    if !isPlain {
      let shown = tint.legible(within: settings.theme.brightness(isGroundLight: settings.isGroundLight))
      write(code(for: shown, isGround: false))
    }
    write("m" as StaticString)
  }

  /// Text on a filled ground, with half a column of it at either side.
  mutating func writeFilled(_ text: String, on tint: Tint) {
    // What has the focus is filled with the terminal's own foreground.
    if isReversed { return write(" " + text + " ") }
    let isLight = settings.isGroundLight ?? (settings.theme == .light)
    let own = isLight ? Tint(60, 60, 67) : Tint(229, 229, 234)
    let ground = tint.isForeground ? own : tint
    let edge = code(for: ground, isGround: false)
    let inside = code(for: ground.onGround, isGround: false) + ";" + code(for: ground, isGround: true)
    write("\u{1B}[\(edge)m▐\u{1B}[0m\u{1B}[1;\(inside)m")
    write(text)
    write("\u{1B}[0m\u{1B}[\(edge)m▌")
    reset()
  }

  private func code(for tint: Tint, isGround: Bool) -> String {
    let place = isGround ? "48" : "38"
    return settings.colors == .full
      ? "\(place);2;\(tint.red);\(tint.green);\(tint.blue)" : "\(place);5;\(tint.paletteIndex)"
  }
}
