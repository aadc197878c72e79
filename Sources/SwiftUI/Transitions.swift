/// How a view comes and goes. In a terminal it is there or it is not.
public protocol Transition {
  associatedtype Body: View
  typealias Content = _TransitionContent<Self>
  static var properties: TransitionProperties { get }
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  public func animation(_ animation: Animation?) -> some Transition { self }
  public func combined<T: Transition>(with other: T) -> some Transition { self }
}

/// The view that comes or goes.
public struct _TransitionContent<T>: View {
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [] }
}

public enum TransitionPhase: Hashable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

public struct TransitionProperties {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

protocol LibraryTransition: Transition {}

extension LibraryTransition {
  public func body(content: _TransitionContent<Self>, phase: TransitionPhase) -> some View { content }
}

public struct IdentityTransition: LibraryTransition {
  public init() {}
}

public struct OpacityTransition: LibraryTransition {
  public init() {}
}

public struct SlideTransition: LibraryTransition {
  public init() {}
}

public struct ScaleTransition: LibraryTransition {
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

public struct MoveTransition: LibraryTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}

public struct PushTransition: LibraryTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}

public struct OffsetTransition: LibraryTransition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
}

public struct BlurReplaceTransition: LibraryTransition {
  public struct Configuration: Equatable {
    private let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
}

public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: LibraryTransition {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
