// `buildOptional` goes before `buildIf`, its name of old; a builder with only that one is served by it.
@resultBuilder struct Both {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
  static func buildIf(_ part: String?) -> String { "if:" + (part ?? "-") }
  static func buildOptional(_ part: String?) -> String { "optional:" + (part ?? "-") }
}
@resultBuilder struct Old {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
  static func buildIf(_ part: String?) -> String { "if:" + (part ?? "-") }
}
func both(@Both _ text: () -> String) { print(text()) }
func old(@Old _ text: () -> String) { print(text()) }
for flag in [true, false] {
  both {
    "a "
    if flag { "b" }
  }
  old {
    "a "
    if flag { "b" }
  }
}
