/// The facts of what the checker finds. Types and names come as the text that stands for them; places are kept where they help.
public enum CheckProblem {
  // Names
  case cannotFind(name: String, isType: Bool, suggestion: String?)
  /// A name that is compared with in a pattern, where one was meant to be bound: `case .tap(count)`.
  case cannotFindInPattern(String)
  /// `{ team`, with the body on the next line.
  case cannotFindBeforeBody(String)
  case notCalled(String)
  case ambiguousType(name: String, modules: [String])
  case memberOfModule(name: String, of: String, module: String)
  case missingImport(name: String, module: String, isType: Bool)
  case unknownModule(String, suggestion: String?, known: [String])
  case notAType(String, declared: Span?)
  case noTypeMember(String, of: String)
  /// A member of the wrapper, asked of the value in it.
  case wrapperNeeded(member: String, of: String, spelled: String)
  case noMember(name: String, of: String, suggestion: String?, isStatic: Bool = false, habit: String? = nil)
  case noSubscript(String)
  case optionalMember(name: String, optional: String, inner: String)
  case inaccessible(String, String, declared: Span?)
  case unavailable(String, message: String?, renamed: String?)
  /// A declaration that is seen further than a type that it mentions.
  case exposed(String, role: String, type: String, as: String, atMost: String, inProtocol: String? = nil)
  case instanceOnType(String, String)
  case instanceBeforeSelf(String, inDefault: Bool)
  case refersToMember(String, module: String)
  case staticOnInstance(String, String)
  case redeclaration(String, previous: Span?)
  case shorthandOutsideClosure(String)
  case noSuperclass
  case unknownOperator(String)
  case ambiguous(name: String, candidates: [Candidate])
  case noExactMatch(name: String, candidates: [Candidate])

  // Not supported
  case unsupported(String)
  /// A module that is not built: what it has is known by no name.
  case unsupportedModule(String)
  /// What real Swift's module has, and Zoetrope's has not.
  case lacking(String, of: String?, module: String, isImported: Bool)
  /// A name of an earlier Swift; the module if it has what that is called today, and Zoetrope's has not.
  case renamed(String, of: String?, today: String, lackedBy: String?, importing: String? = nil)
  /// A label of an earlier Swift.
  case earlierLabel(String, help: String)

  // Types
  case mismatch(found: String, expected: String, context: Context)
  case nilMismatch(String, Context)
  case nilNeedsType
  case mustUnwrap(String, String)
  case mustUnwrapFunction(String)
  case throwingFunction(String, String)
  case asyncFunction(String, String)
  /// What waits without saying so.
  case awaitMissing(WaitingKind)
  /// What waits where nothing can.
  case asyncInSync(WaitingKind, AsyncPlace)
  /// The word alone: nothing behind it waits.
  case awaitInSync(AsyncPlace)
  /// A call of what an actor alone runs, from elsewhere, where nobody can wait.
  case isolatedCall(String, by: String, from: String)
  case isolatedReference(String, by: String, from: String)
  case isolatedChange(String, by: String, from: String)
  case isolatedMismatch(String, String)
  /// What an actor has, lent to what may stand still.
  case isolatedLent(String)
  /// A type conforms by what its actor alone runs.
  case isolatedConformance(String, proto: String, member: String)
  case cannotInferKeyPathRoot
  /// What is asked, which implementation runs, is known only of a call.
  case questionNeedsCall(String)
  case unknownAttribute(String, suggestion: String?)
  /// What can throw: `call`, `property access`; whether the error goes anywhere from there, and whether nothing else is amiss.
  case tryMissing(String, isHandled: Bool, isAll: Bool)
  case errorUnhandled
  /// In a function that says `rethrows`: an error of its own, or of what it calls.
  case ownErrorInRethrowing(isCall: Bool)
  case rethrowsNothing
  case throwUnhandled
  case catchesNotAll
  case notOptional(String, isForced: Bool)
  case bindingNeedsOptional(String)
  case doesNotConform(type: String, proto: String, context: Context, declared: Span?)
  case unmet(UnmetFacts)
  case memberNeedsConcreteType(String, String)
  /// The first thing that a closure of several statements returns is `nil`.
  case closureResultUnsaid(parameter: String, of: String, first: Span)
  case cannotInfer(parameter: String, of: String, declared: Span?)
  case cannotInferType
  /// `:why` was asked of what no implementation has to be found for.
  case nothingToExplain
  case implicitMemberNeedsType(String)
  case closureNeedsType
  case tooComplex
  case emptyCollectionNeedsType
  /// A literal whose elements have only `Any` in common: the type that it would have.
  case mixedCollection(String)
  case unusedGenericParameter(String)
  /// An assignment where true or false is wanted.
  case assignmentAsBoolean
  /// `value?`, with nothing behind it.
  case chainWithoutEffect(String, String)
  case patternMismatch(pattern: String, value: String)
  case operatorMismatch(name: String, types: [String], optionalOperand: String?)
  case dividesByZero
  case constantOverflow(String, String, isDivision: Bool)
  case integerTooLarge(String)
  case integerOverflows(String, String)
  case conversionOverflows(String, String)
  case characterLiteral(String)
  case opaqueTypesDiffer(String, String)
  case opaqueReturnsNothing(String)
  case opaqueOfItself(String)
  /// A statement that a result builder makes nothing of.
  case notBuilt(builder: String, Unbuilt)
  case ifValueNeedsElse
  case branchNeedsValue
  case typeAnnotationMissing
  case computedNeedsType(String)

