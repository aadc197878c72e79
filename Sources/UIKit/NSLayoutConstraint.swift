/// Where a view stands by another. A terminal draws views in the order in which they were added, so of a constraint there is
/// nothing to see; code that has them runs all the same.
open class NSLayoutConstraint: NSObject {
  public enum Axis: Int {
    case horizontal, vertical
  }

  open var constant: CGFloat
  open var isActive = false

  init(_ constant: CGFloat) {
    self.constant = constant
    super.init()
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// A side, a middle or a base line.
open class NSLayoutAnchor: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor {}

/// A width or a height.
open class NSLayoutDimension: NSLayoutAnchor {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
  open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant)
  }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(constant)
  }
}

/// The part of a view that nothing covers.
open class UILayoutGuide: NSObject {}

/// What has sides.
public protocol _Anchored: NSObject {}

extension _Anchored {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView: _Anchored {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
}

extension UILayoutGuide: _Anchored {}
