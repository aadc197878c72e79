/// What can be asked for by events. Views and view controllers are.
open class UIResponder: NSObject {
  public override init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }

  /// The first from here on outwards that has a method.
  final func responder(to selector: Selector) -> UIResponder? {
    sequence(first: self, next: { $0.next }).first { selector._isMethod(of: $0) }
  }
  open private(set) var isFirstResponder = false

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder { isFirstResponder = true }
    return canBecomeFirstResponder
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}

/// A part of a screen, with others in it. What it holds is drawn from top to bottom; a stack view can have it side by side.
open class UIView: UIResponder {
  open var frame: CGRect
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var translatesAutoresizingMaskIntoConstraints = true
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// The screen whose content this is.
  weak var shown: Screen?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open override var next: UIResponder? {
    if let controller { return controller }
    return superview
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    let place = view.superview === self ? min(index, subviews.count - 1) : index
    view.removeFromSuperview()
    subviews.insert(view, at: place)
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    parent.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: subviews.count - 1) }
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func didMoveToSuperview() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func layoutIfNeeded() { layoutSubviews() }
  open func sizeToFit() {}

  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Ends editing in whatever field is in this view.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    for view in subviews { view.endEditing(force) }
    return resignFirstResponder()
  }

  /// What is drawn of it while it is not hidden.
  var drawn: [ScreenElement] { subviews.flatMap { $0.elements } }

  /// What is drawn of it. Where a tap is recognised, all of it can be tapped.
  final var elements: [ScreenElement] {
    if isHidden || alpha == 0 { return [] }
    guard isUserInteractionEnabled, let tap = recognizers.first(where: { $0.isTap }) else { return drawn }
    var element = drawn.count == 1 ? drawn[0] : .column(drawn)
    if element.onTap != nil { element = .column([element]) }
    element.name = accessibilityLabel ?? accessibilityIdentifier ?? (controller == nil ? element.name : "background")
    element.onTap = { [self] in perform { tap.recognize() } }
    return [element]
  }

  private var recognizers: [UIGestureRecognizer] = []
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      recognizers.forEach { $0.view = nil }
      recognizers = newValue ?? []
      recognizers.forEach { $0.view = self }
    }
  }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// The screen that it is on, if it is on one.
  final var screen: Screen? {
    var candidate: UIView? = self
    while let current = candidate {
      if let shown = current.shown { return shown }
      candidate = current.superview ?? current.controller?.parent?.viewIfLoaded
    }
    return nil
  }

  /// Lets something happen to it; the screen that it is on draws what comes of it.
  final func perform(_ event: () -> Void) {
    if let screen { screen.perform(event) } else { event() }
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}