  // Type syntax
  case needsAny(String)
  case missingGenericArguments(name: String, parameters: [String], declared: Span?)
  case wrongGenericCount(name: String, expected: Int, found: Int)
  case cannotSpecialize(String)
  case notAConstraint(String)
  case anyWithoutEffect(String, isParameter: Bool)
  case circular(String)
  case cannotExtend(String)
  case inheritsFromNonProtocol(String, by: String)
  case inheritsFromFinal(String, declared: Span?)
  case twoSuperclasses(String, String)
  case superclassNotFirst(String)
  case onlyProtocolsInherit(String)
  case protocolExtensionInheritance(String, String)
  case badRawType(String)
  case badRawValue(String)
  case rawValueTwice(String, previous: Span?)
  case rawValueWithoutType(String)
  case recursiveStruct(String)
  /// `where T == [T]`
  case recursiveRequirement(String, String)
  case recursiveEnum(String)

  // Calls
  case argumentOrder(label: String, other: String?, declared: Span?)
  case unnamedArgumentOrder(position: Int, before: String)
  case missingArgument(label: String?, type: String, callee: String, declared: Span?, isLibrary: Bool)
  case extraArgument(
    callee: String, isTrailing: Bool, takesNone: Bool, declared: Span?, classWithoutInitializer: String? = nil)
  case wrongLabel(
    found: [String?], expected: [String?], foundLabel: String?, expectedLabel: String?, callee: String, declared: Span?)
  /// Called as what is no function; the property's name where it is one and nothing is given.
  case notCallable(String, property: String?)
  case cannotConstruct(String)
  case metatypeCalled
  case typeAsValue(String)
  case noInitializer(String, declared: Span?)
  case closureArity(expected: Int, found: Int, type: String)
  case missingInOut(String)
  case unexpectedInOut
  case partialMutating(String)

  // Changing
  case immutable(name: String, why: Immutability, change: Change, isWhole: Bool, declared: Span?)
  case discardOutsideAssignment

  // Conformance
  /// - `superclass`: the class that most who conform inherit from, where this one inherits from none.
  case missingRequirements(
    type: String, proto: String, requirements: [MissingRequirement], asked: Span?, superclass: String? = nil)
  case ambiguousDefaults(type: String, proto: String, requirements: [MissingRequirement], asked: Span?)
  case witnessDiffers(name: String, wanted: String, proto: String, why: NearMiss.Why, required: Span?)
  case selfForSubclasses(String, proto: String, type: String)
  case notImplied(type: String, said: String, refined: String)
  case redundantConformance(String, String, previous: Span?)
  case onlyClassesConform(String, String, declared: Span?)

