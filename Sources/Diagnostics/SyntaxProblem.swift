/// The facts of what is wrong with the writing of a script. Their words stand in `SyntaxWords.swift`.
public enum SyntaxProblem {
  /// Something must stand here, and `found` does; nil for the end of the text.
  case expected(Expectation, found: String?)
  case unclosed(Bracket, opened: Span, found: String?)
  case extraneousBrace
  case statementsOnOneLine(found: String)
  case declarationsOnOneLine(found: String)
  case strayWord(String)
  case straySemicolon
  case tooDeep

  // Characters, numbers and strings.
  case strangeCharacter(UInt32)
  /// A sign of another keyboard, what it looks like, and how many others there are on the line.
  case lookAlike(String, String, others: Int, Fix)
  case strangeBlank(Fix)
  case invalidUTF8(UInt8)
  case nulByte
  case dollarName
  case malformedNumber
  case floatWithoutZero(String)
  case unterminatedString(isMultiline: Bool)
  case unterminatedComment(opened: Int)
  case unterminatedRegex
  /// What is wrong with a pattern, as the compiler says it.
  case regexPattern(String)
  case longStringBeginsLate
  case longStringEndsEarly
  case lineTooFarLeft
  case lastLineContinues
  case unknownEscape
  case unicodeEscapeWithoutBraces
  case invalidScalar

  // Operators and expressions.
  case unknownOperator(String, Fixity)
  case operatorWithoutFixity(String)
  case memberOfFirstNumber(String)
  case undeclaredOperator(String)
  /// One that the language itself has.
  case reservedOperator(String, Fixity)
  case accessArgument(String)
  /// `nonisolated(some)`
  case modifierOption(String, of: String)
  case availabilityWithoutVersion(String)
  case availabilityWord(String)
  case availabilityValue(String)
  case availabilityElsewhere
  case unknownPrecedence(String)
  case lowerThanOwnGroup(String)
  case unevenEqual(Fix)
  case strayOperator(String, isPrefix: Bool)
  /// Two operators, and where the first of them stands.
  case operatorsDoNotChain(String, at: Span, String)
  case operatorsAreUnrelated(String, at: Span, String)
  /// `try` or `await` before `if` or `switch` as a value.
  case markWithoutEffect(String, of: String)
  case tryToTheRight(String, of: String)
  /// Behind a type the dots are part of it; the edit puts the cast in parentheses.
  case dotsBehindType(Fix)
  case assignmentAsCondition
  /// What people bring from elsewhere; the edit makes Swift of it.
  case habit(Habit, Fix?)
  /// What other languages begin a declaration or a loop with, and Swift's word for it.
  case wordOfOthers(String, String)
  case misspelt(String, String)
  case onlyAtTop
  case labelInClosure(String)
  case branchOutOfPlace(String)

  // Patterns and statements.
  case nestedBinding(String)
  case letBehindFor
  case bindingInExpression
  case emptyCase(isDefault: Bool)
  case statementOutsideCase
  case caseOutsideSwitch

  // Declarations.
  case reservedWordAsName(String, Fix)
  case onlyInTypes(MemberKind)
  case onlyInProtocols
  case caseOutsideEnum
  case deinitWithParameters
  case parameterWithoutType(String)
  case bindingWordAsLabel(String)
  case duplicateLabel(String, Fix)
  case functionTypeWithoutParentheses(Fix)
  case effectBehindArrow(String)
  case effectTwice(String)
  /// `throws async`
  case asyncBehindThrows
  /// `for try x in …`
  case tryWithoutAwaitInFor
  case missingEndif(begun: Span)
  /// `#else` or `#elseif` behind an `#else`.
  case behindElse(String)
  /// In a `precedencegroup`.
  case precedenceAttribute(String)
  case strayDirective(String)
  case buildCondition(String)
  /// `#error("…")`, `#warning("…")`
  case saidError(String), saidWarning(String)
  /// A requirement with a body; nil for a property or subscript, which needs `{ get }`.
  case bodyInProtocol(MemberKind?)
  case computedLet(Fix)
  case setterWithoutGetter
  case accessorTwice(String)
  /// Words that mean nothing where they stand.
  case misplaced(String)
  case labelInFunctionType(String, Fix)
  /// `{ get }` where no protocol asks for anything.
  case requirementOutsideProtocol(Fix?)
  /// `...` where something was left out.
  case leftOut
  case setterBesideThrowing
  case accessorsOfSeveral

