/// Views under a title.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    if let style = place.environment.styles.box {
      return style(GroupBoxStyleConfiguration(label: _Part(label), content: _Part(content)), place)
    }
    return [.column(label._drawn(in: place.inner("label")) + content._drawn(in: place.inner("box")))]
  }
}

extension GroupBox {
  /// The older form.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content, label: { label }) }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box that a style is about.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title).bold() })
  }
}

/// Views that a tap on their title shows and hides.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private final class Openness {
    var isOpen = false
  }
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  private init(_ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label
  }

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content, label())
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content, label())
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let own = place.graph.kept(Openness(), at: place.path + "/open")
    let isOpen = isExpanded?.wrappedValue ?? own.isOpen
    if let style = place.environment.styles.disclosure {
      let binding = isExpanded ?? Binding(get: { own.isOpen }, set: { own.isOpen = $0 })
      return style(
        DisclosureGroupStyleConfiguration(label: _Part(label), content: _Part(content()), isExpanded: binding), place)
    }
    let parts = label._drawn(in: place.inner("label"))
    var title = ScreenElement.row([.label(isOpen ? "-" : "+")] + parts)
    title.name = parts.flatMap { $0.labels }.joined(separator: " ")
    title.onTap = {
      if let isExpanded { isExpanded.wrappedValue = !isOpen } else { own.isOpen = !isOpen }
    }
    return [title] + (isOpen ? content()._drawn(in: place.inner("content")) : [])
  }
}

extension DisclosureGroup where Label == Text {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, content, Text(title))
  }
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content, Text(title))
  }
}
