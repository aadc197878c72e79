/// A view under a field that says what is looked for in it.
public struct _Searchable<Content: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: String
  var tokens: SearchTokens?

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    var fieldPlace = place.inner("search")
    fieldPlace.environment.submit = place.environment.submitSearch
    fieldPlace.environment.focus = nil
    fieldPlace.environment.selection = nil
    var inner = place.inner("searched")
    let text = self.text
    inner.environment.isSearching = !text.wrappedValue.isEmpty
    inner.environment.dismissSearch = DismissSearchAction { text.wrappedValue = "" }
    // What is offered stands below the field while something is typed.
    var offered: [ScreenElement] = []
    if !text.wrappedValue.isEmpty {
      var offering = place.inner("offered")
      offering.environment.lookFor = { text.wrappedValue = $0 }
      offering.environment.lookForToken = tokens?.add
      offering.environment.offered = []
      offered = place.environment.offered.flatMap { $0(offering) }
    }
    inner.environment.offered = []
    let field = FieldParts(prompt, text: text).drawn(in: fieldPlace)
    return [field] + (tokens?.drawn(place.inner("tokens")) ?? []) + offered + content._drawn(in: inner)
  }
}

/// What is looked for besides the text.
struct SearchTokens {
  let add: (Any) -> Void
  let drawn: (_Place) -> [ScreenElement]

  init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, _ token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    add = { if let new = $0 as? C.Element { tokens.wrappedValue.append(new) } }
    drawn = { place in ForEach(tokens.wrappedValue) { token($0) }._drawn(in: place) }
  }
}

/// Ends a search: nothing is looked for any more.
public struct DismissSearchAction {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

/// Where a phone puts the field; a terminal puts it on top.
public struct SearchFieldPlacement: Hashable {
  public struct NavigationBarDrawerDisplayMode: Hashable {
    private let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
  private let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

extension View {
  /// Puts a field over this view: `screen.type("x", into: "Search")`.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    _Searchable(content: self, text: text, prompt: prompt?._text ?? "Search")
  }

  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    _Searchable(content: self, text: text, prompt: String(prompt))
  }
}
