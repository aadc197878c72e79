/// A dot for each page. A dot that is tapped by hand tells of `.valueChanged`; set by the program it does not.
open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int {
    case automatic, prominent, minimal
  }

  open var numberOfPages = 0 {
    didSet { currentPage = page }
  }
  open var hidesForSinglePage = false
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?
  open var defersCurrentPageDisplay = false
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func updateCurrentPageDisplay() {}
  open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  private var page = 0

  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }

  override var drawn: [ScreenElement] {
    if numberOfPages == 0 || hidesForSinglePage && numberOfPages == 1 { return [] }
    let dots = (0..<numberOfPages).map { index in
      let color = (index == page ? currentPageIndicatorTintColor : pageIndicatorTintColor) ?? tintColor ?? .systemBlue
      var dot = ScreenElement.row([ScreenElement(.choice(isChosen: index == page, color.onScreen))])
      dot.name = "page \(index + 1)"
      dot.onTap = { [self] in
        if !isEnabled || index == page { return }
        page = index
        perform { sendActions(for: .valueChanged) }
      }
      return dot
    }
    return [.row(dots)]
  }
}
