extension SyntaxProblem {
  public var message: Message {
    switch self {
    case .expected(let what, let found): return what.message(found)
    case .unclosed(let bracket, let opened, _):
      return Message(
        "expected `\(bracket.closing)` to close this `\(bracket.opening)`", label: "missing here",
        related: [(opened, "opened here")])
    case .extraneousBrace: return Message("extraneous `}`", label: "closes nothing")
    case .straySemicolon: return Message("`;` separates statements", label: "there is none before it")
    case .statementsOnOneLine(let found):
      return Message(
        "expected a new line or `;` before \(quoted(found))", label: "the statement ends here",
        help: [
          found == "{ case"
            ? "`switch` in front of the value makes these its cases, `enum` those of a type"
            : found == "{"
              ? "in the head of `if`, `for` and their like a closure of several lines goes in parentheses: `contains(where: { … })`"
              : "put each statement on a line of its own"
        ])
    case .declarationsOnOneLine(let found):
      return Message(
        "expected a new line or `;` before \(quoted(found))", label: "the declaration ends here",
        help: ["put each declaration on a line of its own"])
    case .strayWord(let word): return strayWords(word)
    case .tooDeep: return Message("nested too deeply", label: "the limit is reached here")
    case .unsupported(let feature, let written): return feature.message(written)
    default: return tokenWords ?? expressionWords ?? declarationWords
    }
  }

  private func strayWords(_ word: String) -> Message {
    switch word {
    case "else": Message("`else` without an `if` before it", label: "belongs to nothing")
    case "catch": Message("`catch` without a `do` before it", label: "belongs to nothing")
    case "case", "default": Message("`\(word)` outside a `switch`", label: "belongs to nothing")
    default: Message("expected an expression, found `\(word)`", label: "not expected here")
    }
  }

  // MARK: Characters, numbers, strings

  private var tokenWords: Message? {
    switch self {
    case .strangeCharacter(let value): return strangeCharacterWords(value)
    case .lookAlike(let sign, let meant, let others, let fix):
      return Message(
        "\(Self.kind(of: sign)) `\(sign)` is not Swift's `\(meant)`",
        label: others == 0
          ? "type `\(meant)` instead"
          : "type `\(meant)` instead; \(others) more such \(others == 1 ? "sign" : "signs") on this line", fix: fix)
    case .strangeBlank(let fix):
      return Message("a no-break space in place of a plain one", label: "looks like a space", fix: fix)
    case .invalidUTF8(let byte):
      return Message("the text is not valid UTF-8", label: "the byte 0x\(hex(UInt32(byte))) begins no character")
    case .markWithoutEffect(let mark, let branch):
      return Message("`\(mark)` has no effect on `\(branch)` expression", label: "leave it out")
    case .nulByte: return Message("a NUL character in the text", label: "ignored")
    case .dollarName:
      return Message(
        "`$` may only begin the name of a closure's argument", label: "not a number",
        help: ["arguments are called `$0`, `$1`, and so on"])
    case .malformedNumber: return Message("not a number", label: "a digit here cannot be")
    case .floatWithoutZero(let today):
      return Message("a number needs a digit before its point", label: "nothing before it", help: ["write `\(today)`"])
    case .unterminatedString(false):
      return Message("unterminated string", label: "the line ends before the closing quotation mark")
    case .unterminatedString(true): return Message("unterminated string", label: "`\"\"\"` is never closed")
    case .unterminatedRegex:
      return Message("unterminated regular expression", label: "no `/#` ends it on this line")
    case .regexPattern(let mistake): return Message("cannot parse regular expression: \(mistake)", label: "here")
    case .unterminatedComment: return Message("unterminated comment", label: "a `/*` above is never closed")
    case .longStringBeginsLate:
      return Message("the text of a multi-line string begins on the line after `\"\"\"`", label: "begins here already")
    case .longStringEndsEarly:
      return Message("the closing `\"\"\"` of a multi-line string stands on a line of its own", label: "text before it")
    case .lineTooFarLeft:
      return Message(
        "a line of a multi-line string is indented less than its closing `\"\"\"`", label: "too far left",
        help: ["indent it at least as far as the closing `\"\"\"`, with the same white space"])
    case .lastLineContinues:
      return Message("the last line of a multi-line string cannot end in `\\`", label: "nothing follows")
    case .unknownEscape:
      return Message(
        "no such escape in a string", label: "not known", help: ["for a backslash itself write `\\\\`"])
    case .unicodeEscapeWithoutBraces:
      return Message("`\\u` needs its digits in braces", label: "as in `\\u{1F44B}`")
    case .invalidScalar: return Message("not a Unicode scalar", label: "one to eight hexadecimal digits belong here")
    default: return nil
    }
  }

