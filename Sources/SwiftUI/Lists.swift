/// A view for each element, known by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  private let data: Data
  private let identify: (Data.Element) -> ID
  private let content: (Data.Element) -> Content
  private var delete: ((IndexSet) -> Void)?
  private var move: ((IndexSet, Int) -> Void)?

  private init(_ data: Data, _ identify: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content)
  {
    self.data = data
    self.identify = identify
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, { $0[keyPath: id] }, content)
  }

  public typealias Body = Never
  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    var elements: [ScreenElement] = []
    let (options, selection) = (place.environment.options, place.environment.selection)
    for (index, element) in data.enumerated() {
      let id = identify(element)
      let (knownOptions, knownRows) = (options?.all.count, selection?.rows)
      var inner = place.inner("each \(id)")
      let row = RowState()
      inner.environment.row = row
      var parts = content(element)._drawn(in: inner)
      if options?.all.count == knownOptions { options?.add(AnyHashable(id), parts) }
      if let selection, selection.rows == knownRows { parts = selection.row(parts, for: AnyHashable(id)) }
      elements += editable(parts, at: index, row, in: place.environment)
    }
    return elements
  }

  private func editable(
    _ parts: [ScreenElement], at index: Int, _ row: RowState, in environment: EnvironmentValues
  ) -> [ScreenElement] {
    let delete = environment.isDeletable && row.isDeletable ? self.delete : nil
    let move = environment.isMovable && row.isMovable ? self.move : nil
    if delete == nil && move == nil || !environment.isEnabled { return parts }
    var element = ScreenElement.one(of: parts)
    if let delete { element.onDelete = { delete(IndexSet(integer: index)) } }
    // A row is put in front of another one, as it stands before that.
    if let move { element.onMove = { goal in move(IndexSet(integer: index), goal > index ? goal + 1 : goal) } }
    return [element]
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

  public func _pages(in place: _Place) -> [_Page] {
    data.flatMap { element in
      let id = identify(element)
      return content(element)._pages(in: place.inner("each \(id)")).map { page in
        var page = page
        if page.tag == nil { page.tag = AnyHashable(id) }
        return page
      }
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, { $0[keyPath: id] }, content)
  }

  public init(
    _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, { $0.id }, content)
  }

  public func _pages(in place: _Place) -> [_Page] {
    data.flatMap { element in content(element)._pages(in: place.inner("each \(identify(element))")) }
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach where Content: View {
  /// Rows that are bindings to the elements, and can be deleted and moved.
  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, id: KeyPath<Binding<C>.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Index == Int {
    self.init(data, id: id, content: content)
    if editActions.contains(.delete) { delete = { offsets in data.wrappedValue.remove(atOffsets: offsets) } }
    if editActions.contains(.move) {
      move = { source, goal in data.wrappedValue.move(fromOffsets: source, toOffset: goal) }
    }
  }

  public init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Index == Int, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}

extension ForEach where Content: View {
  /// Bindings to elements that are known by something of their own.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data, { $0.wrappedValue[keyPath: id] }, content)
  }
}

/// What can be done to the elements of a collection in a list.
public struct EditActions<Data>: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
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
    dimmed.environment.selection = nil
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

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section {
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
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
func ruled(_ elements: [ScreenElement]) -> [ScreenElement] {
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
