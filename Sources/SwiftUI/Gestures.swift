/// Something that fingers do.
public protocol Gesture<Value> {
  associatedtype Value
  /// What is done when the gesture goes on, and when it is over, becomes the element's own.
  func _attached(
    to element: ScreenElement, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> ScreenElement
}

/// No gesture: `.gesture(isOn ? drag : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public func _attached(
    to element: ScreenElement, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> ScreenElement {
    self?._attached(to: element, changed: changed, ended: ended) ?? element
  }
}

/// One tap or two: `screen.tap`, `screen.doubleTap`.
public struct TapGesture: Gesture {
  public var count: Int
  public init(count: Int = 1) { self.count = count }

  public func _attached(
    to element: ScreenElement, changed: @escaping (()) -> Void, ended: @escaping (()) -> Void
  ) -> ScreenElement {
    var element = element
    if count == 1 { element.onTap = { ended(()) } } else { element.onDoubleTap = { ended(()) } }
    return element
  }
}

/// A finger that stays: `screen.hold`.
public struct LongPressGesture: Gesture {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _attached(
    to element: ScreenElement, changed: @escaping (Bool) -> Void, ended: @escaping (Bool) -> Void
  ) -> ScreenElement {
    var element = element
    element.onHold = {
      changed(true)
      ended(true)
    }
    return element
  }
}

/// A finger that moves, and is lifted: `screen.drag`.
public struct DragGesture: Gesture {
  public struct Value: Equatable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    /// It stops where it is.
    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public func _attached(
    to element: ScreenElement, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> ScreenElement {
    var element = element
    let minimumDistance = self.minimumDistance
    element.onDrag = { x, y in
      guard (x * x + y * y).squareRoot() >= Double(minimumDistance) else { return }
      let value = Value(time: Date(), location: CGPoint(x: x, y: y), startLocation: .zero)
      changed(value)
      ended(value)
    }
    return element
  }
}

public struct _ChangedGesture<Content: Gesture>: Gesture {
  let content: Content
  let action: (Content.Value) -> Void
  public func _attached(
    to element: ScreenElement, changed: @escaping (Content.Value) -> Void, ended: @escaping (Content.Value) -> Void
  ) -> ScreenElement {
    let action = self.action
    return content._attached(
      to: element,
      changed: {
        action($0)
        changed($0)
      }, ended: ended)
  }
}

public struct _EndedGesture<Content: Gesture>: Gesture {
  let content: Content
  let action: (Content.Value) -> Void
  public func _attached(
    to element: ScreenElement, changed: @escaping (Content.Value) -> Void, ended: @escaping (Content.Value) -> Void
  ) -> ScreenElement {
    let action = self.action
    return content._attached(
      to: element, changed: changed,
      ended: {
        action($0)
        ended($0)
      })
  }
}

/// A gesture that keeps something while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public var base: Base
  public var state: GestureState<State>
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  public func _attached(
    to element: ScreenElement, changed: @escaping (Base.Value) -> Void, ended: @escaping (Base.Value) -> Void
  ) -> ScreenElement {
    let (state, body) = (self.state, self.body)
    return base._attached(
      to: element,
      changed: {
        var (now, transaction) = (state.storage.value, Transaction())
        body($0, &now, &transaction)
        state.storage.value = now
        changed($0)
      },
      ended: {
        ended($0)
        state.storage.value = state.initial
      })
  }
}

extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// What a gesture keeps while it goes on. When it is over, it is again what it was.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let storage: Storage<Value>
  let initial: Value

  public init(wrappedValue: Value) {
    initial = wrappedValue
    storage = Storage { wrappedValue }
  }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public var wrappedValue: Value { storage.value }
  public var projectedValue: GestureState<Value> { self }
  public func _connect(to place: _Place, _ key: String) { storage.connect(to: place.graph, key) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

public struct GestureMask: OptionSet {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// What a view does itself with a finger comes first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    attaching(gesture, mask) { old, new in old ?? new }
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    attaching(gesture, mask) { old, new in new ?? old }
  }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    attaching(gesture, mask) { old, new in
      guard let old, let new else { return old ?? new }
      return {
        old()
        new()
      }
    }
  }

  private func attaching<T: Gesture>(
    _ gesture: T, _ mask: GestureMask, _ choose: @escaping ((() -> Void)?, (() -> Void)?) -> (() -> Void)?
  ) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        var element = ScreenElement.one(of: elements)
        if !mask.contains(.gesture) { return [element] }
        place.graph.kept(Keeper(), at: place.path + "/gesture").begin()
        defer { Keeper.current = nil }
        let recognising = gesture._attached(to: .space, changed: { _ in }, ended: { _ in })
        element.onTap = choose(element.onTap, recognising.onTap)
        element.onDoubleTap = choose(element.onDoubleTap, recognising.onDoubleTap)
        element.onHold = choose(element.onHold, recognising.onHold)
        element.onDrag = element.onDrag ?? recognising.onDrag
        return [element]
      })
  }

  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    highPriorityGesture(TapGesture(count: count).onEnded { action() })
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in
          onPressingChanged?(true)
          action()
          onPressingChanged?(false)
        })
  }

  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
