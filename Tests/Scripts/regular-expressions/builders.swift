// Regular expressions that are built of words.
import RegexBuilder
let r = Regex {
  "move "
  Capture {
    OneOrMore(.digit)
  } transform: {
    Int($0)!
  }
  " from "
  TryCapture {
    OneOrMore(.digit)
  } transform: {
    Int($0)
  }
  " to "
  Capture(OneOrMore(.digit))
}
if let m = "move 3 from 1 to 22".wholeMatch(of: r) {
  print(m.1 + m.2, m.3); let (w, a, b, c) = m.output; print(w, a, b, c)
}
print(type(of: r))
let word = OneOrMore(.word)
let email = Regex {
  Capture {
    ZeroOrMore {
      word; "."
    }; word
  }
  "@"
  Capture {
    word;
    OneOrMore {
      "."; word
    }
  }
}
if let m = "my.name@mail.swift.org".firstMatch(of: email) { print(m.1, m.2) }
let ch = Regex {
  ChoiceOf {
    "cat"; "dog"; Capture { "bird" }
  }; Optionally { Capture { "s" } }
}
for m in "cats dog birds".matches(of: ch) { print(m.0, m.1 as Any, m.2 as Any) }
let ref = Reference(Substring.self)
let rr = Regex {
  Capture(as: ref) { OneOrMore("a"..."z") }; "-"; ref
}
if let m = "ab-ab".wholeMatch(of: rr) { print(m[ref], m.1) }
print(
  "a1b2".replacing(Regex { CharacterClass.digit }, with: "#"), "x1".contains(.digit),
  "aXb".split(separator: Regex { "X" }))
let lines = "k: v\nq: w"
let kv = Regex {
  Anchor.startOfLine; Capture { OneOrMore(.word) }; ":"; ZeroOrMore(.whitespace); Capture { OneOrMore(.anyNonNewline) }
}
print(lines.matches(of: kv).map { "\($0.1)=\($0.2)" })
let hex = Regex {
  "#"; Repeat(count: 2) { .hexDigit }; Repeat(.hexDigit, 2...4)
}
print("#ff00aa".firstMatch(of: hex)?.0 as Any)
let neg = Regex {
  NegativeLookahead { "x" }; Capture(.any)
}
print("xab".matches(of: neg).map(\.1))
let la = Regex {
  Capture { OneOrMore(.digit, .reluctant) }; Lookahead { "px" }
}
print("12px".firstMatch(of: la)?.1 as Any)
let cc = CharacterClass(.digit, .anyOf("abc"), "x"..."z").inverted
print("a1qz".matches(of: Regex { cc }).map { String($0.0) })
