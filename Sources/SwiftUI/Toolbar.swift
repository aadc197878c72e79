public enum ToolbarItemPlacement: Hashable {
  case automatic, principal, navigation, primaryAction, cancellationAction, confirmationAction, destructiveAction
  case topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing, bottomBar

  var isLeading: Bool {
    self == .topBarLeading || self == .navigationBarLeading || self == .navigation || self == .cancellationAction
  }
}

/// A part of a toolbar that says where it stands.
public struct ToolbarItem<Content: View>: View {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    let parts = content._drawn(in: place.inner("item"))
    guard let bar = place.environment.toolbar else { return parts }
    bar.add(parts, placement)
    return []
  }
}

public typealias ToolbarItemGroup = ToolbarItem

final class Bar {
  private(set) var leading: [ScreenElement] = []
  private(set) var trailing: [ScreenElement] = []
  private(set) var bottom: [ScreenElement] = []

  func add(_ elements: [ScreenElement], _ placement: ToolbarItemPlacement) {
    if placement == .bottomBar {
      bottom += elements
    } else if placement.isLeading {
      leading += elements
    } else {
      trailing += elements
    }
  }

  func around(_ elements: [ScreenElement]) -> [ScreenElement] {
    let top: [ScreenElement] = leading.isEmpty && trailing.isEmpty ? [] : [.row(leading + [.space] + trailing)]
    return top + elements + (bottom.isEmpty ? [] : [.row(bottom)])
  }
}

extension View {
  /// Puts a row of buttons on top of the navigation around this view, or else of the view, and another one below it.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let items = content()
    return _Modified(
      content: self,
      drawing: { elements, place in
        let outer = place.environment.navigationBar
        let bar = outer ?? Bar()
        var inner = place.inner("toolbar")
        inner.environment.toolbar = bar
        bar.add(items._drawn(in: inner), .automatic)
        return outer == nil ? bar.around(elements) : elements
      })
  }
}
