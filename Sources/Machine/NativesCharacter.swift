/// Natives on characters, which are strings of one character.
///
///     character.isLetter, isNumber, isWholeNumber, isWhitespace, isNewline, isUppercase, isLowercase, isCased,
///       isPunctuation, isSymbol, isMathSymbol, isCurrencySymbol, isHexDigit, isASCII (S) → B
///     character.wholeNumberValue, hexDigitValue, asciiValue (S) → I, B       an optional
///     character.isCharacter (S) → B                                         exactly one character
extension Executable {
  func registerCharacterNatives() {
    let tests: [(String, (Character) -> Bool)] = [
      ("isLetter", { $0.isLetter }), ("isNumber", { $0.isNumber }), ("isWholeNumber", { $0.isWholeNumber }),
      ("isWhitespace", { $0.isWhitespace }), ("isNewline", { $0.isNewline }), ("isUppercase", { $0.isUppercase }),
      ("isLowercase", { $0.isLowercase }), ("isCased", { $0.isCased }), ("isPunctuation", { $0.isPunctuation }),
      ("isSymbol", { $0.isSymbol }), ("isMathSymbol", { $0.isMathSymbol }),
      ("isCurrencySymbol", { $0.isCurrencySymbol }), ("isHexDigit", { $0.isHexDigit }), ("isASCII", { $0.isASCII }),
    ]
    for (name, test) in tests {
      registerNative("character.\(name)") { call in call.give(call.string(0).first.map(test) ?? false) }
    }
    registerNative("character.wholeNumberValue") { call in
      call.giveOptional(call.string(0).first.flatMap { $0.wholeNumberValue })
    }
    registerNative("character.hexDigitValue") { call in
      call.giveOptional(call.string(0).first.flatMap { $0.hexDigitValue })
    }
    registerNative("character.asciiValue") { call in
      call.giveOptional(call.string(0).first.flatMap { $0.asciiValue.map(Int.init) })
    }
    registerNative("character.isCharacter") { call in
      let text = call.string(0)
      call.give(!text.isEmpty && text.index(after: text.startIndex) == text.endIndex)
    }
  }
}
