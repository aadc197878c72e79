// Constraints by a line of signs that looks like what is meant: `H:|-16-[name]-[age(44)]-|`.

extension NSLayoutConstraint {
  public struct FormatOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let directionLeadingToTrailing = FormatOptions([])
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  public static func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, opts, metrics ?? [:], views)
    return reader.read()
  }
}

private struct VisualFormatReader {
  private let format: String
  private var rest: Substring
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var result: [NSLayoutConstraint] = []
  private var last: UIView?

  /// How much, or how it compares with another view.
  private struct Bound {
    var relation = NSLayoutConstraint.Relation.equal
    var value: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) {
    self.format = format
    rest = Substring(format.filter { $0 != " " })
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func read() -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var isBeginning = take("|")
    while !rest.isEmpty {
      let gap = readGap()
      if take("|") {
        if let last { connect(last, to: around(last), gap, .end) }
        break
      }
      guard take("[") else { fail("expected a view") }
      let view = readView()
      if isBeginning {
        connect(view, to: around(view), gap, .beginning)
      } else if let last {
        connect(view, to: last, gap, .between)
        align(view, with: last)
      }
      isBeginning = false
      last = view
    }
    return result
  }

  private enum Place {
    case beginning, between, end
  }

  private func around(_ view: UIView) -> UIView {
    guard let parent = view.superview else { fail("a view at | has to be in another one") }
    return parent
  }

  private mutating func connect(_ view: UIView, to other: UIView, _ gap: [Bound]?, _ place: Place) {
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    for bound in gap ?? [Bound()] {
      let (first, second) = place == .end ? (other, view) : (view, other)
      let sides = place == .beginning ? (start, start) : place == .between ? (start, end) : (end, end)
      keep(
        NSLayoutConstraint(
          item: first, attribute: sides.0, relatedBy: bound.relation, toItem: second, attribute: sides.1,
          multiplier: 1, constant: bound.value), bound)
    }
  }

  /// What the options say of views that stand beside each other.
  private mutating func align(_ view: UIView, with other: UIView) {
    let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
    ]
    for (option, side) in all where options.contains(option) {
      keep(
        NSLayoutConstraint(
          item: other, attribute: side, relatedBy: .equal, toItem: view, attribute: side, multiplier: 1, constant: 0),
        Bound())
    }
  }

  private mutating func keep(_ constraint: NSLayoutConstraint, _ bound: Bound) {
    constraint.priority = bound.priority
    result.append(constraint)
  }

  /// What stands between two views: nothing, a dash, or a dash, how much, and a dash.
  private mutating func readGap() -> [Bound]? {
    if !take("-") { return nil }
    if rest.first == "[" || rest.first == "|" { return [Bound(value: standard)] }
    let bounds = take("(") ? readBounds() : [readBound()]
    if !take("-") { fail("expected -") }
    return bounds
  }

  /// Between views it is 8, and at the edge as much as the margin.
  private var standard: CGFloat { 8 }

  private mutating func readView() -> UIView {
    let name = readName()
    guard let view = views[name] as? UIView else { fail("\(name) is not a key in the views dictionary") }
    if take("(") {
      for bound in readBounds() {
        let size: NSLayoutConstraint.Attribute = isVertical ? .height : .width
        keep(
          NSLayoutConstraint(
            item: view, attribute: size, relatedBy: bound.relation, toItem: bound.view,
            attribute: bound.view == nil ? .notAnAttribute : size, multiplier: 1, constant: bound.value), bound)
      }
    }
    if !take("]") { fail("expected ]") }
    return view
  }

  private mutating func readBounds() -> [Bound] {
    var bounds = [readBound()]
    while take(",") { bounds.append(readBound()) }
    if !take(")") { fail("expected )") }
    return bounds
  }

  private mutating func readBound() -> Bound {
    var bound = Bound()
    if take(">=") {
      bound.relation = .greaterThanOrEqual
    } else if take("<=") {
      bound.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let name = readName()
    if let view = views[name] as? UIView { bound.view = view } else { bound.value = number(name) }
    if take("@") {
      let priority = readName()
      bound.priority = UILayoutPriority(Float(number(priority)))
    }
    return bound
  }

  private func number(_ name: String) -> CGFloat {
    if let number = Double(name) { return CGFloat(number) }
    guard let metric = metrics[name] else { fail("\(name) is not a key in the metrics dictionary") }
    if let number = metric as? Int { return CGFloat(number) }
    if let number = metric as? CGFloat { return number }
    if let number = metric as? Double { return CGFloat(number) }
    if let number = metric as? NSNumber { return CGFloat(number.doubleValue) }
    fail("\(name) is no number in the metrics dictionary")
  }

  private mutating func readName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func take(_ sign: String) -> Bool {
    if !rest.hasPrefix(sign) { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }

  private func fail(_ what: String) -> Never { fatalError("Unable to parse constraint format: \(what): \(format)") }
}
