/// Shows text.
open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor! = .label
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
  open var isEnabled = true

  override var drawn: [ScreenElement] {
    guard let text, !text.isEmpty else { return [] }
    return [element(text, wraps: numberOfLines != 1)]
  }

  private func element(_ text: String, wraps: Bool) -> ScreenElement {
    let color = isEnabled ? textColor.onScreen : UIColor.systemGray.onScreen
    return .label(text, color: color, size: Double(font.pointSize), isBold: font.isBold, wraps: wraps)
  }
}

public enum NSTextAlignment: Int {
  case left, center, right, justified, natural
}
