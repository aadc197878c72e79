// Animations of several steps. A terminal shows the first one, with which they begin.

extension View {
  public func phaseAnimator<Phase: Equatable, Phases: Sequence, Changed: View>(
    _ phases: Phases, @ViewBuilder content: @escaping (_PlainContent<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element == Phase {
    _First(phases: Array(phases)) { content(_PlainContent(content: self), $0) }
  }

  public func phaseAnimator<Phase: Equatable, Phases: Sequence, Trigger: Equatable, Changed: View>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: @escaping (_PlainContent<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phases.Element == Phase {
    _First(phases: Array(phases)) { content(_PlainContent(content: self), $0) }
  }

  public func keyframeAnimator<Value, KeyframePath: Keyframes, Changed: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (_PlainContent<Self>, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) -> some View where KeyframePath.Value == Value { content(_PlainContent(content: self), initialValue) }

  public func keyframeAnimator<Value, Trigger: Equatable, KeyframePath: Keyframes, Changed: View>(
    initialValue: Value, trigger: Trigger,
    @ViewBuilder content: @escaping (_PlainContent<Self>, Value) -> Changed,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) -> some View where KeyframePath.Value == Value { content(_PlainContent(content: self), initialValue) }
}

/// The view that is animated.
public struct _PlainContent<Content: View>: View {
  let content: Content
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { content._drawn(in: place.inner("animated")) }
}

/// What is made of the first of several phases.
struct _First<Phase, Content: View>: View {
  let phases: [Phase]
  let make: (Phase) -> Content
  var body: Never { neverAsked() }
  func _drawn(in place: _Place) -> [ScreenElement] {
    phases.first.map { make($0)._drawn(in: place.inner("phase")) } ?? []
  }
}

/// A view that goes through phases.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let content: (Phase) -> Content

  public init<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    self.content = content
  }

  public init<Phases: Sequence, Trigger: Equatable>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    self.content = content
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    phases.first.map { content($0)._drawn(in: place.inner("phase")) } ?? []
  }
}

/// A view that follows values from one to the next.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  public init<KeyframePath: Keyframes>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) where KeyframePath.Value == Value {
    value = initialValue
    self.content = content
  }

  public init<Trigger: Equatable, KeyframePath: Keyframes>(
    initialValue: Value, trigger: Trigger, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) where KeyframePath.Value == Value {
    value = initialValue
    self.content = content
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { content(value)._drawn(in: place.inner("keyframe")) }
}

/// Values over time.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// Those of one of the parts of a value.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  public typealias Value = Root
  public init(_ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content) {}
}

extension KeyframeTrack where Root == Part {
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {}
}

/// The values of one part.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {}
}

public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// Several values, one after the other.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {}

public struct _TrackList<Value>: Keyframes {}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList() }
  public static func buildBlock(_ keyframes: _KeyframeList<Value>...) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }
  public static func buildOptional(_ keyframes: _KeyframeList<Value>?) -> _KeyframeList<Value> { _KeyframeList() }
  public static func buildArray(_ keyframes: [_KeyframeList<Value>]) -> _KeyframeList<Value> { _KeyframeList() }
}

@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ track: K) -> _TrackList<Value> where K.Value == Value {
    _TrackList()
  }
  public static func buildBlock(_ tracks: _TrackList<Value>...) -> _TrackList<Value> { _TrackList() }
}

/// How something swings to its place.
public struct Spring: Hashable {
  public var duration: TimeInterval
  public var bounce: Double
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }
  public static var smooth: Spring { Spring() }
  public static var snappy: Spring { Spring(bounce: 0.15) }
  public static var bouncy: Spring { Spring(bounce: 0.3) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
