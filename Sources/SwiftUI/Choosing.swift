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
    _ = content._drawn(in: inner)
    let title = label._drawn(in: place.inner("label"))
    let rows = options.all.map { row($0, in: place) }
    return place.environment.pickerStyle == .segmented ? [.row(title + [.space] + rows)] : [.column(title + rows)]
  }

  private func row(_ option: Options.Option, in place: _Place) -> ScreenElement {
    let isChosen = option.tag == AnyHashable(selection.wrappedValue)
    let isEnabled = place.environment.isEnabled
    let mark = ScreenElement(.choice(isChosen, Color.accentColor.onScreen))
    var row = ScreenElement.row([mark] + option.elements)
    row.name = option.elements.flatMap { $0.labels }.joined(separator: " ")
    row.onTap = {
      if isEnabled, let value = option.tag.base as? SelectionValue { selection.wrappedValue = value }
    }
    return row
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

public enum PickerStyle: Hashable {
  case automatic, menu, inline, segmented, wheel
}

protocol Tagged {
  var tag: AnyHashable { get }
}

/// A view that stands for a value.
public struct _Tagged<Content: View>: View, Tagged {
  let content: Content
  let tag: AnyHashable

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let elements = content._drawn(in: place.inner("tagged"))
    place.environment.options?.add(tag, elements)
    if let tabs = place.environment.tabs, !tabs.all.isEmpty { tabs.all[tabs.all.count - 1].tag = tag }
    return elements
  }
}

extension View {
  /// The value that this view stands for in a picker, or in a tab view.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { _Tagged(content: self, tag: AnyHashable(tag)) }

  public func pickerStyle(_ style: PickerStyle) -> some View {
    _Modified(content: self, environment: { $0.pickerStyle = style })
  }
}
