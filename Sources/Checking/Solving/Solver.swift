import Diagnostics
import Syntax

/// Finds the types of one expression, with everything in it: type variables for what is not written, constraints between them,
/// and a search over the meanings of overloaded names. `Solver+Generate` states the constraints, `Solver+Simplify` wears them down,
/// `Solver+Search` tries out what remains, `Solver+Build` makes terms of the solution.
final class Solver {
  let checker: Checker
  /// Where the expression stands; while the body of a closure in it is looked at, where that stands.
  var context: Context
  var state = State()
  /// The best solutions so far; more than one where none is better than another.
  var solutions: [State] = []
  /// A function is being called, or handed to a parameter that does not keep it.
  var keepsNothing = false
  /// Closures are looked into before what they take has the type that literals have by themselves.
  var asksClosuresFirst = false
  /// Looks at what literals are by themselves, and at `Any` for elements, although something else did.
  var triesDefaultsToo = false
  /// Such a default was not looked at, as something else did.
  var passedOverDefault = false
  /// What stands in front of the arguments of the call that is being built.
  var calledName: Expression?
  /// The closure that is about to be built is handed to a parameter that does not keep it, or called where it stands.
  var closureStays: Expression?
  /// What is being looked at in this round of simplifying, and so is not pending.
  var underway: [Constraint] = []
  /// How many solutions were found, better or not.
  var recorded = 0
  /// While one of several components is solved: what the whole must not cost more than.
  var bound: Score?
  /// Whether what names can mean is kept, and which of it is tried first: for explaining what was chosen.
  var keepsChoices = false
  var choices: [ObjectIdentifier: (all: [Choice], labels: CallLabels?)] = [:]
  var favoured: [ObjectIdentifier: (members: Set<ObjectIdentifier>, reason: RankingReason)] = [:]
  /// The only meaning that one name may have, by its node or that of the operator's expression.
  var onlyMeaning: (node: ObjectIdentifier, member: Member)?
  /// By overloaded name: what was known of its arguments and result when its meanings were last gone through in vain.
  var knownOfOverloads: [ObjectIdentifier: [Known]] = [:]
  /// The ranks of disjunctions, and what was known when they were found out.
  var ranks: [ObjectIdentifier: (basis: RankBasis, rank: DisjunctionRank)] = [:]
  /// How deep the search is, for its trace.
  var traceDepth = 0
  /// What is left before the search gives up. A step looks over all that is pending, and costs more where that is much.
  var budget = 0
  /// In the second attempt, when there is no solution, failing constraints are noted instead, and the solution with the fewest
  /// of them says what is wrong.
  var isMending = false
  var generics: GenericSignature { context.generics }

  /// What is given back as `Self` of a class.
  var selfResult: Expression?
  /// Parameters of closures in this expression that had no type yet when the bodies were looked into.
  var openParameters: [ObjectIdentifier: Variable] = [:]
  var depth = 0
  /// The whole expression, where nothing is asked of it.
  var lonely: Expression?
  /// A closure that is the whole, where its type is said next to it.
  var contextualClosure: Expression?
  /// The mark is in the expression.
  var isMarked = false

  var nodes = NodeFacts()
  var complaints = Complaints()

  init(checker: Checker, context: Context) {
    self.checker = checker
    self.context = context
  }

