// What a value consists of, seen at run time.

/// The name and the number of an enum's case, or nothing and -1, and the parts. Of an instance, those that its own class declares.
@_intrinsic("reflect.parts") func _parts(_ subject: Any) -> (String, Int, [(label: String?, value: Any)])
/// The same of an instance, for a class above its own.
@_intrinsic("reflect.partsAbove") func _parts(_ subject: Any, _ type: Any.Type) -> (
  String, Int, [(label: String?, value: Any)]
)

/// The number of an enum's case: those that carry something first, then the others, in the order of their declaration.
public func _caseNumber(_ value: Any) -> Int { _parts(value).1 }

/// What kind of type it is: a struct 1, a class 2, an enum 3, a tuple 4, a metatype 5, anything else 0.
@_intrinsic("reflect.kind") func _kind(_ type: Any.Type) -> Int
@_intrinsic("reflect.superclass") func _superclass(_ type: Any.Type) -> Any.Type?

/// What a cast to `Self` leaves of a cast to the class that says it: an instance of the class at run time, or of one below.
func _narrowed<C: AnyObject>(_ object: C?, to type: C.Type) -> C? {
  guard let object else { return nil }
  var above: Any.Type? = Swift.type(of: object)
  while let current = above {
    if current == type { return object }
    above = _superclass(current)
  }
  return nil
}
func _isNarrowed<C: AnyObject>(_ object: C?, to type: C.Type) -> Bool { _narrowed(object, to: type) != nil }
func _forceNarrowed<C: AnyObject>(_ object: C?, to type: C.Type) -> C {
  guard let narrowed = _narrowed(object, to: type) else {
    let given = object.map { "\(Swift.type(of: $0))" } ?? "another class"
    fatalError("Could not cast value of type '\(given)' to '\(type)'")
  }
  return narrowed
}

/// A type that says itself what its mirror shows.
public protocol CustomReflectable {
  var customMirror: Mirror { get }
}

/// One whose subclasses are not shown beyond that.
public protocol CustomLeafReflectable: CustomReflectable {}

/// A type of this library whose stored properties are not those that Swift's own has: nobody may look at them.
protocol _Unreflected {}

/// A step on the way to a part: a label or a position.
public protocol MirrorPath {}
extension Int: MirrorPath {}
extension String: MirrorPath {}

/// The parts of a value, and what kind of value it is.
public struct Mirror: CustomStringConvertible, CustomReflectable {
  public typealias Child = (label: String?, value: Any)
  public typealias Children = AnyCollection<Child>

  /// How a mirror that says itself what it shows stands to the classes above.
  public enum AncestorRepresentation {
    case generated
    case customized(() -> Mirror)
    case suppressed
  }

  public enum DisplayStyle: Equatable, Hashable {
    case `struct`
    case `class`
    case `enum`
    case tuple
    case optional
    case collection
    case dictionary
    case set
  }

  public let subjectType: Any.Type
  public let children: AnyCollection<(label: String?, value: Any)>
  public let displayStyle: DisplayStyle?
  let _makeSuperclassMirror: () -> Mirror?
  let _suppressesDescendants: Bool

  public init(reflecting subject: Any) {
    if let custom = subject as? any CustomReflectable {
      self = custom.customMirror
    } else {
      self = Mirror(_of: subject, as: type(of: subject), isWhole: true, below: nil)
    }
  }

  public init<Subject, C: Collection>(
    _ subject: Subject, children: C, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) where C.Element == (label: String?, value: Any) {
    self = Mirror(
      _of: subject, Subject.self, AnyCollection<(label: String?, value: Any)>(children), displayStyle,
      ancestorRepresentation)
  }

  public init<Subject, C: Collection>(
    _ subject: Subject, unlabeledChildren: C, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) {
    var children: [(label: String?, value: Any)] = []
    for child in unlabeledChildren { children.append((label: nil, value: child)) }
    self = Mirror(
      _of: subject, Subject.self, AnyCollection<(label: String?, value: Any)>(children), displayStyle,
      ancestorRepresentation)
  }

  public init<Subject>(
    _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: DisplayStyle? = nil,
    ancestorRepresentation: AncestorRepresentation = .generated
  ) {
    var labeled: [(label: String?, value: Any)] = []
    for (key, value) in children { labeled.append((label: key, value: value)) }
    self = Mirror(
      _of: subject, Subject.self, AnyCollection<(label: String?, value: Any)>(labeled), displayStyle,
      ancestorRepresentation)
  }

  /// What a value says of itself.
  init(
    _of subject: Any, _ type: Any.Type, _ children: AnyCollection<(label: String?, value: Any)>,
    _ style: DisplayStyle?, _ ancestors: AncestorRepresentation
  ) {
    subjectType = type
    self.children = children
    displayStyle = style
    _suppressesDescendants = subject is any CustomLeafReflectable
    guard _kind(type) == 2, let superclass = _superclass(type) else {
      _makeSuperclassMirror = { nil }
      return
    }
    switch ancestors {
    case .generated:
      _makeSuperclassMirror = { Mirror(_of: subject, as: superclass, isWhole: false, below: nil) }
    case .customized(let make):
      _makeSuperclassMirror = { Mirror._above(subject, superclass, make()) }
    case .suppressed: _makeSuperclassMirror = { nil }
    }
  }

