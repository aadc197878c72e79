import Syntax

/// What a modifier or an attribute can stand on.
struct ModifiedKinds: OptionSet {
  let rawValue: Int

  static let constant = ModifiedKinds(rawValue: 1 << 0)
  static let stored = ModifiedKinds(rawValue: 1 << 1)
  static let readOnly = ModifiedKinds(rawValue: 1 << 2)
  static let settable = ModifiedKinds(rawValue: 1 << 3)
  static let function = ModifiedKinds(rawValue: 1 << 4)
  static let operatorFunction = ModifiedKinds(rawValue: 1 << 5)
  static let initializer = ModifiedKinds(rawValue: 1 << 6)
  static let deinitializer = ModifiedKinds(rawValue: 1 << 7)
  static let readOnlySubscript = ModifiedKinds(rawValue: 1 << 8)
  static let settableSubscript = ModifiedKinds(rawValue: 1 << 9)
  static let structure = ModifiedKinds(rawValue: 1 << 10)
  static let classType = ModifiedKinds(rawValue: 1 << 11)
  static let enumeration = ModifiedKinds(rawValue: 1 << 12)
  static let proto = ModifiedKinds(rawValue: 1 << 13)
  static let alias = ModifiedKinds(rawValue: 1 << 14)
  static let associatedType = ModifiedKinds(rawValue: 1 << 15)
  static let extensionOfType = ModifiedKinds(rawValue: 1 << 16)
  static let enumCase = ModifiedKinds(rawValue: 1 << 17)
  static let operatorItself = ModifiedKinds(rawValue: 1 << 18)
  static let importing = ModifiedKinds(rawValue: 1 << 19)

  static let variables: ModifiedKinds = [.stored, .readOnly, .settable]
  static let properties: ModifiedKinds = [.constant, .variables]
  static let functions: ModifiedKinds = [.function, .operatorFunction]
  static let subscripts: ModifiedKinds = [.readOnlySubscript, .settableSubscript]
  static let members: ModifiedKinds = [.properties, .functions, .subscripts]
  static let types: ModifiedKinds = [.structure, .classType, .enumeration, .proto]
}

extension ModifiedKinds {
  /// Nil for what could not be read.
  init?(_ declaration: Declaration, isOperator: (String) -> Bool) {
    switch declaration.kind {
    case .importModule: self = .importing
    case .variable(let node):
      let accessors = node.bindings.compactMap { $0.accessors }.flatMap { $0.accessors }
      if node.isLet {
        self = .constant
      } else if accessors.contains(where: { $0.kind == .set }) {
        self = .settable
      } else {
        self = accessors.contains { $0.kind == .get } ? .readOnly : .stored
      }
    case .function(let node): self = isOperator(node.name.text) ? .operatorFunction : .function
    case .initializer: self = .initializer
    case .deinitializer: self = .deinitializer
    case .subscriptDeclaration(_, let accessors):
      self = accessors.accessors.contains { $0.kind == .set } ? .settableSubscript : .readOnlySubscript
    case .type(let node):
      switch node.kind {
      case .struct: self = .structure
      case .class: self = .classType
      case .enum: self = .enumeration
      case .protocol: self = .proto
      }
    case .extensionDeclaration: self = .extensionOfType
    case .typeAlias: self = .alias
    case .associatedType: self = .associatedType
    case .enumCases: self = .enumCase
    case .operatorDeclaration: self = .operatorItself
    case .unsupported, .error: return nil
    }
  }

  var words: String {
    switch self {
    case .constant: "a `let`"
    case .stored: "a stored property"
    case .readOnly, .settable: "a computed property"
    case .function: "a function"
    case .operatorFunction: "an operator function"
    case .initializer: "an initializer"
    case .deinitializer: "a deinitializer"
    case .readOnlySubscript, .settableSubscript: "a subscript"
    case .structure: "a struct"
    case .classType: "a class"
    case .enumeration: "an enum"
    case .proto: "a protocol"
    case .alias: "a type alias"
    case .associatedType: "an associated type"
    case .extensionOfType: "an extension"
    case .enumCase: "an enum case"
    case .operatorItself: "an operator"
    case .importing: "an import"
    default: "this declaration"
    }
  }
}

/// Where a declaration with modifiers stands.
struct ModifiedPlaces: OptionSet {
  let rawValue: Int

  static let file = ModifiedPlaces(rawValue: 1 << 0)
  static let body = ModifiedPlaces(rawValue: 1 << 1)
  /// In a struct or an enum.
  static let valueType = ModifiedPlaces(rawValue: 1 << 2)
  static let classType = ModifiedPlaces(rawValue: 1 << 3)
  static let proto = ModifiedPlaces(rawValue: 1 << 4)
  static let valueExtension = ModifiedPlaces(rawValue: 1 << 5)
  static let classExtension = ModifiedPlaces(rawValue: 1 << 6)
  static let protocolExtension = ModifiedPlaces(rawValue: 1 << 7)

