/// Words for what is found by following a body: what closures keep, constants, the order of initialisation.
extension CheckProblem {
  var bodyMessage: Message {
    switch self {
    case .selfUnsaid(let name, let isCall):
      Message(
        "\(isCall ? "call to method" : "reference to property") `\(name)` in closure requires explicit use of `self` to make capture semantics explicit",
        label: "keeps `self` alive", help: ["write `self.\(name)`, or begin the closure with `[self] in`"],
        mend: .insertBefore("self."))
    case .initializerNotRequired(let type):
      Message(
        "constructing an object of class type `\(type)` with a metatype value must use a `required` initializer",
        label: "a class below may lack it", help: ["write `required` before the initializer"])
    case .selfOutOfPlace(let isNested):
      Message(
        isNested
          ? "covariant `Self` or `Self?` can only appear at the top level of method result type"
          : "covariant `Self` or `Self?` can only appear as the type of a property, subscript or method result",
        label: "which class is not known here", help: ["name the class"])
    case .inOutKept(let name):
      Message(
        name == "self"
          ? "escaping closure captures mutating `self` parameter"
          : "escaping closure captures inout parameter `\(name)`",
        label: "may be used when it has been handed back", help: ["copy it first, or capture its value: `[\(name)]`"])
    case .capturedEarly(let name, let declared):
      Message(
        "closure captures `\(name)` before it is declared", label: "captures it",
        related: place(declared, "declared here"), help: ["move the declaration in front of the closure"])
    case .usedEarly(let name, let declared):
      Message(
        "use of local variable `\(name)` before its declaration", label: "not there yet",
        related: place(declared, "declared here"), help: ["move the declaration in front of this"])
    case .instanceOfOuter(let name, let outer, let inner):
      Message(
        "instance member `\(name)` of type `\(outer)` cannot be used on instance of nested type `\(inner)`",
        label: "there is no `\(outer)` here",
        help: ["hand an instance of `\(outer)` over, and ask that"])
    case .contextualNeedsSelf(let name):
      Message(
        "contextual member reference to `\(name)` requires `Self` constraint in the protocol extension",
        label: "a member of which type?", help: ["write the type in front of the dot"])
    case .noOperatorFits(let name, let wanted):
      Message(
        "no operator `\(name)` can be used as `\(wanted)`", label: "takes or gives other types",
        help: ["a closure in its place can say how the values go together"])
    case .nestedDelegation(let isSuper):
      Message(
        isSuper
          ? "initializer chaining (`super.init`) cannot be nested in another expression"
          : "initializer delegation (`self.init`) cannot be nested in another expression",
        label: "it gives no value",
        help: ["make it a statement of its own"])
    case .mayEscape(let type):
      Message(
        "converting non-escaping value to `\(type)` may allow it to escape", label: "may keep what it is given",
        help: ["where it is called, what is given is lent for the call: write `@escaping` in the type asked for"])
    case .lentToLent(let name):
      Message(
        "passing non-escaping parameter `\(name)` to a call of a non-escaping parameter can allow re-entrant "
          + "modification of a variable", label: "lent to what is itself lent",
        help: ["declare the one that is called `@escaping`"])
    case .nonEscapingKept(let name):
      Message(
        "escaping closure captures non-escaping parameter `\(name)`", label: "may be called when `\(name)` is gone",
        help: ["declare it `@escaping`"])
    case .overlapping(let name, .alias):
      Message("inout arguments are not allowed to alias each other", label: "`\(name)` again")
    case .overlapping(let name, .writeback):
      Message(
        "inout writeback to computed property occurs in multiple arguments to call, introducing invalid aliasing",
        label: "would write to `\(name)` twice")
    case .overlapping(let name, .plain):
      Message(
        "overlapping accesses to `\(name)`, but modification requires exclusive access",
        label: "changed while it is used in another way", help: ["copy it to a variable of its own first"])
    case .selfIsOptional(let name, let isCall):
      Message(
        "explicit use of `self` is required when `self` is optional, to make control flow explicit",
        label: "\(isCall ? "calls" : "refers to") a member of `self`, which may be nil",
        help: ["write `self?.\(name)`, or begin with `guard let self else { return }`"])
    case .dividesByZero: Message("division by zero", label: "always traps")
    case .constantOverflow(let text, let type, let isDivision):
      Message(
        "\(isDivision ? "division" : "arithmetic operation") `\(text)` (on type `\(type)`) results in an overflow",
        label: "does not fit into `\(type)`")
    case .designatedDelegates(let type):
      Message(
        "designated initializer for `\(type)` cannot delegate (with `self.init`)",
        label: "hands over to another initializer", help: ["write `convenience` before it"])
    case .convenienceChains(let type):
      Message(
        "convenience initializer for `\(type)` must delegate with `self.init` rather than chaining to a superclass initializer with `super.init`",
        label: "goes past `\(type)`", help: ["call `self.init(…)`, or leave out `convenience`"])
    case .superIsConvenience(let type):
      Message(
        "must call a designated initializer of the superclass `\(type)`", label: "a convenience initializer",
        help: ["call an initializer of `\(type)` that does not say `convenience`"])
    case .fallsIntoBinding(let name):
      Message(
        "`fallthrough` from a case which doesn't bind variable `\(name)`", label: "`\(name)` would have no value")
    case .unusedFunction(let isClosure):
      Message(
        isClosure ? "closure expression is unused" : "function is unused",
        label: isClosure ? "nobody calls it" : "it is not called", help: isClosure ? [] : ["call it with `()`"])
    case .wrapsNothing(let type):
      Message(
        "property wrapper type `\(type)` does not contain a non-static property named `wrappedValue`",
        label: "wraps nothing", help: ["give it a `var wrappedValue`"])
    case .thrownIsNoError(let type):
      Message("thrown type `\(type)` does not conform to the `Error` protocol", label: "no error")
    case .throwsOther(let found, let declared):
      Message(
        "thrown expression type `\(found)` cannot be converted to error type `\(declared)`",
        label: "throws `\(found)`", help: ["catch it here, or say `throws` alone"])
    case .someNeedsValue:
      Message(
        "property declares an opaque return type, but has no initializer expression from which to infer an underlying type",
        label: "of which type?", help: ["give it a value here"])
    case .designatedInExtension(let type):
      Message(
        "designated initializer cannot be declared in an extension of `\(type)`", label: "must hand over to another",
        help: ["write `convenience` before it and call `self.init(…)`"])
    case .notDelegated(let call):
      Message(
        "`\(call)` isn't called on all paths before returning from initializer", label: "may come out here without it")
    case .selfBeforeDelegation:
      Message("`self` used before `self.init` call or assignment to `self`", label: "nothing is there yet")
    case .selfBeforeInitialized(let names):
      Message(
        "`self` used before all stored properties are initialized",
        label: "\(names.map { "`\($0)`" }.joined(separator: ", ")) \(names.count == 1 ? "has" : "have") no value yet")
    case .selfBeforeSuper(let member, let isCall):
      Message(
        "`self` used "
          + (member.map { "in \(isCall ? "method call" : "property access") `\($0)` " } ?? "")
          + "before `super.init` call",
        label: "the superclass's part is not there yet")
    case .propertyBeforeInitialized(let name):
      Message("variable `self.\(name)` used before being initialized", label: "has no value on some way here")
    case .initializedTwice(let name, let declared):
      Message(
        "immutable value `self.\(name)` may only be initialized once", label: "may have a value already",
        related: place(declared, "declared here"))
    case .superCalledTwice: Message("`super.init` called multiple times in initializer", label: "a second time")
    default: Message("\(self)")
    }
  }
}