  /// What a sign of another keyboard is called.
  private static func kind(of sign: String) -> String {
    switch sign.unicodeScalars.first?.value ?? 0 {
    case 0x2018...0x201f: "the typographic quotation mark"
    case 0x2013, 0x2014, 0x2212: "the dash"
    case 0x2026: "the single sign"
    case 0xa0, 0x2002...0x2009, 0x202f, 0x3000, 0xfeff: "the blank of another kind"
    default: "the full-width sign"
    }
  }

  private func strangeCharacterWords(_ value: UInt32) -> Message {
    let curly: Bool = (0x2018...0x201f).contains(value)
    guard let scalar = Unicode.Scalar(value) else { return Message("a character that Swift does not use") }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .privateUse, .unassigned:
      return Message("an invisible character, U+\(hex(value)), that Swift does not use", label: "here")
    default: break
    }
    if value == UInt32(UInt8(ascii: "`")) {
      return Message("a backtick that is not closed", label: "names are written `like this`")
    }
    if value == UInt32(UInt8(ascii: "'")) || curly {
      return Message(
        "`\(scalar)` is not a quotation mark in Swift", label: "not known here",
        help: ["strings are written \"like this\""])
    }
    return Message("`\(scalar)` is not a character that Swift uses", label: "not known here")
  }

  /// For what other languages write, or a slip.
  private func helpWith(operator name: String) -> [String] {
    switch name {
    case "..", "....", "..=", "..<=": ["a range is written `...` with its last value, `..<` without"]
    case "=<": ["did you mean `<=`?"]
    case "=>": ["a comparison is written `>=`, a function without a name `{ a, b in … }`"]
    case "**": ["with `import Foundation`: `pow(2.0, 10.0)`"]
    case "<=>": ["`<`, `==` and `>` compare"]
    case "=!", "<>", "/=": ["did you mean `!=`?"]
    default: []
    }
  }

  // MARK: Expressions, patterns, statements

  private var expressionWords: Message? {
    switch self {
    case .unknownOperator(let name, let fixity):
      return Message(
        "cannot find the \(fixity.rawValue) operator `\(name)`", label: "not declared", help: helpWith(operator: name))
    case .memberOfFirstNumber(let number):
      return Message(
        "expected named member of numeric literal", label: "not behind `[\(number)`",
        help: ["write it between parentheses: (\(number))"])
    case .operatorWithoutFixity(let name):
      return Message(
        "operator `\(name)` must be declared as `prefix`, `postfix`, or `infix`", label: "which of the three?",
        help: ["write `infix operator \(name)`"])
    case .undeclaredOperator(let name):
      return Message(
        "the operator `\(name)` is not declared", label: "new here",
        help: ["declare it first: `infix operator \(name)`, or `prefix`, or `postfix`"])
    case .reservedOperator(let name, let fixity):
      return Message("a custom `\(fixity.rawValue)` operator `\(name)` is not allowed", label: "Swift's own")
    case .accessArgument(let modifier):
      return Message("expected `set` in the parentheses behind `\(modifier)`", label: "only `\(modifier)(set)`")
    case .modifierOption(let option, let modifier):
      return Message("unknown option `\(option)` for `\(modifier)`", label: "nothing that can be said there")
    case .availabilityWithoutVersion(let platform):
      return Message(
        "`@available` says nothing of `\(platform)`", label: "a version is missing",
        help: ["write `@available(\(platform) 1.0, *)`, or `@available(*, deprecated)`"])
    case .availabilityWord(let word):
      return Message(
        "`\(word)` is nothing that `@available` can say", label: "not known",
        help: ["it knows `deprecated`, `unavailable`, `message` and `renamed`"])
    case .availabilityValue(let word):
      let isText = word == "message" || word == "renamed"
      return Message(
        "`\(word)` needs \(isText ? "a text" : "a version")", label: "of what it says",
        help: ["write `\(word): \(isText ? "\"…\"" : "1.0")`"])
    case .availabilityElsewhere:
      return Message(
        "the platforms that are not named need `*`", label: "a list of platforms ends with it", help: ["write `, *`"])
    case .labelInFunctionType(let name, let fix):
      return Message("the argument label `\(name)` in a function type is not allowed", label: "not here", fix: fix)
    case .requirementOutsideProtocol(let fix):
      return Message(
        "only a property of a protocol says `{ get }`", label: "this one has to say how",
        help: ["leave it out for a stored property, or give `get` a body"], fix: fix)
    case .leftOut:
      return Message("`...` is no code", label: "something was left out here")
    case .misplaced(let what): return Message("\(what) is not allowed", label: "not here")
    case .setterBesideThrowing: return Message("a setter beside a getter that throws is not allowed", label: "not here")
    case .accessorTwice(let word):
      return Message("`\(word)` is said twice", label: "the second")
    case .lowerThanOwnGroup(let name):
      return Message(
        "precedence group cannot be given lower precedence than group in same module", label: "a group of this script",
        help: ["say it of `\(name)`: `higherThan:` this one"])
    case .unknownPrecedence(let name): return Message("cannot find the precedence group `\(name)`", label: "not known")
    case .unevenEqual(let fix):
      return Message("`=` needs white space on both sides or on neither", label: "on one side only", fix: fix)
    case .strayOperator(let name, true):
      return Message("`\(name)` must touch its operand", label: "white space on both sides makes it stand between two")
    case .strayOperator(let name, false):
      return Message("`\(name)` stands between two operands", label: "nothing to the left of it")
    case .operatorsDoNotChain(let first, let place, let second):
      return Message(
        "`\(first)` and `\(second)` cannot follow each other", label: "which goes first?",
        related: [(place, "the other one")], help: ["put parentheses around one of the two"])
    case .operatorsAreUnrelated(let first, let place, let second):
      return Message(
        "nothing says whether `\(first)` or `\(second)` goes first", label: "no precedence between them",
        related: [(place, "the other one")], help: ["put parentheses around one of the two"])
    case .tryToTheRight(let word, let name):
      return Message(
        "`\(word)` cannot stand to the right of `\(name)`", label: "too late here",
        help: ["write `\(word)` to the left of it all"])
    case .dotsBehindType(let fix):
      return Message("behind a type, `...` is taken for part of it", label: "makes the type variadic", fix: fix)
    case .habit(let habit, let fix):
      let (headline, label, help) = habit.message
      return Message(headline, label: label, help: help.map { [$0] } ?? [], fix: fix)
    case .wordOfOthers(let word, let own):
      return Message("`\(word)` is no word of Swift's", label: "another language's", help: ["write `\(own)`"])
    case .misspelt(let word, let meant):
      return Message("`\(word)` is no word of Swift's", label: "misspelt", help: ["did you mean `\(meant)`?"])
    case .assignmentAsCondition:
      return Message("an assignment is not a condition", label: "assigns", help: ["to compare, write `==`"])
    case .branchOutOfPlace(let word):
      return Message(
        "`\(word)` can give a value only behind `return`, `throw` or `=`", label: "in the midst of an expression")
    case .memberWithoutKeyword(let name, let isFunction, let fix):
      return Message(
        isFunction
          ? "expected `func` before the method `\(name)`" : "expected `var` or `let` before the property `\(name)`",
        label: "missing here",
        help: isFunction && fix == nil
          ? ["what is called stands in a function: in the braces of a type there are only declarations"] : [], fix: fix)
    case .rethrowsInType:
      return Message(
        "only function declarations may be marked `rethrows`", label: "this is a type", help: ["write `throws`"])
    case .reservedDollar(let name):
      return Message(
        "cannot declare entity named `\(name)`; names that begin with `$` are made for wrapped properties",
        label: "begins with `$`")
    case .spaceBehindPeriod:
      return Message("extraneous whitespace after `.` is not permitted", label: "the member follows at once")
    case .emptyPayload:
      return Message(
        "an enum case with parentheses must have at least one associated value", label: "nothing in them",
        help: ["leave the parentheses out"])
    case .letBehindFor:
      return Message("`let` cannot stand behind `for`", label: "what is named here is a constant anyway")
    case .nestedBinding(let word):
      return Message("`\(word)` cannot stand inside another `let` or `var`", label: "one is enough")
    case .bindingInExpression:
      return Message("a pattern that binds names cannot be part of an expression", label: "neither pattern nor value")
    case .emptyCase(let isDefault):
      return Message(
        "`\(isDefault ? "default" : "case")` without a statement", label: "nothing happens here",
        help: ["to do nothing, write `break`; cases that do the same are joined by commas: `case 1, 2:`"])
    case .statementOutsideCase:
      return Message("a statement of a `switch` outside its cases", label: "no `case` or `default` before it")
    case .caseOutsideSwitch: return Message("`case` with a colon outside a `switch`", label: "declares no case")
    default: return nil
    }
  }

  // MARK: Declarations and old Swift

  private var declarationWords: Message {
    switch self {
    case .reservedWordAsName(let word, let fix):
      return Message(
        "`\(word)` is a word of Swift's own and no name", label: "reserved", help: ["backticks make a name of it"],
        fix: fix)
    case .onlyInTypes(let kind): return Message("\(kind.words) can only be declared in a type", label: "not in a type")
    case .labelInClosure(let label):
      return Message(
        "closure cannot have keyword arguments", label: "`\(label)` would be a label",
        help: ["closures are called without labels: name the parameter alone"])
    case .onlyAtTop:
      return Message(
        "declaration is only valid at file scope", label: "in the braces of something else",
        help: ["it stands by itself in the file; or is a `}` missing before it?"])
    case .onlyInProtocols:
      return Message(
        "associated types can only be declared in a protocol", label: "not in a protocol",
        help: ["elsewhere, `typealias` names a type"])
    case .caseOutsideEnum: return Message("`case` outside an enum", label: "only enums have cases")
    case .deinitWithParameters: return Message("`deinit` takes no parameters", label: "not here")
    case .parameterWithoutType(let name):
      return Message("the parameter `\(name)` has no type", label: "expected `: Type` behind it")
    case .bindingWordAsLabel(let word):
      return Message("`\(word)` is taken for an argument label here", label: "a label, not a keyword")
    case .duplicateLabel(let name, let fix):
      return Message("`\(name)` twice: a parameter's name is its label too", label: "not needed", fix: fix)
    case .functionTypeWithoutParentheses(let fix):
      return Message("a function type needs parentheses around its parameters", label: "not in parentheses", fix: fix)
    case .bodyInProtocol(let kind?):
      return Message(
        "\(kind.words) of a protocol have no bodies", label: "not here",
        help: ["a default for all who conform stands in an extension of the protocol"])
    case .bodyInProtocol(nil):
      return Message(
        "a property of a protocol says only `{ get }` or `{ get set }`", label: "not here",
        help: ["a default for all who conform stands in an extension of the protocol"])
    case .computedLet(let fix):
      return Message("a `let` cannot be computed", label: "its value could change", fix: fix)
    case .setterWithoutGetter:
      return Message("a property with a setter needs a getter too", label: "no `get` beside it")
    case .accessorsOfSeveral:
      return Message(
        "`var` declarations with multiple variables cannot have explicit getters/setters",
        label: "declares several", help: ["give the one with a body a `var` of its own"])
    case .precedenceAttribute(let word):
      return Message(
        "`\(word)` is not a valid precedence group attribute", label: "nothing of a precedence group",
        help: ["write `higherThan: Group`, `lowerThan: Group`, `associativity: left` or `assignment: true`"])
    case .missingEndif(let begun):
      return Message(
        "expected `#else` or `#endif` at the end of a conditional compilation block", label: "the text ends here",
        related: [(begun, "begins here")])
    case .behindElse(let word):
      return Message("further conditions after `#else` are unreachable", label: "`#\(word)` comes too late")
    case .strayDirective(let word):
      return Message("`\(word)` without an `#if` before it", label: "belongs to none")
    case .buildCondition(let fault):
      return Message("invalid conditional compilation expression", label: "cannot be understood", notes: [fault])
    case .saidError(let words), .saidWarning(let words): return Message(words, label: "says the script")
    case .asyncBehindThrows:
      return Message("`async` must precede `throws`", label: "too late here", help: ["write `async throws`"])
    case .tryWithoutAwaitInFor:
      return Message(
        "expected `await` behind `try` of a `for` loop", label: "nothing else in a `for` can throw here",
        help: ["a sequence that throws is one that is waited for: write `for try await`"])
    case .effectTwice(let word): return Message("`\(word)` has already been said", label: "once is enough")
    case .effectBehindArrow(let word):
      return Message("`\(word)` belongs before the arrow", label: "too late here")
    case .oldComposition(let today, let fix):
      return Message("`protocol<…>` is no longer Swift", label: "write `\(today)`", fix: fix)
    case .oldWhere(let clause, let fix):
      return Message(
        "`where` no longer stands between the angle brackets", label: "too early here",
        help: ["today: `where \(clause)` at the end of the declaration's head"], fix: fix)
    case .oldInOut(let fix):
      return Message("`inout` stands before the type, no longer before the name", label: "too early here", fix: fix)
    case .oldStep(let name, let fix):
      return Message(
        "`\(name)` is no longer Swift", label: "removed in Swift 3",
        help: ["write `\(name.prefix(1))= 1` in a statement of its own"], fix: fix)
    case .oldFor(let fix):
      return Message(
        "the loop of C is no longer Swift", label: "removed in Swift 3",
        help: fix == nil ? ["write `for i in 0..<count`, or a `while` loop"] : [], fix: fix)
    case .oldClassConstraint(let fix):
      return Message("`class` as a constraint is deprecated", label: "`AnyObject` took its place", fix: fix)
    case .classConstraintMisplaced:
      return Message(
        "`class` can only be asked for by a protocol", label: "not a constraint here", help: ["write `AnyObject`"])
    case .classConstraintNotFirst:
      return Message("`class` must come first among what a protocol asks for", help: ["or write `AnyObject`"])
    default: return Message("this is not Swift")
    }
  }
}

