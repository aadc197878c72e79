// What is known of a generic parameter that is a string of some kind: its elements are characters.
func shout<S: StringProtocol>(_ text: S) -> String { text + "!" }
func ask<S: StringProtocol>(_ text: S) -> String { "¿" + text + "?" }
func initials<S: StringProtocol>(_ text: S) -> [Character] {
  var result: [Character] = []
  for character in text where character.isUppercase { result.append(character) }
  return result
}
func first<S: StringProtocol>(_ text: S) -> Character? { text.first }
func join<S: StringProtocol>(_ texts: [S]) -> String {
  var all = ""
  for text in texts { all += text }
  return all
}
func count<S: StringProtocol>(_ text: S, _ letter: Character) -> Int { text.filter { $0 == letter }.count }
let text = "Ada Lovelace"
let words = text.split(separator: " ")
print(shout(text), shout(words[0]), ask(words[1]), initials(text), initials(words[1]))
print(first(text)!, first("") as Any, join(words), join(["a", "b"]), count(text, "a"), count(words[1], "e"))
