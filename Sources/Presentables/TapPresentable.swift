/// Something that can be tapped.
public protocol TapPresentable {
  /// Called when the cell was tapped. A struct may change itself here.
  mutating func onTap()
}

extension TapPresentable {
  /// The sign that this trait puts into a cell.
  public var tapPiece: Piece { .chevron }
}
