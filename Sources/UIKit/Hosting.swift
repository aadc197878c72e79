// Where views of another kind stand among these, and these among those of another kind.

/// A view that shows what somebody else draws.
open class _HostingView: UIView {
  public var _content: (() -> [ScreenElement])?
  override var drawn: [ScreenElement] { _content?() ?? [] }
}

extension UIImage {
  public var _name: String { name }
}

extension UIView {
  /// What is drawn of it where it is in no window.
  public var _elements: [ScreenElement] {
    layOut()
    return elements
  }
}

extension UIViewController {
  /// What is drawn of it where it is in no window.
  public var _elements: [ScreenElement] {
    layOut()
    return drawn
  }
  /// It is seen, or no longer, where it is in no window.
  public func _appear() { appear() }
  public func _disappear() { disappear() }
}
