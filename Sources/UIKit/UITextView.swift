/// Text of many lines, to be read or to be typed into.
open class UITextView: UIScrollView {
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
    }
  }
  open var textColor: UIColor? = .label
  open var font: UIFont? = .systemFont(ofSize: 12)
  open var textAlignment = NSTextAlignment.natural
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var isEditable = true
  open var isSelectable = true
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var textContentType: UITextContentType!
  open var adjustsFontForContentSizeCategory = false
  open weak var delegate: UITextViewDelegate? {
    didSet { scrollDelegate = delegate }
  }

  open override var canBecomeFirstResponder: Bool { isEditable }
  override var showsSomething: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder || !isEditable { return isFirstResponder }
    if let delegate, !delegate.textViewShouldBeginEditing(self) { return false }
    _ = super.becomeFirstResponder()
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if !isFirstResponder { return true }
    if let delegate, !delegate.textViewShouldEndEditing(self) { return false }
    _ = super.resignFirstResponder()
    delegate?.textViewDidEndEditing(self)
    return true
  }

  override var drawn: [ScreenElement] {
    let inner = super.drawn
    if !isEditable {
      let font = font ?? .systemFont(ofSize: 12)
      let color = (textColor ?? .label).onScreen
      let lines = text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return lines.map { .label($0, color: color, size: Double(font.pointSize), isBold: font.isBold) } + inner
    }
    var element = ScreenElement(.field(text, placeholder: "", isSecret: isSecureTextEntry, isEnabled: true))
    element.name = accessibilityLabel ?? accessibilityIdentifier ?? ""
    element.onType = { [self] text in perform { type(text) } }
    return [element] + inner
  }

  private func type(_ text: String) {
    guard becomeFirstResponder() else { return }
    self.text = text
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    resignFirstResponder()
  }
}

/// What a text view asks and tells.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