extension SyntaxProblem.MemberKind {
  fileprivate var words: String {
    switch self {
    case .initializers: "initialisers"
    case .deinitializers: "deinitialisers"
    case .subscripts: "subscripts"
    case .methods: "methods"
    }
  }
}

extension Bracket {
  fileprivate var opening: String {
    switch self {
    case .round: "("
    case .square: "["
    case .curly: "{"
    case .angle: "<"
    }
  }

  fileprivate var closing: String {
    switch self {
    case .round: ")"
    case .square: "]"
    case .curly: "}"
    case .angle: ">"
    }
  }
}

/// What was found, in one line and in quotes.
private func quoted(_ text: String) -> String {
  let line = text.prefix { !$0.isNewline }
  return line.count > 24 ? "`\(line.prefix(23))…`" : "`\(line)`"
}

private func hex(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, (value < 0x100 ? 2 : 4) - digits.count)) + digits
}

extension Expectation {
  fileprivate func message(_ found: String?) -> Message {
    var message = Message("expected \(words)")
    message.label = found.map { "found \(quoted($0))" } ?? "the text ends here"
    switch self {
    case .closureIn: message.help = ["a closure's parameters are followed by `in`"]
    case .keywordOfDeclaration: message.help = ["a method begins with `func`, a property with `let` or `var`"]
    case .memberDeclaration:
      message.help = ["statements stand in functions; a type holds only declarations"]
    case .initializerBody, .functionBody:
      message.label = "has no body"
    default: break
    }
    return message
  }

