/// From the checker's facts to words.
extension CheckProblem {
  var message: Message {
    switch self {
    case .cannotFind, .cannotFindInPattern, .cannotFindBeforeBody, .ambiguousType, .missingImport,
      .memberOfModule, .unknownModule, .notAType,
      .noTypeMember,
      .noMember, .wrapperNeeded,
      .exposed, .unavailable,
      .noSubscript, .optionalMember, .inaccessible, .instanceOnType, .notCalled, .instanceBeforeSelf, .refersToMember,
      .staticOnInstance, .redeclaration,
      .shorthandOutsideClosure, .noSuperclass, .unknownOperator, .ambiguous, .noExactMatch:
      nameMessage
    case .unsupported, .unsupportedModule, .lacking, .renamed, .earlierLabel: unsupportedMessage
    case .mismatch, .nilMismatch, .nilNeedsType, .mustUnwrap, .mustUnwrapFunction, .throwingFunction,
      .asyncFunction, .awaitMissing, .asyncInSync, .awaitInSync, .isolatedCall, .isolatedReference, .isolatedChange,
      .isolatedMismatch, .isolatedLent, .isolatedConformance,
      .questionNeedsCall, .cannotInferKeyPathRoot, .unknownAttribute, .tryMissing, .errorUnhandled, .throwUnhandled,
      .ownErrorInRethrowing,
      .rethrowsNothing,
      .catchesNotAll, .notOptional, .bindingNeedsOptional,
      .doesNotConform, .unmet, .memberNeedsConcreteType, .cannotInfer, .closureResultUnsaid, .cannotInferType,
      .nothingToExplain,
      .implicitMemberNeedsType,
      .closureNeedsType, .tooComplex, .emptyCollectionNeedsType, .mixedCollection, .unusedGenericParameter,
      .operatorMismatch, .patternMismatch, .chainWithoutEffect, .assignmentAsBoolean,
      .integerTooLarge, .integerOverflows, .conversionOverflows, .characterLiteral,
      .opaqueTypesDiffer, .opaqueReturnsNothing, .opaqueOfItself, .ifValueNeedsElse, .branchNeedsValue,
      .typeAnnotationMissing,
      .computedNeedsType:
      typeMessage
    case .missingArgument, .argumentOrder, .unnamedArgumentOrder, .extraArgument, .wrongLabel, .notCallable,
      .cannotConstruct, .metatypeCalled,
      .typeAsValue,
      .noInitializer,
      .closureArity,
      .missingInOut, .unexpectedInOut, .partialMutating, .immutable, .discardOutsideAssignment:
      callMessage
    case .missingRequirements, .ambiguousDefaults, .redundantConformance, .onlyClassesConform, .witnessDiffers,
      .selfForSubclasses, .notImplied:
      conformanceMessage
    default: declarationMessage
    }
  }

  // MARK: Names