  // Declarations
  case notAllowed(String)
  /// An attribute that needs UIKit.
  case objectiveCNotSeen(String)
  /// What has an attribute, the type that Objective-C has not, and the parameter that has it.
  case notRepresented(String, String, role: String?)
  /// A method or property that a selector names.
  case notExposed(String, isMethod: Bool, declared: Span?)
  case noSelector
  case noKeyPath
  case nestedDelegation(isSuper: Bool)
  case computedHasValue(String)
  case markerCast(String)
  case closesOver(type: String, value: String, declared: Span)
  case buildsNothing(String)
  case assignedToItself(isProperty: Bool)
  case storedPropertyInExtension(String)
  case storedPropertyInEnum(String)
  case letInProtocol(String)
  case staticNeedsValue(String)
  case staticStorage(inProtocolExtension: Bool)
  case computedLet(String)
  case lazyNeedsValue(String)
  case staticOnProtocol(String, String)
  case escapingUse(String, declared: Span?)
  case initializerNotRequired(String)
  case selfOutOfPlace(isNested: Bool)
  case inOutKept(String)
  case mayEscape(String)
  case lentToLent(String)
  case noOperatorFits(String, String)
  case contextualNeedsSelf(String)
  case capturedEarly(String, declared: Span)
  case usedEarly(String, declared: Span)
  case instanceOfOuter(String, outer: String, inner: String)
  case nonEscapingKept(String)
  case overlapping(String, Overlap)
  case selfUnsaid(String, isCall: Bool)
  case selfIsOptional(String, isCall: Bool)
  case requirementNeedsAccessors(String)
  case missingBody(String)
  case bodyInProtocol(String)
  case mutability(isMutating: Bool, MutabilityPlace, inProtocol: Bool)
  case operatorMustBeStatic(String)
  case weakNeedsOptional(String, String)
  case weakNeedsClass(String, word: String)

  // Classes
  case overrideMissing(String, declared: Span?, isStored: Bool)
  case overrideOutsideClass
  case overridesFinal(String, declared: Span?)
  case overridesWithStored(String)
  case overridesInExtension(String, String, declared: Span?)
  case overridesExtension(String, String, declared: Span?)
  case overridesOutOfSight(String, declared: Span?)
  case overridesFailably(String, declared: Span?)
  case overridesSelf(String, declared: Span?)
  case overridesOfOtherType(String, String, String, declared: Span?)
  case overridesChangeable(String, String, String, declared: Span?)
  case overridesWithoutSetter(String, declared: Span?)
  case observesReadOnly(String, declared: Span?)
  /// - `instead`: what there is of that name, written down.
  case nothingToOverride(String, suggestion: String?, instead: String?, declared: Span?)
  case requiredMissing(String)
  case requiredOutOfSight(String)
  case requiredInitializerMissing(String, String, of: String)
  case noMainFunction(String)
  case classNeedsInitializer(String, properties: [String])
  case superInitializerMissing(String, String)
  case uninitialized([String])
  case usedBeforeInitialized(String, isLet: Bool, declared: Span?)
  case usedByFunctionBeforeInitialized(String, isLet: Bool, isClosure: Bool, declared: Span?)
  /// By a local function that is used before it.
  case capturedBeforeDeclared(String, declared: Span, used: Span)
  case superBeforeInitialized([String])
  case designatedDelegates(String)
  case convenienceChains(String)
  case superIsConvenience(String)
  case fallsIntoBinding(String)
  case unusedFunction(isClosure: Bool)
  case wrapsNothing(String)
  case someNeedsValue
  case thrownIsNoError(String)
  case throwsOther(String, String)
  case designatedInExtension(String)
  case notDelegated(String)
  case selfBeforeDelegation
  case selfBeforeInitialized([String])
  case selfBeforeSuper(String?, isCall: Bool)
  case propertyBeforeInitialized(String)
  case initializedTwice(String, declared: Span?)
  case superCalledTwice