  private var words: String { expressionWords ?? bodyWords ?? declarationWords }

  private var expressionWords: String? {
    switch self {
    case .expression: "an expression"
    case .statement: "a statement"
    case .condition: "a condition"
    case .thrownValue: "the error to throw"
    case .switchSubject: "a value to switch over"
    case .sequence: "a sequence to go through"
    case .initialValue: "an expression after `=`"
    case .defaultValue: "a default value after `=`"
    case .rawValue: "a raw value after `=`"
    case .operand(let name): "an expression after `\(name)`"
    case .dictionaryValue: "a value after the key's `:`"
    case .dictionaryColon: "`:` between a dictionary's key and value"
    case .ternaryColon: "`:` and the other value, after `… ? …`"
    case .comma: "`,` between the two"
    case .memberName: "a member's name after `.`"
    case .superMember: "`.` after `super`"
    case .closureIn: "`in` after the closure's parameters"
    case .interpolationEnd: "`)` after the interpolated value"
    case .captureName: "the name of what is captured"
    case .type: "a type"
    case .memberTypeName: "a type's name after `.`"
    case .arrow: "`->`"
    case .whereRelation: "`:` or `==`"
    case .genericParameter: "the name of a generic parameter"
    case .pattern: "a name or a pattern"
    case .patternValue: "`=` and a value to match"
    default: nil
    }
  }

