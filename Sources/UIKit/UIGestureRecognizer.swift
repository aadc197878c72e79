/// Sees what somebody does with a view. In a terminal a view can be tapped; what else is recognised on a phone waits for a
/// finger that does not come.
open class UIGestureRecognizer: NSObject {
  public enum State: Int {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  open internal(set) weak var view: UIView?
  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open weak var delegate: UIGestureRecognizerDelegate?
  open var name: String?
  private var handlers: [Handler] = []

  private struct Handler {
    weak var target: AnyObject?
    let selector: Selector
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// The target is not kept.
  open func addTarget(_ target: Any, action: Selector) {
    handlers.append(Handler(target: target as AnyObject, selector: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    handlers.removeAll { (object == nil || $0.target === object) && (action == nil || $0.selector == action) }
  }

  open func location(in view: UIView?) -> CGPoint { .zero }

  var isTap: Bool { false }

  final func recognize() {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    state = .ended
    for handler in handlers {
      if let target = handler.target { handler.selector._perform(on: target, with: [self]) }
    }
    state = .possible
  }
}

/// Is asked whether something is to be recognised.
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  override var isTap: Bool { true }
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
}