  // Swift as it was once written.
  case oldComposition(today: String, Fix)
  case oldWhere(clause: String, Fix)
  case oldInOut(Fix)
  case oldStep(String, fix: Fix?)
  case oldFor(Fix?)
  case oldClassConstraint(Fix)
  case classConstraintMisplaced
  case classConstraintNotFirst
  case emptyPayload
  case rethrowsInType
  /// A name that begins with `$`.
  case reservedDollar(String)
  case spaceBehindPeriod
  /// `name() { … }` or `name = 1` in the braces of a type.
  case memberWithoutKeyword(String, isFunction: Bool, Fix?)

  /// Swift that Zoetrope does not have, and how the script wrote it.
  case unsupported(Feature, written: String)

  public enum Fixity: String { case prefix, postfix, infix }

  public enum MemberKind { case initializers, deinitializers, subscripts, methods }

  /// Whether more text might follow that makes it right, if it stands at the end of the text.
  public var wouldBeMendedByMoreText: Bool {
    switch self {
    case .expected(_, found: nil), .unclosed(_, _, found: nil): true
    case .unterminatedComment, .unterminatedString(isMultiline: true), .missingEndif: true
    default: false
    }
  }
}

public enum Bracket {
  case round, square, curly, angle

  /// The bracket that this character opens.
  public init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("): self = .round
    case UInt8(ascii: "["): self = .square
    case UInt8(ascii: "{"): self = .curly
    default: self = .angle
    }
  }
}

/// What a declaration declares.
public enum DeclaredThing {
  case `struct`, `class`, `enum`, `protocol`, `extension`, function, typeAlias, associatedType, enumCase
}

/// What must stand at a place.
public enum Expectation {
  case expression, statement, condition, thrownValue, switchSubject, sequence, initialValue, defaultValue, rawValue
  case operand(after: String)
  case dictionaryValue, dictionaryColon, ternaryColon, comma
  case memberName, superMember
  case closureIn, captureName, interpolationEnd
  case type, memberTypeName, arrow, whereRelation, genericParameter
  case pattern, patternValue
  case forIn, repeatWhile, guardElse
  case caseLabel, caseColon, switchBody
  case ifBody, elseBody, guardBody, loopBody, repeatBody, doBody, catchBody, deferBody
  case functionBody, initializerBody, deinitializerBody, accessorBody, subscriptBody
  case typeBody(DeclaredThing)
  case nameOf(DeclaredThing)
  case declaration, memberDeclaration, keywordOfDeclaration
  case attributeName, platform, moduleName, typeAliasEqual, operatorName, precedenceName
  case parameters, parameterName, parameterColon, resultArrow, subscriptResult, accessor
}

/// Swift that Zoetrope does not have, by the names that people know.
public enum Feature: Equatable {
  case actors, concurrency, ownership, parameterPacks, valueGenerics, noncopyableTypes
  case variadicClosures
  case conditionalCompilation, availability, macroDeclarations
  case macro(String)
  case directive(String)
  case sourceLocation(String)
  case rethrowing, catchClauses, accessorEffects, coroutines
  case precedenceGroups, constrainedTypeAliases
  case propertyWrappers, resultBuilders, objectiveC, dynamicMembers
  case attribute(String)
}

extension SyntaxProblem {
  /// What was written there is not read as what it was meant for: what follows from that is not told.
  public var losesText: Bool {
    switch self {
    case .expected, .unclosed, .extraneousBrace, .statementsOnOneLine, .declarationsOnOneLine, .strayWord,
      .strangeCharacter, .dollarName, .unterminatedString, .unterminatedRegex, .unterminatedComment,
      .parameterWithoutType,
      .functionTypeWithoutParentheses, .strayOperator, .unevenEqual, .reservedWordAsName:
      true
    default: false
    }
  }

  /// The type that it stands in may lack a member by it.
  public var losesMembers: Bool {
    if case .memberWithoutKeyword = self { return true }
    return losesText
  }

  /// The name of what is declared there was lost.
  public var losesName: Bool {
    switch self {
    case .expected(.nameOf, _), .expected(.pattern, _), .expected(.parameterName, _), .expected(.parameters, _),
      .expected(.type, _), .expected(.declaration, _), .expected(.memberDeclaration, _), .onlyInTypes:
      true
    default: false
    }
  }

  /// What else stands on the line was read as it was meant.
  public var leavesLine: Bool {
    switch self {
    case .unsupported, .unknownOperator: true
    default: false
    }
  }

  /// What stands there would be right with another number of braces before it.
  public var isOfNesting: Bool {
    switch self {
    case .extraneousBrace, .unclosed(.curly, _, _), .expected(.declaration, _), .expected(.memberDeclaration, _),
      .memberWithoutKeyword, .onlyAtTop, .onlyInTypes, .branchOutOfPlace, .statementOutsideCase, .caseOutsideSwitch:
      true
    default: false
    }
  }
}