  private var nameMessage: Message {
    switch self {
    case .cannotFind(let name, let isType, let suggestion):
      Message(
        isType ? "cannot find type `\(name)` in scope" : "cannot find `\(name)` in scope", label: "not found",
        help: [name, suggestion ?? ""].flatMap(LookAlikeSign.help).first.map { [$0] }
          ?? Habit.help(forName: name).map { [$0] } ?? (suggestion.map { ["did you mean `\($0)`?"] } ?? []),
        mend: Habit.help(forName: name) == nil ? meant(suggestion, by: name) : nil)
    case .cannotFindInPattern(let name):
      Message(
        "cannot find `\(name)` in scope", label: "not found",
        help: ["to take the value out under that name, write `let \(name)`"])
    case .cannotFindBeforeBody(let name):
      Message(
        "cannot find `\(name)` in scope", label: "not found",
        help: ["the parameters of a closure are followed by `in`: `{ \(name) in`"])
    case .ambiguousType(let name, let modules):
      Message(
        "`\(name)` is ambiguous here", label: "\(modules.joined(separator: " and ")) have one each",
        help: ["write \(modules.map { "`\($0).\(name)`" }.joined(separator: " or "))"])
    case .missingImport(let name, let module, let isType):
      Message(
        isType ? "cannot find type `\(name)` in scope" : "cannot find `\(name)` in scope", label: "it is in \(module)",
        help: ["add this line at the top: import \(module)"], mend: .importing(module))
    case .memberOfModule(let name, let type, let module):
      Message(
        (name.hasPrefix("init") ? "type" : "value of type") + " `\(type)` has no member `\(name)`",
        label: "it is in \(module)",
        help: ["add this line at the top: import \(module)"], mend: .importing(module))
    case .unknownModule(let name, let suggestion, let known):
      Message(
        "no such module `\(name)`", label: "not known",
        help: [
          suggestion.map { "did you mean `\($0)`?" } ?? Habit.help(forModule: name)
            ?? "scripts can import \(known.joined(separator: ", "))"
        ],
        mend: suggestion.map { .replace($0) })
    case .notAType(let name, let declared):
      Message("`\(name)` is not a type", label: "a type is needed here", related: place(declared, "declared here"))
    case .noTypeMember(let name, let owner):
      Message("`\(name)` is not a member type of `\(owner)`", label: "no such type")
    case .noMember(let name, let owner, let suggestion, let isStatic, let habit):
      Message(
        isStatic
          ? "type `\(plain(owner))` has no member `\(name)`" : "value of type `\(owner)` has no member `\(name)`",
        label: "no such member",
        help: habit.map { [$0] } ?? (suggestion.map { ["did you mean `\($0)`?"] } ?? []),
        mend: habit.map { Habit.mend(saidBy: $0, isMember: true) } ?? meant(suggestion, by: name))
    case .wrapperNeeded(let member, let wrapper, let spelled):
      Message(
        "`\(member)` is not the value's but the wrapper's, `\(wrapper)`", label: "no such member of the value",
        help: ["write `\(spelled).\(member)`"])
    case .noSubscript(let type): Message("value of type `\(type)` has no subscripts", label: "cannot be indexed")
    case .optionalMember(let name, let optional, let inner):
      Message(
        "value of optional type `\(optional)` must be unwrapped to refer to member `\(name)` of `\(inner)`",
        label: "this may be nil",
        help: ["use `?.` to go on only where there is a value, or `!` if nil would be a mistake"])
    case .inaccessible(let name, let access, let declared):
      Message(
        "`\(name)` is inaccessible due to `\(access)` protection level", label: "not visible from here",
        related: place(declared, "declared \(access) here"))
    case .unavailable(let name, let message, let renamed):
      Message(
        "`\(name)` is unavailable" + (message.map { ": \($0)" } ?? ""), label: "not to be used",
        help: renamed.map { ["it has been renamed to `\($0)`"] } ?? [])
    case .exposed(let kind, let role, let type, let access, let atMost, let proto):
      Message(
        "\(kind) must be declared \(atMost) because \(role) uses `\(type)`, which is \(access)",
        label: "seen further than `\(type)`",
        help: [
          proto.map { "let `\(type)` be seen further, or protocol `\($0)` less far" }
            ?? "write `\(access)` in front of it, or let `\(type)` be seen further"
        ])
    case .refersToMember(let name, let module):
      Message(
        "use of `\(name)` refers to instance method rather than global function `\(name)` in module `\(module)`",
        label: "the type around has one of this name", help: ["write `\(module).\(name)` for the function"])
    case .instanceBeforeSelf(let name, inDefault: true):
      Message(
        "cannot use instance member `\(name)` as a default parameter", label: "there is no instance yet",
        help: ["let the parameter be an optional, `nil` by default, and give the member in its place in the body"])
    case .instanceBeforeSelf(let name, inDefault: false):
      Message(
        "cannot use instance member `\(name)` within property initializer; property initializers run before `self` is available",
        label: "there is no instance yet", help: ["what an instance has is there in an `init`, and behind `lazy`"])
    case .notCalled(let name):
      Message(
        "method `\(name)` was used as a property", label: "this is the method", help: ["add `()` to call it"],
        mend: .insertBehind("()"))
    case .instanceOnType(let name, let type):
      Message("instance member `\(name)` cannot be used on type `\(type)`", label: "needs an instance")
    case .staticOnInstance(let name, let type):
      Message(
        "static member `\(name)` cannot be used on instance of type `\(type)`", label: "belongs to the type",
        help: ["write `\(type).\(name)`"])
    case .redeclaration(let name, let previous):
      Message(
        "invalid redeclaration of `\(name)`", label: "declared again", related: place(previous, "first declared here"))
    case .shorthandOutsideClosure(let name): Message("anonymous closure argument `\(name)` outside a closure")
    case .noSuperclass: Message("`super` needs a class with a superclass")
    case .unknownOperator(let name): Message("cannot find operator `\(name)` in scope", label: "no such operator")
    case .ambiguous(let name, let candidates):
      Message(
        "ambiguous use of `\(name)`", label: "more than one fits equally well",
        related: candidates.compactMap { candidate in
          candidate.span.map { ($0, "this one" + (candidate.owner.map { ", in \($0)" } ?? "")) }
        }, notes: listed(candidates),
        help: ["say which is meant: give the types, or go through the trait with `(value as any Trait)`"],
        code: "Z0103")
    case .noExactMatch(let name, let candidates):
      Message(
        "no exact matches in call to `\(name)`", label: "none of the \(candidates.count) fits",
        notes: listed(candidates))
    default: declarationMessage
    }
  }

