/// The text field that a handler receives: what was typed, and what the field says while it is empty.
public struct TextField {
  public let text: String
  public let placeholder: String

  public init(text: String, placeholder: String = "") {
    self.text = text
    self.placeholder = placeholder
  }
}
