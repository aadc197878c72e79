import Stage

/// Shapes at places, which are written as SVG. All numbers are whole: what is drawn stands on a grid of 4.
struct Canvas {
  private(set) var markup = ""
  /// The colours of the script that were used, each of which has classes of its own.
  private(set) var tints: [Tint] = []

  /// What a shape is painted with: a class of the style sheet.
  enum Paint: Equatable {
    case page, card, label, secondary, separator, fill, track, thumb, mark, accent, accentFill
    /// A script's colour for text, and for the fill of a control.
    case text(Tint), control(Tint)
  }

  private mutating func name(_ paint: Paint) -> String {
    switch paint {
    case .text(let tint):
      if tint.isForeground { return "label" }
      note(tint)
      return "t" + tint.hexadecimal
    case .control(let tint):
      note(tint)
      return "c" + tint.hexadecimal
    default: return "\(paint)"
    }
  }

  private mutating func note(_ tint: Tint) { if !tints.contains(tint) { tints.append(tint) } }

  mutating func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int = 0, _ paint: Paint) {
    let rounding = radius > 0 ? " rx=\"\(radius)\"" : ""
    write("<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"\(rounding) class=\"\(name(paint))\"/>")
  }

  /// A rectangle with a thin line around it.
  mutating func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int, _ paint: Paint) {
    write(
      "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"\(radius)\" class=\"\(name(paint)) edge\"/>"
    )
  }

  mutating func circle(_ x: Int, _ y: Int, radius: Int, _ paint: Paint) {
    write("<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" class=\"\(name(paint))\"/>")
  }

  /// A line without a fill, along a path.
  mutating func stroke(_ path: String, _ paint: Paint, width: String = "2") {
    write("<path d=\"\(path)\" class=\"\(name(paint)) line\" stroke-width=\"\(width)\"/>")
  }

  mutating func ring(_ x: Int, _ y: Int, radius: Int, _ paint: Paint) {
    write("<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" class=\"\(name(paint)) line\" stroke-width=\"2\"/>")
  }

  /// A line of text whose top is at `y`, in at most `room`: where a reader's typeface might need more, it is told to take no more.
  mutating func text(
    _ text: String, _ x: Int, _ y: Int, _ face: Typeface, _ paint: Paint, room: Int, isCentered: Bool = false
  ) {
    guard text.contains(where: { $0 != " " }) else { return }
    let width = min(room, face.width(of: text))
    var style = " font-size=\"\(face.size)\""
    if face.isBold { style += " font-weight=\"600\"" }
    if face.isMonospaced { style += " class=\"\(name(paint)) code\"" } else { style += " class=\"\(name(paint))\"" }
    if isCentered { style += " text-anchor=\"middle\"" }
    if width * 9 / 8 > room { style += " textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\"" }
    // Spaces at the ends and in a row are a script's own.
    let keeps = text.first == " " || text.last == " " || text.contains("  ") ? " xml:space=\"preserve\"" : ""
    write("<text x=\"\(x)\" y=\"\(y + face.baseline)\"\(style)\(keeps)>\(escaped(text))</text>")
  }

  /// A picture of an album, which is written down once.
  mutating func picture(_ number: Int, _ x: Int, _ y: Int) {
    write("<use href=\"#picture-\(number)\" x=\"\(x)\" y=\"\(y)\"/>")
  }

  /// The line around a whole card.
  mutating func outline(_ width: Int, _ height: Int, radius: Int) {
    write(
      "<rect x=\"0.5\" y=\"0.5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"\(radius)\" class=\"outline\"/>")
  }

  mutating func add(_ other: Canvas) {
    markup += other.markup
    add(tintsOf: other)
  }

  /// What was drawn on another canvas, moved.
  mutating func place(_ other: Canvas, _ x: Int, _ y: Int, label: String) {
    write("<g transform=\"translate(\(x) \(y))\" role=\"img\" aria-label=\"\(escaped(label))\">")
    add(other)
    write("</g>")
  }

  /// So that they are in the style sheet as well.
  mutating func add(tintsOf other: Canvas) { for tint in other.tints { note(tint) } }

  mutating func write(_ line: String) { markup += line + "\n" }
}