  private var bodyWords: String? {
    switch self {
    case .forIn: "`in` after the loop's variable"
    case .repeatWhile: "`while` after the body of `repeat`"
    case .guardElse: "`else` after the condition of `guard`"
    case .caseLabel: "`case` or `default`"
    case .caseColon: "`:` after the case"
    case .switchBody: "`{` and the cases of the `switch`"
    case .ifBody: "`{` after the condition of `if`"
    case .elseBody: "`{` or `if` after `else`"
    case .guardBody: "`{` after `else`"
    case .loopBody: "`{` and the body of the loop"
    case .repeatBody: "`{` after `repeat`"
    case .doBody: "`{` after `do`"
    case .catchBody: "`{` after `catch`"
    case .deferBody: "`{` after `defer`"
    case .functionBody: "`{` and the body of the function"
    case .initializerBody: "`{` and the body of the initialiser"
    case .deinitializerBody: "`{` and the body of the deinitialiser"
    case .accessorBody: "`{` and the body of the accessor"
    case .subscriptBody: "`{` and the accessors of the subscript"
    case .typeBody(let thing): "`{` and the members of the \(thing.words)"
    default: nil
    }
  }

  private var declarationWords: String {
    switch self {
    case .nameOf(let thing): "the name of the \(thing.words)"
    case .declaration, .memberDeclaration: "a declaration"
    case .keywordOfDeclaration: "`func`, `var` or another word that begins a declaration"
    case .platform: "the name of a platform, or `*`"
    case .attributeName: "the name of an attribute after `@`"
    case .moduleName: "the name of a module"
    case .typeAliasEqual: "`=` and the type that is named"
    case .operatorName: "an operator"
    case .precedenceName: "the name of a precedence group"
    case .parameters: "`(` and the parameters"
    case .parameterName: "a parameter's name"
    case .parameterColon: "`:` and the parameter's type"
    case .resultArrow: "`->` in front of the type of the result"
    case .subscriptResult: "`->` and the type of the element"
    case .accessor: "`get`, `set`, `willSet` or `didSet`"
    default: "something else"
    }
  }
}

