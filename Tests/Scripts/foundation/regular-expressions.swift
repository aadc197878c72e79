// Regular expressions: the syntax, one pattern after the other, and many made ones.
import Foundation

func show(_ pattern: String, _ text: String, _ options: NSRegularExpression.Options = []) {
  guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else {
    print(pattern, "is none")
    return
  }
  let matches = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
  let ranges = matches.map { match in
    (0..<match.numberOfRanges).map { index -> String in
      let range = match.range(at: index)
      return range.location == NSNotFound ? "-" : "\(range.location)+\(range.length)"
    }.joined(separator: ",")
  }
  print(pattern, ranges, expression.numberOfCaptureGroups)
}

for (pattern, text) in [
  ("[]a]", "]a"), ("[^]a]", "]ab"), ("[a", "a"), ("a{", "a{"), ("a{,2}", "aa"), ("{", "{"), ("]", "]"), ("a**", "aa"),
  ("*a", "a"), ("(", "("), (")", ")"), ("", "ab"), ("a||b", "ab"), ("(?<n>a)\\k<n>", "aa"), ("\\k<x>", "a"),
  ("\\1(a)", "aa"), ("\\2(a)", "aa"), ("(a)\\10", "aa0"), ("\\y", "y"), ("\\0101", "A"), ("\\x41\\x{42}\\u0043", "ABC"),
  ("\\cA\\e\\a\\f", "\u{1}\u{1b}\u{7}\u{c}"), ("\\Qa.b\\E+", "a.bbb"), ("\\b*", "a"), ("^*a", "a"), ("(?=a)?", "a"),
  ("[a-z&&[^aeiou]]+", "hello"), ("[a-z--[b-y]]", "abz"), ("[[a-c][x-z]]", "adz"), ("[[:alpha:]]+", "ab1é"),
  ("[:alpha:]", "a:l"), ("[a-]", "a-"), ("[a\\-z]", "a-z"), ("[z-a]", "a"), ("[\\d-x]", "5-x"), ("[a-\\d]", "a"),
  ("[\\b]", "\u{8}b"), ("[&&]", "&"), ("[a&b]", "a&b"), ("[]", "a"), ("[a&&b]", "ab"), ("[$^{}.]+", "$^{}."),
  ("^a", "a\na"), ("(?m)^a$", "a\na\r\na\u{2028}a"), ("a$", "a\r\n"), ("a\\Z", "a\n"), ("a\\z", "a\n"),
  (".", "\n\r\u{85}\u{2028}\u{b}\u{c}x"), ("(?s).", "\r\n"), ("$", "a\n\n"), ("(?m)$", "a\r\n\r\nb"), ("(?m)^", "a\r\n\r\nb\n"),
  ("\\s", "\t\u{b}\u{c}\u{85}\u{a0}\u{2028}\u{3000}\u{200b}\u{1c}"), ("\\h", " \t\u{a0}\n"), ("\\R", "\r\n\n\r"),
  ("\\w+", "aé_1中①ⅷ‿\u{301}"), ("\\d+", "12٣४²"), ("\\b", "a\u{301}b c"), ("\\b.", "don't stop é"),
  ("\\p{L}+", "aé1中"), ("\\p{Lu}\\P{Lu}", "Aa"), ("\\p{Letter}\\p{Greek}", "aα"), ("\\p{script=Han}+", "中文a"),
  ("\\p{IsAlphabetic}", "a"), ("\\p{Emoji}", "😀1a"), ("\\p{punct}", "a!"), ("\\pL", "a"), ("\\p{Cyrillic}+", "Привет!"),
  ("(?i)ß", "SS ẞ ß ss"), ("(?i)ss", "ß SS"), ("(?i)[a-c]+", "AbC"), ("(?i)[^a]", "Aab"), ("(?i)\\p{Lu}", "aA"),
  ("(?i)é", "É"), ("(?i)σ", "ςΣ"), ("(?i)i", "İıI"), ("(?i)ﬁ", "fi ﬁ FI"), ("a(?i)b|c", "aB C"), ("a(?i:b)c", "aBc aBC"),
  ("(?x) a b # no\n c", "abc"), ("a++b|a+", "aaa"), ("(?>a|ab)c", "abc"), ("a.*?b", "aXbXb"), ("(a|b)*", "abba"),
  ("(?<=\\$)\\d+", "$42 43"), ("(?<!\\$)\\b\\d+", "$42 43"), ("(?<=a+)b", "aab"), ("\\d+(?=%)", "50% 60"), ("q(?!u)", "qu qa"),
  ("(\\w)(\\w)?\\1", "aba aa"), ("👍+", "a👍👍b"), ("(?<year>\\d{4})-(?<month>\\d\\d)", "2024-05"),
] {
  show(pattern, text)
}

var seed: UInt64 = 5
func next(_ count: Int) -> Int {
  seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
  return Int((seed >> 33) % UInt64(count))
}
let atoms = [
  "a", "b", "c", ".", "\\d", "\\w", "\\s", "[ab]", "[^a]", "[a-c1]", "\\W", "\\D", "[\\w-]", "ab", "\\.", "B", "é", "1",
  "\\R", "[[:alpha:]]", "\\p{L}", "[a-z&&[^b]]",
]
let places = ["\\b", "^", "$", "(?=a)", "(?!b)", "(?<=a)", "(?<!b)", "\\B", "\\Z", "(?<=ab|c)"]
let counts = ["", "", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "++", "*+", "{2,}"]
func pattern(_ depth: Int) -> String {
  var result = ""
  for _ in 0...next(3) {
    switch next(depth > 0 ? 8 : 4) {
    case 0: result += places[next(places.count)]
    case 4: result += "(" + pattern(depth - 1) + "a)" + ["", "?", "{1,2}"][next(3)]
    case 5: result += "(?:" + pattern(depth - 1) + "|b)"
    case 6: result += "(" + pattern(depth - 1) + "c|" + pattern(depth - 1) + "1)" + ["", "*", "+?"][next(3)]
    case 7: result += ["(?>", "(?=", "(?!", "(?i:"][next(4)] + pattern(depth - 1) + ")"
    default: result += atoms[next(atoms.count)] + counts[next(counts.count)]
    }
  }
  return result
}
let pieces = ["a", "b", "c", "A", "1", " ", "é", "\n", ".", "ab", "👍", "\r\n", "B"]
func text() -> String {
  var result = ""
  for _ in 0..<next(10) { result += pieces[next(pieces.count)] }
  return result
}
for _ in 0..<500 {
  show(pattern(2), text(), [[], .caseInsensitive, .anchorsMatchLines, .dotMatchesLineSeparators][next(4)])
}