  /// Everything that differs between branches of the search. Copied at each branch: the copies share until they change.
  struct State {
    var bindings: [Type?] = []
    var literals: [Literal?] = []
    /// Which of them are of arrays and dictionaries.
    var collectionLiterals: [Int] = []
    var pending: [Constraint] = []
    var chosen: NodeMap<Chosen> = [:]
    var matches: NodeMap<ArgumentMatch> = [:]
    var types: NodeMap<Type> = [:]
    /// Inside a chain `a?.b`, the type of each part before the whole is made optional.
    var spineTypes: NodeMap<Type> = [:]
    /// The type that `.name` is a member of.
    var implicitBases: NodeMap<Type> = [:]
    var operatorApplications: NodeMap<Application> = [:]
    /// Arguments whose existential is opened for a generic parameter, by call and position.
    var openings: [ObjectIdentifier: [Int: GenericParameter]] = [:]
    var closures: NodeMap<ClosureState> = [:]
    var keyPaths: NodeMap<KeyPathParts> = [:]
    /// Closures that are given to parameters with builders, as these have made them over.
    var builtClosures: [ObjectIdentifier: ClosureNode] = [:]
    /// The builders of closures that builders have made over, where these say for which types they are.
    var builderTypes: NodeMap<Type> = [:]
    /// Closures that are looked into although not all of their parameters' types is known: `reduce(into: [:]) { … }`.
    var openClosures: Set<ObjectIdentifier> = []
    /// Subscripts that have been looked at once.
    var seenSubscripts: Set<ObjectIdentifier> = []
    /// Closures whose parameters were not known yet when their own type was.
    var waiting: Set<ObjectIdentifier> = []
    /// Closures of several statements whose bodies may say what they give, as nothing else is going to.
    var openBodies: Set<ObjectIdentifier> = []
    /// The first closure with whose body itself something is wrong.
    var brokenBody: Span?
    /// Closures whose branches are statements, as they do not do as values.
    var givesNothing: Set<ObjectIdentifier> = []
    /// Closures of several statements that have been asked what is open of their parameters.
    var heard: Set<ObjectIdentifier> = []
    /// What is open around the expression, as type variables of its own.
    var standIns: [GenericParameter: Type] = [:]
    /// Closures of several statements that have to fit the meaning that is tried.
    var contested: Set<ObjectIdentifier> = []
    /// Uses of variables declared `T!` whose value is taken out.
    var forced: Set<ObjectIdentifier> = []
    /// What the elements of collection literals are where nothing else is said of them.
    var defaults: [Int: Type] = [:]
    /// The type variables of those of which indeed nothing else was said.
    var defaulted: Set<Int> = []
    /// What a type variable is where nothing says so, not even a closure.
    var fallbacks: [Int: Type] = [:]
    /// Type variables for values of which that with the narrower type is preferred, where solutions are equal otherwise.
    var prefersSubtype: Set<Int> = []
    /// Type variables that stand for generic parameters.
    var opened: Set<Int> = []
    /// While one part of several is looked at, what belongs to it.
    var extent: Extent?
    /// Calls that no longer wait for what their arguments are.
    var hasty: Set<ObjectIdentifier> = []
    /// By call: to which parameter its trailing closure goes, where the two scans differ and one of them has been taken.
    var scans: [ObjectIdentifier: ArgumentMatch] = [:]
    var score = Score()
    var fixes: [Fix] = []
    /// What stands for the mark, once it has been come across.
    var marked: MarkUse?
    /// What literals have cost since the last step, of whose components it is.
    var settled = Score()
    /// Those of them that are still open, once for each optional that they will be in.
    var settledInOptional: [Int] = []
  }

  struct Fix {
    let problem: CheckProblem
    let span: Span
    /// Something could not be found out: where anything else is wrong as well, most likely because of that.
    var isOfIgnorance = false
    /// Where it says that an operator is not for its operands: these, of which nothing more needs saying.
    var operands: [Span] = []

    func covers(_ other: Fix) -> Bool {
      operands.contains { $0.start == other.span.start && $0.end == other.span.end }
    }
  }

  /// What a literal's type variable may become.
  enum Literal {
    case integer, float, boolean, null
    case string(TextShape)
    case array(element: Type)
    case dictionary(key: Type, value: Type)
    case closure(ClosureNode, Expression)
    case keyPath(KeyPathParts)

    /// Whether there is a type that it has where nothing else is asked for.
    var hasDefault: Bool {
      switch self {
      case .integer, .float, .boolean, .string: true
      case .null, .array, .dictionary, .closure, .keyPath: false
      }
    }
  }

  /// A literal without parts of its own; a number with its sign.
  enum PlainLiteral: Hashable {
    case integer, float, boolean
    case string(TextShape)

    init?(_ expression: Expression) {
      switch expression.kind {
      case .integer: self = .integer
      case .float: self = .float
      case .boolean: self = .boolean
      case .string(let segments):
        guard segments.allSatisfy({ if case .text = $0 { true } else { false } }) else { return nil }
        self = .string(TextShape(segments))
      case .prefix(let name, let operand) where name.text == "-":
        switch operand.kind {
        case .integer: self = .integer
        case .float: self = .float
        default: return nil
        }
      default: return nil
      }
    }

    var literal: Literal {
      switch self {
      case .integer: .integer
      case .float: .float
      case .boolean: .boolean
      case .string(let shape): .string(shape)
      }
    }
  }

  /// What a literal in quotes could be, the most first.
  enum TextShape: Comparable {
    case scalar, character, text, interpolation

    init(_ segments: [StringSegment]) {
      if segments.contains(where: { if case .text = $0 { false } else { true } }) {
        self = .interpolation
        return
      }
      guard segments.count == 1, case .text(let text) = segments[0], !text.isEmpty,
        text.index(after: text.startIndex) == text.endIndex
      else {
        self = .text
        return
      }
      self = text.unicodeScalars.count == 1 ? .scalar : .character
    }
  }

  /// A type, and of what is open which kind of literal it is.
  struct Known: Equatable {
    let type: Type
    let kind: Int
  }

