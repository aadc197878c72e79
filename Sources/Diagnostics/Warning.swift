/// The facts of what compiles and is most likely not meant. The compiler warns on the same lines.
public enum Warning {
  // Values that nothing is done with.
  case unusedResult(of: String)
  case unusedOperator(String)
  case unusedInitializer(of: String)
  case unusedLiteral(String)
  case unusedValue(type: String)
  case unusedTry

  case deprecated(String, message: String?, renamed: String?)

  // Variables.
  case neverUsed(String, isLet: Bool)
  case neverUsedBinding(String)
  case neverUsedCapture(String)
  case neverRead(String)
  case neverMutated(String, isOfLoop: Bool)
  case voidValue(String, isLet: Bool)

  // What is never run, or always.
  case neverExecuted(after: String?)
  case conditionAlwaysTrue(String)
  case endlessRecursion
  case deferAtEnd
  case returnTakesNext
  case tryWithoutThrow
  case awaitWithoutAsync
  /// At the top of a script: what an actor has, without a word that it is waited for.
  case isolatedAtTop(String, by: String, isCall: Bool)
  /// A type conforms by what its global actor alone runs.
  case isolatedConformance(String, proto: String, by: String)
  case catchUnreachable
  case alreadyHandled
  case caseNeverExecuted
  case defaultNeverExecuted

  // Optionals and casts.
  case coalesceOfValue(type: String)
  case comparedToNil(type: String, isEqual: Bool)
  /// The left operand, as it is written.
  case comparedToNaN(String, with: String, isBoth: Bool)
  case inexactLiteral(String, type: String, becomes: String)
  case optionalInText(type: String)
  case optionalToAny(type: String)
  case testAlwaysTrue(String)
  case explicitlySpecialized(String, String)
  case castAlwaysSucceeds(from: String, to: String, isForced: Bool)
  case castAlwaysFails(from: String, to: String)
  case castOnlyUnwraps(from: String, to: String)
  case goneAtOnce(String, isWeak: Bool)

  // Declarations.
  case redundantAccess(String, String, in: String)
  case redundantSetterAccess(String, String)
  case alreadyConforms(type: String, proto: String, module: String, isOfType: Bool)
  case foreignConformance(type: String, proto: String, module: String)

  var message: Message {
    switch self {
    case .unusedResult(let name):
      Message("result of call to `\(name)` is unused", label: "nothing is done with it", help: [Self.discarding])
    case .unusedOperator(let name):
      Message("result of operator `\(name)` is unused", label: "nothing is done with it", help: [Self.discarding])
    case .unusedInitializer(let type):
      Message("result of `\(type)` initializer is unused", label: "nothing is done with it", help: [Self.discarding])
    case .unusedLiteral(let kind): Message("\(kind) literal is unused", label: "nothing is done with it")
    case .unusedValue(let type):
      Message("expression of type `\(type)` is unused", label: "nothing is done with it", help: [Self.discarding])
    case .deprecated(let name, let message, let renamed):
      Message(
        "`\(name)` is deprecated" + (message.map { ": \($0)" } ?? renamed.map { ": renamed to `\($0)`" } ?? ""),
        label: "to be used no longer", help: renamed.map { ["use `\($0)` instead"] } ?? [])
    case .unusedTry: Message("result of `try?` is unused", label: "nothing is done with it", help: [Self.discarding])
    case .voidValue(let name, let isLet):
      Message(
        "\(isLet ? "constant" : "variable") `\(name)` inferred to have type `()`, which may be unexpected",
        label: "there is no value in it", help: ["call the function without keeping what it gives"])
    case .neverUsed, .neverUsedBinding, .neverUsedCapture, .neverRead, .neverMutated: variableMessage
    case .neverExecuted, .conditionAlwaysTrue, .endlessRecursion, .deferAtEnd, .returnTakesNext, .tryWithoutThrow,
      .awaitWithoutAsync,
      .isolatedAtTop, .isolatedConformance,
      .catchUnreachable, .alreadyHandled,
      .caseNeverExecuted, .defaultNeverExecuted:
      flowMessage
    case .redundantAccess, .redundantSetterAccess, .alreadyConforms, .foreignConformance: declarationMessage
    default: typeMessage
    }
  }

  private static let discarding = "write `_ = ` in front of it if that is meant"

  private var variableMessage: Message {
    switch self {
    case .neverUsed(let name, let isLet):
      Message(
        "\(isLet ? "immutable value" : "variable") `\(name)` was never used", label: "nothing asks for it",
        help: ["write `_` in its place, or remove it"])
    case .neverUsedBinding(let name):
      Message(
        "value `\(name)` was defined but never used", label: "nothing asks for it",
        help: ["test for a value with `!= nil`"])
    case .neverUsedCapture(let name): Message("capture `\(name)` was never used", label: "nothing asks for it")
    case .neverRead(let name):
      Message("variable `\(name)` was written to, but never read", label: "nothing asks for its value")
    case .neverMutated(let name, let isOfLoop):
      Message(
        "variable `\(name)` was never mutated", label: "stays as it is",
        help: [isOfLoop ? "leave out `var`" : "make it a `let`"], mend: .keyword(isOfLoop ? nil : "let"))
    default: typeMessage
    }
  }