  private func listed(_ candidates: [Candidate]) -> [String] {
    candidates.prefix(6).filter { $0.span == nil }.map { candidate in
      "candidate: \(candidate.name): \(candidate.type)" + (candidate.owner.map { " in \($0)" } ?? "")
    }
  }

  private func plain(_ metatype: String) -> String {
    metatype.hasSuffix(".Type") ? String(metatype.dropLast(5)) : metatype
  }

  func place(_ span: Span?, _ label: String) -> [(span: Span, label: String)] { span.map { [($0, label)] } ?? [] }

  // MARK: Not supported

  private var unsupportedMessage: Message {
    switch self {
    case .unsupported(let what):
      Message("Zoetrope does not support \(what)", label: "Swift has it, Zoetrope not yet")
    case .unsupportedModule(let name):
      Message("Zoetrope does not support `import \(name)`", label: "Swift has it, Zoetrope not yet")
    case .lacking(let name, let type, let module, isImported: true):
      Message(
        "Zoetrope does not support `\(name)`" + (type.map { " on `\($0)`" } ?? ""), label: hasIt(module),
        help: type.map { Habit.help(forMember: name, of: $0) } ?? Habit.help(forName: name).map { [$0] } ?? [],
        mend: type == nil ? Habit.help(forName: name).flatMap { Habit.mend(saidBy: $0, isMember: false) } : nil)
    case .lacking(let name, nil, let module, isImported: false):
      Message(
        "cannot find `\(name)` in scope", label: "part of \(module)",
        notes: ["Zoetrope does not support this part of \(module)"], help: Habit.help(forName: name).map { [$0] } ?? [])
    case .lacking(let name, let type?, let module, isImported: false):
      Message(
        "value of type `\(type)` has no member `\(name)`", label: "part of \(module)",
        notes: ["Zoetrope does not support this part of \(module)"], help: Habit.help(forMember: name, of: type))
    case .earlierLabel(let label, let help):
      Message("`\(label):` is a label of an earlier Swift", label: "as it was before", help: [help])
    case .renamed(let name, let type, let today, let module, let imported):
      Message(
        type.map { "type `\(plain($0))` has no member `\(name)`" } ?? "cannot find `\(name)` in scope",
        label: "an older name", notes: module.map { ["\(hasIt($0)), under that name"] } ?? [],
        help: ["today it is `\(today)`" + (imported.map { ", with `import \($0)`" } ?? "")],
        mend: module == nil && imported == nil ? mend(to: today, isMember: type != nil) : nil)
    default: declarationMessage
    }
  }

  /// To what it is called today.
  private func mend(to today: String, isMember: Bool) -> Mend? {
    if today.contains(" ") { return nil }
    return today.contains("(") ? .call(today) : isMember ? .property(today) : .replace(today)
  }

  /// A type is hardly meant by what begins with a small letter, unless that is all that is wrong.
  private func meant(_ suggestion: String?, by name: String) -> Mend? {
    guard let suggestion,
      suggestion.first?.isUppercase == name.first?.isUppercase
        || name.lowercased().hasPrefix(suggestion.lowercased())
    else { return nil }
    return .replace(suggestion)
  }

  private func hasIt(_ module: String) -> String {
    (module == "Swift" ? "Swift's standard library" : module) + " has it, Zoetrope's not yet"
  }

  // MARK: Types

