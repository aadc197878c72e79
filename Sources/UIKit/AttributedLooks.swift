import Foundation

// What attributed texts say of their looks to UIKit.

/// What such a text, a part of it and a container of attributes have in common.
public protocol _AttributedLooks {
  func _look<K: AttributedStringKey>(_ key: K.Type) -> K.Value?
  mutating func _setLook<K: AttributedStringKey>(_ key: K.Type, _ value: K.Value?)
}

extension AttributedString: _AttributedLooks {
  public func _look<K: AttributedStringKey>(_ key: K.Type) -> K.Value? { self[key] }
  public mutating func _setLook<K: AttributedStringKey>(_ key: K.Type, _ value: K.Value?) { self[key] = value }
}

extension AttributedSubstring: _AttributedLooks {
  public func _look<K: AttributedStringKey>(_ key: K.Type) -> K.Value? { self[key] }
  public mutating func _setLook<K: AttributedStringKey>(_ key: K.Type, _ value: K.Value?) { self[key] = value }
}

extension AttributeContainer: _AttributedLooks {
  public func _look<K: AttributedStringKey>(_ key: K.Type) -> K.Value? { self[key] }
  public mutating func _setLook<K: AttributedStringKey>(_ key: K.Type, _ value: K.Value?) { self[key] = value }
}

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

// Where SwiftUI is seen, what it has under these names comes first.
extension _AttributedLooks {
  @_disfavoredOverload public var font: UIFont? {
    get { _look(_UIFontAttribute.self) }
    set { _setLook(_UIFontAttribute.self, newValue) }
  }
  @_disfavoredOverload public var foregroundColor: UIColor? {
    get { _look(_UIForegroundColorAttribute.self) }
    set { _setLook(_UIForegroundColorAttribute.self, newValue) }
  }
  @_disfavoredOverload public var backgroundColor: UIColor? {
    get { _look(_UIBackgroundColorAttribute.self) }
    set { _setLook(_UIBackgroundColorAttribute.self, newValue) }
  }
  @_disfavoredOverload public var kern: CGFloat? {
    get { _look(_UIKernAttribute.self) }
    set { _setLook(_UIKernAttribute.self, newValue) }
  }
}
