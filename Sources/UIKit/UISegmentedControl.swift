/// One of several titles. Chosen by hand it tells of `.valueChanged`; set by the program it does not.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  private var titles: [String] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).compactMap { $0 as? String }
  }

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title ?? "" }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(segment, titles.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    titles.remove(at: segment)
    if selectedSegmentIndex >= titles.count { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  override var drawn: [ScreenElement] {
    let color = (isEnabled ? selectedSegmentTintColor ?? tintColor ?? .systemBlue : .systemGray).onScreen
    let segments = titles.enumerated().map { index, title in
      let mark = ScreenElement(.choice(index == selectedSegmentIndex, color))
      var segment = ScreenElement.row([mark, .label(title)])
      segment.name = title
      segment.onTap = { [self] in
        if !isEnabled || index == selectedSegmentIndex { return }
        selectedSegmentIndex = index
        sendActions(for: .valueChanged)
      }
      return segment
    }
    return [.row(segments)]
  }
}
