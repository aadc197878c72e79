/// Something with a text field: what it holds, what it says while it is empty, and what happens after typing.
public protocol TextFieldPresentable {
  var placeholder: String { get }
  var text: String { get }

  /// Called when typing has ended. A struct may change itself here.
  mutating func onTextFieldDidEndEditing(textField: TextField)
}

extension TextFieldPresentable {
  /// An empty field says nothing unless a type says otherwise.
  public var placeholder: String { "" }
}

extension TextFieldPresentable {
  /// The text field that this trait puts into a cell.
  public var fieldPiece: Piece { .field(text, placeholder: placeholder) }
}
