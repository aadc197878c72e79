/// A view for each element, known by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  private let identify: (Data.Element) -> ID
  private let content: (Data.Element) -> Content
  private var delete: ((IndexSet) -> Void)?
  private var move: ((IndexSet, Int) -> Void)?

  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    identify = { $0[keyPath: id] }
    self.content = content
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    var elements: [ScreenElement] = []
    for (index, element) in data.enumerated() {
      let id = identify(element)
      let options = place.environment.options
      let known = options?.all.count
      var parts = content(element)._drawn(in: place.inner("each \(id)"))
      if options?.all.count == known { options?.add(AnyHashable(id), parts) }
      if delete != nil || move != nil, place.environment.isEnabled {
        if parts.count != 1 { parts = [.column(parts)] }
        if let delete { parts[0].onDelete = { delete(IndexSet(integer: index)) } }
        // A row is put in front of another one, as it stands before that.
        if let move { parts[0].onMove = { goal in move(IndexSet(integer: index), goal > index ? goal + 1 : goal) } }
      }
      elements += parts
    }
    return elements
  }

  /// Lets rows be deleted: the action is told which.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.delete = action
    return copy
  }

  /// Lets rows be moved: the action is told which, and in front of which.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.move = action
    return copy
  }

  public var _previews: [_Preview] { data.flatMap { content($0)._previews } }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// Rows, with lines between them.
public struct List<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [.column(ruled(content._drawn(in: place.inner("list"))))] }
}

/// As a list, for settings and other input.
public struct Form<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { [.column(ruled(content._drawn(in: place.inner("form"))))] }
}

/// Rows under a header.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let header: Parent
  private let footer: Footer
  private let content: Content

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.footer = footer()
    self.content = content()
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    var dimmed = place
    dimmed.environment.color = .secondary
    return header._drawn(in: dimmed.inner("header")).map(Self.heading) + content._drawn(in: place.inner("section"))
      + footer._drawn(in: dimmed.inner("footer"))
  }

  private static func heading(_ element: ScreenElement) -> ScreenElement {
    if case .label = element.kind { return .heading(element) }
    return element
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title).bold() }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

/// With a line between each two.
private func ruled(_ elements: [ScreenElement]) -> [ScreenElement] {
  var result: [ScreenElement] = []
  for element in elements {
    if !result.isEmpty { result.append(.rule) }
    result.append(element)
  }
  return result
}

extension RangeReplaceableCollection where Index == Int {
  /// Takes away what stands in these places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Puts what stands in these places, in its order, in front of what stands in another.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let left = source.filter { $0 < destination }.count
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - left)
  }
}
