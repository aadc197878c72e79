// Characters are grapheme clusters.
print("é".count, "e\u{301}".count, "e\u{301}" == "é")
print("👨‍👩‍👧".count, "🇩🇪🇫🇷".count, "👍🏽".count)
print("漢字".count, "漢字".utf8.count, "漢字".unicodeScalars.count)
print("👍🏽".utf8.count, "🇩🇪".unicodeScalars.count)
for character in "a👍🏽é🇩🇪" { print("[\(character)]", terminator: "") }
print()
print(String("añ👨‍👩‍👧b".reversed()))
print("ÄÖß".lowercased(), "straße".uppercased())
print("\r\n".count)
let heart: Character = "♥"
print(heart, heart == "♥", "I \(heart) Swift")
var word = "cafe"
word += "\u{301}"
print(word, word.count)
print("Å" == "\u{212B}", "Å".hashValue == "\u{212B}".hashValue)
print("日本語テキスト".prefix(3), "日本語".hasSuffix("語"))
print("abc".utf8.map { Int($0) })
print(Character("x").isLetter, Character("7").isNumber, Character(" ").isWhitespace)
print(Character("7").wholeNumberValue ?? -1, Character("Z").isUppercase, Character("a").asciiValue ?? 0)