  /// One meaning of a name at a place.
  struct Choice {
    var member: Member
    /// The type it was looked up in, an instance's even for static members. Nil for what is no member.
    var base: Type?
    /// The base was an existential: this stands for the type in it.
    var opened: GenericParameter?
    /// Found as a member of the type around, without `self.`.
    var isImplicitSelf = false
    /// `.name` found in `T` where `T?` was asked for, or of a type for an existential: what it gives becomes what is asked for.
    var isConverted = false
    /// There are such members of the optional as well.
    var isBehindOthers = false
    /// A method asked of the type itself.
    var isUnapplied = false
    /// A function of the module, for where no member of that name fits.
    var isOuter = false
  }

  struct Chosen {
    let choice: Choice
    /// For the member's generic parameters, in terms of type variables.
    let arguments: [Type]
    let type: Type
    /// Where the name stands.
    let span: Span
    /// How many type variables there were when it was chosen.
    let variables: Int
  }

  final class ClosureState {
    let node: ClosureNode
    let function: Function
    let context: Context
    let parameters: [Type]
    let result: Type
    /// The expression, where the body is one; it took part in the solving.
    let body: Expression?
    let discardsBody: Bool
    /// Its one parameter is a tuple that the closure takes apart: the names for the parts.
    let parts: [Variable]
    let captures: [(variable: Variable, value: Term)]
    init(
      node: ClosureNode, function: Function, context: Context, parameters: [Type], result: Type, body: Expression?,
      discardsBody: Bool, parts: [Variable], captures: [(variable: Variable, value: Term)]
    ) {
      self.parts = parts
      self.captures = captures
      self.node = node
      self.function = function
      self.context = context
      self.parameters = parameters
      self.result = result
      self.body = body
      self.discardsBody = discardsBody
    }
  }

  struct Constraint {
    indirect enum Kind {
      case convert(Type, Type)
      case equal(Type, Type)
      case conforms(Type, Nominal)
      case inherits(Type, Type)
      case classBound(Type)
      case same(Type, Type)
      case member(base: Type, name: Name, result: Type, node: Expression, labels: CallLabels?)
      case implicitMember(base: Type, name: Name, result: Type, node: Expression, labels: CallLabels?)
      case overload([Choice], result: Type, node: Expression, labels: CallLabels?)
      case apply(function: Type, Application)
      case subscripted(base: Type, result: Type, Application)
      case closure(ClosureNode, Type, Expression, Context)
      case unwrap(Type, Type, isForced: Bool)
      case tupleElement(base: Type, index: Int, result: Type, node: Expression)
      /// A closure's only value, which nobody wants: where it is one, other meanings go before.
      case discard(Type)
      /// A variable declared `T!`: the optional, or the value in it.
      case implicitUnwrap(Type, result: Type, node: Expression)
    }
    let kind: Kind
    let place: Place
  }

  /// Where a constraint comes from, for its error.
  struct Place {
    let span: Span
    let reason: Reason
    /// The element of a collection, which is converted only where the collections are not equal.
    var isOfCollection = false
    /// What is converted is known not to be equal to what it becomes.
    var isPartwise = false
    /// What goes into a function, or comes out of it.
    var isInFunction = false
    /// Of an argument, a part of it and not the whole.
    var isPart = false
    /// For the words of an error: what it is a part of, and what that should be.
    var whole: Whole?

    struct Whole {
      let from: Type
      let to: Type
    }

    func within(_ whole: Whole?) -> Place {
      var place = part(of: whole)
      place.isPartwise = false
      return place
    }

    func inFunction(_ whole: Whole?) -> Place {
      var place = part(of: whole)
      place.isInFunction = true
      return place
    }

    func part(of whole: Whole?) -> Place {
      var place = self
      place.isPart = true
      if place.whole == nil { place.whole = whole }
      return place
    }
  }

  indirect enum Reason {
    case initialValue, assignment, returned, condition, element, key, coercion, branch, interpolation, closureResult,
      keyPathValue, none
    case argument(name: String?, of: Member?)
    case operand(String)
    case requirement(of: Member?, GenericParameter?)
    case iteration
    case defaultValue
    case pattern
    case thrown
    /// What a body of one expression gives without saying `return`: a call that never comes back will do.
    case implicit(Reason)

    /// What operators and patterns compare is of one type already: it does not become an `AnyHashable` for them.
    var isCompared: Bool {
      switch self {
      case .operand, .pattern: true
      default: false
      }
    }

    var isReturned: Bool {
      switch self {
      case .returned: true
      case .implicit(let reason): reason.isReturned
      default: false
      }
    }

    var isImplicit: Bool { if case .implicit = self { true } else { false } }

    /// What is looped over (its iterator is made of it) and the branches of a choice are parts of a larger expression. Only a literal
    /// that stands for itself has to say what its elements are.
    var isOfPart: Bool {
      switch self {
      case .iteration, .branch: true
      case .implicit(let reason): reason.isOfPart
      default: false
      }
    }
  }

