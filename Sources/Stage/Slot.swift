/// A place in a cell and what is drawn in it.
package indirect enum Slot: Equatable {
  /// The size is in points, which a terminal has no use for.
  case label(VisibleText, Tint, size: Double, bold: Bool, wraps: Bool)
  case toggle(on: Bool, Tint)
  case image(VisibleText)
  case field(VisibleText, placeholder: VisibleText)
  /// Takes what the others leave, so that they stand apart.
  case space
  /// Says that the cell can be tapped.
  case chevron
  case error(VisibleText)
  case button(VisibleText, Tint, isEnabled: Bool)
  /// What is typed here is nobody else's to read: so many dots.
  case secret(count: Int, placeholder: VisibleText)
  /// How far it is, from 0 to 1.
  case slider(Double, Tint)
  /// Stands before one of several things, of which one is chosen.
  case choice(isChosen: Bool, Tint)
  /// Says that something is being waited for.
  case spinner
  /// What follows stands on the next line.
  case lineBreak
  /// Likewise, with a line across between the two.
  case rule
  /// Lines of their own, side by side with the other slots.
  case column([[Slot]])
}

extension Slot {
  /// The columns of a switch: the brackets, three between them, and the word that tells on from off without colour.
  static let toggleWidth = 9
  static let sliderWidth = 12
  static let choiceWidth = 3
  private static let longestImage = 24
  private static let usualField = 20
  private static let smallestField = 14

  /// The columns that this slot would like.
  var naturalWidth: Int {
    switch self {
    case .label(let text, _, _, _, _): text.width
    case .toggle: Slot.toggleWidth
    case .image(let name): min(name.width, Slot.longestImage) + 4
    case .field(let text, let placeholder):
      // Brackets, the cursor, and room to show that one may type.
      max(Slot.usualField, max(text.width, text.width == 0 ? placeholder.width : 0) + 4)
    case .space: 2
    case .chevron: 1
    case .error(let message): message.width + 2
    case .button(let title, _, _): title.width + 4
    case .secret(let count, let placeholder): max(Slot.usualField, max(count, count == 0 ? placeholder.width : 0) + 4)
    case .slider: Slot.sliderWidth
    case .choice: Slot.choiceWidth
    case .spinner: 3
    case .lineBreak, .rule: 0
    case .column(let lines): lines.reduce(0) { max($0, Layout.naturalWidth(of: $1[...])) }
    }
  }

  /// The columns that this slot needs: fixed parts never shrink.
  var smallestWidth: Int {
    switch self {
    case .label, .error, .slider: min(naturalWidth, 8)
    case .field, .secret: Slot.smallestField
    case .toggle, .image, .space, .chevron, .button, .choice, .spinner, .lineBreak, .rule: naturalWidth
    case .column(let lines): lines.joined().reduce(0) { max($0, $1.smallestWidth) }
    }
  }

  package var isSpace: Bool {
    if case .space = self { true } else { false }
  }

  /// Whether the line ends here.
  package var endsLine: Bool {
    switch self {
    case .lineBreak, .rule: true
    default: false
    }
  }
}