  /// What there is to see of a value, or of what one class declares of an instance.
  init(_of subject: Any, as type: Any.Type, isWhole: Bool, below custom: Mirror?) {
    let (_, _, parts) = isWhole ? _parts(subject) : _parts(subject, type)
    subjectType = type
    children = AnyCollection<(label: String?, value: Any)>(parts)
    switch _kind(type) {
    case 1: displayStyle = .struct
    case 2: displayStyle = .class
    case 3: displayStyle = .enum
    case 4: displayStyle = .tuple
    default: displayStyle = nil
    }
    _suppressesDescendants = false
    _makeSuperclassMirror = {
      guard _kind(type) == 2, let superclass = _superclass(type) else { return nil }
      if let custom { return Mirror._above(subject, superclass, custom) }
      return Mirror(_of: subject, as: superclass, isWhole: false, below: nil)
    }
  }

  /// The mirror of the class above, where one of the classes further up has a mirror of its own making.
  static func _above(_ subject: Any, _ superclass: Any.Type, _ custom: Mirror) -> Mirror {
    if superclass == custom.subjectType || custom._suppressesDescendants { return custom }
    return Mirror(_of: subject, as: superclass, isWhole: false, below: custom)
  }

  public var superclassMirror: Mirror? { _makeSuperclassMirror() }

  public func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
    guard var result = _child(at: first) else { return nil }
    for step in rest {
      guard let next = Mirror(reflecting: result)._child(at: step) else { return nil }
      result = next
    }
    return result
  }

  func _child(at step: any MirrorPath) -> Any? {
    if let label = step as? String {
      for child in children where child.label == label { return child.value }
    } else if let position = step as? Int {
      var index = 0
      for child in children {
        if index == position { return child.value }
        index += 1
      }
    }
    return nil
  }

  public var description: String { "Mirror for \(subjectType)" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}

// MARK: What print shows of types that say nothing themselves

/// The text of a value by what its mirror shows.
func _mirrored(_ value: Any, isDebug: Bool) -> String {
  let mirror = Mirror(reflecting: value)
  let name = isDebug ? String(reflecting: mirror.subjectType) : String(describing: mirror.subjectType)
  switch mirror.displayStyle {
  case .optional:
    for child in mirror.children { return String(reflecting: child.value) }
    return "\"nil\""
  case .tuple: return "(" + _mirroredParts(mirror.children, isTuple: true) + ")"
  case .struct: return name + "(" + _mirroredParts(mirror.children, isTuple: false) + ")"
  case .enum:
    let caseName = _parts(value).0
    let start = caseName.isEmpty ? name : isDebug ? name + "." + caseName : caseName
    for child in mirror.children { return start + _payload(child.value) }
    return start
  case nil where _kind(type(of: value)) == 5 && !(value is any CustomReflectable): return String(reflecting: value)
  default: return String(reflecting: mirror.subjectType)
  }
}

/// What an enum's case carries: a tuple stands for its elements.
func _payload(_ value: Any) -> String {
  let text = String(reflecting: value)
  return Mirror(reflecting: value).displayStyle == .tuple ? text : "(" + text + ")"
}

func _mirroredParts(_ children: AnyCollection<(label: String?, value: Any)>, isTuple: Bool) -> String {
  var parts: [String] = []
  for child in children {
    if let label = child.label, !isTuple || !(label.isEmpty || label.hasPrefix(".")) {
      parts.append(label + ": " + String(reflecting: child.value))
    } else if isTuple {
      parts.append(String(reflecting: child.value))
    }
  }
  return parts.joined(separator: ", ")
}

// MARK: The library's types

extension Array: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
extension ArraySlice: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
extension ContiguousArray: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .collection) }
}
extension Dictionary: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .dictionary) }
}
extension Set: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: self, displayStyle: .set) }
}
extension Optional: CustomReflectable {
  public var customMirror: Mirror {
    guard let value = self else { return Mirror(self, children: [:], displayStyle: .optional) }
    return Mirror(self, children: ["some": value], displayStyle: .optional)
  }
}
extension Range: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["lowerBound": lowerBound, "upperBound": upperBound]) }
}
extension ClosedRange: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["lowerBound": lowerBound, "upperBound": upperBound]) }
}
extension StrideTo: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["from": _start, "to": _end, "by": _stride]) }
}
extension StrideThrough: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["from": _start, "through": _end, "by": _stride]) }
}
extension CollectionOfOne: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["element": _element]) }
}
extension AnyHashable: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["value": base]) }
}

func _leaf<Subject>(_ subject: Subject) -> Mirror { Mirror(subject, unlabeledChildren: EmptyCollection<Void>()) }

extension Int: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension Int8: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension Int16: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension Int32: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension Int64: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension UInt: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension UInt8: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension UInt16: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension UInt32: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension UInt64: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension Double: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension Float: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension Bool: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension Character: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension String: CustomReflectable {
  public var customMirror: Mirror { _leaf(self) }
}
extension Substring: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: String(self)) }
}
