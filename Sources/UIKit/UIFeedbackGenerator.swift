// What a phone lets one feel. A terminal does not.

open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int {
    case light, medium, heavy, soft, rigid
  }

  public override init() { super.init() }
  public convenience init(style: FeedbackStyle) { self.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
