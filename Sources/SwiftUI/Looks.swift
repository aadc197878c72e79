import Foundation
import UIKit

// Where a terminal has nothing to show for it: how things are turned, moved, blurred, typed into and read aloud.

extension View {
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    self
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func position(_ position: CGPoint) -> some View { self }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self }
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  public func brightness(_ amount: Double) -> some View { self }
  public func contrast(_ amount: Double) -> some View { self }
  public func saturation(_ amount: Double) -> some View { self }
  public func grayscale(_ amount: Double) -> some View { self }
  public func hueRotation(_ angle: Angle) -> some View { self }
  public func colorInvert() -> some View { self }
  public func colorMultiply(_ color: Color) -> some View { self }
  public func blendMode(_ mode: BlendMode) -> some View { self }
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func help<S: StringProtocol>(_ text: S) -> some View { self }

  // MARK: Text

  public func kerning(_ kerning: CGFloat) -> some View { self }
  public func tracking(_ tracking: CGFloat) -> some View { self }
  public func monospacedDigit() -> some View { self }

  // MARK: Typing

  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
}

public enum BlendMode: Hashable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter
}

public struct RedactionReasons: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
}

extension Text {
  public enum TruncationMode: Hashable {
    case head, tail, middle
  }
}

public enum SymbolRenderingMode: Hashable {
  case monochrome, multicolor, hierarchical, palette
}

public struct TextInputAutocapitalization: Hashable {
  private let style: UITextAutocapitalizationType
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(style: .none) }
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(style: .words) }
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(style: .sentences) }
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(style: .allCharacters) }
}

public enum SubmitLabel: Hashable {
  case done, go, send, join, route, search, `return`, next, `continue`
}
