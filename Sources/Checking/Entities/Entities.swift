import Diagnostics
import Syntax

/// How far the head of a declaration is worked out, which is done when it is first asked for.
enum Stage {
  case declared
  /// Who asks for it now asks for what hangs on itself.
  case underway
  case known
}

/// A struct, class, enum or protocol.
public final class Nominal: ModulePart, Entity {
  public typealias Kind = NominalNode.Kind
  public let kind: Kind
  public let name: String
  /// The type it is nested in.
  public let parent: Nominal?
  /// Declared inside a function.
  public internal(set) var isLocal = false
  public let node: NominalNode?
  public internal(set) var span: Span
  /// From `@_primitive("int")`: the machine knows its layout; it has no stored properties of its own.
  public internal(set) var primitive: String?
  /// A protocol that asks for nothing and that every type satisfies: `Sendable`, where all is done one after the other.
  public var isMarker: Bool { kind == .protocol && primitive != nil }

  public internal(set) var generics = GenericSignature()
  /// Of a class: the type it inherits from, in terms of its own parameters.
  public internal(set) var superclass: Type? {
    didSet { if case .nominal(let above, _)? = superclass { above.hasSubclasses = true } }
  }
  public private(set) var hasSubclasses = false
  /// Of an enum with raw values.
  public internal(set) var rawType: Type?
  /// Of a protocol: those it refines directly.
  public internal(set) var refined: [Nominal] = [] {
    didSet { allRefined = nil }
  }
  /// Those too that the ones it refines refine, once they are known.
  var allRefined: [Nominal]?
  /// Of a protocol: only classes may conform.
  public internal(set) var isClassBound = false
  /// Of a protocol, as far as that has been asked: the class whose subclasses alone can conform to it.
  var requiredClass: Type?
  public internal(set) var associatedTypes: [AssociatedType] {
    get {
      loadHead()
      return ownAssociatedTypes
    }
    set { ownAssociatedTypes = newValue }
    _modify {
      loadHead()
      yield &ownAssociatedTypes
    }
  }
  private var ownAssociatedTypes: [AssociatedType] = []
  public internal(set) var primaryAssociatedTypes: [AssociatedType] = []
  /// Of a struct or class, in order, without static ones; a class's inherited ones are its superclass's.
  public internal(set) var storedProperties: [Variable] {
    get {
      loadHead()
      return ownStoredProperties
    }
    set { ownStoredProperties = newValue }
    _modify {
      loadHead()
      yield &ownStoredProperties
    }
  }
  private var ownStoredProperties: [Variable] = []
  public internal(set) var cases: [EnumCase] {
    get {
      loadHead()
      return ownCases
    }
    set { ownCases = newValue }
    _modify {
      loadHead()
      yield &ownCases
    }
  }
  private var ownCases: [EnumCase] = []
  public internal(set) var isIndirect = false
  public internal(set) var deinitializer: Function? {
    get {
      loadHead()
      return ownDeinitializer
    }
    set { ownDeinitializer = newValue }
    _modify {
      loadHead()
      yield &ownDeinitializer
    }
  }
  private var ownDeinitializer: Function?

  /// Everything declared in it and its extensions, by name; the checker's affair.
  var members: [String: [Member]] {
    loadAll()
    // Not the names that were only asked for.
    return named.compactMapValues { $0.members.isEmpty ? nil : $0.members }
  }
  private var named: [String: Named] = [:]
  private struct Named {
    var members: [Member] = []
    /// Whether what is pending has been searched for it.
    var isComplete = false
  }
  var memberOrder: [Member] {
    loadAll()
    return ownMemberOrder
  }
  private var ownMemberOrder: [Member] = []
  /// Enters what stands in its own braces and has an order, or all of it: of the library's types nobody has asked for it yet.
  private var pendingHead: (() -> Void)?
  /// Keys of the names that it would enter; nil where they are not known.
  private var headKeys: [UInt64]?
  /// Members of the library that nobody has asked for yet.
  private var pending: [PendingMembers] = []
  /// Keys of the types, aliases and associated types among the members, read or not: most lookups of a type's name end here.
  private var typeKeys: [UInt64] = []

  /// The types, aliases and associated types of a name; `key` is the name's.
  func types(named name: String, key: UInt64) -> [Member] {
    if headKeys == nil { loadHead() }
    if !typeKeys.contains(key) { return [] }
    return members(named: name, key: key).filter { $0.isTypeLike }
  }

  /// The members of a name; only those are read for it.
  func members(named name: String) -> [Member] { members(named: name, key: nil) }

  private func members(named name: String, key: UInt64?) -> [Member] {
    if let found = named[name], found.isComplete { return found.members }
    if pendingHead != nil || !pending.isEmpty {
      let key = key ?? Outline.key(name)
      if headKeys.map({ $0.contains(key) }) ?? true { loadHead() }
      for block in pending { block.load(key) }
      // A wrapped property brings its storage and its projection with it.
      if name.hasPrefix("_") || name.hasPrefix("$") { _ = members(named: String(name.dropFirst()), key: nil) }
    }
    named[name, default: Named()].isComplete = true
    return named[name]?.members ?? []
  }

