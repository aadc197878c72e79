/// How much of something is done, as a bar that nobody moves.
open class UIProgressView: UIView {
  public enum Style: Int {
    case `default`, bar
  }

  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  private var part: Float = 0

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open var progress: Float {
    get { part }
    set { part = max(0, min(1, newValue)) }
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var showsSomething: Bool { true }

  /// A bar of twenty columns.
  override var drawn: [ScreenElement] {
    let done = Int((part * 20).rounded())
    let bar = String(repeating: "━", count: done) + String(repeating: "─", count: 20 - done)
    return [.label(bar, color: (progressTintColor ?? tintColor ?? .systemBlue).onScreen)]
  }
}
