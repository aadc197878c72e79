/// What can be asked for by events. Views and view controllers are.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open private(set) var isFirstResponder = false

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder { isFirstResponder = true }
    return canBecomeFirstResponder
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    if canResignFirstResponder { isFirstResponder = false }
    return canResignFirstResponder
  }

  open var undoManager: UndoManager? { next?.undoManager }
  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: Fingers, keys and motions, of which a terminal has none

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  open var keyCommands: [UIKeyCommand]? { nil }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action._isMethod(of: self) }
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { responder(to: action) }
  open func reloadInputViews() {}

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  // A field takes a view of its own in place of the keyboard, and one above that.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  /// The first from here on outwards that has a method.
  final func responder(to selector: Selector) -> UIResponder? {
    sequence(first: self, next: { $0.next }).first { selector._isMethod(of: $0) }
  }
}
