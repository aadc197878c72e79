// The smallest builder: buildBlock gathers the statements; ordinary declarations may stand between them.
@resultBuilder
struct Lines {
  static func buildBlock(_ parts: String...) -> String {
    parts.joined(separator: "\n")
  }
}

@Lines
func letter(to name: String) -> String {
  "Dear \(name),"
  let weeks = 2 * 3
  "it has been \(weeks) weeks."
  let closing = weeks > 5 ? "Hurry!" : "Take your time."
  closing
}

print(letter(to: "Ada"))

// On a closure parameter the builder applies at the call site.
func boxed(@Lines _ content: () -> String) -> String {
  let rows = content().split(separator: "\n", omittingEmptySubsequences: false)
  let width = rows.map(\.count).max() ?? 0
  let bar = "+" + String(repeating: "-", count: width + 2) + "+"
  let body = rows.map { "| \($0)\(String(repeating: " ", count: width - $0.count)) |" }
  return ([bar] + body + [bar]).joined(separator: "\n")
}

print(boxed {
  "shopping"
  "two onions"
  "salt".uppercased()
})
print(boxed { "one line" })
print(boxed {})

// On a computed property, and on a protocol requirement (inherited by the witness).
protocol Signed {
  @Lines var signature: String { get }
}

struct Captain: Signed {
  let name: String

  var signature: String {
    "-- "
    name
    "Captain"
  }

  @Lines var motto: String {
    "fair winds"
    "following seas"
  }
}

print(Captain(name: "Reed").signature)
print(Captain(name: "Reed").motto)

// An explicit return switches the builder off for that body.
@Lines
func plain() -> String {
  return "just a string"
}
print(plain())