  // Statements
  case missingReturn(String, isClosure: Bool)
  /// What does nothing gives `()`, and that is not what is asked for.
  case emptyClosure(String)
  case comesBack
  case returnNeedsValue(String)
  case unexpectedReturnValue
  case returnOutsideFunction
  case returnNilInInitializer
  case returnValueInInitializer
  case guardFallsThrough
  case jumpOutside(String, allowed: String)
  case unknownLabel(String)
  case labelTwice(String)
  case fallsOutOfSwitch
  case caseBehindDefault
  case returnFromDefer
  case notExhaustive(missing: [String], last: Span? = nil)
  case emptySwitch

  // Patterns
  case notBoundEverywhere(String)
  case patternTypesDiffer(String, String, String)
  case tuplePatternMismatch(String, Int)
  case optionalPattern(String)
  case caseHasNoPayload(String, declared: Span?)
  case casePayloadCount(String, expected: Int, found: Int)
  case casePayloadLabel(found: String, expected: String?)

  // MARK: Parts

  /// What a value was wanted for.
  public enum Context {
    case plain, initialValue, assignment, returned, condition, element, coercion, closureResult, keyPathValue,
      iteration, defaultValue, pattern, thrown
    /// In a closure, with what it would have to say that it gives.
    case branch(closure: String?)
    case argument(String?)
    case operand(String)
  }

  public struct UnmetFacts {
    public enum Kind { case conformance, sameType, superclass, classBound }
    public let kind: Kind
    public let type: String
    public let required: String
    /// `any P` was given where a type that conforms to `P` is needed.
    public let isExistential: Bool
    /// What asks for it: `'f(_:)'`, `generic type 'Cell'`.
    public let owner: String
    public let asked: Span?
    /// The member that would have to say `some P` instead of `any P`.
    public struct Opaque {
      public let member: String
      public let type: String
      public let span: Span?
      public init(member: String, type: String, span: Span?) {
        self.member = member
        self.type = type
        self.span = span
      }
    }
    public var opaque: Opaque?
    public init(kind: Kind, type: String, required: String, isExistential: Bool, owner: String, asked: Span?) {
      self.kind = kind
      self.type = type
      self.required = required
      self.isExistential = isExistential
      self.owner = owner
      self.asked = asked
    }
  }

  public struct Candidate {
    public let name: String
    public let type: String
    /// The type or extension it stands in.
    public let owner: String?
    public let span: Span?
    public init(name: String, type: String, owner: String?, span: Span?) {
      self.name = name
      self.type = type
      self.owner = owner
      self.span = span
    }
  }

  public struct MissingRequirement {
    public let name: String
    /// As the protocol declares it.
    public let declaration: String
    /// The line that would satisfy it.
    public let stub: String
    public let span: Span?
    /// What has the name and does not fit; for an ambiguous requirement the candidates.
    public let near: [NearMiss]
    /// Nothing of its name is there, all types of it are known, and it can stand in an extension as well.
    var isPlain: Bool { near.isEmpty && !placeholder.contains("<#") && !stub.hasPrefix("required ") }
    /// The line as it compiles before anybody has written what it does.
    var placeholder: String {
      let isInitializer = name.hasPrefix("init(")
      for body in [" { <#value#> }", " { }"] where stub.hasSuffix(body) {
        return body == " { }" && !isInitializer ? stub : String(stub.dropLast(body.count)) + " { fatalError() }"
      }
      return stub + " { get { fatalError() } set { } }"
    }
    public init(name: String, declaration: String, stub: String, span: Span?, near: [NearMiss]?) {
      self.name = name
      self.declaration = declaration
      self.stub = stub
      self.span = span
      self.near = near ?? []
    }
  }

  public struct NearMiss {
    public enum Why {
      case type(String)
      case candidate(String)
      case isStatic, isNotStatic, notSettable, isMutating, labels, notRequired, givesClass(String), failable
      /// Of a member of that kind: how far it is to be seen.
      case hidden(String, atLeast: String)
      /// Of a part of what would be supplied.
      case partDoesNotConform(String, String), hasNoKey, isNoProperty
    }
    public let name: String
    public let why: Why
    public let span: Span?
    public init(name: String, why: Why, span: Span?) {
      self.name = name
      self.why = why
      self.span = span
    }
  }