  /// Leaves the head for later. Of a part of it, the names are known.
  func postponeHead(keys: [UInt64]?, types: [UInt64] = [], enter: @escaping () -> Void) {
    headKeys = keys
    typeKeys += types
    pendingHead = enter
  }

  func addPending(_ block: PendingMembers) {
    if block.isEmpty { return }
    pending.append(block)
    typeKeys += block.typeKeys
    for name in named.keys { named[name]?.isComplete = false }
  }

  /// What its own braces declare, without extensions.
  var requirements: [Member] {
    loadHead()
    return ownMemberOrder.filter { $0.isRequirement && !$0.isTypeLike }
  }

  func remove(_ identities: Set<ObjectIdentifier>) {
    for name in named.keys { named[name]?.members.removeAll { identities.contains($0.identity) } }
    ownMemberOrder.removeAll { identities.contains($0.identity) }
  }

  /// Takes a member away from where it is looked up.
  func hide(_ member: Member) {
    for name in named.keys { named[name]?.members.removeAll { $0.identity == member.identity } }
  }

  func append(_ member: Member, named name: String) {
    named[name, default: Named()].members.append(member)
    if member.isTypeLike { typeKeys.append(Outline.key(name)) }
    ownMemberOrder.append(member)
  }

  private func loadHead() {
    guard let enter = pendingHead else { return }
    pendingHead = nil
    enter()
  }

  private func loadAll() {
    loadHead()
    while !pending.isEmpty { pending.removeFirst().loadAll() }
  }

  var conformances: [Conformance] = []
  /// Binds extensions of the library that make it conform to something.
  var pendingConformances: [() -> Void] = []
  var stage = Stage.declared
  var declaration: Declaration?
  var knownIsolation: Isolation?
  var scope: Scope?
  var isFinal = false
  var access = Access.internal
  var isOpen = false
  var isRefinementKnown = false

  public init(kind: Kind, name: String, module: Module, parent: Nominal?, node: NominalNode?, span: Span) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.node = node
    self.span = span
    super.init(of: module)
  }

  override func letGo() {
    stage = .known
    generics = .none
    (superclass, rawType, requiredClass, refined, allRefined) = (nil, nil, nil, [], nil)
    (ownAssociatedTypes, primaryAssociatedTypes, ownStoredProperties, ownCases) = ([], [], [], [])
    (named, ownMemberOrder, ownDeinitializer, conformances) = ([:], [], nil, [])
    (pendingHead, headKeys, pending, pendingConformances) = (nil, nil, [], [])
    (declaration, scope) = (nil, nil)
  }

  /// The type inside its own declaration: its parameters stand for themselves.
  public var selfType: Type {
    if kind == .protocol, let first = generics.parameters.first { return .parameter(first) }
    return .nominal(self, generics.parameters.map { .parameter($0) })
  }

  /// The module of the extension that it is nested in, where its full name says so: one of another module's type, or
  /// one that is not for all types of its kind.
  public var extendingModule: Module? {
    guard case .nominal(let outer, let ext?)? = scope?.parent?.kind,
      ext.module !== outer.module || ext.isConstrained
    else { return nil }
    return ext.module
  }

  /// `Outer.Inner`, as `print` shows it in a type's name.
  public var qualifiedName: String { parent.map { "\($0.qualifiedName).\(name)" } ?? name }
}

public final class AssociatedType: Entity {
  public let name: String
  public let owner: Nominal
  public let span: Span
  public internal(set) var defaultType: Type?
  var node: TypeNode?
  public init(name: String, owner: Nominal, span: Span) {
    self.name = name
    self.owner = owner
    self.span = span
  }
}

public final class EnumCase: Entity {
  public let name: String
  public let owner: Nominal
  /// The position among the cases.
  public let index: Int
  public internal(set) var payload: [Parameter] {
    get {
      if !isPrepared { owner.module.checker?.prepare(self) }
      return knownPayload
    }
    set { knownPayload = newValue }
  }
  private var knownPayload: [Parameter] = []
  var isPrepared = false
  public internal(set) var rawValue: RawValue?
  public let isIndirect: Bool
  public let span: Span
  let node: EnumCaseNode
  public enum RawValue: Hashable {
    case integer(Int64)
    case string(String)
    case float(Double)
  }
  let declaration: Declaration
  init(
    name: String, owner: Nominal, index: Int, isIndirect: Bool, span: Span, node: EnumCaseNode, declaration: Declaration
  ) {
    self.declaration = declaration
    self.name = name
    self.owner = owner
    self.index = index
    self.isIndirect = isIndirect
    self.span = span
    self.node = node
  }
}

/// Who may use a name.
enum Access: Int, Comparable {
  case `private`, `fileprivate`, `internal`, `package`, `public`
  static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}
