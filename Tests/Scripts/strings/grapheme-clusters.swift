// Characters are grapheme clusters: emoji with modifiers, flags, families, combining marks and CR-LF count as one.

let samples = [
  "plain": "abc",
  "accents": "e\u{301}o\u{308}",
  "balloon": "🎈",
  "thumb": "👍🏽",
  "family": "👨‍👩‍👧‍👦",
  "flags": "🇩🇪🇫🇷",
  "heart": "❤️",
  "keycap": "1️⃣",
  "lines": "a\r\nb\n",
  "hangul": "한국",
  "stacked": "Z\u{310}\u{320}\u{342}",
  "rainbow": "🏳️‍🌈",
]
for name in samples.keys.sorted() {
  let text = samples[name]!
  print(name, text.count, text.unicodeScalars.count, text.utf16.count, text.utf8.count)
}

// Reversing keeps the clusters whole.
print(String("ab👨‍👩‍👧c🇩🇪".reversed()), String("cafe\u{301}s".reversed()))
print(Array("🇩🇪🇫🇷👍🏽"), "🇩🇪🇫🇷👍🏽".map { $0.unicodeScalars.count })

// A combining mark appended changes the last character, not the count.
var cafe = "cafe"
print(cafe.count, cafe.last!)
cafe += "\u{301}"
print(cafe.count, cafe.last!, cafe == "café", cafe.hasSuffix("e"))
cafe.removeLast()
print(cafe)

// Joining two regional indicators makes a flag.
var flag = "\u{1F1EE}"
print(flag.count)
flag.append("\u{1F1F9}")
print(flag, flag.count)
flag.append("\u{1F1F8}\u{1F1EA}")
print(flag, flag.count)

// So the count of a sum is not always the sum of the counts.
let first = "\r", second = "\n"
print(first.count + second.count, (first + second).count, ("👩" + "\u{200D}" + "🚀").count)

// Prefixes and padding by characters.
let team = "👩‍🚀👨🏿‍🔬🧑‍🎨"
for size in 1...3 { print(team.prefix(size), team.prefix(size).utf8.count) }
for label in ["naïve", "日本", "👩‍🚀"] {
  print(label + String(repeating: ".", count: 8 - label.count) + "|")
}

// Splitting and filtering by emoji.
let chat = "see you 🎉🎉 at 8 👋🏻"
print(chat.filter { $0.unicodeScalars.first!.properties.isEmojiPresentation }, chat.split(separator: "🎉").count)
print(chat.firstIndex(of: "👋🏻") != nil, chat.contains("👋"), chat.unicodeScalars.contains("👋"))

// Vowels with accents compare as themselves and fold by their first scalar.
let accented = "àéîõü"
print(accented.map { String($0.unicodeScalars.first!) }.joined())
print(String(accented.map { Character($0.decomposedStringFirst) }))

extension Character {
  var decomposedStringFirst: Unicode.Scalar {
    let table: [Character: Unicode.Scalar] = ["à": "a", "é": "e", "î": "i", "õ": "o", "ü": "u"]
    return table[self] ?? unicodeScalars.first!
  }
}
