/// A view that tells of what happens to it.
open class UIControl: UIView {
  public struct Event: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
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
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var actions: [(action: UIAction, events: Event)] = []

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
    actions.append((action, events))
  }

  open func removeAction(_ action: UIAction, for events: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.events == events }
  }

  /// Runs the actions that are there for any of these events.
  open func sendActions(for events: Event) {
    perform {
      for entry in actions where !entry.events.isDisjoint(with: events) { sendAction(entry.action) }
    }
  }

  open func sendAction(_ action: UIAction) { action.run(sender: self) }
}

/// What a control does.
open class UIAction: NSObject {
  public struct Identifier: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open var title: String
  open var image: UIImage?
  public let identifier: Identifier
  open private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void
  private static var made = 0

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    UIAction.made += 1
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("action \(UIAction.made)")
    self.handler = handler
    super.init()
  }

  func run(sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