  static let classes: ModifiedPlaces = [.classType, .classExtension]
  static let nonClasses: ModifiedPlaces = [.valueType, .valueExtension, .proto, .protocolExtension]
  static let types: ModifiedPlaces = [.classes, .nonClasses]
  static let anywhere: ModifiedPlaces = [.file, .body, .types]

  static func inside(_ nominal: Nominal, isExtension: Bool) -> ModifiedPlaces {
    switch nominal.kind {
    case .struct, .enum: isExtension ? .valueExtension : .valueType
    case .class: isExtension ? .classExtension : .classType
    case .protocol: isExtension ? .protocolExtension : .proto
    }
  }

  var words: String {
    switch self {
    case .file: "outside a type"
    case .body: "inside a function"
    case .valueType, .valueExtension: "outside a class"
    case .classType, .classExtension: "in a class"
    case .proto: "in a protocol"
    default: "in an extension of a protocol"
    }
  }
}

extension Modifier.Kind {
  /// What it can stand on at a place; nil for what is judged elsewhere.
  func kinds(at place: ModifiedPlaces) -> ModifiedKinds? {
    switch self {
    case .static: place.isSubset(of: .types) ? .members : []
    case .class:
      // Of subscripts in extensions the compiler does not ask it.
      place.isSubset(of: .classes)
        ? .members : place.isSubset(of: [.valueExtension, .protocolExtension]) ? .subscripts : []
    case .final: place.isSubset(of: .classes) ? [.members, .classType] : .classType
    case .open: place == .body ? [] : place.isSubset(of: .classes) ? [.members, .classType, .constant] : .classType
    case .override:
      place.isSubset(of: .types) ? [.members, .initializer, .associatedType] : []
    case .required: place == .classType ? .initializer : []
    case .convenience: place.isSubset(of: .classes) ? .initializer : []
    // Of a class the reason is told where the function is checked.
    case .mutating: place.isSubset(of: .types) ? .functions : []
    case .nonmutating: place.isSubset(of: .nonClasses) ? .functions : []
    case .lazy: place == .file ? [] : .stored
    case .weak, .unowned: place == .proto ? [] : .properties
    case .indirect: [.enumeration, .enumCase]
    case .prefix, .postfix: [.operatorFunction, .operatorItself]
    case .infix: .operatorItself
    case .public, .private, .fileprivate, .internal:
      place.isDisjoint(with: [.body, .proto])
        ? [.members, .initializer, .types, .alias, .extensionOfType, .importing] : []
    case .privateSet, .fileprivateSet, .internalSet, .publicSet, .openSet:
      place.isDisjoint(with: [.body, .proto]) ? [.stored, .settable, .settableSubscript] : []
    case .dynamic: [.members, .initializer]
    // No script is part of a package.
    case .package: []
    case .isolated: .deinitializer
    case .optional, .nonisolated, .nonsending, .nonisolatedUnsafe: nil
    }
  }

  /// Two modifiers of one group contradict one another, as one does that is said twice.
  private var group: String {
    switch self {
    case .static, .class: "static"
    case .weak, .unowned: "weak"
    case .mutating, .nonmutating: "mutating"
    case .prefix, .postfix, .infix: "prefix"
    case .open, .public, .package, .internal, .fileprivate, .private: "public"
    case .openSet, .publicSet, .internalSet, .fileprivateSet, .privateSet: "public(set)"
    default: rawValue
    }
  }

  /// Whether no declaration can have both.
  func contradicts(_ other: Modifier.Kind) -> Bool {
    if group == other.group { return true }
    return Self.contradictions.contains { $0 == self && $1 == other || $0 == other && $1 == self }
  }

  private static let contradictions: [(Modifier.Kind, Modifier.Kind)] = [
    (.static, .final), (.static, .open), (.static, .lazy), (.static, .mutating), (.static, .nonmutating),
    (.final, .open), (.lazy, .weak), (.lazy, .unowned),
  ]
}

extension Attribute {
  /// What the attribute can stand on; nil for what is judged elsewhere.
  var kinds: ModifiedKinds? {
    let code: ModifiedKinds = [.functions, .initializer, .subscripts]
    switch name.text {
    case "discardableResult": return [.functions, .initializer]
    case "frozen": return [.structure, .enumeration]
    case "Sendable": return [.functions, .initializer]
    case "inlinable": return [code, .readOnly, .settable, .deinitializer]
    case "inline": return [code, .properties, .deinitializer]
    case "usableFromInline": return [code, .properties, .types, .alias]
    case "_disfavoredOverload": return [code, .properties]
    case "dynamicMemberLookup", "dynamicCallable": return .types
    case "propertyWrapper", "resultBuilder", "main": return [.structure, .classType, .enumeration]
    case "UIApplicationMain": return [.classType]
    case "warn_unqualified_access": return .functions
    case "testable": return .importing
    // These belong to types and to cases of a `switch`.
    case "escaping", "autoclosure", "unchecked", "unknown": return []
    default: return nil
    }
  }
}
