/// Words for calls, changes, conformances and declarations.
extension CheckProblem {
  // MARK: Calls and changes

  var callMessage: Message {
    switch self {
    case .missingArgument(let label, let type, let callee, let declared, let isLibrary):
      Message(
        label.map { "missing argument for parameter `\($0)` in call" } ?? "missing argument of type `\(type)` in call",
        label: "something is missing here", related: isLibrary ? [] : place(declared, "this parameter"),
        help: ["\(callee) needs " + (label.map { "`\($0): \(type)`" } ?? "a value of type `\(type)`")])
    case .argumentOrder(let label, let other, let declared):
      Message(
        "argument `\(label)` must precede " + (other.map { "argument `\($0)`" } ?? "the unnamed argument"),
        label: "comes too late", related: place(declared?.source.isLibrary == true ? nil : declared, "this parameter"),
        help: ["arguments stand in the order of the parameters"])
    case .unnamedArgumentOrder(let position, let other):
      Message(
        "unnamed argument #\(position) must precede argument `\(other)`", label: "comes too late",
        help: ["arguments stand in the order of the parameters"])
    case .extraArgument(let callee, let isTrailing, let takesNone, let declared, let name):
      Message(
        isTrailing
          ? "extra trailing closure passed in call"
          : takesNone ? "argument passed to call that takes no arguments" : "extra argument in call",
        label: "no parameter takes this",
        related: name == nil ? place(declared, "\(callee) is declared here") : [],
        help: name.map { ["a class has no memberwise initializer: `\($0)` needs an `init` of its own"] } ?? [])
    case .wrongLabel(let found, let expected, let foundLabel, let expectedLabel, let callee, let declared):
      wrongLabelMessage(found, expected, foundLabel, expectedLabel, callee, declared)
    case .notCallable(let type, let property):
      Message(
        "cannot call value of non-function type `\(type)`", label: "not a function",
        help: property.map { ["`\($0)` is a property: leave out the parentheses"] } ?? [],
        mend: property.map { _ in .dropCall })
    case .typeAsValue(let type):
      Message(
        "expected member name or initializer call after type name", label: "a type, not a value",
        help: ["write `\(type).self` for the type itself, or `\(type)()` for a new value"])
    case .cannotConstruct(let type):
      Message(
        "`\(type)` cannot be constructed because it has no accessible initializers",
        label: "a trait, not a type of values")
    case .metatypeCalled:
      Message(
        "initializing from a metatype value must reference `init` explicitly", label: "a value, and not a type's name",
        help: ["write `.init` behind it"])
    case .noInitializer(let type, let declared):
      Message(
        "`\(type)` cannot be constructed because it has no accessible initializers",
        related: place(declared.flatMap { $0.source.isLibrary ? nil : $0 }, "declared here"))
    case .closureArity(let expected, let found, let type):
      Message(
        "contextual closure type `\(type)` expects \(count(expected)), but \(found == 0 ? "none are" : "\(found) \(found == 1 ? "was" : "were")") used in closure body",
        label: "takes \(count(found))",
        help: expected > found ? ["name the parameters, or ignore them with `_ in`"] : [])
    case .missingInOut(let type):
      Message(
        "passing value of type `\(type)` to an inout parameter requires explicit `&`", label: "it will be changed",
        help: ["write `&` before it"], mend: .insertBefore("&"))
    case .unexpectedInOut: Message("use of extraneous `&`", label: "no `inout` parameter takes this")
    case .partialMutating(let name):
      Message("partial application of mutating method `\(name)` is not allowed", label: "call it at once")
    case .immutable(let name, let why, let change, let isWhole, let declared):
      immutableMessage(name, why, change, isWhole, declared)
    case .discardOutsideAssignment: Message("`_` can only appear in a pattern or on the left side of an assignment")
    default: declarationMessage
    }
  }

  private func count(_ number: Int) -> String {
    number == 1 ? "1 argument" : "\(number) arguments"
  }

