/// A place in a cell and what is drawn in it.
package indirect enum Slot: Equatable {
  /// The size is in points, which a terminal has no use for.
  case label(VisibleText, Tint, size: Double, bold: Bool, wraps: Bool)
  case toggle(on: Bool, Tint)
  /// Its name, and what is drawn where the terminal can show more.
  case image(VisibleText, TerminalPicture?)
  /// One that `fills` takes the columns that the others leave.
  case field(VisibleText, placeholder: VisibleText, fills: Bool)
  /// Takes what the others leave, so that they stand apart.
  case space
  /// Says that the cell can be tapped.
  case chevron
  case error(VisibleText)
  case button(VisibleText, Tint, isEnabled: Bool)
  /// What is typed here is nobody else's to read: so many dots.
  case secret(count: Int, placeholder: VisibleText, fills: Bool)
  /// A slider, and how far it is, from 0 to 1.
  case slider(Double, Tint)
  /// The mark before one of several things, of which one is chosen; where there are only characters, it stands in brackets.
  case choice(isChosen: Bool, Tint, inBrackets: Bool)
  /// A sign that stands for an image.
  case sign(Character)
  /// A line that takes the columns behind a heading.
  case lead
  /// Says that something is being waited for.
  case spinner
  /// What follows stands on the next line.
  case lineBreak
  /// Likewise, with a line across between the two.
  case rule
  /// Lines of their own, side by side with the other slots.
  case column([[Slot]])
  /// What the keys go to.
  case focused(Slot)
}

extension Slot {
  /// The columns of a switch: the brackets, three between them, and the word that tells on from off without colour.
  static let toggleWidth = 9
  static let sliderWidth = 12
  private static let longestImage = 24
  private static let usualField = 20
  private static let smallestField = 14

  /// The columns that this slot would like.
  var naturalWidth: Int {
    switch self {
    case .label(let text, _, _, _, _): text.width
    case .toggle: Slot.toggleWidth
    case .image(_, .some): TerminalPicture.columns
    case .image(let name, nil): min(name.width, Slot.longestImage) + 4
    case .field(let text, let placeholder, _):
      // Brackets, the cursor, and room to show that one may type.
      max(Slot.usualField, max(text.width, text.width == 0 ? placeholder.width : 0) + 4)
    case .space: 2
    case .chevron: 1
    case .error(let message): message.width + 2
    case .button(let title, _, _): title.width + 4
    case .secret(let count, let placeholder, _):
      max(Slot.usualField, max(count, count == 0 ? placeholder.width : 0) + 4)
    case .spinner: 3
    case .slider: Slot.sliderWidth
    case .choice(_, _, let inBrackets): inBrackets ? 3 : 1
    // Terminals do not agree on the width of some signs: a blank behind it takes what is too much.
    case .sign(let sign): displayWidth(of: sign) == 1 && !sign.isASCII ? 2 : displayWidth(of: sign)
    case .lead: 3
    case .focused(let slot): slot.naturalWidth
    case .lineBreak, .rule: 0
    case .column(let lines): lines.reduce(0) { max($0, Layout.naturalWidth(of: $1[...])) }
    }
  }

  /// The columns that this slot needs: fixed parts never shrink.
  var smallestWidth: Int {
    switch self {
    case .label, .error, .slider: min(naturalWidth, 8)
    case .field, .secret: Slot.smallestField
    case .toggle, .image, .space, .chevron, .button, .spinner, .choice, .sign, .lead, .lineBreak, .rule:
      naturalWidth
    case .focused(let slot): slot.smallestWidth
    case .column(let lines): lines.joined().reduce(0) { max($0, $1.smallestWidth) }
    }
  }

  package var isSpace: Bool {
    if case .space = self { true } else { false }
  }

  /// Whether it takes what the others leave, and is seen there.
  var fillsLine: Bool {
    switch self {
    case .field(_, _, let fills), .secret(_, _, let fills): fills
    case .lead: true
    case .focused(let slot): slot.fillsLine
    default: false
    }
  }

  /// As it is where a terminal shows nothing but characters.
  var withoutPictures: Slot {
    switch self {
    case .image(let name, _): .image(name, nil)
    case .column(let lines): .column(lines.map { $0.map(\.withoutPictures) })
    case .focused(let slot): .focused(slot.withoutPictures)
    default: self
    }
  }

  /// What keys can do with it; nil where nothing.
  var control: StageBoard.Control.Kind? {
    switch self {
    case .toggle: .toggle
    case .button(_, _, isEnabled: true): .button
    case .choice: .choice
    case .chevron: .chevron
    case .slider(let fraction, _): .slider(fraction)
    case .field(let text, _, _): .field(text.raw)
    case .secret: .secret
    default: nil
    }
  }

  /// Whether the line ends here.
  package var endsLine: Bool {
    switch self {
    case .lineBreak, .rule: true
    default: false
    }
  }
}
