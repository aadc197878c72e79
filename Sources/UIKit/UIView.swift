/// A part of a screen, with others in it. What it holds is drawn from top to bottom; a stack view can have it side by
/// side.
open class UIView: UIResponder, UITraitEnvironment {
  open var frame: CGRect {
    didSet {
      if frame.size != oldValue.size { setNeedsLayout() }
    }
  }
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var transform = CGAffineTransform.identity
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open private(set) var constraints: [NSLayoutConstraint] = []
  open private(set) var layoutGuides: [UILayoutGuide] = []
  open var mask: UIView?
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var clearsContextBeforeDrawing = true
  open var contentScaleFactor: CGFloat = 3
  open var restorationIdentifier: String?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open var accessibilityFrame = CGRect.zero
  open var accessibilityIgnoresInvertColors = false
  open var motionEffects: [UIMotionEffect] = []
  /// What is to be seen of menus and the like, of which nothing is.
  final var ownInteractions: [UIInteraction] = []
  /// The controller whose view this is.
  weak var controller: UIViewController?
  private var ownTintColor: UIColor?
  private var ownLayer: CALayer?
  private var guides: [String: UILayoutGuide] = [:]
  private var needsLayout = true
  private var needsConstraints = true
  private var isInWindow = false
  private var priorities: [String: UILayoutPriority] = [:]
  private var recognizers: [UIGestureRecognizer] = []

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  /// The kind of its layer: one of UIKit's own.
  open class var layerClass: AnyClass { CALayer.self }

  open override var next: UIResponder? {
    if let controller { return controller }
    return superview
  }

