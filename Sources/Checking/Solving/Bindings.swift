import Syntax

/// What one type variable may become, as far as the constraints on it say so, and how much there is yet to come.
struct BindingSet {
  /// A type that a constraint names, and on which side of it.
  struct Binding {
    enum Kind {
      /// It is that type.
      case exact
      /// What it becomes has to convert to that type.
      case subtypes
      /// That type has to convert to what it becomes.
      case supertypes
    }
    enum Source { case constraint, argument, literal, fallback }

    var type: Type
    var kind: Kind
    var source = Source.constraint
  }

  /// A kind of literal that has to be one of it, or of what converts to it.
  struct Requirement {
    let literal: Solver.Literal
    /// It is itself the literal's, and not just what the literal becomes.
    let isDirect: Bool
    var isCovered = false

    var standsAsBinding: Bool { !isCovered && literal.standsAlone }
  }

  let variable: Int
  var bindings: [Binding] = []
  var requirements: [Requirement] = []
  /// What it is where nothing else does, `Any` for the elements of a literal.
  var defaults: [Type] = []
  /// What it is where nothing at all is said of it.
  var fallback: Type?
  /// Type variables that constraints relate it to.
  var adjacent: Set<Int> = []
  /// Those that convert to it.
  var sources: [Int] = []
  /// A member, a meaning or a call is yet to say what it is.
  var isDelayed = false
  /// Something is said of itself, and not just of what converts to it.
  var isViable = false
  /// It stands for a generic parameter of what is called: more may be said of it than is known by now.
  var isOfGenericParameter = false

  var canBeNil: Bool { requirements.contains { if case .null = $0.literal { true } else { false } } }

  /// A closure or key path: what is said of it was heard when it was stated, and the rest is in itself.
  var isShapedByItself: Bool {
    requirements.contains { requirement in
      switch requirement.literal {
      case .closure, .keyPath: requirement.isDirect
      default: false
      }
    }
  }

  var isClosure: Bool {
    requirements.contains { requirement in
      if case .closure = requirement.literal { requirement.isDirect } else { false }
    }
  }

  var isPlainLiteral: Bool { requirements.contains { $0.isDirect && $0.literal.hasDefault } }

  var isCollectionLiteral: Bool {
    requirements.contains { requirement in
      switch requirement.literal {
      case .array, .dictionary: requirement.isDirect
      default: false
      }
    }
  }

  /// How many types there are to try before the defaults.
  var count: Int { bindings.count + requirements.count { $0.standsAsBinding } }
  var hasCandidates: Bool { count > 0 || !defaults.isEmpty || fallback != nil }

  /// Whether all that is known is an existential that it converts to, whose subtypes nobody can count.
  func isBelowExistential(_ isExistential: (Type) -> Bool) -> Bool {
    becomesExistential(isExistential) && !requirements.contains { $0.standsAsBinding }
  }

  /// Whether constraints on itself name nothing but an existential that it converts to, whatever literals become it.
  func becomesExistential(_ isExistential: (Type) -> Bool) -> Bool {
    !bindings.isEmpty && bindings.allSatisfy { $0.kind == .subtypes && isExistential($0.type) }
      && !requirements.contains { $0.isDirect && $0.standsAsBinding }
  }

  /// The kind of literal that says most about when its turn is: that of a collection comes early, as it connects its elements.
  var literalKind: Int {
    var kind = 0
    for requirement in requirements where requirement.standsAsBinding {
      switch requirement.literal {
      case .array, .dictionary: kind = 1
      case .float: kind = 2
      default: if kind != 1 { kind = 3 }
      }
    }
    return kind
  }
}

/// Binding sets while they are being collected: at most one for each type variable.
struct BindingSets {
  private(set) var all: [BindingSet] = []
  /// By variable: where its set is, none yet, or that there is to be none.
  private var places: [Int32]
  private let extent: Solver.Extent?

  /// - Parameter extent: the part that is looked at; of others nothing is collected.
  init(count: Int, of extent: Solver.Extent?) {
    places = Array(repeating: -1, count: count)
    self.extent = extent
  }

  mutating func exclude(_ index: Int) { places[index] = -2 }

  mutating func change(_ index: Int, _ body: (inout BindingSet) -> Void) {
    if places[index] == -2 { return }
    if places[index] == -1 {
      if let extent, !extent.contains(index) { return }
      places[index] = Int32(all.count)
      all.append(BindingSet(variable: index))
    }
    body(&all[Int(places[index])])
  }

  mutating func relate(_ indices: [Int]) {
    guard indices.count > 1 else { return }
    for index in indices {
      change(index) { set in for other in indices where other != index { set.adjacent.insert(other) } }
    }
  }

  mutating func delay(_ indices: [Int]) { for index in indices { change(index) { $0.isDelayed = true } } }
}

/// When it is a type variable's turn: the smallest is next. What is compared first weighs most.
struct BindingOrder: Comparable {
  let parts: [Int]

  init(_ set: BindingSet, isBelowExistential: Bool) {
    func number(_ holds: Bool) -> Int { holds ? 1 : 0 }
    parts = [
      number(set.count == 0), number(set.isDelayed), number(isBelowExistential), number(!set.adjacent.isEmpty),
      set.literalKind, -set.count, set.defaults.count, number(set.isOfGenericParameter),
    ]
  }

  static func < (one: BindingOrder, other: BindingOrder) -> Bool { one.parts.lexicographicallyPrecedes(other.parts) }
}

extension Solver.Literal {
  /// Whether there is a type that it has by itself.
  var standsAlone: Bool {
    switch self {
    case .integer, .float, .boolean, .string, .array, .dictionary: true
    case .null, .closure, .keyPath: false
    }
  }

  /// Literals of one kind ask the same of a type.
  func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.integer, .integer), (.float, .float), (.boolean, .boolean), (.null, .null), (.array, .array),
      (.dictionary, .dictionary), (.closure, .closure), (.keyPath, .keyPath):
      true
    case (.string(let one), .string(let other)): one == other
    default: false
    }
  }
}
