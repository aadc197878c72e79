/// Shows text.
public enum UIBaselineAdjustment: Int {
  case alignBaselines, alignCenters, none
}

open class UILabel: UIView {
  open var text: String? {
    didSet { styledText = nil }
  }
  private var styledText: NSAttributedString?
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
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Of what it says about looks, what it begins with is drawn.
  open var attributedText: NSAttributedString? {
    get {
      styledText
        ?? text.map { NSAttributedString(string: $0, attributes: [.font: shownFont, .foregroundColor: shownColor]) }
    }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
  open func drawText(in rect: CGRect) {}

  override var showsSomething: Bool { true }

  override var drawn: [ScreenElement] {
    let inner = super.drawn
    guard let text, !text.isEmpty else { return inner }
    return [element(text, wraps: numberOfLines != 1)] + inner
  }

  private func element(_ text: String, wraps: Bool) -> ScreenElement {
    let color = isEnabled ? styledText?.firstColor ?? shownColor : .systemGray
    let font = styledText?.firstFont ?? shownFont
    return .label(text, color: color.onScreen, size: Double(font.pointSize), isBold: font.isBold, wraps: wraps)
  }

  private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }
  private var shownColor: UIColor { (isHighlighted ? highlightedTextColor ?? textColor : textColor) ?? .label }
}

public enum NSTextAlignment: Int {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
