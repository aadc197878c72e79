/// Something with a label: its text, and how the text looks.
public protocol TextPresentable {
  var text: String { get }
  var textColor: Color { get }
  var font: Font { get }
}

extension TextPresentable {
  /// Labels are black unless a type says otherwise.
  public var textColor: Color { .black }
  /// Labels are set in the system's type at 17 points unless a type says otherwise.
  public var font: Font { .system(17) }
}

extension TextPresentable {
  /// The label that this trait puts into a cell.
  public var labelPiece: Piece { .label(text, color: textColor, font: font) }
}
