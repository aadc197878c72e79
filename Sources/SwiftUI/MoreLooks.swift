// Where a terminal has nothing to show for it, or a phone nothing to do: backgrounds, symbols, keys and pointers.

extension View {
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View { self }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  {
    self
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foregroundStyle(primary)
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { foregroundStyle(primary) }
  public func clipped(antialiased: Bool) -> some View { self }
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool) -> some View { self }
  public func luminanceToAlpha() -> some View { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func unredacted() -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    _Modified(content: self, environment: { if isDisabled { $0.selection = nil } })
  }

  // MARK: What a phone does not have, or does beside the screen

  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

public struct ContentShapeKinds: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

public struct MenuOrder: Hashable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  public static let priority = MenuOrder(name: "priority")
  public static let fixed = MenuOrder(name: "fixed")
}

/// A key, by what it writes.
public struct KeyEquivalent: Hashable, ExpressibleByStringLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(stringLiteral value: String) { character = value.first ?? " " }
  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")
}

public struct EventModifiers: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

public struct KeyboardShortcut: Hashable {
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers.rawValue == rhs.modifiers.rawValue
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

public struct HoverEffect: Hashable {
  private let name: String
  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// What is felt at an event.
public struct SensoryFeedback: Equatable {
  private let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

  public struct Weight: Equatable {
    private let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  public struct Flexibility: Equatable {
    private let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }
}

public struct PreviewDevice: Equatable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

public enum PreviewLayout {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct InterfaceOrientation: Hashable {
  private let name: String
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
