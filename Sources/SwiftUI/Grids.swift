/// What a column or a row of a grid is like.
public struct GridItem {
  public enum Size {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// How many columns it stands for where there is as much room as on a phone.
  var count: Int {
    guard case .adaptive(let minimum, _) = size else { return 1 }
    let spacing = self.spacing ?? 8
    return max(Int((358 + spacing) / (max(minimum, 1) + spacing)), 1)
  }
}

public struct PinnedScrollableViews: OptionSet {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension View {
  /// What the views in a grid draw. One that shows nothing has its place all the same.
  func _cells(in place: _Place) -> [ScreenElement] {
    var counts: [String: Int] = [:]
    return _pages(in: place).enumerated().flatMap { index, page -> [ScreenElement] in
      let name = page.tag.map { "each \($0.base)" } ?? "cell \(index)"
      counts[name, default: 0] += 1
      let drawn = page.draw(place.inner("\(name) \(counts[name, default: 0])"))
      return drawn.isEmpty ? [.label("")] : drawn
    }
  }
}

/// Views in columns: as many in a row as there are columns.
public struct LazyVGrid<Content: View>: View {
  private let columns: Int
  private let content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = max(columns.reduce(0) { $0 + $1.count }, 1)
    self.content = content()
  }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    let elements = content._cells(in: place.inner("grid"))
    return stride(from: 0, to: elements.count, by: columns).map { first in
      .row(Array(elements[first..<min(first + columns, elements.count)]))
    }
  }
}

/// Views in rows: as many below each other as there are rows.
public struct LazyHGrid<Content: View>: View {
  private let rows: Int
  private let content: Content
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = max(rows.reduce(0) { $0 + $1.count }, 1)
    self.content = content()
  }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    let elements = content._cells(in: place.inner("grid"))
    return [
      .row(
        stride(from: 0, to: elements.count, by: rows).map { first in
          .column(Array(elements[first..<min(first + rows, elements.count)]))
        })
    ]
  }
}
