// What can be said about a part of a text, without the text.

/// A value for each of some attributes: `container.link = address`.
public struct AttributeContainer: Hashable, CustomStringConvertible, _Attributed {
  /// In the order in which they were set.
  private var names: [String] = []
  private var values: [String: AnyHashable] = [:]

  public init() {}

  public func _attribute(_ name: String) -> AnyHashable? { values[name] }
  public mutating func _setAttribute(_ name: String, _ value: AnyHashable?) {
    if value == nil {
      names.removeAll { $0 == name }
    } else if values[name] == nil {
      names.append(name)
    }
    values[name] = value
  }

  public static func == (lhs: AttributeContainer, rhs: AttributeContainer) -> Bool { lhs.values == rhs.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  public var description: String {
    "{\n" + names.map { "\t\($0) = \(values[$0]!)\n" }.joined() + "}"
  }

  public enum AttributeMergePolicy {
    case keepNew
    case keepCurrent
  }

  public mutating func merge(_ other: AttributeContainer, mergePolicy: AttributeMergePolicy = .keepNew) {
    for name in other.names where mergePolicy == .keepNew || values[name] == nil {
      _setAttribute(name, other.values[name])
    }
  }
  public func merging(
    _ other: AttributeContainer, mergePolicy: AttributeMergePolicy = .keepNew
  ) -> AttributeContainer {
    var both = self
    both.merge(other, mergePolicy: mergePolicy)
    return both
  }

  func _setting(_ name: String, _ value: AnyHashable?) -> AttributeContainer {
    var copy = self
    copy._setAttribute(name, value)
    return copy
  }
  func _has(_ others: AttributeContainer) -> Bool {
    others.names.allSatisfy { values[$0] == others.values[$0] }
  }
  func _without(_ others: AttributeContainer) -> AttributeContainer {
    var copy = self
    for name in others.names { copy._setAttribute(name, nil) }
    return copy
  }
}

/// What an attribute is called, and the type of what it says.
public protocol AttributedStringKey {
  associatedtype Value: Hashable
  static var name: String { get }
}

/// The attributes that are known, by the module that knows them.
public enum AttributeScopes {
  public struct FoundationAttributes {
    public enum LinkAttribute: AttributedStringKey {
      public typealias Value = URL
      public static let name = "NSLink"
    }
    public enum LanguageIdentifierAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "NSLanguage"
    }
    public enum AlternateDescriptionAttribute: AttributedStringKey {
      public typealias Value = String
      public static let name = "NSAlternateDescription"
    }
    public enum ImageURLAttribute: AttributedStringKey {
      public typealias Value = URL
      public static let name = "NSImageURL"
    }
  }
}

/// What has attributes.
public protocol _Attributed {
  func _attribute(_ name: String) -> AnyHashable?
  mutating func _setAttribute(_ name: String, _ value: AnyHashable?)
}

extension _Attributed {
  public subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? {
    get { _attribute(K.name)?.base as? K.Value }
    set { _setAttribute(K.name, newValue.map { AnyHashable($0) }) }
  }

  public var link: URL? {
    get { self[AttributeScopes.FoundationAttributes.LinkAttribute.self] }
    set { self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = newValue }
  }
  public var languageIdentifier: String? {
    get { self[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] }
    set { self[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = newValue }
  }
  public var alternateDescription: String? {
    get { self[AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self] }
    set { self[AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self] = newValue }
  }
  public var imageURL: URL? {
    get { self[AttributeScopes.FoundationAttributes.ImageURLAttribute.self] }
    set { self[AttributeScopes.FoundationAttributes.ImageURLAttribute.self] = newValue }
  }
}

extension AttributeContainer {
  /// Another attribute besides, as the setters that go on in a chain do it.
  func _with<K: AttributedStringKey>(_ key: K.Type, _ value: K.Value) -> AttributeContainer {
    var copy = self
    copy[key] = value
    return copy
  }

  public func link(_ value: URL) -> AttributeContainer {
    _with(AttributeScopes.FoundationAttributes.LinkAttribute.self, value)
  }
  public func languageIdentifier(_ value: String) -> AttributeContainer {
    _with(AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self, value)
  }
  public func alternateDescription(_ value: String) -> AttributeContainer {
    _with(AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self, value)
  }
  public func imageURL(_ value: URL) -> AttributeContainer {
    _with(AttributeScopes.FoundationAttributes.ImageURLAttribute.self, value)
  }

  public static func link(_ value: URL) -> AttributeContainer { AttributeContainer().link(value) }
  public static func languageIdentifier(_ value: String) -> AttributeContainer {
    AttributeContainer().languageIdentifier(value)
  }
  public static func alternateDescription(_ value: String) -> AttributeContainer {
    AttributeContainer().alternateDescription(value)
  }
  public static func imageURL(_ value: URL) -> AttributeContainer { AttributeContainer().imageURL(value) }
}
