/// What a text field asks and tells.
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field to type into. Typing by hand tells of editing that begins, changes and ends; setting `text` does not.
open class UITextField: UIControl {
  public enum BorderStyle: Int {
    case none, line, bezel, roundedRect
  }

  open var text: String? = ""
  open var placeholder: String?
  open var textColor: UIColor? = .label
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var isSecureTextEntry = false
  open var borderStyle = BorderStyle.none
  open weak var delegate: UITextFieldDelegate?

  open override var canBecomeFirstResponder: Bool { true }
  open var isEditing: Bool { isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    if let delegate, !delegate.textFieldShouldBeginEditing(self) { return false }
    _ = super.becomeFirstResponder()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if !isEditing { return true }
    _ = super.resignFirstResponder()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  override var drawn: [ScreenElement] {
    var element = ScreenElement(
      .field(text ?? "", placeholder: placeholder ?? "", isSecret: isSecureTextEntry, isEnabled: isEnabled))
    element.name = accessibilityLabel ?? ""
    element.onType = { [self] text in
      perform { type(text) }
    }
    return [element]
  }

  private func type(_ text: String) {
    guard becomeFirstResponder() else { return }
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    resignFirstResponder()
  }
}
