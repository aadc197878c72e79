/// A view that tells of what happens to it.
open class UIControl: UIView {
  public struct Event: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentHorizontalAlignment: Int {
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int {
    case center, top, bottom, fill
  }

  open var isEnabled = true {
    didSet { stateChanged() }
  }
  open var isSelected = false {
    didSet { stateChanged() }
  }
  open var isHighlighted = false {
    didSet { stateChanged() }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  private var handlers: [Handler] = []

  /// What is done at certain events: an action, or a method of a target.
  private struct Handler {
    let events: Event
    var action: UIAction?
    weak var target: AnyObject?
    /// Without a target: the first object that responds to the selector, from the control on outwards.
    var hasTarget = false
    var selector: Selector?
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  override var showsSomething: Bool { true }
  func stateChanged() {}

  // A finger that moves on it, which there is none of in a terminal.
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { contentHorizontalAlignment }
  open var isContextMenuInteractionEnabled = false
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Runs the action at each of these events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(action, for: events)
    handlers.append(Handler(events: events, action: action))
  }

  open func removeAction(_ action: UIAction, for events: Event) {
    handlers.removeAll { $0.action?.identifier == action.identifier && $0.events == events }
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    handlers.removeAll { $0.action?.identifier == actionIdentifier && $0.events == events }
  }

  /// Calls the target's method at each of these events, with the control and the event where it takes them. The target is not kept.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    removeTarget(target, action: action, for: events)
    let object = target.map { $0 as AnyObject }
    handlers.append(Handler(events: events, target: object, hasTarget: object != nil, selector: action))
  }

  /// Without a target or an action, all are meant.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    handlers.removeAll { handler in
      handler.selector != nil && !handler.events.isDisjoint(with: events)
        && (object == nil || handler.target === object)
        && (action == nil || handler.selector == action)
    }
  }

  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  open var allTargets: Set<AnyHashable> {
    Set(handlers.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
  }

  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.compactMap { handler -> String? in
      guard handler.target === object, handler.events.contains(event) else { return nil }
      return handler.selector?.description
    }
    return names.isEmpty ? nil : names
  }

  /// Does what is to be done at any of these events.
  open func sendActions(for events: Event) {
    perform {
      for handler in handlers where !handler.events.isDisjoint(with: events) {
        if let action = handler.action { sendAction(action) }
        if let selector = handler.selector, handler.target != nil || !handler.hasTarget {
          sendAction(selector, to: handler.target, for: UIEvent())
        }
      }
    }
  }

  open func sendAction(_ action: UIAction) { action.run(sender: self) }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let object = target.map { $0 as AnyObject } ?? responder(to: action)
    if let object { action._perform(on: object, with: [self, event]) }
  }
}
