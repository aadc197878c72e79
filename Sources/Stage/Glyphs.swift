/// The characters that frames and controls are drawn with.
struct Glyphs {
  let vertical: StaticString
  let topLeft, topRight, bottomLeft, bottomRight: StaticString
  let teeLeft, teeRight: StaticString
  /// A switch, on and off, in its brackets.
  let switchOn, switchOff: StaticString
  let image, cursor, chevron, error, spinner: StaticString
  let ellipsis, dot: String
  /// A slider's way up to its knob, and behind it.
  let done, knob, left: String
  /// What is chosen among several things, and what is not.
  let chosen, notChosen: String
  /// The bytes of a long horizontal line, from which the sides of frames are cut.
  let rule: UnsafeBufferPointer<UInt8>

  static let ruleLength = 256

  static let unicode = Glyphs(
    vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯",
    teeLeft: "├", teeRight: "┤", switchOn: "(━━●)", switchOff: "(●──)",
    image: "▣", cursor: "▏", chevron: "›", error: "✗", spinner: "◌", ellipsis: "…", dot: "•",
    done: "━", knob: "●", left: "─", chosen: "◉", notChosen: "○", rule: rule(of: "─"))

  static let ascii = Glyphs(
    vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    teeLeft: "+", teeRight: "+", switchOn: "(==O)", switchOff: "(O--)",
    image: "#", cursor: "|", chevron: ">", error: "!", spinner: "*", ellipsis: "...", dot: "*",
    done: "=", knob: "O", left: "-", chosen: "(x)", notChosen: "( )", rule: rule(of: "-"))

  /// Lives as long as the program, like the glyphs themselves.
  private static func rule(of glyph: String) -> UnsafeBufferPointer<UInt8> {
    let bytes = Array(String(repeating: glyph, count: ruleLength).utf8)
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    return UnsafeBufferPointer(memory)
  }
}