  /// Its own colour, or that of the view around it.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  open func tintColorDidChange() {
    for view in subviews where view.ownTintColor == nil { view.tintColorDidChange() }
  }

  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let made = CALayer.made(of: type(of: self).layerClass)
    made.owner = self
    ownLayer = made
    return made
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let own = layoutMargins
      return NSDirectionalEdgeInsets(top: own.top, leading: own.left, bottom: own.bottom, trailing: own.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }

  // MARK: Views in it

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    let place = view.superview === self ? min(index, subviews.count - 1) : index
    if view.superview !== self { view.willMove(toSuperview: self) }
    view.leaveSuperview()
    subviews.insert(view, at: place)
    view.superview = self
    setNeedsLayout()
    didAddSubview(view)
    view.didMoveToSuperview()
    view.tellWindow()
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, beside: sibling, after: 1)
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, beside: sibling, after: 0)
  }

  private func insertSubview(_ view: UIView, beside sibling: UIView, after distance: Int) {
    if view.superview === self { view.leaveSuperview() }
    let place = subviews.firstIndex { $0 === sibling }
    insertSubview(view, at: place.map { $0 + distance } ?? subviews.count)
  }

  open func removeFromSuperview() {
    if superview == nil { return }
    willMove(toSuperview: nil)
    superview?.setNeedsLayout()
    leaveSuperview()
    didMoveToSuperview()
    tellWindow()
  }

  private func leaveSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    parent.subviews.removeAll { $0 === self }
    for constraint in parent.constraints where constraint.firstItem === self || constraint.secondItem === self {
      constraint.isActive = false
    }
    superview = nil
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { move(view, to: subviews.count - 1) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { move(view, to: 0) }
  }

  open func exchangeSubview(at index: Int, withSubviewAt other: Int) { subviews.swapAt(index, other) }

  private func move(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: index)
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Places

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || !isUserInteractionEnabled || alpha < 0.01 || !self.point(inside: point, with: event) { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(convert(point, to: view), with: event) { return found }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Where its own origin is in the outermost view.
  private var origin: CGPoint {
    sequence(first: self, next: { $0.superview }).reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.frame.minX, y: $0.y + $1.frame.minY)
    }
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = (view?.origin ?? .zero, origin)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: { $0.superview }).contains { $0 === view }
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
    return isFirstResponder ? resignFirstResponder() : true
  }

  // MARK: Layout

  open class var requiresConstraintBasedLayout: Bool { false }
  public class var noIntrinsicMetric: CGFloat { -1 }

  open func layoutSubviews() {}
  open func layoutSublayers(of layer: CALayer) {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }
  open func setNeedsLayout() { needsLayout = true }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Nobody asks for it in a terminal.
  open func draw(_ rect: CGRect) {}
  open func layoutIfNeeded() { layOut() }
  open func updateConstraints() { needsConstraints = false }
  open func setNeedsUpdateConstraints() { needsConstraints = true }
  open func needsUpdateConstraints() -> Bool { needsConstraints }
  open func updateConstraintsIfNeeded() {
    if needsConstraints { updateConstraints() }
  }
  open func sizeToFit() {}
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// What is shown has a size on a phone that a terminal does not know.
  open var intrinsicContentSize: CGSize {
    if showsSomething { fatalError("\(type(of: self)).intrinsicContentSize is not known in a terminal") }
    return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Likewise.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    if showsSomething { fatalError("\(type(of: self)).sizeThatFits is not known in a terminal") }
    return bounds.size
  }

  /// Whether there is something to see of it beside its background and the views in it.
  var showsSomething: Bool { false }

  /// Lays out what has asked for it, the outer views first.
  final func layOut() {
    beforeLayout()
    updateConstraintsIfNeeded()
    if needsLayout {
      needsLayout = false
      layoutSublayers(of: layer)
    }
    for view in laidOutViews { view.layOut() }
  }

  /// What a cell does first: it says what it shows.
  func beforeLayout() {}

  /// The views that are laid out with it.
  var laidOutViews: [UIView] { subviews }

  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(by: self) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.hold(by: self) }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

  final func keep(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  final func release(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }

  final func commonAncestor(with other: UIView) -> UIView? {
    sequence(first: self, next: { $0.superview }).first { other.isDescendant(of: $0) }
  }

  open func addLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.append(guide)
    guide.owningView = self
  }

  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var safeAreaLayoutGuide: UILayoutGuide { guide("safe area") }
  open var layoutMarginsGuide: UILayoutGuide { guide("margins") }
  open var readableContentGuide: UILayoutGuide { guide("readable content") }

  final func guide(_ name: String) -> UILayoutGuide {
    if let guide = guides[name] { return guide }
    let made = UILayoutGuide(of: self)
    guides[name] = made
    return made
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities["hugging \(axis)"] ?? .defaultLow
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities["hugging \(axis)"] = priority
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities["resistance \(axis)"] ?? .defaultHigh
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities["resistance \(axis)"] = priority
  }

  // MARK: What is drawn

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

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      recognizers.forEach { $0.view = nil }
      recognizers = newValue ?? []
      recognizers.forEach { $0.view = self }
    }
  }

  /// Whether a recogniser that has seen something may tell of it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  // MARK: Where it is

  /// The window that it is in; the view of a controller is where those of the controllers around that are.
  open var window: UIWindow? {
    var candidate: UIView? = self
    while let current = candidate {
      if let window = current as? UIWindow { return window }
      candidate = current.superview ?? current.controller?.viewAround
    }
    return nil
  }

  /// The terminal that it is drawn in, if it is in one.
  final var terminal: Screen? { window?.shown }

  /// Tells it and the views in it if they have come into a window or left one.
  final func tellWindow() {
    let window = window
    if (window != nil) != isInWindow {
      willMove(toWindow: window)
      isInWindow = window != nil
      didMoveToWindow()
      controller?.view(isInWindow: isInWindow)
    }
    for view in subviews { view.tellWindow() }
  }

  /// Lets something happen to it; the screen that it is on draws what comes of it.
  final func perform(_ event: () -> Void) {
    if let terminal { terminal.perform(event) } else { event() }
  }

  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
