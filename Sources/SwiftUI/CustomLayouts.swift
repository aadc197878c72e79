/// Says itself where its views stand. A terminal shows them so: those at one height side by side.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// What is drawn of the parts.
  func _arranged(_ parts: [ScreenElement]) -> [ScreenElement]
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LaidOut(layout: self, content: content())
  }

  public func _arranged(_ parts: [ScreenElement]) -> [ScreenElement] {
    let subviews = LayoutSubviews(parts.filter { !$0.isSpace }.map { LayoutSubview(Placement($0)) })
    var cache = makeCache(subviews: subviews)
    let proposal = ProposedViewSize(GeometryProxy().size)
    let size = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    return rows(of: subviews.map { $0.placement })
  }

  /// Those whose middles are in one line, from the left to the right, and the lines from the top to the bottom.
  private func rows(of placements: [Placement]) -> [ScreenElement] {
    var lines: [[Placement]] = []
    let sorted = placements.enumerated().sorted { first, second in
      let (one, other) = (first.element.frame.midY, second.element.frame.midY)
      return one == other ? first.offset < second.offset : one < other
    }
    for (_, placement) in sorted {
      if let last = lines.last?.last, abs(last.frame.midY - placement.frame.midY) < 8 {
        lines[lines.count - 1].append(placement)
      } else {
        lines.append([placement])
      }
    }
    return lines.map { line in
      let ordered = line.enumerated().sorted { first, second in
        let (one, other) = (first.element.frame.minX, second.element.frame.minX)
        return one == other ? first.offset < second.offset : one < other
      }
      return ordered.count == 1 ? ordered[0].element.element : .row(ordered.map { $0.element.element })
    }
  }
}

/// Views in a layout of one's own.
public struct _LaidOut<L: Layout, Content: View>: View {
  let layout: L
  let content: Content
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    [.column(layout._arranged(content._drawn(in: place.inner("layout"))))]
  }
}

/// How large something is in points, as far as a terminal can know: by its letters.
func measured(_ elements: [ScreenElement]) -> CGSize {
  var size = CGSize.zero
  for element in elements {
    let own: CGSize
    switch element.kind {
    case .row(let parts):
      let sizes = parts.map { measured([$0]) }
      own = CGSize(
        width: sizes.reduce(0) { $0 + $1.width } + CGFloat(max(sizes.count - 1, 0)) * 8,
        height: sizes.map { $0.height }.max() ?? 0)
    case .column(let parts): own = measured(parts)
    case .label(let text, _, let font, _, _):
      own = CGSize(width: CGFloat(Double(text.count) * font / 2), height: CGFloat((font * 1.2).rounded(.up)))
    case .button(let title, _, _): own = CGSize(width: CGFloat(title.count) * 8.5, height: 21)
    case .space: own = .zero
    default: own = CGSize(width: 20, height: 20)
    }
    size.width = max(size.width, own.width)
    size.height += own.height
  }
  return size
}

/// Where one of the views comes to stand.
final class Placement {
  let element: ScreenElement
  var frame: CGRect

  init(_ element: ScreenElement) {
    self.element = element
    frame = CGRect(origin: .zero, size: measured([element]))
  }
}

/// One of the views of a layout.
public struct LayoutSubview: Equatable {
  let placement: Placement
  init(_ placement: Placement) { self.placement = placement }

  public var priority: Double { 0 }
  public var spacing: ViewSpacing { ViewSpacing() }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measured([placement.element]) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal))
  }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = placement.frame.size
    placement.frame.origin = CGPoint(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.placement === rhs.placement }
}

/// The views of a layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  private let all: [LayoutSubview]
  private let first: Int
  init(_ all: [LayoutSubview], from first: Int = 0) {
    self.all = all
    self.first = first
  }

  public var layoutDirection: LayoutDirection { .leftToRight }
  public var startIndex: Int { first }
  public var endIndex: Int { first + all.count }
  public subscript(index: Int) -> LayoutSubview { all[index - first] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(all[bounds.lowerBound - first..<bounds.upperBound - first]), from: bounds.lowerBound)
  }
}

public struct LayoutProperties {
  public var stackOrientation: Axis?
  public init() {}
}

/// How far from others a view wants to be.
public struct ViewSpacing {
  public static let zero = ViewSpacing(length: 0)
  private let length: CGFloat
  private init(length: CGFloat) { self.length = length }
  public init() { length = 8 }
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(length, next.length) }
}

/// How large a view may be; nothing where it is to say itself.
public struct ProposedViewSize: Equatable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// What a view tells the layout that it stands in. Here it tells nothing.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { self }
}

// MARK: Stacks as layouts

/// Those whose views stand as the library says.
protocol LibraryLayout: Layout {}

extension LibraryLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}

public struct HStackLayout: LibraryLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  public func _arranged(_ parts: [ScreenElement]) -> [ScreenElement] { [.row(parts)] }
}

public struct VStackLayout: LibraryLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  public func _arranged(_ parts: [ScreenElement]) -> [ScreenElement] { parts.filter { !$0.isSpace } }
}

public struct ZStackLayout: LibraryLayout {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  public func _arranged(_ parts: [ScreenElement]) -> [ScreenElement] { parts.filter { !$0.isSpace } }
}

public struct GridLayout: LibraryLayout {
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {}
  public func _arranged(_ parts: [ScreenElement]) -> [ScreenElement] { parts.filter { !$0.isSpace } }
}

/// A layout, its type forgotten.
public struct AnyLayout: LibraryLayout {
  private let arrange: ([ScreenElement]) -> [ScreenElement]
  public init<L: Layout>(_ layout: L) { arrange = { layout._arranged($0) } }
  public func _arranged(_ parts: [ScreenElement]) -> [ScreenElement] { arrange(parts) }
}
