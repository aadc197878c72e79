// What may be looked for, and in what.

extension View {
  /// What stands below the field while something is typed.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let offered = suggestions()
    return _Modified(
      content: self, environment: { $0.offered.append { place in offered._drawn(in: place.inner("suggestions")) } })
  }
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// A tap on it looks for this.
  public func searchCompletion(_ completion: String) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        guard let look = place.environment.lookFor else { return elements }
        return [ScreenElement.one(of: elements, tapped: { look(completion) })]
      })
  }
  /// A tap on it looks for what the token stands for.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    _Modified(
      content: self,
      drawing: { elements, place in
        guard let look = place.environment.lookForToken else { return elements }
        return [ScreenElement.one(of: elements, tapped: { look(token) })]
      })
  }

  /// Where it is looked for: one of several places.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    let picker = Picker("", selection: scope, content: scopes).pickerStyle(.segmented)
    return _Modified(
      content: self, environment: { $0.offered.insert({ place in picker._drawn(in: place.inner("scopes")) }, at: 0) })
  }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }

  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions) }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _Searchable(content: self, text: text, prompt: prompt?._text ?? "Search", tokens: SearchTokens(tokens, token))
  }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    _Searchable(content: self, text: text, prompt: String(prompt), tokens: SearchTokens(tokens, token))
  }
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }
}

extension ScreenElement {
  fileprivate static func one(of elements: [ScreenElement], tapped: @escaping () -> Void) -> ScreenElement {
    var row = ScreenElement.one(of: elements)
    let tap = row.onTap
    row.onTap = {
      tap?()
      tapped()
    }
    return row
  }
}

public struct SearchScopeActivation {
  public static var automatic: SearchScopeActivation { SearchScopeActivation() }
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation() }
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation() }
}

public struct SearchPresentationToolbarBehavior {
  public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
}

public struct SearchSuggestionsPlacement: Equatable {
  private let name: String
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }

  public struct Set: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}
