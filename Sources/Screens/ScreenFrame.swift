import Stage

/// What a screen looked like at one moment.
public struct ScreenFrame {
  public let number: Int
  public let title: String
  public let elements: [ScreenElement]

  public init(number: Int, title: String, elements: [ScreenElement]) {
    self.number = number
    self.title = title
    self.elements = elements
  }

  /// Draws this frame again.
  public func draw() { draw(under: caption) }

  /// Draws this frame under other words.
  public func draw(under caption: String) { print(drawing(under: caption)) }

  /// Draws this frame, which stands for itself.
  public func drawAlone(under caption: String) {
    stageStill()
    draw(under: caption)
  }

  func looksLike(_ other: ScreenFrame) -> Bool {
    drawing(under: "") == other.drawing(under: "") && title == other.title
  }

  func drawing(under caption: String) -> String {
    stageBegin()
    place(under: caption)
    return stageDraw()
  }

  var caption: String { title.isEmpty ? "frame \(number)" : "frame \(number): \(title)" }

  func place(under caption: String) {
    stageCell(caption)
    placeLines(elements)
  }
}

extension ScreenFrame {
  /// Draws frames side by side, each under the caption that it is given.
  public static func drawSideBySide(_ frames: [(caption: String, frame: ScreenFrame)]) {
    stageBegin()
    for part in frames { part.frame.place(under: part.caption) }
    print(stageDrawStrip())
  }
}

/// Elements one above the other.
private func placeLines(_ elements: [ScreenElement]) {
  var isFirst = true
  var isRuled = false
  for element in flattened(elements) {
    if case .rule = element.kind {
      isRuled = !isFirst
      continue
    }
    if isRuled { stageRule() } else if !isFirst { stageLine() }
    isFirst = false
    isRuled = false
    if case .row(let parts) = element.kind { placeRow(parts) } else { placeElement(element) }
  }
}

/// A column in a column is more of the same.
private func flattened(_ elements: [ScreenElement]) -> [ScreenElement] {
  elements.flatMap { element in
    if case .column(let parts) = element.kind { return flattened(parts) }
    return [element]
  }
}

private func placeRow(_ elements: [ScreenElement]) {
  for element in elements {
    switch element.kind {
    case .row(let parts): placeRow(parts)
    case .column(let parts):
      stageOpenColumn()
      placeLines(parts)
      stageCloseColumn()
    case .rule: continue
    default: placeElement(element)
    }
  }
}

private func placeElement(_ element: ScreenElement) {
  switch element.kind {
  case .label(let text, let color, let size, let isBold, let wraps):
    stageLabel(text, color.red, color.green, color.blue, size, isBold, wraps)
  case .image(let name): stageImage(name)
  case .button(let title, let color, let isEnabled):
    stageButton(title, color.red, color.green, color.blue, isEnabled)
  case .toggle(let isOn, let color, _): stageSwitch(isOn, color.red, color.green, color.blue)
  case .field(let text, let placeholder, let isSecret, _):
    if isSecret { stageSecret(text, placeholder) } else { stageField(text, placeholder) }
  case .slider(let fraction, let color, _): stageSlider(fraction, color.red, color.green, color.blue)
  case .choice(let isChosen, let color): stageChoice(isChosen, color.red, color.green, color.blue)
  case .lead: stageLead()
  case .spinner: stageSpinner()
  case .space: stageSpace()
  case .chevron: stageChevron()
  case .rule, .row, .column: break
  }
}