  public enum Immutability {
    /// A `let` that is given its value later, by assignments, each on its own way: only the flow says whether one is too many.
    case letGivenLater
    case letConstant, parameter, ofLoop, getOnly, getOnlySubscript, callResult, notAPlace
    case inaccessibleSetter(String)
    /// In a function or a getter that does not say `mutating`; `state` is the property of a view that it would change, `function` the
    /// name of what would have to say it.
    case selfIsImmutable(isGetter: Bool, state: String?, function: Span? = nil)
  }

  /// What a result builder makes nothing of.
  public enum Unbuilt { case loop, controlFlow, declaration }

  public enum Overlap { case plain, alias, writeback }

  public enum Change {
    case assign, assignElement, passInOut, operand
    /// With what gives a new value instead.
    case mutate(unchanging: String?)
  }

  /// Found by following the ways through a body, or by computing: the compiler looks for these only where all types are right.
  public var isOfFlow: Bool {
    switch self {
    case .missingReturn, .comesBack, .guardFallsThrough, .uninitialized, .usedBeforeInitialized,
      .superBeforeInitialized,
      .superInitializerMissing, .notDelegated, .selfBeforeDelegation, .selfBeforeInitialized, .selfBeforeSuper,
      .propertyBeforeInitialized, .initializedTwice, .superCalledTwice, .integerOverflows, .conversionOverflows,
      .dividesByZero,
      .constantOverflow, .inOutKept, .nonEscapingKept, .lentToLent, .capturedEarly,
      .overlapping:
      true
    case .immutable(_, .letGivenLater, _, _, _): true
    default: false
    }
  }

  /// What the compiler looks for in an expression or a closure only once its types are right.
  public var isToldAfterTypes: Bool {
    switch self {
    case .selfUnsaid, .selfIsOptional, .tryMissing, .errorUnhandled, .throwUnhandled, .catchesNotAll,
      .ownErrorInRethrowing, .unavailable:
      true
    default: isOfFlow
    }
  }

  /// The name that stands for nothing: what has no type because of it is no fault of its own.
  public var unknownName: String? {
    switch self {
    case .noMember(let name, of: _, suggestion: _, isStatic: _, habit: _), .noTypeMember(let name, of: _): name
    case .memberOfModule(let name, of: _, module: _): name
    default: nameUnknownInScope
    }
  }

  /// The same, where it is not looked for in a type.
  public var nameUnknownInScope: String? {
    switch self {
    case .cannotFind(let name, isType: _, suggestion: _), .cannotFindInPattern(let name),
      .cannotFindBeforeBody(let name),
      .missingImport(let name, module: _, isType: _), .lacking(let name, of: _, module: _, isImported: _),
      .renamed(let name, of: _, today: _, lackedBy: _, importing: _), .unknownAttribute(let name, suggestion: _):
      name
    default: nil
    }
  }

  /// Zoetrope's own limit; the compiler knows nothing of it.
  public var isLimit: Bool {
    switch self {
    case .unsupported, .unsupportedModule, .lacking(_, _, _, isImported: true), .tooComplex: true
    default: false
    }
  }

  /// What may say whether it changes its value.
  public enum MutabilityPlace: String {
    case method = "instance methods"
    case getter = "getters"
    case setter = "setters"
  }

  /// Whether it may be so only because some types do not inherit what they would. In those types names and members may be
  /// inherited; outside, their values may be asked for them, and be used as what they would be.
  public func mayHangOnInheritance(of types: Set<String>, isInside: Bool) -> Bool {
    switch self {
    case .nothingToOverride, .noSuperclass: isInside
    case .noMember(_, let type, _, _, _): isInside || types.contains(type)
    case .mismatch(let found, _, _): types.contains(found)
    case .doesNotConform(let type, _, _, _): types.contains(type)
    default: isInside && nameUnknownInScope != nil
    }
  }

  /// Something could not be found out.
  public var isOfIgnorance: Bool {
    switch self {
    case .cannotInfer, .cannotInferType, .closureNeedsType: true
    default: false
    }
  }

  /// Several of these may stand at one place.
  public var isOfConformance: Bool {
    switch self {
    case .missingRequirements, .ambiguousDefaults: true
    default: false
    }
  }
}