  private var flowMessage: Message {
    switch self {
    case .neverExecuted(let statement?):
      Message("code after `\(statement)` will never be executed", label: "never comes to this")
    case .neverExecuted(nil): Message("will never be executed", label: "never comes to this")
    case .conditionAlwaysTrue(let keyword):
      Message("`\(keyword)` condition is always true", label: "the pattern takes every value")
    case .endlessRecursion:
      Message(
        "function call causes an infinite recursion", label: "calls itself, whatever happens",
        help: ["let it end before that in some case"])
    case .deferAtEnd:
      Message(
        "`defer` statement at end of scope always executes immediately", label: "nothing comes between",
        help: ["write what is in it as it is, or put it further up"])
    case .returnTakesNext:
      Message(
        "expression following `return` is treated as an argument of the `return`", label: "this is what is returned",
        help: ["write `return;` if it is not meant, or put it on the same line"])
    case .tryWithoutThrow:
      Message("no calls to throwing functions occur within `try` expression", label: "no error can come out of this")
    case .awaitWithoutAsync:
      Message("no `async` operations occur within `await` expression", label: "there is nothing to wait for")
    case .isolatedAtTop(let name, let by, let isCall):
      Message(
        "\(by) `\(name)` cannot be \(isCall ? "called" : "accessed") from outside of the actor",
        label: "this is waited for all the same", help: ["write `await` in front of it: Swift 6 asks for it"],
        mend: .insertBefore("await "))
    case .isolatedConformance(let type, let proto, let by):
      Message(
        "conformance of `\(type)` to protocol `\(proto)` crosses into \(by) code and can cause data races",
        label: "who knows only the protocol does not know that",
        help: ["isolate the protocol as well, or write `nonisolated` before what it asks for"])
    case .catchUnreachable:
      Message(
        "`catch` block is unreachable because no errors are thrown in `do` block", label: "never comes to this")
    case .alreadyHandled:
      Message("case is already handled by previous patterns", label: "never comes to this", help: ["remove it"])
    case .caseNeverExecuted:
      Message("case will never be executed", label: "never comes to this: all is handled before")
    case .defaultNeverExecuted:
      Message(
        "default will never be executed", label: "all is handled before",
        help: ["without it, the compiler tells when a case is added"])
    default: typeMessage
    }
  }

  private var declarationMessage: Message {
    switch self {
    case .redundantAccess(let modifier, let kind, let place):
      Message(
        "`\(modifier)` modifier is redundant for \(kind) declared in \(place)", label: "goes without saying",
        help: ["leave it out"])
    case .redundantSetterAccess(let modifier, let what):
      Message(
        "`\(modifier)` modifier is redundant for \(what)", label: "goes without saying", help: ["leave it out"])
    case .alreadyConforms(let type, let proto, let module, let isOfType):
      Message(
        "conformance of `\(type)` to protocol `\(proto)` was already stated in the \(isOfType ? "type" : "protocol")'s module `\(module)`",
        label: "said there", help: ["leave it out: what `\(type)` has there stays in use"])
    case .foreignConformance(let type, let proto, let module):
      Message(
        "extension declares a conformance of imported type `\(type)` to imported protocol `\(proto)`; this will not behave correctly if the owners of `\(module)` introduce this conformance in the future",
        label: "neither is the script's own")
    default: typeMessage
    }
  }

  private var typeMessage: Message {
    switch self {
    case .coalesceOfValue(let type):
      Message(
        "left side of nil coalescing operator `??` has non-optional type `\(type)`, so the right side is never used",
        label: "never nil")
    case .comparedToNil(let type, let isEqual):
      Message(
        "comparing non-optional value of type `\(type)` to `nil` always returns \(isEqual ? "false" : "true")",
        label: "never nil")
    case .comparedToNaN(_, let name, isBoth: true):
      Message(
        "`.nan` \(name) `.nan` is always \(name == "!=")", label: "it is not the same as itself",
        help: ["ask `isNaN`"])
    case .comparedToNaN(let value, let name, isBoth: false):
      Message(
        "comparison with `.nan` using `\(name)` is always \(name == "!=")", label: "it is like no number",
        help: name == "==" ? ["use `\(value).isNaN`"] : name == "!=" ? ["use `!\(value).isNaN`"] : [])
    case .inexactLiteral(let text, let type, let result):
      Message(
        "`\(text)` is not exactly representable as `\(type)`; it becomes `\(result)`", label: "becomes `\(result)`",
        help: ["if that is meant, write `\(result)`"])
    case .optionalInText(let type):
      Message(
        "string interpolation produces a debug description for an optional value", label: "this is `\(type)`",
        help: ["give a value for nil with `??`, or say so with `String(describing:)`"])
    case .optionalToAny(let type):
      Message(
        "expression implicitly coerced from `\(type)` to `Any`", label: "this may be nil",
        help: ["give a value for nil with `??`, unwrap it, or say `as Any`"])
    case .explicitlySpecialized(let kind, let name):
      Message(
        "cannot explicitly specialize \(kind) `\(name)`", label: "the types in the brackets are not taken",
        help: ["its arguments and what is wanted of it say what its types are"])
    case .testAlwaysTrue(let word): Message("`\(word)` test is always true", label: "it can be nothing else")
    case .castAlwaysSucceeds(let from, let to, let isForced):
      Message(
        "\(isForced ? "forced" : "conditional") cast from `\(from)` to `\(to)` always succeeds",
        label: "it can be nothing else", help: from == to ? ["leave it out"] : ["write `as` instead"])
    case .castAlwaysFails(let from, let to):
      Message("cast from `\(from)` to unrelated type `\(to)` always fails", label: "never a `\(to)`")
    case .goneAtOnce(let name, let isWeak):
      Message(
        "instance will be immediately deallocated because `\(name)` is `\(isWeak ? "weak" : "unowned")`",
        label: "nothing else holds it", help: ["keep it in a variable of its own first"])
    case .castOnlyUnwraps(let from, let to):
      Message("cast from `\(from)` to `\(to)` only unwraps the optional", label: "`\(to)` whenever it is not nil")
    default: Message("")
    }
  }
}