  private func wrongLabelMessage(
    _ found: [String?], _ expected: [String?], _ foundLabel: String?, _ expectedLabel: String?, _ callee: String,
    _ declared: Span?
  ) -> Message {
    let shown = "(\(found.map { "\($0 ?? "_"):" }.joined()))"
    let wanted = "(\(expected.map { "\($0 ?? "_"):" }.joined()))"
    let related = place(declared, "\(callee) is declared here")
    // Where more than one differs, one edit would not do.
    let isOnlyOne = found.count == expected.count && zip(found, expected).filter { $0 != $1 }.count == 1
    switch (foundLabel, expectedLabel) {
    case (nil, let label?):
      return Message(
        "missing argument label `\(label):` in call", label: "say which it is", related: related,
        help: ["write `\(label):` before it"], mend: isOnlyOne ? .insertBefore(label + ": ") : nil)
    case (let label?, nil):
      return Message(
        "extraneous argument label `\(label):` in call", label: "no label here", related: related,
        help: ["leave out `\(label):`"], mend: isOnlyOne ? .dropLabel : nil)
    case (let label?, let other?):
      return Message(
        "incorrect argument label in call (have `\(shown)`, expected `\(wanted)`)",
        label: "`\(label):` is not `\(other):`",
        related: related, help: ["write `\(other):`"], mend: isOnlyOne ? .label(label, with: other) : nil)
    case (nil, nil): return Message("arguments do not fit \(callee)", related: related)
    }
  }

  private func immutableMessage(
    _ name: String, _ why: Immutability, _ change: Change, _ isWhole: Bool, _ declared: Span?
  ) -> Message {
    let reason: String
    var help: [String] = []
    switch why {
    case .letConstant, .letGivenLater:
      reason = "`\(name)` is a `let` constant"
      help = ["change `let` to `var` to make it mutable"]
    case .ofLoop:
      reason = "`\(name)` is a `let` constant"
      help = [
        "each round has a copy: to change what the loop goes over, go over its indices and change `things[index]`; "
          + "`for var \(name) in` lets the copy change"
      ]
    case .parameter:
      reason = "`\(name)` is a `let` constant"
      help = ["parameters cannot change: copy it first, `var \(name) = \(name)`, or make it `inout`"]
    case .selfIsImmutable(let isGetter, let state, _):
      reason = "`self` is immutable"
      if let state {
        help = ["a view is made anew for every frame; what it keeps says so: `@State private var \(state)`"]
      } else {
        help = [isGetter ? "mark the getter `mutating get`" : "mark the function `mutating`"]
      }
    case .getOnly: reason = "`\(name)` is a get-only property"
    case .getOnlySubscript: reason = "subscript is get-only"
    case .callResult: reason = "a call returns an immutable value"
    case .notAPlace: reason = "a literal or computed value is no variable"
    case .inaccessibleSetter(let access): reason = "`\(name)` setter is inaccessible, being \(access)"
    }
    let headline: String
    switch change {
    case .assign: headline = isWhole ? "cannot assign to value: \(reason)" : "cannot assign to property: \(reason)"
    case .assignElement: headline = "cannot assign through subscript: \(reason)"
    case .passInOut: headline = "cannot pass immutable value as inout argument: \(reason)"
    case .operand: headline = "left side of mutating operator isn't mutable: \(reason)"
    case .mutate(let unchanging):
      headline = "cannot use mutating member on immutable value: \(reason)"
      help += unchanging.map { ["`\($0)()` gives a new one"] } ?? []
    }
    let span = declared.flatMap { $0.source.isLibrary ? nil : $0 }
    var fix: Fix?
    if case .letConstant = why { fix = span.flatMap { Mend.keyword("var").fix(at: $0) } }
    if case .selfIsImmutable(false, nil, let function?) = why { fix = Mend.declare("mutating").fix(at: function) }
    return Message(
      headline, label: "cannot change", related: place(span, "declared here"), help: help, fix: fix, code: "Z0105")
  }

  // MARK: Conformance

