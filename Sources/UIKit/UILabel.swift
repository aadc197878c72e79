/// Shows text.
open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .label
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var numberOfLines = 1
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var textAlignment = NSTextAlignment.natural
  open var isEnabled = true
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var allowsDefaultTighteningForTruncation = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)

  override var showsSomething: Bool { true }

  override var drawn: [ScreenElement] {
    let inner = super.drawn
    guard let text, !text.isEmpty else { return inner }
    return [element(text, wraps: numberOfLines != 1)] + inner
  }

  private func element(_ text: String, wraps: Bool) -> ScreenElement {
    let shown = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let color = isEnabled ? (shown ?? .label).onScreen : UIColor.systemGray.onScreen
    let font = font ?? .systemFont(ofSize: 17)
    return .label(text, color: color, size: Double(font.pointSize), isBold: font.isBold, wraps: wraps)
  }
}

public enum NSTextAlignment: Int {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
