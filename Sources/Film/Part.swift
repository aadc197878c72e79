import Stage

/// A slot as a part of a picture: how large it would like to be, how narrow it may get, and how it is drawn.
struct Part {
  let slot: Slot
  let album: Album

  static let gap = 8
  private static let tile = Typeface(size: 13)
  private static let body = Typeface(size: 17)
  private static let longestTile = 176

  private func face(_ size: Double, _ isBold: Bool) -> Typeface {
    // A script's own size, within what a cell can take; a size that is no number is the usual one.
    Typeface(size: size >= 10 && size <= 40 ? Int(size.rounded()) : size > 40 ? 40 : size > 0 ? 10 : 17, isBold: isBold)
  }

  var naturalWidth: Int {
    switch slot {
    case .label(let text, _, let size, let bold, _): max(4, face(size, bold).width(of: text.text))
    case .toggle: 52
    case .image(let name, _):
      album.number(of: name.text) == nil ? min(Part.longestTile, 40 + Part.tile.width(of: name.text)) : Album.side
    case .field(let text, let placeholder, _):
      max(160, Part.body.width(of: text.width == 0 ? placeholder.text : text.text) + 26)
    case .secret(let count, let placeholder, _):
      max(160, count == 0 ? Part.body.width(of: placeholder.text) + 26 : min(count, 100) * 12 + 26)
    case .space: 8
    case .chevron: 12
    case .error(let message): 28 + Part.body.width(of: message.text)
    case .button(let title, _, _): 28 + Typeface(size: 17, isBold: true).width(of: title.text)
    case .slider: 160
    case .choice, .spinner: 20
    case .sign(let sign): Part.body.width(of: String(sign))
    case .lead: 16
    case .focused(let slot): Part(slot: slot, album: album).naturalWidth
    case .lineBreak, .rule: 0
    case .column(let lines): Flow.naturalWidth(of: lines, album)
    }
  }

  var smallestWidth: Int {
    switch slot {
    case .label: min(naturalWidth, 88)
    case .error: min(naturalWidth, 112)
    case .button: min(naturalWidth, 88)
    case .field, .secret: 112
    case .slider: 96
    case .column(let lines): Flow.smallestWidth(of: lines, album)
    default: naturalWidth
    }
  }

  /// Whether it takes what is left where nothing pushes it aside.
  var grows: Bool {
    switch slot {
    case .field, .secret, .slider, .lead: true
    default: false
    }
  }

  func height(within width: Int) -> Int {
    switch slot {
    case .label(let text, _, let size, let bold, let wraps):
      let face = face(size, bold)
      return face.lineHeight * face.lines(of: text.text, within: width, most: wraps ? Part.mostLines : 2).count
    case .toggle: return 32
    case .image(let name, _): return album.number(of: name.text) == nil ? 32 : Album.side
    case .field, .secret: return 36
    case .button(let title, _, _): return 12 + 24 * titleLines(title, width).count
    case .error(let message): return Part.body.lineHeight * Part.body.lines(of: message.text, within: width - 28).count
    case .slider: return 28
    case .chevron, .choice, .spinner: return 20
    case .sign, .lead: return Part.body.lineHeight
    case .focused(let slot): return Part(slot: slot, album: album).height(within: width)
    case .column(let lines): return Flow(lines, width: width, album).height
    case .space, .lineBreak, .rule: return 0
    }
  }

  /// A text longer than this is told to its beginning.
  private static let mostLines = 40

  private func titleLines(_ title: VisibleText, _ width: Int) -> [String] {
    Typeface(size: 17, isBold: true).lines(of: title.text, within: width - 28, most: 3)
  }