  private var typeMessage: Message {
    switch self {
    case .mismatch(let found, let expected, let context): mismatchMessage(found, expected, context)
    case .nilMismatch(let type, let context):
      Message(
        "`nil` is not compatible with expected \(wanted(context)) type `\(type)`", label: "not an optional",
        help: ["make the type optional: `\(type)?`"])
    case .nilNeedsType: Message("`nil` requires a contextual type", label: "nil of which type?")
    case .mustUnwrap(let optional, let inner):
      Message(
        "value of optional type `\(optional)` must be unwrapped to a value of type `\(inner)`",
        label: "this may be nil",
        help: ["give a value for nil with `??`, take it apart with `if let`, or force it with `!`"])
    case .unknownAttribute(let name, let suggestion):
      Message(
        "unknown attribute `\(name)`", label: "no property wrapper or result builder of this name",
        help: suggestion.map { ["did you mean `@\($0)`?"] } ?? [], mend: suggestion.map { .replace($0) })
    case .questionNeedsCall(let name):
      Message("which `\(name)` runs depends on the arguments", help: ["ask of a call: `\(name)(…)`"])
    case .cannotInferKeyPathRoot:
      Message(
        "cannot infer key path type from context; consider explicitly specifying a root type", label: "of which type?",
        help: ["name the type it starts from: `\\Type.member`"])
    case .throwingFunction(let found, let wanted):
      Message(
        "invalid conversion from throwing function of type `\(found)` to non-throwing function type `\(wanted)`",
        label: "an error may come out of this", help: ["handle the error within, with `do` and `catch`, or with `try?`"]
      )
    case .asyncFunction(let found, let wanted):
      Message(
        "invalid conversion from `async` function of type `\(found)` to synchronous function type `\(wanted)`",
        label: "this may wait for something", help: ["wait within a task: `Task { … }`"])
    case .awaitMissing(let kind):
      Message(
        "expression is `async` but is not marked with `await`", label: kind.words,
        help: ["write `await` in front of it"],
        mend: .insertBefore("await "))
    case .asyncInSync(let kind, let place):
      Message(
        "`async` \(kind.noun) in \(place.words) that does not support concurrency", label: kind.words,
        help: [place.help])
    case .awaitInSync(let place):
      Message(
        "`await` in \(place.words) that does not support concurrency", label: "there is nothing to wait for",
        help: ["take the `await` away"])
    case .isolatedCall(let name, let by, let from):
      Message(
        "call to \(by) `\(name)` in a synchronous \(from) context", label: "only an actor runs this",
        help: ["call it with `await` in what is `async`, or in a task: `Task { await … }`"])
    case .isolatedReference(let name, let by, let from):
      Message(
        "\(by) `\(name)` can not be referenced from a \(from) context", label: "only an actor comes to this",
        help: ["ask for it with `await` in what is `async`, or in a task: `Task { await … }`"])
    case .isolatedChange(let name, let by, let from):
      Message(
        "\(by) `\(name)` can not be mutated from a \(from) context", label: "only its actor changes this",
        help: ["change it in a method of the actor, and call that with `await`"])
    case .isolatedLent(let name):
      Message(
        "actor-isolated property `\(name)` cannot be passed `inout` to an `async` function call",
        label: "others could come to it meanwhile", help: ["change a copy of it, and assign that"])
    case .isolatedConformance(let type, let proto, let member):
      Message(
        "conformance of `\(type)` to protocol `\(proto)` crosses into actor-isolated code and can cause data races",
        label: "only the actor runs `\(member)`",
        help: [
          "write `nonisolated` before `\(member)`, where it needs nothing of the actor's, or ask for what is `async` in the protocol"
        ])
    case .isolatedMismatch(let name, let by):
      Message(
        "\(by) `\(name)` has different actor isolation from nonisolated overridden declaration",
        label: "only an actor runs this", help: ["say of both who runs them, or of none"])
    case .tryMissing(let what, let isHandled, let isAll):
      Message(
        isHandled
          ? "\(what) can throw but is not marked with `try`"
          : "\(what) can throw, but it is not marked with `try` and the error is not handled",
        label: "an error may come out of this",
        help: [
          isHandled
            ? "write `try` in front of it"
            : "write `try` in front of it, and let a `catch` around it or whoever calls this take the error; or write `try?`"
        ], mend: isAll ? .attempt : nil)
    case .errorUnhandled:
      Message(
        "errors thrown from here are not handled", label: "an error may come out of this",
        help: ["put it in a `do` with a `catch`, use `try?`, or let the function say `throws`"])
    case .ownErrorInRethrowing(let isCall):
      Message(
        (isCall ? "call can throw, but the error is not handled; " : "")
          + "a function declared `rethrows` may only throw if its parameter does",
        label: "is not thrown by a parameter", help: ["let the function say `throws`, or catch the error within"])
    case .rethrowsNothing:
      Message(
        "`rethrows` function must take a throwing function argument", label: "nothing that throws is given to it",
        help: ["write `throws`, or let a parameter be a function that `throws`"])
    case .throwUnhandled:
      Message(
        "error is not handled because the enclosing function is not declared `throws`", label: "thrown where?",
        help: ["let the function say `throws`, or catch the error within"])
    case .catchesNotAll:
      Message(
        "errors thrown from here are not handled because the enclosing catch is not exhaustive",
        label: "another error may come out of this", help: ["add a plain `catch { }` behind the others"])
    case .mustUnwrapFunction(let type):
      Message("value of optional type `\(type)` must be unwrapped before it is called", help: ["call it with `?()`"])
    case .notOptional(let type, let isForced):
      Message(
        isForced
          ? "cannot force unwrap value of non-optional type `\(type)`"
          : "cannot use optional chaining on non-optional value of type `\(type)`", label: "never nil",
        help: [isForced ? "leave out the `!`" : "leave out the `?`"])
    case .bindingNeedsOptional(let type):
      Message("initializer for conditional binding must have optional type, not `\(type)`", label: "never nil")
    case .doesNotConform(let type, let proto, let context, let declared):
      Message(
        conformHeadline(type, proto, context), label: "no \(proto)",
        related: place(outside(declared), "declared here"))
    case .unmet(let facts): unmetMessage(facts)
    case .memberNeedsConcreteType(let name, let type):
      Message(
        "member `\(name)` cannot be used on value of type `\(type)`", label: "it speaks of the concrete type",
        help: ["take the value in a generic function: `func f<T: …>(_ value: T)`"])
    case .cannotInfer(let parameter, let callee, let declared):
      Message(
        "generic parameter `\(parameter)` could not be inferred", label: "nothing says what `\(parameter)` is",
        related: place(declared, "in this declaration of \(callee)"))
    case .closureResultUnsaid(let parameter, let callee, let first):
      Message(
        "generic parameter `\(parameter)` could not be inferred",
        label: "the closure does not say what it gives",
        related: [(first, "what it gives first has no type of its own")],
        help: ["say what it gives, as in `{ value -> Int? in … }`, or what \(callee) is to give"])
    case .nothingToExplain:
      Message(
        "there is no member here whose implementation had to be found", label: "not a member or a call",
        help: ["ask of a member of a value or a type: `model.textColor`, `Model.textColor`"])
    case .cannotInferType: Message("cannot find out the type of this expression", label: "say what it is")
    case .implicitMemberNeedsType(let name):
      Message("cannot infer contextual base in reference to member `\(name)`", label: "a member of which type?")
    case .closureNeedsType:
      Message(
        "unable to infer type of a closure parameter", label: "its place does not say",
        help: ["give the parameters types"])
    case .tooComplex:
      Message(
        "the type of this expression takes too long to find out",
        help: ["break it up into parts with names, or give literals and closures their types"])
    case .emptyCollectionNeedsType:
      Message(
        "empty collection literal requires an explicit type", label: "of what?", help: ["write `let name: [Type] = []`"]
      )
    case .mixedCollection(let type):
      Message(
        "the elements of this literal have only `Any` in common", label: "of which type?",
        help: ["if that is meant, write `let name: \(type) = …`"])
    case .unusedGenericParameter(let name):
      Message("generic parameter `\(name)` is not used in function signature", label: "nothing could say what it is")
    case .assignmentAsBoolean:
      Message("an assignment is not a condition", label: "assigns", help: ["to compare, write `==`"])
    case .chainWithoutEffect(let value, let type):
      Message(
        "optional chain has no effect, expression already produces `\(type)`", label: "nothing follows it",
        help: ["write `\(value)` alone"])
    case .patternMismatch(let pattern, let value):
      Message(
        "expression pattern of type `\(pattern)` cannot match values of type `\(value)`", label: "no `~=` for these",
        help: [
          pattern == value
            ? "values of `\(value)` can be compared once it conforms to `Equatable`"
            : "a cast comes first: `case let value as \(pattern)`"
        ])
    case .operatorMismatch(let name, let types, let optionalOperand):
      Message(
        types.count == 2
          ? (types[0] == types[1]
            ? "binary operator `\(name)` cannot be applied to two `\(types[0])` operands"
            : "binary operator `\(name)` cannot be applied to operands of type `\(types[0])` and `\(types[1])`")
          : "unary operator `\(name)` cannot be applied to an operand of type `\(types.first ?? "_")`",
        label: "no `\(name)` for these",
        help: optionalOperand.map { ["`\($0)` may be nil: give a value for that case with `??`, or unwrap it"] }
          ?? helpComparing(name, types))
    case .integerTooLarge(let text): Message("integer literal `\(text)` is too large", label: "more than 64 bits")
    case .conversionOverflows(let text, let type):
      Message("invalid conversion: `\(text)` overflows `\(type)`", label: "too large for \(type)")
    case .integerOverflows(let text, let type):
      Message("integer literal `\(text)` overflows when stored into `\(type)`", label: "too large for \(type)")
    case .characterLiteral(let text):
      Message(
        "cannot convert value of type `String` to expected type `Character`", label: "\(text.count) characters, not one"
      )
    case .opaqueTypesDiffer(let one, let other):
      Message(
        "function declares an opaque return type, but its return statements do not have matching underlying types",
        label: "`some` means one type", notes: ["one `return` gives `\(one)`, another `\(other)`"],
        help: ["return `any …` if the type may differ"])
    case .opaqueOfItself(let type):
      Message(
        "the opaque result `\(type)` is defined in terms of itself", label: "no `return` says which type it is",
        help: ["return a value of a type that is known"])
    case .opaqueReturnsNothing(let type):
      Message(
        "function declares an opaque return type, but has no return statements in its body from which to infer an underlying type",
        label: "`\(type)` of which type?", help: ["return a value"])
    case .ifValueNeedsElse: Message("`if` must have an unconditional `else` to be used as an expression")
    case .branchNeedsValue:
      Message("non-expression branch of `if` or `switch` used as a value", label: "gives no value")
    case .typeAnnotationMissing: Message("type annotation missing in pattern", label: "of which type?")
    case .computedNeedsType(let name):
      Message("computed property `\(name)` must have an explicit type", label: "of which type?")
    default: declarationMessage
    }
  }

