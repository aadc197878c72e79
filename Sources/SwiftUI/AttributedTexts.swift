// What texts with attributes say of their looks.

public enum _FontAttribute: AttributedStringKey {
  public typealias Value = Font
  public static let name = "SwiftUI.Font"
}
public enum _ForegroundColorAttribute: AttributedStringKey {
  public typealias Value = Color
  public static let name = "SwiftUI.ForegroundColor"
}
public enum _BackgroundColorAttribute: AttributedStringKey {
  public typealias Value = Color
  public static let name = "SwiftUI.BackgroundColor"
}
public enum _UnderlineStyleAttribute: AttributedStringKey {
  public typealias Value = Text.LineStyle
  public static let name = "SwiftUI.UnderlineStyle"
}
public enum _StrikethroughStyleAttribute: AttributedStringKey {
  public typealias Value = Text.LineStyle
  public static let name = "SwiftUI.StrikethroughStyle"
}
public enum _KerningAttribute: AttributedStringKey {
  public typealias Value = CGFloat
  public static let name = "SwiftUI.Kern"
}
public enum _TrackingAttribute: AttributedStringKey {
  public typealias Value = CGFloat
  public static let name = "SwiftUI.Tracking"
}
public enum _BaselineOffsetAttribute: AttributedStringKey {
  public typealias Value = CGFloat
  public static let name = "SwiftUI.BaselineOffset"
}

extension _AttributedLooks {
  public var font: Font? {
    get { _look(_FontAttribute.self) }
    set { _setLook(_FontAttribute.self, newValue) }
  }
  public var foregroundColor: Color? {
    get { _look(_ForegroundColorAttribute.self) }
    set { _setLook(_ForegroundColorAttribute.self, newValue) }
  }
  public var backgroundColor: Color? {
    get { _look(_BackgroundColorAttribute.self) }
    set { _setLook(_BackgroundColorAttribute.self, newValue) }
  }
  public var underlineStyle: Text.LineStyle? {
    get { _look(_UnderlineStyleAttribute.self) }
    set { _setLook(_UnderlineStyleAttribute.self, newValue) }
  }
  public var strikethroughStyle: Text.LineStyle? {
    get { _look(_StrikethroughStyleAttribute.self) }
    set { _setLook(_StrikethroughStyleAttribute.self, newValue) }
  }
  public var kern: CGFloat? {
    get { _look(_KerningAttribute.self) }
    set { _setLook(_KerningAttribute.self, newValue) }
  }
  public var tracking: CGFloat? {
    get { _look(_TrackingAttribute.self) }
    set { _setLook(_TrackingAttribute.self, newValue) }
  }
  public var baselineOffset: CGFloat? {
    get { _look(_BaselineOffsetAttribute.self) }
    set { _setLook(_BaselineOffsetAttribute.self, newValue) }
  }
}

extension AttributedString.Runs.Run {
  public var font: Font? { self[_FontAttribute.self] }
  public var foregroundColor: Color? { self[_ForegroundColorAttribute.self] }
  public var backgroundColor: Color? { self[_BackgroundColorAttribute.self] }
  public var underlineStyle: Text.LineStyle? { self[_UnderlineStyleAttribute.self] }
  public var strikethroughStyle: Text.LineStyle? { self[_StrikethroughStyleAttribute.self] }
}

// Setters that go on in a chain.

extension AttributeContainer {
  private func with<K: AttributedStringKey>(_ key: K.Type, _ value: K.Value) -> AttributeContainer {
    var copy = self
    copy._setLook(key, value)
    return copy
  }
  public func font(_ value: Font) -> AttributeContainer { with(_FontAttribute.self, value) }
  public func foregroundColor(_ value: Color) -> AttributeContainer { with(_ForegroundColorAttribute.self, value) }
  public func backgroundColor(_ value: Color) -> AttributeContainer { with(_BackgroundColorAttribute.self, value) }
  public func underlineStyle(_ value: Text.LineStyle) -> AttributeContainer {
    with(_UnderlineStyleAttribute.self, value)
  }
  public func strikethroughStyle(_ value: Text.LineStyle) -> AttributeContainer {
    with(_StrikethroughStyleAttribute.self, value)
  }
  public func kern(_ value: CGFloat) -> AttributeContainer { with(_KerningAttribute.self, value) }

  public static func font(_ value: Font) -> AttributeContainer { AttributeContainer().font(value) }
  public static func foregroundColor(_ value: Color) -> AttributeContainer {
    AttributeContainer().foregroundColor(value)
  }
  public static func backgroundColor(_ value: Color) -> AttributeContainer {
    AttributeContainer().backgroundColor(value)
  }
}