  func draw(on canvas: inout Canvas, _ x: Int, _ y: Int, width: Int, isOnlyOne: Bool = false) {
    switch slot {
    case .label(let text, let tint, let size, let bold, let wraps):
      let face = face(size, bold)
      let lines = face.lines(of: text.text, within: width, most: wraps ? Part.mostLines : 2)
      for (index, line) in lines.enumerated() {
        canvas.text(line, x, y + index * face.lineHeight, face, .text(tint), room: width)
      }
    case .toggle(let on, let tint): drawSwitch(on, tint, on: &canvas, x, y)
    case .image(let name, _):
      if let number = album.number(of: name.text) {
        canvas.picture(number, x, y)
      } else {
        drawTile(name, on: &canvas, x, y, width: width)
      }
    case .field(let text, let placeholder, _):
      canvas.box(x, y, width, 36, radius: 8, .fill)
      let isEmpty = text.width == 0
      let shown = Part.body.truncated(isEmpty ? placeholder.text : text.text, within: width - 24)
      canvas.text(shown, x + 12, y + 6, Part.body, isEmpty ? .secondary : .label, room: width - 24)
    case .secret(let count, let placeholder, _):
      canvas.box(x, y, width, 36, radius: 8, .fill)
      if count == 0 {
        let shown = Part.body.truncated(placeholder.text, within: width - 24)
        canvas.text(shown, x + 12, y + 6, Part.body, .secondary, room: width - 24)
      }
      for index in 0..<min(count, (width - 24) / 12) { canvas.circle(x + 16 + index * 12, y + 18, radius: 4, .label) }
    case .chevron: canvas.stroke("M\(x + 2) \(y + 4)l6 6l-6 6", .secondary)
    case .error(let message):
      canvas.circle(x + 10, y + 12, radius: 10, .text(Part.red))
      canvas.stroke("M\(x + 10) \(y + 7)v6m0 3.5v.5", .card)
      for (index, line) in Part.body.lines(of: message.text, within: width - 28).enumerated() {
        canvas.text(line, x + 28, y + index * Part.body.lineHeight, Part.body, .text(Part.red), room: width - 28)
      }
    case .button(let title, let tint, let isEnabled):
      let lines = titleLines(title, width)
      canvas.rectangle(x, y, width, 12 + 24 * lines.count, radius: 10, .fill)
      let face = Typeface(size: 17, isBold: isEnabled)
      let paint = isEnabled ? Canvas.Paint.text(tint) : .secondary
      for (index, line) in lines.enumerated() {
        canvas.text(line, x + width / 2, y + 6 + 24 * index, face, paint, room: width - 16, isCentered: true)
      }
    case .slider(let fraction, let tint):
      let done = 14 + Int((Double(width - 28) * fraction).rounded())
      canvas.rectangle(x, y + 12, width, 4, radius: 2, .separator)
      canvas.rectangle(x, y + 12, done, 4, radius: 2, .control(tint))
      canvas.circle(x + done, y + 14, radius: 13, .thumb)
    case .choice(let isChosen, let tint, _):
      if isChosen {
        canvas.circle(x + 10, y + 10, radius: 10, .control(tint))
        canvas.stroke("M\(x + 5) \(y + 10)l4 4l6 -7", .mark)
      } else {
        canvas.ring(x + 10, y + 10, radius: 9, .track)
      }
    case .spinner:
      for (index, spoke) in Part.spokes.enumerated() {
        canvas.write("<g opacity=\"0.\(index + 2)\">")
        canvas.stroke(
          "M\(x + 10 + spoke.0 * 5 / 10) \(y + 10 + spoke.1 * 5 / 10)L\(x + 10 + spoke.0) \(y + 10 + spoke.1)", .label)
        canvas.write("</g>")
      }
    case .sign(let sign): canvas.text(String(sign), x, y, Part.body, .label, room: width)
    case .lead: canvas.rectangle(x, y + Part.body.lineHeight / 2, width, 1, radius: 0, .separator)
    case .focused(let slot): Part(slot: slot, album: album).draw(on: &canvas, x, y, width: width)
    case .column(let lines): Flow(lines, width: width, album).draw(on: &canvas, x, y)
    case .space, .lineBreak, .rule: break
    }
  }

  private static let red = Tint(255, 59, 48)
  private static let spokes = [(0, -10), (7, -7), (10, 0), (7, 7), (0, 10), (-7, 7), (-10, 0), (-7, -7)]

  /// Told without colour too: the knob is at the right, and the track has a bar where it is on and a ring where it is off.
  private func drawSwitch(_ on: Bool, _ tint: Tint, on canvas: inout Canvas, _ x: Int, _ y: Int) {
    if on {
      canvas.rectangle(x, y, 52, 32, radius: 16, .control(tint))
      canvas.stroke("M\(x + 14) \(y + 11)v10", .mark)
      canvas.circle(x + 36, y + 16, radius: 14, .thumb)
    } else {
      canvas.rectangle(x, y, 52, 32, radius: 16, .track)
      canvas.ring(x + 38, y + 16, radius: 4, .mark)
      canvas.circle(x + 16, y + 16, radius: 14, .thumb)
    }
  }

  /// An image that is only a name: a sign for a picture, and the name.
  private func drawTile(_ name: VisibleText, on canvas: inout Canvas, _ x: Int, _ y: Int, width: Int) {
    canvas.box(x, y, width, 32, radius: 8, .fill)
    canvas.stroke("M\(x + 10) \(y + 9)h14v14h-14zM\(x + 10) \(y + 20)l4 -4l3 3l3 -3l4 4", .secondary, width: "1.5")
    canvas.circle(x + 15, y + 13, radius: 1, .secondary)
    let shown = Part.tile.truncated(name.text, within: width - 38)
    canvas.text(shown, x + 30, y + 8, Part.tile, .secondary, room: width - 34)
  }
}
