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
