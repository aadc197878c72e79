/// Turns while something is being waited for.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int {
    case medium = 100
    case large = 101
  }

  open var style: Style
  open var color: UIColor! = .systemGray
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  override var showsSomething: Bool { true }
  override var drawn: [ScreenElement] { isAnimating || !hidesWhenStopped ? [.spinner] : [] }
}
