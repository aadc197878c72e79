/// A view, with something changed in its environment or in what is drawn of it.
public struct _Modified<Content: View>: View {
  private let content: Content
  private let environment: (inout EnvironmentValues) -> Void
  private let drawing: ([ScreenElement], _Place) -> [ScreenElement]

  init(content: Content, environment: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.environment = environment
    drawing = { elements, _ in elements }
  }

  init(content: Content, drawing: @escaping ([ScreenElement], _Place) -> [ScreenElement]) {
    self.content = content
    environment = { _ in }
    self.drawing = drawing
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    var inner = place.inner("modified")
    environment(&inner.environment)
    return drawing(content._drawn(in: inner), place)
  }

  public func _pages(in place: _Place) -> [_Page] {
    var inner = place.inner("modified")
    environment(&inner.environment)
    let pages = content._pages(in: inner)
    // What holds for a group of pages holds for each of them.
    if pages.count == 1 { return [pages[0].drawn { inner in _drawn(in: inner) }] }
    return pages.map { page in
      page.drawn { outer in
        var inner = outer.inner("modified")
        environment(&inner.environment)
        return drawing(page.draw(inner), outer)
      }
    }
  }
}

extension View {
  // MARK: The environment

  public func font(_ font: Font?) -> some View {
    _Modified(content: self, environment: { $0.font = font })
  }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    _Modified(content: self, environment: { $0.isBold = weight?.isBold ?? false })
  }
  public func foregroundColor(_ color: Color?) -> some View {
    _Modified(content: self, environment: { $0.color = color })
  }
  public func foregroundStyle(_ color: Color) -> some View { foregroundColor(color) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    _Modified(content: self, environment: { if let color = style._color(in: $0) { $0.color = color } })
  }
  public func tint(_ color: Color?) -> some View { _Modified(content: self, environment: { $0.tint = color }) }
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    _Modified(content: self, environment: { $0.tint = tint?._color(in: $0) ?? $0.tint })
  }
  public func accentColor(_ color: Color?) -> some View { tint(color) }
  public func lineLimit(_ number: Int?) -> some View {
    _Modified(content: self, environment: { $0.lineLimit = number })
  }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    _Modified(content: self, environment: { if let scheme { $0.colorScheme = scheme } })
  }
  public func disabled(_ isDisabled: Bool) -> some View {
    _Modified(content: self, environment: { $0.isEnabled = $0.isEnabled && !isDisabled })
  }
  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    _Modified(content: self, environment: { $0[keyPath: path] = value })
  }

  // MARK: What is drawn

  public func hidden() -> some View { _Modified(content: self, drawing: { _, _ in [] }) }
  public func opacity(_ opacity: Double) -> some View {
    _Modified(content: self, drawing: { elements, _ in opacity == 0 ? [] : elements })
  }
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        place.graph.title = String(title)
        return elements
      })
  }
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title._text) }
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
  public func badge(_ count: Int) -> some View {
    _Modified(
      content: self,
      drawing: { elements, _ in
        let label = ScreenElement.label("\(count)", color: Color.secondary.onScreen)
        return count == 0 ? elements : [.beside(elements, [label])]
      })
  }
  public func badge(_ label: Text?) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        guard let label else { return elements }
        var dimmed = place.inner("badge")
        dimmed.environment.color = .secondary
        return [.beside(elements, label._drawn(in: dimmed))]
      })
  }
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  // MARK: Events

  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        if place.environment.isSeen {
          place.graph.notice(place.path + "/appear", appearing: action, disappearing: nil)
        }
        return elements
      })
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        if place.environment.isSeen {
          place.graph.notice(place.path + "/disappear", appearing: nil, disappearing: action)
        }
        return elements
      })
  }
  // MARK: Where a terminal has nothing to show for it

  public func padding(_ length: CGFloat? = nil) -> some View { self }
  public func padding(_ edges: Edge.Set, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ insets: EdgeInsets) -> some View { self }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    self
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    self
  }
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { self }
  public func background(_ color: Color) -> some View { self }
  public func labelsHidden() -> some View { self }
  public func border(_ color: Color, width: CGFloat = 1) -> some View { self }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  public func listRowBackground<Background: View>(_ background: Background) -> some View { self }
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  public func scaledToFit() -> some View { self }
  public func scaledToFill() -> some View { self }
  public func fixedSize() -> some View { self }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func offset(_ offset: CGSize) -> some View { self }
  public func layoutPriority(_ value: Double) -> some View { self }
  public func zIndex(_ value: Double) -> some View { self }
  public func clipped() -> some View { self }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    self
  }
  public func previewDisplayName(_ name: String?) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        place.graph.title = name ?? ""
        return elements
      })
  }
}

public enum Visibility: CaseIterable, Hashable {
  case automatic, visible, hidden
}

extension Image {
  public enum Scale: Hashable {
    case small, medium, large
  }
}

public enum NavigationBarItem {
  public enum TitleDisplayMode: Hashable {
    case automatic, inline, large
  }
}

public enum TextAlignment: CaseIterable, Hashable {
  case leading, center, trailing
}

public enum Edge: CaseIterable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}
