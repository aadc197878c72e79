/// Rows, with lines between them. Where one or several can be chosen, a tap on a row does that.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private enum Choice {
    case none
    case one(Binding<SelectionValue?>)
    case several(Binding<Set<SelectionValue>>)
  }
  private let choice: Choice
  private let content: Content

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    choice = selection.map { .one($0) } ?? .none
    self.content = content()
  }

  /// Several rows can be chosen while the list is being edited.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    choice = selection.map { .several($0) } ?? .none
    self.content = content()
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    var inner = place.inner("list")
    inner.environment.selection = selection(in: place.environment)
    return [.column(ruled(content._drawn(in: inner)))]
  }

  private func selection(in environment: EnvironmentValues) -> ListSelection? {
    if !environment.isEnabled { return nil }
    switch choice {
    case .none: return nil
    case .one(let binding):
      return ListSelection(
        isChosen: { value in
          if let chosen = binding.wrappedValue { return AnyHashable(chosen) == value }
          return false
        },
        canChoose: { $0.base is SelectionValue },
        choose: { value in if let value = value.base as? SelectionValue { binding.wrappedValue = value } })
    case .several(let binding):
      let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
      return ListSelection(
        isChosen: { value in binding.wrappedValue.contains { AnyHashable($0) == value } },
        canChoose: { isEditing && $0.base is SelectionValue },
        choose: { value in
          guard let value = value.base as? SelectionValue else { return }
          if binding.wrappedValue.contains(value) {
            binding.wrappedValue.remove(value)
          } else {
            binding.wrappedValue.insert(value)
          }
        })
    }
  }
}

extension List {
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection, content: { ForEach(data, id: id, content: rowContent) })
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection, content: { ForEach(data, content: rowContent) })
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection, content: { ForEach(data, id: id, content: rowContent) })
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection, content: { ForEach(data, content: rowContent) })
  }
}

extension List {
  /// Rows that are bindings to the elements, can be deleted and moved, and chosen.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Data.Index == Int, Data.Element: Identifiable, Content == ForEach<Binding<Data>, Data.Element.ID, Row> {
    self.init(selection: selection, content: { ForEach(data, editActions: editActions, content: rowContent) })
  }

  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Data.Index == Int, Data.Element: Identifiable, Content == ForEach<Binding<Data>, Data.Element.ID, Row> {
    self.init(selection: selection, content: { ForEach(data, editActions: editActions, content: rowContent) })
  }
}

extension List where SelectionValue == Never {
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, ID, Row> {
    self.init(content: { ForEach(data, id: id, content: rowContent) })
  }

  public init(@ViewBuilder content: () -> Content) {
    choice = .none
    self.content = content()
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(content: { ForEach(data, id: id, content: rowContent) })
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(content: { ForEach(data, content: rowContent) })
  }

  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(content: { ForEach(data, content: rowContent) })
  }

  /// Rows that are bindings to the elements, and can be deleted and moved.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Data.Index == Int, Data.Element: Identifiable, Content == ForEach<Binding<Data>, Data.Element.ID, Row> {
    self.init(content: { ForEach(data, editActions: editActions, content: rowContent) })
  }

  /// Rows with others below them, which a tap shows and hides.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(content: { OutlineGroup(data, children: children, content: rowContent) })
  }
}

/// Rows of a tree: a tap on a row with others below it shows and hides them.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Row

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    data.flatMap { element -> [ScreenElement] in
      let inner = place.inner("each \(element[keyPath: id])")
      guard let below = element[keyPath: children] else { return content(element)._drawn(in: inner) }
      let group = DisclosureGroup(
        content: { OutlineGroup(below, id: id, children: children, content: content) }, label: { content(element) })
      return group._drawn(in: inner)
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}