  var conformanceMessage: Message {
    switch self {
    case .missingRequirements(let type, let proto, let requirements, let asked, let superclass):
      var related: [(span: Span, label: String)] = place(asked, "asked for here")
      var notes: [String] = []
      for requirement in requirements {
        if let span = requirement.span {
          related.append((span, "required here"))
        } else {
          notes.append("\(proto) requires `\(requirement.declaration)`")
        }
        for near in requirement.near {
          guard let why = words(near.why) else { continue }
          if let span = near.span { related.append((span, why)) } else { notes.append("`\(near.name)` \(why)") }
        }
      }
      return Message(
        "type `\(type)` does not conform to protocol `\(proto)`",
        label: requirements.count == 1
          ? "`\(requirements[0].name)` is missing" : "\(requirements.count) requirements are missing",
        related: related, notes: notes,
        help: superclass.map { ["inherit from `\($0)`, which has all of it: class \(type): \($0), …"] }
          ?? requirements.map { "add: \($0.stub)" },
        mend: superclass == nil && requirements.allSatisfy(\.isPlain)
          ? .members(requirements.map(\.placeholder)) : nil, code: "Z0101")
    case .ambiguousDefaults(let type, let proto, let requirements, let asked):
      var related: [(span: Span, label: String)] = place(asked, "asked for here")
      var notes: [String] = []
      for requirement in requirements {
        for near in requirement.near {
          guard case .candidate(let owner) = near.why else { continue }
          if let span = near.span {
            related.append((span, "the default in \(owner)"))
          } else {
            notes.append("\(owner) has a default for `\(near.name)`")
          }
        }
      }
      let names = requirements.map { "`\($0.name)`" }.joined(separator: ", ")
      return Message(
        "type `\(type)` does not conform to protocol `\(proto)`: multiple matching defaults for \(names)",
        label: "none of them goes before the others", related: related, notes: notes,
        help: requirements.map { "say which: \($0.stub)" }, code: "Z0102")
    case .witnessDiffers(let name, let wanted, let proto, let why, let required):
      switch why {
      case .notRequired:
        return Message(
          "initializer requirement `\(wanted)` can only be satisfied by a `required` initializer in a non-final class",
          label: "not `required`", related: place(required, "required by \(proto)"),
          help: ["write `required` before it"])
      case .givesClass(let type):
        return Message(
          name.hasSuffix(")")
            ? "method `\(name)` in non-final class `\(type)` must return `Self` to conform to protocol `\(proto)`"
            : "property `\(name)` in non-final class `\(type)` must be of type `Self` to conform to protocol `\(proto)`",
          label: "a class below would give another", related: place(required, "required here"),
          help: ["say `Self`, or make the class `final`"])
      case .hidden(let kind, let access):
        return Message(
          "\(kind) `\(name)` must be `\(access)` because protocol `\(proto)` asks for it",
          label: "not seen as far as both the type and the protocol", related: place(required, "required here"),
          help: ["write `\(access)` before it"])
      default:
        return Message(
          "method `\(name)` has different argument labels from those required by protocol `\(proto)` (`\(wanted)`)",
          label: "other labels", related: place(required, "required here"), help: ["call it `\(wanted)`"])
      }
    case .selfForSubclasses(let name, let proto, let type):
      return Message(
        "`\(name)` of protocol `\(proto)` uses `Self` in a way that non-final class `\(type)` cannot",
        label: "a class below would give another", help: ["make the class `final`"])
    case .notImplied(let type, let said, let refined):
      return Message(
        "conditional conformance of `\(type)` to protocol `\(said)` does not imply conformance to `\(refined)`",
        label: "the condition may be another", help: ["add: extension \(type): \(refined) where …"])
    case .redundantConformance(let type, let proto, let previous):
      return Message(
        "redundant conformance of `\(type)` to protocol `\(proto)`", label: "said twice",
        related: place(previous.flatMap { $0.source.isLibrary ? nil : $0 }, "first said here"))
    case .onlyClassesConform(let type, let proto, let declared):
      return Message(
        "non-class type `\(type)` cannot conform to class protocol `\(proto)`", label: "not a class",
        related: place(declared.flatMap { $0.source.isLibrary ? nil : $0 }, "for classes only"))
    default: return declarationMessage
    }
  }

