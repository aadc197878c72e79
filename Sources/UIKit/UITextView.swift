/// Text of many lines, to be read or to be typed into.
open class UITextView: UIScrollView {
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      styledText = nil
    }
  }
  private var styledText: NSAttributedString?
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: text) }
    set {
      text = newValue?.string ?? ""
      styledText = newValue
    }
  }
  public let textContainer = NSTextContainer(size: .zero)
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var selectedRange = NSRange(location: 0, length: 0)
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

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  open func scrollRangeToVisible(_ range: NSRange) {}
  open func insertText(_ text: String) { self.text += text }
  open var selectedTextRange: UITextRange? {
    get { UITextRange(endOfDocument, endOfDocument) }
    set {}
  }
  open func deleteBackward() { _typed = String(_typed.dropLast()) }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

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
      let font = styledText?.firstFont ?? font ?? .systemFont(ofSize: 12)
      let color = (styledText?.firstColor ?? textColor ?? .label).onScreen
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
    let all = NSRange(location: 0, length: self.text.utf16.count)
    if let delegate, !delegate.textView(self, shouldChangeTextIn: all, replacementText: text) {
      resignFirstResponder()
      return
    }
    self.text = text
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    resignFirstResponder()
  }
}

/// What a text view asks and tells.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textViewDidChangeSelection(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

public enum UITextItemInteraction: Int {
  case invokeDefaultAction, presentActions, preview
}

/// What in a text is made a link.
public struct UIDataDetectorTypes: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
