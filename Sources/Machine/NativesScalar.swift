/// Natives on Unicode scalars, given as their values `I`.
///
///     scalar.escaped (I, asASCII B) → S
///     scalar.isAlphabetic … (I) → B              what `Unicode.Scalar.Properties` says
///     scalar.name, alias (I) → S                 empty where there is none
///     scalar.lowercaseMapping, uppercaseMapping, titlecaseMapping (I) → S
///     scalar.numericValue (I) → D, B             scalar.numericType (I) → I
///     scalar.generalCategory (I) → I             counted in the order of Swift's declaration
///     scalar.combiningClass (I) → I
extension Executable {
  func registerScalarNatives() {
    registerNative("scalar.escaped") { call in call.give(scalar(call).escaped(asASCII: call.bool(1))) }
    let tests: [(String, (Unicode.Scalar.Properties) -> Bool)] = [
      ("isAlphabetic", { $0.isAlphabetic }), ("isASCIIHexDigit", { $0.isASCIIHexDigit }),
      ("isBidiControl", { $0.isBidiControl }), ("isBidiMirrored", { $0.isBidiMirrored }),
      ("isCased", { $0.isCased }), ("isCaseIgnorable", { $0.isCaseIgnorable }), ("isDash", { $0.isDash }),
      ("isDefaultIgnorableCodePoint", { $0.isDefaultIgnorableCodePoint }), ("isDeprecated", { $0.isDeprecated }),
      ("isDiacritic", { $0.isDiacritic }), ("isEmoji", { $0.isEmoji }),
      ("isEmojiModifier", { $0.isEmojiModifier }), ("isEmojiModifierBase", { $0.isEmojiModifierBase }),
      ("isEmojiPresentation", { $0.isEmojiPresentation }), ("isExtender", { $0.isExtender }),
      ("isFullCompositionExclusion", { $0.isFullCompositionExclusion }), ("isGraphemeBase", { $0.isGraphemeBase }),
      ("isGraphemeExtend", { $0.isGraphemeExtend }), ("isHexDigit", { $0.isHexDigit }),
      ("isIDContinue", { $0.isIDContinue }), ("isIDStart", { $0.isIDStart }),
      ("isIdeographic", { $0.isIdeographic }), ("isJoinControl", { $0.isJoinControl }),
      ("isLogicalOrderException", { $0.isLogicalOrderException }), ("isLowercase", { $0.isLowercase }),
      ("isMath", { $0.isMath }), ("isNoncharacterCodePoint", { $0.isNoncharacterCodePoint }),
      ("isPatternSyntax", { $0.isPatternSyntax }), ("isPatternWhitespace", { $0.isPatternWhitespace }),
      ("isQuotationMark", { $0.isQuotationMark }), ("isRadical", { $0.isRadical }),
      ("isSentenceTerminal", { $0.isSentenceTerminal }), ("isSoftDotted", { $0.isSoftDotted }),
      ("isUnifiedIdeograph", { $0.isUnifiedIdeograph }), ("isUppercase", { $0.isUppercase }),
      ("isVariationSelector", { $0.isVariationSelector }), ("isWhitespace", { $0.isWhitespace }),
      ("isXIDContinue", { $0.isXIDContinue }), ("isXIDStart", { $0.isXIDStart }),
    ]
    for (name, test) in tests {
      registerNative("scalar.\(name)") { call in call.give(test(scalar(call).properties)) }
    }
    let texts: [(String, (Unicode.Scalar.Properties) -> String?)] = [
      ("name", { $0.name }), ("alias", { $0.nameAlias }), ("lowercaseMapping", { $0.lowercaseMapping }),
      ("uppercaseMapping", { $0.uppercaseMapping }), ("titlecaseMapping", { $0.titlecaseMapping }),
    ]
    for (name, text) in texts {
      registerNative("scalar.\(name)") { call in call.give(text(scalar(call).properties) ?? "") }
    }
    registerNative("scalar.numericValue") { call in
      let value = scalar(call).properties.numericValue
      call.give(value ?? 0)
      call.give(value != nil, at: 1)
    }
    registerNative("scalar.numericType") { call in
      switch scalar(call).properties.numericType {
      case .decimal?: call.give(0)
      case .digit?: call.give(1)
      case .numeric?: call.give(2)
      default: call.give(-1)
      }
    }
    registerNative("scalar.combiningClass") { call in
      call.give(Int(scalar(call).properties.canonicalCombiningClass.rawValue))
    }
    registerNative("scalar.generalCategory") { call in
      call.give(categories.firstIndex(of: scalar(call).properties.generalCategory) ?? categories.count - 1)
    }
  }
}

private func scalar(_ call: NativeCall) -> Unicode.Scalar {
  UInt32(exactly: call.int(0)).flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
}

private let categories: [Unicode.GeneralCategory] = [
  .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
  .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation,
  .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation,
  .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator,
  .paragraphSeparator, .control, .format, .surrogate, .privateUse, .unassigned,
]
