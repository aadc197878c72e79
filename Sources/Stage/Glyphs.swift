/// The characters that frames and controls are drawn with.
struct Glyphs {
  let vertical: String
  let topLeft, topRight, bottomLeft, bottomRight: String
  let teeLeft, teeRight: String
  /// A switch, on and off: three columns between its brackets.
  let switchOn, switchOff: String
  let image, cursor, chevron, error, ellipsis: String
  /// The bytes of a long horizontal line, from which the sides of frames are cut.
  let rule: [UInt8]

  static let ruleLength = 256

  static let unicode = Glyphs(
    vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯",
    teeLeft: "├", teeRight: "┤", switchOn: "━━●", switchOff: "●──",
    image: "▣", cursor: "▏", chevron: "›", error: "✗", ellipsis: "…",
    rule: Array(String(repeating: "─", count: ruleLength).utf8))

  static let ascii = Glyphs(
    vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+",
    teeLeft: "+", teeRight: "+", switchOn: "==O", switchOff: "O--",
    image: "#", cursor: "|", chevron: ">", error: "!", ellipsis: "...",
    rule: Array(String(repeating: "-", count: ruleLength).utf8))
}
