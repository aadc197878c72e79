// Places in a text that is typed. A terminal has no cursor in one: it stands at the end.

open class UITextPosition: NSObject {
  let offset: Int
  public override init() {
    offset = 0
    super.init()
  }
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

open class UITextRange: NSObject {
  private let first: UITextPosition
  private let last: UITextPosition
  public override init() {
    first = UITextPosition()
    last = first
    super.init()
  }
  init(_ first: UITextPosition, _ last: UITextPosition) {
    self.first = first
    self.last = last
    super.init()
  }
  open var start: UITextPosition { first }
  open var end: UITextPosition { last }
  open var isEmpty: Bool { first.offset == last.offset }
}

open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
}

public protocol UIKeyInput: NSObjectProtocol {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  var markedTextRange: UITextRange? { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}

/// A field and a view of many lines, which have their text each in their own way.
public protocol _TypedText: UITextInput {
  var _typed: String { get set }
}

extension _TypedText {
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition(_typed.utf16.count) }
  public var markedTextRange: UITextRange? { nil }
  public var hasText: Bool { !_typed.isEmpty }

  public func text(in range: UITextRange) -> String? {
    let (first, last) = (range.start.offset, range.end.offset)
    guard first >= 0, first <= last, last <= _typed.utf16.count else { return nil }
    return NSString(string: _typed).substring(with: NSRange(location: first, length: last - first))
  }

  public func replace(_ range: UITextRange, withText text: String) {
    let place = NSRange(location: range.start.offset, length: range.end.offset - range.start.offset)
    _typed = NSString(string: _typed).replacingCharacters(in: place, with: text)
  }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition, toPosition)
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return place < 0 || place > _typed.utf16.count ? nil : UITextPosition(place)
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
}

extension UITextField: _TypedText {
  public var _typed: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextView: _TypedText {
  public var _typed: String {
    get { text }
    set { text = newValue }
  }
}

/// What menus over a chosen text do.
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

/// What has other controllers or views in it whose sizes it says.
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {}

public typealias CFArray = [Any]
public typealias CFString = NSString