  private func outside(_ span: Span?) -> Span? { span.flatMap { $0.source.isLibrary ? nil : $0 } }

  private func wanted(_ context: Context) -> String {
    switch context {
    case .argument: "argument"
    default: "value's"
    }
  }

  private func conformHeadline(_ type: String, _ proto: String, _ context: Context) -> String {
    switch context {
    case .argument: "argument type `\(type)` does not conform to expected type `\(proto)`"
    case .iteration: "for-in loop requires `\(type)` to conform to `\(proto)`"
    case .returned: "return type `\(type)` does not conform to `\(proto)`"
    case .thrown: "thrown expression type `\(type)` does not conform to `\(proto)`"
    default: "value of type `\(type)` does not conform to specified type `\(proto)`"
    }
  }

  private func mismatchMessage(_ found: String, _ expected: String, _ context: Context) -> Message {
    let headline: String
    var reason: String?
    switch context {
    case .argument(let name):
      headline = "cannot convert value of type `\(found)` to expected argument type `\(expected)`"
      reason = name.map { "the parameter `\($0)` takes it" }
    case .operand(let name):
      headline = "cannot convert value of type `\(found)` to expected argument type `\(expected)`"
      reason = "the operator `\(name)` takes it"
    case .returned: headline = "cannot convert return expression of type `\(found)` to return type `\(expected)`"
    case .condition:
      headline = "cannot convert value of type `\(found)` to expected condition type `\(expected)`"
      reason = "a condition is true or false"
    case .assignment: headline = "cannot assign value of type `\(found)` to type `\(expected)`"
    case .element: headline = "cannot convert value of type `\(found)` to expected element type `\(expected)`"
    case .coercion: headline = "cannot convert value of type `\(found)` to type `\(expected)` in coercion"
    case .branch: headline = "result values of the branches have mismatching types `\(found)` and `\(expected)`"
    case .keyPathValue:
      headline = "key path value type `\(found)` cannot be converted to contextual type `\(expected)`"
    case .closureResult: headline = "cannot convert value of type `\(found)` to closure result type `\(expected)`"
    case .defaultValue: headline = "default argument value of type `\(found)` cannot be converted to type `\(expected)`"
    case .pattern: headline = "pattern of type `\(found)` cannot match values of type `\(expected)`"
    case .thrown: headline = "thrown expression type `\(found)` cannot be converted to error type `\(expected)`"
    case .initialValue, .plain, .iteration:
      headline = "cannot convert value of type `\(found)` to specified type `\(expected)`"
    }
    return Message(
      headline, label: "this is `\(found)`",
      notes: ["expected `\(expected)`" + (reason.map { ": \($0)" } ?? ""), "found    `\(found)`"],
      help: remedy(found, expected) + remedy(in: context))
  }