  /// The shape of a call, known before the callee is: it narrows the meanings of an overloaded name.
  final class CallLabels {
    let arguments: Arguments
    /// What the arguments are, as far as that is known.
    var types: [Type] = []
    /// What the call gives.
    var result: Type?
    var labels: [String?] { arguments.elements.map { $0.label?.text } }
    init(_ arguments: Arguments, types: [Type] = []) {
      self.arguments = arguments
      self.types = types
    }
  }

  final class Application {
    let node: Expression
    let callee: Expression
    let arguments: [(label: String?, span: Span, expression: Expression)]
    let trailing: Int
    let types: [Type]
    let result: Type
    let span: Span
    let isOperator: Bool
    init(
      node: Expression, callee: Expression, arguments: [(label: String?, span: Span, expression: Expression)],
      trailing: Int,
      types: [Type], result: Type, span: Span, isOperator: Bool = false
    ) {
      self.node = node
      self.callee = callee
      self.arguments = arguments
      self.trailing = trailing
      self.types = types
      self.result = result
      self.span = span
      self.isOperator = isOperator
    }
  }

  // MARK: Type variables

  func fresh(_ literal: Literal? = nil) -> Type {
    let variable = TypeVariable(index: state.bindings.count)
    switch literal {
    case .array?, .dictionary?: state.collectionLiterals.append(variable.index)
    default: break
    }
    state.bindings.append(nil)
    state.literals.append(literal)
    return .variable(variable)
  }

  /// A type variable for what a value becomes of which the narrowest type is preferred.
  func freshValue() -> Type {
    state.prefersSubtype.insert(state.bindings.count)
    return fresh()
  }

  /// Follows bindings at the outermost level.
  func resolved(_ type: Type) -> Type {
    var current = type
    while case .variable(let variable) = current, let bound = state.bindings[variable.index] { current = bound }
    if case .member = current { return canonicalDeep(current) }
    if case .parameter = current, !generics.requirements.isEmpty { return checker.canonical(current, in: generics) }
    return current
  }

  /// Follows bindings everywhere.
  func deep(_ type: Type) -> Type {
    guard type.contains(where: { if case .variable = $0 { true } else { false } }) else { return type }
    return type.mapping { part in
      guard case .variable(let variable) = part else { return nil }
      guard let bound = state.bindings[variable.index] else { return part }
      return deep(bound)
    }
  }

  /// With bindings followed and associated types replaced by what they are.
  func canonicalDeep(_ type: Type) -> Type { checker.canonical(deep(type), in: generics) }

  func hasVariables(_ type: Type) -> Bool {
    deep(type).contains { if case .variable = $0 { true } else { false } }
  }

  func bind(_ variable: TypeVariable, to type: Type) {
    if case .variable(let other) = type {
      if let known = state.defaults[variable.index], state.defaults[other.index] == nil {
        state.defaults[other.index] = known
      }
      if let known = state.fallbacks[variable.index], state.fallbacks[other.index] == nil {
        state.fallbacks[other.index] = known
      }
    }
    state.bindings[variable.index] = type
  }

  func literal(of type: Type) -> Literal? {
    guard case .variable(let variable) = type else { return nil }
    return state.literals[variable.index]
  }

  func add(_ kind: Constraint.Kind, _ span: Span, _ reason: Reason = .none) {
    if isWithinAsync {
      switch kind {
      case .member(_, _, _, let node, _), .implicitMember(_, _, _, let node, _), .overload(_, _, let node, _):
        nodes.withinAsync.insert(ObjectIdentifier(node))
      default: break
      }
    }
    state.pending.append(Constraint(kind: kind, place: Place(span: span, reason: reason)))
  }

  /// Notes what is wrong, when looking for that; otherwise the branch has failed.
  func fail(_ problem: @autoclosure () -> CheckProblem, at span: Span, weight: Int = 1) -> Bool {
    guard isMending else { return false }
    let problem = problem()
    switch problem {
    case .mismatch, .unmet: state.score.mismatches += 1
    default: break
    }
    state.fixes.append(Fix(problem: problem, span: span))
    state.score.fixes += weight
    return true
  }
}

/// A member asked of a type that has none of that name.
struct MissingMember: Hashable {
  let node: ObjectIdentifier
  let type: Type
  let isStatic: Bool
}

/// Which arguments go to which parameter.
struct ArgumentMatch {
  /// For each parameter, the indices of its arguments: none for a default, several for a variadic one.
  let arguments: [[Int]]
}
