/// What a text field asks and tells.
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field to type into. Typing by hand tells of editing that begins, changes and ends; setting `text` does not.
open class UITextField: UIControl {
  public enum BorderStyle: Int {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int {
    case never, whileEditing, unlessEditing, always
  }

  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
    }
  }
  open var placeholder: String?
  open var textColor: UIColor? = .label
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var isSecureTextEntry = false
  open var borderStyle = BorderStyle.none
  open var textAlignment = NSTextAlignment.natural
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = false
  open var clearsOnBeginEditing = false
  open var clearButtonMode = ViewMode.never
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
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
    if let delegate, !delegate.textFieldShouldEndEditing(self) { return false }
    _ = super.resignFirstResponder()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  override var drawn: [ScreenElement] {
    var element = ScreenElement(
      .field(text ?? "", placeholder: placeholder ?? "", isSecret: isSecureTextEntry, isEnabled: isEnabled))
    element.name = accessibilityLabel ?? accessibilityIdentifier ?? ""
    element.onType = { [self] text in
      perform { type(text) }
    }
    element.onSubmit = { [self] in
      perform { submit() }
    }
    let left = isShown(leftViewMode) ? leftView?.elements ?? [] : []
    let right = isShown(rightViewMode) ? rightView?.elements ?? [] : []
    return left.isEmpty && right.isEmpty ? [element] : [.row(left + [element] + right)]
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func type(_ text: String) {
    guard becomeFirstResponder() else { return }
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    resignFirstResponder()
  }

  /// The return key.
  private func submit() {
    guard becomeFirstResponder() else { return }
    if delegate?.textFieldShouldReturn(self) ?? true {
      sendActions(for: .editingDidEndOnExit)
      sendActions(for: .primaryActionTriggered)
    }
    resignFirstResponder()
  }
}