  private func remedy(in context: Context) -> [String] {
    switch context {
    case .operand("||"): ["`||` is for conditions: a value, or another where there is none, is `value ?? other`"]
    case .branch(let type?): ["a closure that says what it gives takes both: `{ … -> \(type) in`"]
    default: []
    }
  }

  private func remedy(_ found: String, _ expected: String) -> [String] {
    if expected == "Binding<\(found)>" {
      return ["write `$` in front of a state's name to hand on the state itself"]
    }
    if found.hasSuffix(".Type"), !expected.hasSuffix(".Type") {
      return ["that is the type itself; `\(found.dropLast(5))()` makes a value of it"]
    }
    return []
  }

  /// How a conformance that is missing is come by, or done without.
  private func remedy(_ facts: UnmetFacts) -> String {
    let trait = "add the trait: extension \(facts.type): \(facts.required) { … }"
    switch facts.required {
    case _ where facts.type == "()": return "this is done, and gives nothing: do it elsewhere, or leave it out"
    case "StringProtocol": return "write it into a text: \"\\(…)\""
    case "Identifiable" where facts.owner.contains("`List`") || facts.owner.contains("`ForEach`"):
      return "say what each is known by, `id: \\.self`, or " + trait
    default: return trait
    }
  }

  private func unmetMessage(_ facts: UnmetFacts) -> Message {
    let related = place(outside(facts.asked), "asked for here")
    switch facts.kind {
    case .conformance:
      if facts.isExistential {
        return Message(
          "type `\(facts.type)` cannot conform to `\(facts.required)`", label: "a value of some type, not one type",
          related: related + (facts.opaque.map { place($0.span, "may be of any type that conforms") } ?? []),
          notes: ["only concrete types such as structs, enums and classes can conform to protocols"],
          help: facts.opaque.map { ["say that it is one type: `var \($0.member): \($0.type)`"] } ?? [])
      }
      return Message(
        "\(facts.owner) requires that `\(facts.type)` conform to `\(facts.required)`",
        label: "`\(facts.type)` is no \(facts.required)", related: related,
        help: [remedy(facts)], code: "Z0104")
    case .sameType:
      return Message(
        "\(facts.owner) requires the types `\(facts.type)` and `\(facts.required)` be equivalent", label: "they differ",
        related: related)
    case .superclass:
      return Message(
        "\(facts.owner) requires that `\(facts.type)` inherit from `\(facts.required)`",
        label: "no \(facts.required)", related: related)
    case .classBound:
      return Message(
        "\(facts.owner) requires that `\(facts.type)` be a class type", label: "not a class", related: related)
    }
  }

  /// How values of one's own become comparable, where two of one type are compared that are not.
  private func helpComparing(_ name: String, _ types: [String]) -> [String] {
    if types.count == 2, name == "+" || name == "+=", types.contains("String"), types[0] != types[1] {
      return ["a value is put into text with `\\(…)`: \"so many: \\(count)\""]
    }
    guard types.count == 2, types[0] == types[1] else { return [] }
    switch name {
    case "==", "!=": return ["values of a type are compared with `\(name)` if it says so: `\(types[0]): Equatable`"]
    case "<", ">", "<=", ">=":
      return ["values of a type are in an order if it says so: `\(types[0]): Comparable`, with a `static func <`"]
    default: return []
    }
  }
}
