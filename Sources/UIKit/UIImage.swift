/// An image by its name, which is what a terminal shows of it. Every name has one.
open class UIImage: NSObject {
  let name: String

  public init?(named name: String) {
    self.name = name
    super.init()
  }

  public init?(systemName name: String) {
    self.name = name
    super.init()
  }
}

/// Shows an image.
open class UIImageView: UIView {
  open var image: UIImage?

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var drawn: [ScreenElement] {
    if let image { return [.image(image.name)] }
    return []
  }
}
