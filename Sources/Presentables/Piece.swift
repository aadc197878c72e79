/// A part of a cell's drawing: a label, a switch, an image, a field, a space.
public struct Piece {
  let kind: Kind

  enum Kind {
    case label(String, Color, Font, Bool)
    case switchControl(Bool, Color)
    case image(String)
    case field(String, String)
    case space
    case chevron
    case error(String)
  }

  /// A label. Where there is no room for all of it, it is broken into lines if it `wraps`, and on a terminal with colours in any
  /// case; else it ends in `…`.
  public static func label(
    _ text: String, color: Color = .black, font: Font = .system(17), wraps: Bool = false
  ) -> Piece {
    Piece(kind: .label(text, color, font, wraps))
  }

  public static func switchControl(on: Bool, color: Color = .purple) -> Piece {
    Piece(kind: .switchControl(on, color))
  }

  public static func image(_ name: String) -> Piece { Piece(kind: .image(name)) }

  /// A text field; the placeholder shows while the text is empty.
  public static func field(_ text: String, placeholder: String = "") -> Piece {
    Piece(kind: .field(text, placeholder))
  }

  /// Takes the columns that the other pieces leave, and so pushes what follows to the right.
  public static var space: Piece { Piece(kind: .space) }

  /// The sign that a cell can be tapped.
  public static var chevron: Piece { Piece(kind: .chevron) }

  /// A word on what could not be presented.
  public static func error(_ message: String) -> Piece { Piece(kind: .error(message)) }
}
