// Gestures of two fingers, which no event makes, and gestures that are made of others.

/// Two fingers that draw apart or together.
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public func _attached(
    to element: ScreenElement, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> ScreenElement { element }
}

/// The same by its older name: it only tells how much larger.
public struct MagnificationGesture: Gesture {
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  public func _attached(
    to element: ScreenElement, changed: @escaping (CGFloat) -> Void, ended: @escaping (CGFloat) -> Void
  ) -> ScreenElement { element }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  public struct Value: Equatable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  public func _attached(
    to element: ScreenElement, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> ScreenElement { element }
}

/// The same by its older name: it only tells how far.
public struct RotationGesture: Gesture {
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
  public func _attached(
    to element: ScreenElement, changed: @escaping (Angle) -> Void, ended: @escaping (Angle) -> Void
  ) -> ScreenElement { element }
}

/// A tap that tells where it was. In a terminal that is the first corner.
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable {
    public var location: CGPoint
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  public func _attached(
    to element: ScreenElement, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> ScreenElement {
    TapGesture(count: count)
      ._attached(to: element, changed: { _ in }, ended: { _ in ended(Value(location: .zero)) })
  }
}

/// One gesture after another: what the first comes to, and then what the second does.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _attached(
    to element: ScreenElement, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> ScreenElement {
    let reached = Keeper.current?.kept(Reached<First.Value>()) ?? Reached<First.Value>()
    let begun = first._attached(
      to: element, changed: { changed(.first($0)) },
      ended: { value in
        reached.value = value
        changed(.second(value, nil))
      })
    return second._attached(
      to: begun, changed: { value in if let before = reached.value { changed(.second(before, value)) } },
      ended: { value in
        guard let before = reached.value else { return }
        reached.value = nil
        ended(.second(before, value))
      })
  }
}

/// What the first of two gestures came to.
private final class Reached<Value> {
  var value: Value?
}

/// What the gestures of a view keep from frame to frame, in the order in which they ask for it.
final class Keeper {
  static var current: Keeper?
  private var all: [AnyObject] = []
  private var next = 0

  func begin() {
    next = 0
    Keeper.current = self
  }

  func kept<Object: AnyObject>(_ new: @autoclosure () -> Object) -> Object {
    next += 1
    if next <= all.count, let object = all[next - 1] as? Object { return object }
    let object = new()
    all = Array(all.prefix(next - 1)) + [object]
    return object
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _attached(
    to element: ScreenElement, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> ScreenElement {
    let begun = first._attached(
      to: element, changed: { changed(Value(first: $0, second: nil)) },
      ended: { ended(Value(first: $0, second: nil)) })
    return second._attached(
      to: begun, changed: { changed(Value(first: nil, second: $0)) }, ended: { ended(Value(first: nil, second: $0)) })
  }
}

/// Either of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _attached(
    to element: ScreenElement, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> ScreenElement {
    let last = second._attached(to: element, changed: { changed(.second($0)) }, ended: { ended(.second($0)) })
    return first._attached(to: last, changed: { changed(.first($0)) }, ended: { ended(.first($0)) })
  }
}

/// A gesture, what it tells made into something else.
public struct _MappedGesture<Content: Gesture, Value>: Gesture {
  let content: Content
  let transform: (Content.Value) -> Value
  public func _attached(
    to element: ScreenElement, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> ScreenElement {
    let transform = self.transform
    return content._attached(
      to: element, changed: { changed(transform($0)) }, ended: { ended(transform($0)) })
  }
}

/// A gesture, its type forgotten.
public struct AnyGesture<Value>: Gesture {
  private let attach: (ScreenElement, @escaping (Value) -> Void, @escaping (Value) -> Void) -> ScreenElement
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    attach = { gesture._attached(to: $0, changed: $1, ended: $2) }
  }
  public func _attached(
    to element: ScreenElement, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
  ) -> ScreenElement { attach(element, changed, ended) }
}

extension Gesture {
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  public func map<T>(_ body: @escaping (Value) -> T) -> _MappedGesture<Self, T> {
    _MappedGesture(content: self, transform: body)
  }
}

extension View {
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    highPriorityGesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
}
