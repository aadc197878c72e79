import Stage

// Where Presentables meets the stage, which turns pieces into lines.

/// Draws pieces as one cell, without a model behind them.
public func draw(_ pieces: [Piece], caption: String = "") {
  stageStill()
  drawCell(pieces, under: caption)
}

/// Draws pieces as one cell: a frame of what the stage was told of last.
func drawCell(_ pieces: [Piece], under caption: String) {
  stageBegin()
  place(pieces, under: caption)
  print(stageDraw())
}

/// What `drawCell` would print, under another caption.
func drawing(of frame: Frame, under caption: String) -> String {
  stageBegin()
  place(frame.pieces, under: caption)
  return stageDraw()
}

/// Draws cells as the rows of one sheet.
func drawSheet(_ title: String, _ rows: [[Piece]]) {
  stageBegin()
  var caption = title
  for pieces in rows {
    place(pieces, under: caption)
    caption = ""
  }
  print(stageDraw())
}

/// Draws cells as the rows of one box, each with a caption of its own.
func drawRows(_ rows: [(caption: String, pieces: [Piece])]) {
  stageStill()
  stageBegin()
  for row in rows { place(row.pieces, under: row.caption) }
  print(stageDraw())
}

/// Draws frames side by side, as on a strip of film.
func drawStrip(_ frames: [(caption: String, pieces: [Piece])]) {
  stageBegin()
  for frame in frames { place(frame.pieces, under: frame.caption) }
  print(stageDrawStrip())
}

func colorName(_ red: Int, _ green: Int, _ blue: Int) -> String { stageColorName(red, green, blue) }

private func place(_ pieces: [Piece], under caption: String) {
  stageCell(caption)
  for piece in pieces {
    switch piece.kind {
    case .label(let text, let color, let font, let wraps):
      stageLabel(text, color.red, color.green, color.blue, font.size, font.isBold, wraps)
    case .switchControl(let on, let color): stageSwitch(on, color.red, color.green, color.blue)
    case .image(let name): stageImage(name)
    case .field(let text, let placeholder): stageField(text, placeholder)
    case .space: stageSpace()
    case .chevron: stageChevron()
    case .error(let message): stageError(message)
    }
  }
}
