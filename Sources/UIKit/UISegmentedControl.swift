/// One of several titles. Chosen by hand it tells of `.valueChanged`; set by the program it does not.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  private var titles: [String] = []
  private var actions: [Int: UIAction] = [:]
  private var disabled: Set<Int> = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { ($0 as? String) ?? ($0 as? UIImage)?.name ?? "" }
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? { titles[segment] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { titles[segment] = title ?? "" }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { titles[segment] = image?.name ?? "" }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
  open func actionForSegment(at segment: Int) -> UIAction? { actions[segment] }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let place = min(segment, titles.count)
    insertSegment(withTitle: action.title.isEmpty ? action.image?.name : action.title, at: place, animated: animated)
    actions[place] = action
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: image?.name, at: segment, animated: animated)
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = min(segment, titles.count)
    titles.insert(title ?? "", at: place)
    move(from: place) { $0 + 1 }
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    titles.remove(at: segment)
    actions[segment] = nil
    disabled.remove(segment)
    move(from: segment) { $0 - 1 }
    if selectedSegmentIndex >= titles.count { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  open func removeAllSegments() {
    titles = []
    actions = [:]
    disabled = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// Gives what belongs to the segments from one on to others.
  private func move(from place: Int, by step: (Int) -> Int) {
    actions = Dictionary(uniqueKeysWithValues: actions.map { ($0 >= place ? step($0) : $0, $1) })
    disabled = Set(disabled.map { $0 >= place ? step($0) : $0 })
  }

  override var drawn: [ScreenElement] {
    let color = (isEnabled ? selectedSegmentTintColor ?? tintColor ?? .systemBlue : .systemGray).onScreen
    let segments = titles.enumerated().map { index, title in
      let mark = ScreenElement(.choice(isChosen: index == selectedSegmentIndex, color))
      var segment = ScreenElement.row([mark, .label(title)])
      segment.name = title
      segment.onTap = { [self] in
        if !isEnabled || disabled.contains(index) || index == selectedSegmentIndex { return }
        selectedSegmentIndex = index
        perform {
          if let action = actions[index] { sendAction(action) }
          sendActions(for: .valueChanged)
        }
        if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
      }
      return segment
    }
    return [.row(segments)]
  }
}
