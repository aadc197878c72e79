/// What a text field asks and tells.
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A field to type into. Typing by hand tells of editing that begins, changes and ends; setting `text` does not.
open class UITextField: UIControl {
  public enum BorderStyle: Int {
    case none, line, bezel, roundedRect
  }

  public enum DidEndEditingReason: Int {
    case committed, cancelled
  }

  public enum ViewMode: Int {
    case never, whileEditing, unlessEditing, always
  }

  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      styledText = nil
    }
  }
  private var styledText: NSAttributedString?
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }
  open var placeholder: String? {
    didSet { styledPlaceholder = nil }
  }
  private var styledPlaceholder: NSAttributedString?
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      styledPlaceholder = newValue
    }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  open var background: UIImage?
  open var disabledBackground: UIImage?
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
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  /// What is chosen with it instead of typing; it is drawn while the field is edited.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { true }
  open var isEditing: Bool { isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    if let delegate, !delegate.textFieldShouldBeginEditing(self) { return false }
    _ = super.becomeFirstResponder()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if !isEditing { return true }
    if let delegate, !delegate.textFieldShouldEndEditing(self) { return false }
    _ = super.resignFirstResponder()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  // Where the parts of it are, which a terminal does not ask.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(endOfDocument, endOfDocument) }
    set {}
  }
  open func deleteBackward() { _typed = String(_typed.dropLast()) }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

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
    let all = NSRange(location: 0, length: (self.text ?? "").utf16.count)
    if let delegate, !delegate.textField(self, shouldChangeCharactersIn: all, replacementString: text) {
      resignFirstResponder()
      return
    }
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
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