extension DeclaredThing {
  fileprivate var words: String {
    switch self {
    case .struct: "struct"
    case .class: "class"
    case .enum: "enum"
    case .protocol: "protocol"
    case .extension: "extension"
    case .function: "function"
    case .typeAlias: "type alias"
    case .associatedType: "associated type"
    case .enumCase: "case"
    }
  }
}

extension Feature {
  fileprivate func message(_ written: String) -> Message {
    Message("Zoetrope does not support \(words)", label: "needed for \(quoted(written))")
  }

  private var words: String {
    switch self {
    case .actors: "actors"
    case .concurrency: "concurrency"
    case .ownership: "ownership modifiers"
    case .parameterPacks: "parameter packs"
    case .valueGenerics: "generic values"
    case .noncopyableTypes: "noncopyable types"
    case .variadicClosures: "variadic closures"
    case .conditionalCompilation: "conditional compilation"
    case .availability: "availability checks"
    case .macroDeclarations: "macros"
    case .macro(let name): "the macro `\(name)`"
    case .directive(let name): "the directive `\(name)`"
    case .sourceLocation(let name): "`\(name)`"
    case .rethrowing: "`rethrows`"
    case .catchClauses: "`catch` clauses"
    case .accessorEffects: "accessors that throw or wait"
    case .coroutines: "coroutine accessors"
    case .precedenceGroups: "precedence groups"
    case .constrainedTypeAliases: "this `where` clause of a type alias"
    case .propertyWrappers: "property wrappers"
    case .resultBuilders: "result builders"
    case .objectiveC: "Objective-C"
    case .dynamicMembers: "dynamic members"
    case .attribute(let name): "the attribute `@\(name)`"
    }
  }
}
