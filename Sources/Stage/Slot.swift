/// A place in a cell and what is drawn in it.
enum Slot {
  case label(VisibleText, Tint, bold: Bool, wraps: Bool)
  case toggle(on: Bool, Tint)
  case image(VisibleText)
  case field(VisibleText, placeholder: VisibleText)
  /// Takes what the others leave, so that they stand apart.
  case space
  /// Says that the cell can be tapped.
  case chevron
  case error(VisibleText)
}

extension Slot {
  /// The columns of a switch: the brackets, three between them, and the word that tells on from off without colour.
  static let toggleWidth = 9
  private static let longestImage = 24
  private static let usualField = 20
  private static let smallestField = 14

  /// The columns that this slot would like.
  var naturalWidth: Int {
    switch self {
    case .label(let text, _, _, _): text.width
    case .toggle: Slot.toggleWidth
    case .image(let name): min(name.width, Slot.longestImage) + 4
    case .field(let text, let placeholder):
      // Brackets, the cursor, and room to show that one may type.
      max(Slot.usualField, max(text.width, text.width == 0 ? placeholder.width : 0) + 4)
    case .space: 2
    case .chevron: 1
    case .error(let message): message.width + 2
    }
  }

  /// The columns that this slot needs: fixed parts never shrink.
  var smallestWidth: Int {
    switch self {
    case .label, .error: min(naturalWidth, 8)
    case .field: Slot.smallestField
    case .toggle, .image, .space, .chevron: naturalWidth
    }
  }

  var isSpace: Bool {
    if case .space = self { true } else { false }
  }
}
