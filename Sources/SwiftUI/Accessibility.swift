// What is said to those who do not see a view, and what tests call it: each element of the view keeps it, and events find it by
// its label and its identifier.

extension View {
  private func heard(_ change: @escaping (inout ScreenAccessibility) -> Void) -> some View {
    _Modified(
      content: self,
      drawing: { elements, _ in
        elements.map { element in
          var element = element
          change(&element.accessibility)
          return element
        }
      })
  }

  public func accessibilityLabel(_ label: Text) -> some View { heard { $0.label = label._text } }
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { heard { $0.label = String(label) } }
  public func accessibilityHint(_ hint: Text) -> some View { heard { $0.hint = hint._text } }
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { heard { $0.hint = String(hint) } }
  public func accessibilityValue(_ value: Text) -> some View { heard { $0.value = value._text } }
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { heard { $0.value = String(value) } }
  public func accessibilityIdentifier(_ identifier: String) -> some View { heard { $0.identifier = identifier } }

  // The older forms.

  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public func accessibility(hidden: Bool) -> some View { self }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(sortPriority: Double) -> some View { self }

  // What nobody is told here: nothing is read aloud.

  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S]) -> some View { self }
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> some View
  { self }
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    self
  }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}

public struct AccessibilityChildBehavior: Hashable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

public struct AccessibilityTraits: OptionSet {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  public static let isModal = AccessibilityTraits(rawValue: 64)
  public static let isSearchField = AccessibilityTraits(rawValue: 128)
  public static let playsSound = AccessibilityTraits(rawValue: 256)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 512)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1024)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 2048)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 4096)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 8192)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
}

public enum AccessibilityHeadingLevel: UInt {
  case unspecified, h1, h2, h3, h4, h5, h6
}

public enum AccessibilityAdjustmentDirection: Hashable {
  case increment, decrement
}

public struct AccessibilityActionKind: Equatable {
  private let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}
