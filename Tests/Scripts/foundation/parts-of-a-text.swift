import Foundation

let text = "One two.\nThree four!\r\nFive\u{2029}Six e\u{301}x\u{2028}seven\u{85}eight\n\n"
text.enumerateSubstrings(in: text.startIndex...) { line, range, enclosing, _ in
  print(line ?? "", text[range] == line!, text[enclosing].debugDescription)
}
text.enumerateSubstrings(in: text.startIndex..., options: .byParagraphs) { paragraph, _, _, _ in
  print(paragraph!.debugDescription)
}
text.enumerateSubstrings(in: text.startIndex..., options: [.byComposedCharacterSequences, .reverse]) {
  character, _, _, stop in
  print(character!.debugDescription, terminator: " ")
  if character == "F" { stop = true }
}
print()
text.enumerateSubstrings(in: text.startIndex..., options: .substringNotRequired) { line, range, _, _ in
  print(line as Any, text[range].count)
}
"".enumerateSubstrings(in: "".startIndex...) { _, _, _, _ in print("nothing") }

let folder = URL(fileURLWithPath: "/a")
print(folder.appending(path: "x y", directoryHint: .isDirectory), folder.appending(path: "x", directoryHint: .notDirectory))
print(URL(filePath: "/b", directoryHint: .isDirectory).appending(component: "c"))
