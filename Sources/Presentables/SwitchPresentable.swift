/// Something with a switch: where it stands, its colour, and what happens when it is flipped.
public protocol SwitchPresentable {
  var switchOn: Bool { get }
  var switchColor: Color { get }

  /// Called when the switch was flipped; `on` is where it stands now. A struct may change itself here.
  mutating func onSwitchToggleOn(on: Bool)
}

extension SwitchPresentable {
  /// Switches are purple unless a type says otherwise.
  public var switchColor: Color { .purple }
}

extension SwitchPresentable {
  /// The switch that this trait puts into a cell.
  public var switchPiece: Piece { .switchControl(on: switchOn, color: switchColor) }
}
