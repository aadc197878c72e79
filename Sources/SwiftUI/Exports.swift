// For the compiled library; what Zoetrope's gives on is in the table of modules.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import Screens
@_exported import UIKit

// On its own this is a type, not another name for Double.
extension CGFloat: VectorArithmetic, Animatable {
  public typealias AnimatableData = CGFloat
  public var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

// The compiled library asks a run of a text with attributes for one of them by its key path: `text.runs[\.font]`.
extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public let font: _FontAttribute
    public let foregroundColor: _ForegroundColorAttribute
    public let backgroundColor: _BackgroundColorAttribute
    public let underlineStyle: _UnderlineStyleAttribute
    public let strikethroughStyle: _StrikethroughStyleAttribute
    public let kern: _KerningAttribute
    public let tracking: _TrackingAttribute
    public let baselineOffset: _BaselineOffsetAttribute
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
