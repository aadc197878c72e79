/// A part of a screen: what is drawn, and what happens when somebody taps it, flips it or types into it.
///
/// Views of every kind say what they are by elements; nothing below knows of views.
public struct ScreenElement {
  public enum Kind {
    case label(String, ScreenColor, size: Double, isBold: Bool, wraps: Bool)
    case image(String)
    case button(String, ScreenColor, isEnabled: Bool)
    case toggle(isOn: Bool, ScreenColor, isEnabled: Bool)
    case field(String, placeholder: String, isSecret: Bool, isEnabled: Bool)
    /// How far it is, from 0 to 1.
    case slider(Double, ScreenColor, isEnabled: Bool)
    /// The mark before one of several things, of which one is chosen.
    case choice(isChosen: Bool, ScreenColor)
    /// A line behind a heading.
    case lead
    case spinner
    /// Takes the columns that are left.
    case space
    /// Says that a row can be tapped.
    case chevron
    /// A line across.
    case rule
    case row([ScreenElement])
    case column([ScreenElement])
  }

  public let kind: Kind
  /// Another name by which an event finds it.
  public var name = ""
  /// What a slider goes from and to.
  public var range = 0.0...1.0
  public var onTap: (() -> Void)?
  public var onToggle: ((Bool) -> Void)?
  public var onType: ((String) -> Void)?
  public var onSubmit: (() -> Void)?
  public var onSlide: ((Double) -> Void)?
  public var onDelete: (() -> Void)?
  /// Told the place among the others where it comes to stand.
  public var onMove: ((Int) -> Void)?
  public var onHold: (() -> Void)?
  public var onDoubleTap: (() -> Void)?
  /// Told how far to the right and down it is dragged before it is let go.
  public var onDrag: ((Double, Double) -> Void)?
  /// What happens when what it stands above is pulled down.
  public var onPull: (() -> Void)?
  /// The buttons that a swipe uncovers, and those of the menu that opens when it is held. Nothing is seen of them.
  public var swipes: [ScreenElement] = []
  public var menu: [ScreenElement] = []
  public var accessibility = ScreenAccessibility()

  public init(_ kind: Kind) { self.kind = kind }
}

/// What somebody hears of an element who does not see it, and what tests call it. Empty where nothing is said.
public struct ScreenAccessibility {
  public var label = ""
  public var hint = ""
  public var value = ""
  public var identifier = ""

  public init() {}
}

extension ScreenElement {
  public static var spinner: ScreenElement { ScreenElement(.spinner) }
  public static var space: ScreenElement { ScreenElement(.space) }
  public static var chevron: ScreenElement { ScreenElement(.chevron) }
  public static var rule: ScreenElement { ScreenElement(.rule) }
  /// A label with a line behind it.
  public static func heading(_ label: ScreenElement) -> ScreenElement { row([label, ScreenElement(.lead)]) }
  public static func row(_ elements: [ScreenElement]) -> ScreenElement { ScreenElement(.row(elements)) }
  public static func column(_ elements: [ScreenElement]) -> ScreenElement { ScreenElement(.column(elements)) }
  public static func image(_ name: String) -> ScreenElement { ScreenElement(.image(name)) }
  public static func label(
    _ text: String, color: ScreenColor = .black, size: Double = 17, isBold: Bool = false, wraps: Bool = true
  ) -> ScreenElement {
    ScreenElement(.label(text, color, size: size, isBold: isBold, wraps: wraps))
  }

  /// The same to look at, with nothing that happens: it keeps nobody alive.
  var still: ScreenElement {
    switch kind {
    case .row(let elements): .row(elements.map { $0.still })
    case .column(let elements): .column(elements.map { $0.still })
    default: ScreenElement(kind)
    }
  }

  /// The elements in a row or column; none in others.
  var parts: [ScreenElement] {
    switch kind {
    case .row(let elements), .column(let elements): elements
    default: []
    }
  }

  public var isSpace: Bool {
    if case .space = kind { return true }
    return false
  }

  /// The texts of the labels in it, in reading order.
  public var labels: [String] {
    if case .label(let text, _, _, _, _) = kind { return [text] }
    return parts.flatMap { $0.labels }
  }

  /// What it and what is in it is called beside what is read: in tests, to those who do not see it, and images by their names.
  public var otherNames: [String] {
    var names = [accessibility.identifier, accessibility.label].filter { !$0.isEmpty }
    if case .image(let name) = kind { names.append(name) }
    return names + parts.flatMap { $0.otherNames }
  }
}

/// A colour on a screen, its parts from 0 to 255.
public struct ScreenColor {
  public let red: Int
  public let green: Int
  public let blue: Int

  public init(_ red: Int, _ green: Int, _ blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  public static var black: ScreenColor { ScreenColor(0, 0, 0) }
}
