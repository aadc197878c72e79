/// A drawing as it was made, kept to be compared with another one and to be drawn beside it.
public struct Drawing {
  private let scene: Scene

  /// What one drawing has and another one has not.
  public struct Difference {
    /// `"Gru" black → purple`
    public let words: String
    /// Whether it can be seen: the colour of a switch that is off can't.
    public let isVisible: Bool
  }

  /// What was drawn last on the running thread.
  public static var latest: Drawing { Drawing(scene: Scene.current.pointee) }

  /// Two of them fit beside each other as frames of a strip.
  public var isOneCell: Bool { scene.cells.count == 1 }

  /// Drawings of one cell each, side by side as far as the width allows, each under a caption of its own.
  public static func strip(_ drawings: [(caption: String, drawing: Drawing)]) -> String {
    var joined = Scene()
    for (caption, drawing) in drawings { joined.add(drawing.scene, under: caption) }
    var painter = Painter(StageSettings.standard)
    painter.paintStrip(joined)
    return String(decoding: painter.bytes, as: UTF8.self)
  }

  /// What has changed from this drawing to another one, from the top to the bottom.
  ///
  /// What both begin and end with is taken away. What is left is compared place by place if the places are of the same
  /// kinds; otherwise it has come or gone.
  public func differences(to other: Drawing) -> [Difference] {
    var (old, new) = (content[...], other.content[...])
    while let first = old.first, let second = new.first, first == second {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, let second = new.last, last == second {
      old.removeLast()
      new.removeLast()
    }
    if old.count == new.count, zip(old, new).allSatisfy({ $0.isSameKind(as: $1) }) {
      return zip(old, new).flatMap { $0.differences(to: $1) }
    }
    let gone = old.filter { !new.contains($0) }
    let come = new.filter { !old.contains($0) }
    return gone.map { Difference(words: "\($0.words) is gone", isVisible: true) }
      + come.map { Difference(words: "\($0.words) is new", isVisible: true) }
  }

  /// What is in the places, without what only parts them.
  private var content: [Slot] {
    func flat(_ slots: some Sequence<Slot>) -> [Slot] {
      slots.flatMap { slot -> [Slot] in
        switch slot {
        case .space, .lineBreak, .rule, .lead: []
        case .column(let lines): flat(lines.joined())
        case .focused(let slot): flat([slot])
        default: [slot]
        }
      }
    }
    return flat(scene.slots)
  }
}

extension Slot {
  fileprivate func isSameKind(as other: Slot) -> Bool {
    switch (self, other) {
    case (.label, .label), (.toggle, .toggle), (.image, .image), (.field, .field), (.button, .button),
      (.secret, .secret), (.slider, .slider), (.choice, .choice), (.error, .error):
      true
    default: self == other
    }
  }

  /// How a reader is told of it.
  fileprivate var words: String {
    switch self {
    case .label(let text, _, _, _, _): Slot.quoted(text)
    case .toggle(let isOn, _): "the switch, \(isOn ? "on" : "off"),"
    case .image(let name, _): "the image \(name.text)"
    case .field, .secret: "the field"
    case .button(let title, _, _): "the button \(Slot.quoted(title))"
    case .slider: "the slider"
    case .choice(let isChosen, _, _): "the mark \(isChosen ? "of what is chosen" : "before a choice")"
    case .sign(let sign): "the sign \(sign)"
    case .chevron: "the sign for tapping"
    case .error: "what could not be presented"
    case .spinner: "the sign for waiting"
    case .focused(let slot): slot.words
    case .space, .lineBreak, .rule, .lead, .column: ""
    }
  }

  private static func percent(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded())) %" }

  private static func quoted(_ text: VisibleText) -> String {
    let longest = 40
    return "\"\(text.truncated(to: longest, ellipsis: "...").text)\""
  }

  /// Both are of the same kind.
  fileprivate func differences(to other: Slot) -> [Drawing.Difference] {
    var found: [Drawing.Difference] = []
    func note(_ words: String, isVisible: Bool = true) {
      found.append(Drawing.Difference(words: words, isVisible: isVisible))
    }
    /// `hidden` says when it would show, where it does not.
    func compare(_ old: Tint, _ new: Tint, of part: String, hidden: String? = nil) {
      guard old != new else { return }
      let words = "\(part) \(old.word) → \(new.word)"
      if let hidden { return note("\(words), which shows \(hidden)", isVisible: false) }
      // Both are drawn in the terminal's own colour.
      note(words, isVisible: !(old.isForeground && new.isForeground))
    }
    switch (self, other) {
    case (.label(let old, let oldTint, _, let wasBold, _), .label(let new, let newTint, _, let isBold, _)):
      if old.text != new.text { note("\(Slot.quoted(old)) → \(Slot.quoted(new))") }
      compare(oldTint, newTint, of: Slot.quoted(new), hidden: new.width == 0 ? "where there is text" : nil)
      if wasBold != isBold { note("\(Slot.quoted(new)) is \(isBold ? "bold" : "not bold any more")") }
    case (.toggle(let wasOn, let old), .toggle(let isOn, let new)):
      if wasOn != isOn { note("the switch \(wasOn ? "on → off" : "off → on")") }
      compare(old, new, of: "the switch's colour", hidden: isOn || wasOn ? nil : "when the switch is on")
    case (.image(let old, _), .image(let new, _)): note("the image \(old.text) → \(new.text)")
    case (.field(let old, let oldHint, _), .field(let new, let hint, _)):
      if old.text != new.text { note("the field \(Slot.quoted(old)) → \(Slot.quoted(new))") }
      if oldHint.text != hint.text {
        note(
          "the placeholder \(Slot.quoted(oldHint)) → \(Slot.quoted(hint))"
            + (new.width == 0 ? "" : ", which shows while the field is empty"), isVisible: new.width == 0)
      }
    case (.button(let old, let oldTint, let wasEnabled), .button(let new, let newTint, let isEnabled)):
      if old.text != new.text { note("the button \(Slot.quoted(old)) → \(Slot.quoted(new))") }
      if wasEnabled != isEnabled {
        note("the button \(Slot.quoted(new)) can \(isEnabled ? "be tapped" : "not be tapped any more")")
      }
      compare(
        oldTint, newTint, of: "the button \(Slot.quoted(new))", hidden: isEnabled ? nil : "when it can be tapped")
    case (.secret, .secret): note("the field")
    case (.slider(let old, let oldTint), .slider(let new, let newTint)):
      if old != new { note("the slider \(Slot.percent(old)) → \(Slot.percent(new))") }
      compare(oldTint, newTint, of: "the slider")
    case (.choice(let wasChosen, let old, _), .choice(let isChosen, let new, _)):
      if wasChosen != isChosen { note(isChosen ? "a choice is chosen" : "a choice is not chosen any more") }
      compare(old, new, of: "a choice")
    case (.error(let old), .error(let new)): note("\(old.text) → \(new.text)")
    default: break
    }
    return found
  }
}