  private func words(_ why: NearMiss.Why) -> String? {
    switch why {
    case .type(let type): "has the type `\(type)`, which does not fit"
    case .candidate: nil
    case .isStatic: "is static"
    case .isNotStatic: "is not static"
    case .notSettable: "cannot be set"
    case .isMutating: "is mutating, the requirement is not"
    case .labels: "has other argument labels"
    case .notRequired: "must be marked `required`"
    case .givesClass: "must return `Self`"
    case .hidden(_, let access): "is less than `\(access)`"
    case .failable: "is failable"
    case .partDoesNotConform(let type, let proto): "`\(type)` does not conform to `\(proto)`"
    case .hasNoKey: "has no key in `CodingKeys`, and no value without one"
    case .isNoProperty: "no stored property is called so"
    }
  }

  // MARK: Declarations and statements

  var declarationMessage: Message {
    switch self {
    case .needsAny(let name):
      Message(
        "use of protocol `\(name)` as a type must be written `any \(name)`", label: "say `any`",
        help: ["write `any \(name)`, or `some \(name)` where it is one type of them"])
    case .missingGenericArguments(let name, let parameters, let declared):
      Message(
        "reference to generic type `\(name)` requires arguments in <...>", label: "of what?",
        related: place(declared.flatMap { $0.source.isLibrary ? nil : $0 }, "declared here"),
        help: ["write `\(name)<\(parameters.joined(separator: ", "))>` with types for its parameters"])
    case .wrongGenericCount(let name, let expected, let found):
      Message(
        "generic type `\(name)` specialized with \(found < expected ? "too few" : "too many") type parameters (got \(found), but expected \(expected))"
      )
    case .cannotSpecialize(let name):
      Message("cannot specialize non-generic type `\(name)`", label: "takes no type parameters")
    case .anyWithoutEffect(let type, let isParameter):
      Message(
        "`any` has no effect on \(isParameter ? "type parameter" : "concrete type") `\(type)`",
        label: "`any` is for traits", help: ["write it without: `\(type)`"])
    case .notAConstraint(let type):
      Message("type `\(type)` is not a protocol or class and cannot constrain", label: "a trait is needed here")
    case .circular(let name): Message("`\(name)` refers to itself in a circle", label: "depends on itself")
    case .cannotExtend(let type):
      Message("`\(type)` cannot be extended", label: "not a struct, class, enum or protocol")
    case .inheritsFromNonProtocol(let type, let name):
      Message("inheritance from non-protocol type `\(type)`", label: "`\(name)` cannot inherit from it")
    case .inheritsFromFinal(let name, let declared):
      Message(
        "inheritance from a final class `\(name)`",
        related: place(declared.flatMap { $0.source.isLibrary ? nil : $0 }, "final here"))
    case .twoSuperclasses(let name, let second):
      Message("multiple inheritance: `\(name)` has a superclass and cannot inherit from `\(second)` too")
    case .superclassNotFirst(let name): Message("superclass `\(name)` must appear first in the inheritance clause")
    case .onlyProtocolsInherit(let name): Message("only protocols can inherit from `\(name)`")
    case .protocolExtensionInheritance(let name, let other):
      Message(
        "extension of protocol `\(name)` cannot inherit from `\(other)`", help: ["let the protocol refine the other"]
      )
    case .badRawType(let type):
      Message("raw type `\(type)` is not expressible by a literal", label: "Int, String or Double")
    case .badRawValue(let type):
      Message("raw value does not fit the raw type `\(type)`", label: "a literal of \(type) is needed")
    case .rawValueTwice(let name, let previous):
      Message("raw value for enum case `\(name)` is not unique", related: place(previous, "used before here"))
    case .rawValueWithoutType(let name):
      Message(
        "enum case `\(name)` cannot have a raw value if the enum does not have a raw type",
        help: ["declare the raw type: enum …: Int"])
    case .recursiveStruct(let name):
      Message(
        "value type `\(name)` cannot have a stored property that recursively contains it", label: "endlessly large",
        help: ["make `\(name)` a class, of which a property holds a reference, or keep it in an array: `[\(name)]`"])
    case .recursiveRequirement(let left, let right):
      Message("same-type constraint `\(left)` == `\(right)` is recursive", label: "no type is a part of itself")
    case .recursiveEnum(let name):
      Message(
        "recursive enum `\(name)` is not marked `indirect`", label: "endlessly large", help: ["write `indirect enum`"])
    case .notAllowed(let what): Message("\(what) is not allowed", label: "not here")
    case .objectiveCNotSeen(let what):
      Message(
        "Objective-C interoperability is disabled", label: "\(what) needs it", help: ["with `import UIKit` it is there"]
      )
    case .notRepresented(let attribute, let type, let parameter?):
      Message(
        "this cannot be marked \(attribute): Objective-C has no type for `\(type)`",
        label: "the type of `\(parameter)`", help: ["what Objective-C calls takes and gives objects, numbers and text"])
    case .notRepresented(let attribute, let type, nil):
      Message(
        "this cannot be marked \(attribute): Objective-C has no type for `\(type)`", label: "its type",
        help: ["what Objective-C calls takes and gives objects, numbers and text"])
    case .notExposed(let name, let isMethod, let declared):
      Message(
        "`\(name)` is not exposed to Objective-C", label: "selectors and key paths find only what is",
        related: place(declared, "declared here"),
        help: declared == nil ? [] : ["mark it: `@objc \(isMethod ? "func" : "var") \(name)`"])
    case .noKeyPath:
      Message(
        "the argument of `#keyPath` names no property", label: "no property of a class",
        help: ["name the properties one after the other: `#keyPath(Form.owner.name)`"])
    case .noSelector:
      Message(
        "the argument of `#selector` names no method", label: "no method of a class",
        help: ["name it without a call: `#selector(save)`, `#selector(Form.save(_:))`"])
    case .assignedToItself(let isProperty):
      Message(
        "assigning a \(isProperty ? "property" : "variable") to itself", label: "changes nothing",
        help: isProperty ? ["a parameter of its name hides a property: `self.name = name`"] : [])
    case .storedPropertyInExtension:
      Message(
        "extensions must not contain stored properties", label: "stored",
        help: ["compute it: `var name: Type { … }`, or move it into the type"])
    case .storedPropertyInEnum: Message("enums must not contain stored properties", label: "stored")
    case .letInProtocol(let name):
      Message(
        "`let` in a protocol is not allowed", label: "who conforms decides that",
        help: ["write `var \(name): Type { get }`: a `let` will do for it"])
    case .staticNeedsValue(let name):
      Message("static property `\(name)` requires an initial value", label: "which value?")
    case .staticStorage(let inProtocolExtension):
      Message(
        "static stored properties are not supported in \(inProtocolExtension ? "protocol extensions" : "generic types")",
        label: "stored once for which \(inProtocolExtension ? "type that conforms" : "of the types")?",
        help: ["compute it: `static var name: Type { … }`, or keep the value outside, in a type that is not generic"])
    case .lazyNeedsValue(let name):
      Message("lazy property `\(name)` must have an initializer", label: "which value, when it is asked for?")
    case .staticOnProtocol(let name, let proto):
      Message(
        "static member `\(name)` cannot be used on protocol metatype `\(proto).Type`",
        label: "a trait has no values of its own",
        help: ["ask a type that conforms, or take one: `func f<T: \(proto)>(_ type: T.Type)`"])
    case .escapingUse(let name, let declared):
      Message(
        "non-escaping parameter `\(name)` may not be kept beyond the call: it would escape", label: "kept here",
        related: place(declared, "declared here"), help: ["declare it `@escaping`"])
    case .computedLet(let name):
      Message("`let` declarations cannot be computed properties", label: "`\(name)` is computed", help: ["use `var`"])
    case .requirementNeedsAccessors(let name):
      Message(
        "property in protocol must have explicit { get } or { get set } specifier", label: "`\(name)`",
        help: ["write `{ get }` behind it"])
    case .missingBody(let name): Message("expected `{` in body of function declaration", label: "`\(name)` has no body")
    case .bodyInProtocol(let name):
      Message(
        "protocol methods must not have bodies", label: "`\(name)` has one",
        help: ["put the default into an extension of the protocol"])
    case .mutability(let isMutating, let kind, let inProtocol):
      Message(
        "`\(isMutating ? "mutating" : "nonmutating")` is not valid on \(kind.rawValue) in "
          + (inProtocol ? "class-bound protocols" : "classes"),
        label: "an object may be changed by whoever has it")
    case .operatorMustBeStatic(let name):
      Message("operator `\(name)` declared in type must be `static`", help: ["write `static func`"])
    case .weakNeedsOptional(let name, let type):
      Message(
        "`weak` variable `\(name)` should have optional type `\(type)?`", label: "becomes nil when the object goes")
    case .weakNeedsClass(let type, let word):
      Message(
        "`\(word)` must not be applied to non-class-bound `\(type)`", label: "only objects can be referred to so",
        help: ["add a constraint to the protocol: `: AnyObject`"])
    case .overrideMissing(let name, let declared, isStored: true):
      Message(
        "cannot override with a stored property `\(name)`", label: "`\(name)` is in the superclass too",
        related: place(declared, "declared here"),
        help: ["give it its value in `init`, or override it with a getter and a setter"])
    case .overrideMissing(let name, let declared, isStored: false):
      Message(
        "overriding declaration requires an `override` keyword", label: "`\(name)` is in the superclass too",
        related: place(declared, "overridden declaration is here"), help: ["write `override` before it"],
        mend: .declare("override"))
    case .overrideOutsideClass: Message("`override` can only be specified on class members", label: "no class")
    case .overridesFinal(let name, let declared):
      Message("`\(name)` overrides a `final` or `static` declaration", related: place(declared, "final here"))
    case .overridesWithStored(let name): Message("cannot override with a stored property `\(name)`", label: "stored")
    case .overridesInExtension(let name, let type, let declared):
      Message(
        "`\(name)` is declared in `\(type)` and cannot be overridden from an extension", label: "in an extension",
        related: place(declared, "declared here"), help: ["move it into the class itself"])
    case .overridesExtension(let name, let type, let declared):
      Message(
        "`\(name)` is declared in an extension of `\(type)` and cannot be overridden",
        label: "is in the superclass too",
        related: place(declared, "declared here"), help: ["move that one into the class `\(type)` itself"])
    case .overridesOutOfSight(let what, let declared):
      Message(
        "\(what) must be as accessible as the declaration it overrides", label: "fewer may see it",
        related: place(declared, "overridden declaration is here"))
    case .overridesFailably(let name, let declared):
      Message(
        "failable initializer `\(name)` cannot override a non-failable initializer", label: "may give nil",
        related: place(declared, "this one never does"))
    case .overridesSelf(let name, let declared):
      Message(
        "cannot override a `Self` result with another", label: "`\(name)` gives the same in every subclass",
        related: place(declared, "gives the class it is asked of"), help: ["write `-> Self`"])
    case .overridesOfOtherType(let name, let type, let above, let declared):
      Message(
        "property `\(name)` with type `\(type)` cannot override a property with type `\(above)`",
        related: place(declared, "of type `\(above)` here"))
    case .overridesChangeable(let name, let type, let above, let declared):
      Message(
        "cannot override mutable `\(name)` of type `\(above)` with type `\(type)`",
        label: "whoever has a `\(above)` could not set it",
        related: place(declared, "can be set, as declared here"))
    case .overridesWithoutSetter(let name, let declared):
      Message(
        "cannot override mutable `\(name)` with a read-only one", label: "has no setter",
        related: place(declared, "can be set, as declared here"), help: ["give it a `set` as well"])
    case .observesReadOnly(let name, let declared):
      Message(
        "cannot observe read-only property `\(name)`", label: "it never changes",
        related: place(declared, "declared here"))
    case .nothingToOverride(let name, let suggestion, let instead, let declared):
      Message(
        "`\(name)` does not override anything from its superclass", label: "nothing to override",
        related: place(declared, "this one has other types"),
        help: instead.map { ["there is: \($0)"] } ?? suggestion.map { ["did you mean `\($0)`?"] } ?? [],
        mend: instead == nil ? suggestion.map { .replace($0) } : nil)
    case .notBuilt(let builder, .declaration):
      Message(
        "closure containing a declaration cannot be used with result builder `\(builder)`",
        label: "declare it outside")
    case .notBuilt(let builder, let what):
      Message(
        "closure containing control flow statement cannot be used with result builder `\(builder)`",
        label: what == .loop ? "`\(builder)` has no `buildArray`" : "`\(builder)` makes nothing of it",
        help: what == .loop && builder == "ViewBuilder" ? ["write `ForEach(…) { … }`"] : [])
    case .requiredMissing(let name):
      Message("`required` modifier must be present on all overrides of a required initializer", label: "in `\(name)`")
    case .requiredOutOfSight(let name):
      Message(
        "`required` initializer must be accessible wherever class `\(name)` can be subclassed",
        label: "fewer may see it")
    case .requiredInitializerMissing(let name, let initializer, of: let above):
      Message(
        "`required` initializer `\(initializer)` must be provided by subclass of `\(above)`",
        label: "`\(name)` has none"
      )
    case .noMainFunction(let name):
      Message(
        "`\(name)` is annotated with `@main` and must provide a static function `main()`",
        help: ["declare in it what runs: static func main() { … }"])
    case .classNeedsInitializer(let name, let properties):
      Message(
        "class `\(name)` has no initializers", label: "how is one made?",
        notes: properties.isEmpty ? [] : ["without a value: \(properties.map { "`\($0)`" }.joined(separator: ", "))"],
        help: ["give the stored properties values, or write an `init`"])
    case .superInitializerMissing(let name, let superclass):
      Message(
        "`super.init` isn't called before returning from initializer", label: "`\(superclass)` needs its own",
        help: ["call `super.init(…)` in the initializers of `\(name)`"])
    case .uninitialized(let names):
      Message(
        "return from initializer without initializing all stored properties",
        label: "\(names.map { "`\($0)`" }.joined(separator: ", ")) \(names.count == 1 ? "has" : "have") no value")
    case .usedBeforeInitialized(let name, let isLet, let declared):
      Message(
        "\(isLet ? "constant" : "variable") `\(name)` used before being initialized",
        label: "has no value on some way here",
        related: place(declared, "declared here"))
    case .usedByFunctionBeforeInitialized(let name, let isLet, let isClosure, let declared):
      Message(
        "\(isLet ? "constant" : "variable") `\(name)` "
          + (isClosure
            ? "captured by a closure before being initialized"
            : "used by function definition before being initialized"),
        label: "`\(name)` has no value here yet", related: place(declared, "declared here"),
        help: ["give `\(name)` its value before this"])
    case .capturedBeforeDeclared(let name, let declared, let used):
      Message(
        "closure captures `\(name)` before it is declared", label: "speaks of it",
        related: [(used, "used here")] + place(declared, "declared only here"))
    case .superBeforeInitialized(let names):
      Message(
        "\(names.map { "property `\($0)`" }.joined(separator: ", ")) not initialized at `super.init` call",
        label: "give it a value before this")
    case .missingReturn(let type, let isClosure):
      Message(
        "missing return in \(isClosure ? "closure" : "function") expected to return `\(type)`",
        label: "comes to an end here without a value")
    case .emptyClosure(let type): CheckProblem.missingReturn(type, isClosure: true).message
    case .returnNeedsValue(let type): Message("non-void function should return a value", label: "`\(type)` is expected")
    case .unexpectedReturnValue:
      Message(
        "unexpected non-void return value in void function", label: "the function returns nothing",
        help: ["add a return type: `-> Type`"])
    case .returnOutsideFunction: Message("return invalid outside of a func")
    case .comesBack:
      Message(
        "function with uninhabited return type `Never` is missing call to another never-returning function on all paths",
        label: "comes out here")
    case .returnNilInInitializer: Message("only a failable initializer can return `nil`", help: ["write `init?`"])
    case .returnValueInInitializer: Message("`nil` is the only return value permitted in an initializer")
    case .guardFallsThrough:
      Message(
        "`guard` body must not fall through, consider using a `return` or `throw` to exit the scope",
        label: "must not come out here")
    case .jumpOutside(let word, let allowed):
      Message("`\(word)` is only allowed inside \(allowed)", label: "nothing to leave")
    case .unknownLabel(let name): Message("cannot find label `\(name)` in scope", label: "no such label")
    case .labelTwice(let name):
      Message("label `\(name)` cannot be reused on an inner statement", label: "named like a statement around it")
    case .fallsOutOfSwitch:
      Message("`fallthrough` without a following `case` or `default` block", label: "nothing follows")
    case .caseBehindDefault:
      Message(
        "additional `case` blocks cannot appear after the `default` block of a `switch`", label: "is never reached",
        help: ["put `default` last"])
    case .returnFromDefer:
      Message("`return` cannot transfer control out of a defer statement", label: "the function is being left already")
    case .notExhaustive(let missing, let last):
      Message(
        "switch must be exhaustive",
        label: missing.isEmpty
          ? "some values have no case" : "\(missing.count == 1 ? "one case is" : "\(missing.count) cases are") missing",
        help: missing.isEmpty ? ["add `default:`"] : missing.map { "add: case \($0):" },
        fix: last.flatMap {
          let heads = missing.isEmpty ? ["default:"] : missing.map { "case \($0):" }
          return Mend.cases(heads.map { $0 + " fatalError()" }).fix(at: $0)
        }, code: "Z0106")
    case .emptySwitch: Message("`switch` statement body must have at least one `case` or `default` block")
    case .notBoundEverywhere(let name):
      Message(
        "`\(name)` must be bound in every pattern", label: "only here",
        help: [
          "the case runs where any of its patterns matches: bind `\(name)` in each, or make them cases of their own"
        ])
    case .computedHasValue(let name):
      Message(
        "variable with getter/setter cannot have an initial value", label: "`\(name)` is computed: nothing holds this",
        help: ["leave out the value, or the getter"])
    case .closesOver(let type, let value, let declared):
      Message(
        "type declaration `\(type)` cannot close over value `\(value)` defined in outer scope",
        label: "not seen from here",
        related: place(declared, "bound here"), help: ["hand it to an initializer"])
    case .markerCast(let name):
      Message(
        "marker protocol `\(name)` cannot be used in a conditional cast", label: "no value knows",
        notes: ["`\(name)` only says something to the compiler"])
    case .buildsNothing(let name):
      Message(
        "result builder must provide at least one static `buildBlock` method",
        help: ["add `static func buildBlock(_ parts: Part...) -> Whole` to \(name)"])
    case .patternTypesDiffer(let name, let first, let second):
      Message("pattern variable `\(name)` was bound to type `\(second)`, expected `\(first)`")
    case .tuplePatternMismatch(let type, let count):
      Message("tuple pattern of \(count) parts cannot match values of the type `\(type)`", label: "\(count) parts")
    case .optionalPattern(let type):
      Message("optional pattern cannot match values of type `\(type)`", label: "never nil")
    case .caseHasNoPayload(let name, let declared):
      Message("enum case `\(name)` has no associated values", related: place(declared, "declared here"))
    case .casePayloadCount(let name, let expected, let found):
      Message("tuple pattern of \(found) parts for enum case `\(name)`, which has \(expected) associated values")
    case .casePayloadLabel(let found, let expected):
      Message("tuple pattern element label `\(found)` must be `\(expected ?? "_")`")
    default: bodyMessage
    }
  }
}
