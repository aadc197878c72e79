import UIKit

/// A view of SwiftUI's as what a cell of UIKit's shows.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  fileprivate let content: Content
  private let backgroundView: Background

  private init(_ content: Content, _ background: Background) {
    self.content = content
    backgroundView = background
  }

  nonisolated public func makeContentView() -> UIView & UIContentView {
    MainActor.assumeIsolated { HostedContent(configuration: self) }
  }
  nonisolated public func updated(for state: UIConfigurationState) -> UIHostingConfiguration { self }

  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, EmptyView> {
    UIHostingConfiguration<Content, EmptyView>(content, EmptyView())
  }
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(self.content, content())
  }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content(), EmptyView()) }
}

private final class HostedContent<Content: View, Background: View>: _HostingView, UIContentView {
  private var shown: UIHostingConfiguration<Content, Background>
  private let graph = Graph()

  init(configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(frame: .zero)
    _content = { [weak self] in self?.settled ?? [] }
  }

  required init?(coder: NSCoder) { fatalError("what hosts a view is made with it") }

  var configuration: UIContentConfiguration {
    get { shown }
    set { if let new = newValue as? UIHostingConfiguration<Content, Background> { shown = new } }
  }

  private var settled: [ScreenElement] {
    var elements = graph.draw(shown.content)
    while graph.settle() { elements = graph.draw(shown.content) }
    return elements
  }
}
