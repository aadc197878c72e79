import Foundation

// What attributed texts say of their looks to UIKit.

public enum _UIFontAttribute: AttributedStringKey {
  public typealias Value = UIFont
  public static let name = "NSFont"
}
public enum _UIForegroundColorAttribute: AttributedStringKey {
  public typealias Value = UIColor
  public static let name = "NSColor"
}
public enum _UIBackgroundColorAttribute: AttributedStringKey {
  public typealias Value = UIColor
  public static let name = "NSBackgroundColor"
}
public enum _UIKernAttribute: AttributedStringKey {
  public typealias Value = CGFloat
  public static let name = "NSKern"
}

extension AttributeContainer {
  @_disfavoredOverload public var font: UIFont? {
    get { self[_UIFontAttribute.self] }
    set { self[_UIFontAttribute.self] = newValue }
  }
  @_disfavoredOverload public var foregroundColor: UIColor? {
    get { self[_UIForegroundColorAttribute.self] }
    set { self[_UIForegroundColorAttribute.self] = newValue }
  }
  @_disfavoredOverload public var backgroundColor: UIColor? {
    get { self[_UIBackgroundColorAttribute.self] }
    set { self[_UIBackgroundColorAttribute.self] = newValue }
  }
  @_disfavoredOverload public var kern: CGFloat? {
    get { self[_UIKernAttribute.self] }
    set { self[_UIKernAttribute.self] = newValue }
  }
}

extension AttributedString {
  @_disfavoredOverload public var font: UIFont? {
    get { self[_UIFontAttribute.self] }
    set { self[_UIFontAttribute.self] = newValue }
  }
  @_disfavoredOverload public var foregroundColor: UIColor? {
    get { self[_UIForegroundColorAttribute.self] }
    set { self[_UIForegroundColorAttribute.self] = newValue }
  }
  @_disfavoredOverload public var backgroundColor: UIColor? {
    get { self[_UIBackgroundColorAttribute.self] }
    set { self[_UIBackgroundColorAttribute.self] = newValue }
  }
}
