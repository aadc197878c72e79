import UIKit

/// An image, of which a terminal shows the name.
public struct Image: View, Equatable {
  let name: String
  private var label: String?
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.name = name
    self.label = label._text
  }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.name = name }
  public init(systemName name: String) { self.name = name }
  public init(systemName name: String, variableValue: Double?) { self.name = name }
  public init(uiImage: UIImage) { name = uiImage._name }
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  public enum ResizingMode: Hashable {
    case tile, stretch
  }
  public enum TemplateRenderingMode: Hashable {
    case template, original
  }
  public enum Interpolation: Hashable {
    case none, low, medium, high
  }
  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] {
    var element = ScreenElement.image(name)
    if let label { element.accessibility.label = label }
    return [element]
  }

  public static func == (lhs: Image, rhs: Image) -> Bool { lhs.name == rhs.name && lhs.label == rhs.label }
}
