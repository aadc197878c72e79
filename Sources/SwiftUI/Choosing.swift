/// One of several values, each behind a view with its `tag`. A tap on what stands for a value chooses it.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { label })
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let options = Options()
    var inner = place.inner("picker")
    inner.environment.options = options
    inner.environment.selection = nil
    _ = content._drawn(in: inner)
    let title = label._drawn(in: place.inner("label"))
    let rows = options.all.map { row($0, in: place) }
    return place.environment.isSegmented ? [.row(title + [.space] + rows)] : [.column(title + rows)]
  }

  private func row(_ option: Options.Option, in place: _Place) -> ScreenElement {
    let isChosen = option.tag == AnyHashable(selection.wrappedValue)
    let isEnabled = place.environment.isEnabled
    let mark = ScreenElement(.choice(isChosen: isChosen, Color.accentColor.onScreen))
    var row = ScreenElement.row([mark] + option.elements)
    row.name = option.elements.flatMap { $0.labels }.joined(separator: " ")
    let (selection, close) = (self.selection, place.environment.closes)
    row.onTap = {
      close?()
      if isEnabled, let value = option.tag.base as? SelectionValue { selection.wrappedValue = value }
    }
    return row
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { symbolLabel(title, name) })
  }
}

extension Picker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

/// What a picker finds in its content.
final class Options {
  struct Option {
    let tag: AnyHashable
    let elements: [ScreenElement]
  }
  private(set) var all: [Option] = []
  func add(_ tag: AnyHashable, _ elements: [ScreenElement]) { all.append(Option(tag: tag, elements: elements)) }
}

/// A view that stands for a value.
public struct _Tagged<Content: View>: View {
  let content: Content
  let tag: AnyHashable

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    var inner = place.inner("tagged")
    inner.environment.selection = nil
    let elements = content._drawn(in: inner)
    place.environment.options?.add(tag, elements)
    return place.environment.selection?.row(elements, for: tag) ?? elements
  }

  public func _pages(in place: _Place) -> [_Page] {
    content._pages(in: place.inner("tagged")).map { page in
      var page = page
      page.tag = tag
      return page
    }
  }
}

extension View {
  /// The value that this view stands for in a picker, or in a tab view.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { _Tagged(content: self, tag: AnyHashable(tag)) }
}
