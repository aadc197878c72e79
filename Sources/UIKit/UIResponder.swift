/// What can be asked for by events. Views and view controllers are.
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

  /// The first from here on outwards that has a method.
  final func responder(to selector: Selector) -> UIResponder? {
    sequence(first: self, next: { $0.next }).first { selector._isMethod(of: $0) }
  }
}
