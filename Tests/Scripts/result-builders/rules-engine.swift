// A builder of closures: rules made by a small language, with modifiers chained on the expressions.
struct Rule<Subject> {
  let title: String
  let passes: (Subject) -> Bool

  static prefix func ! (rule: Rule) -> Rule {
    Rule(title: "not " + rule.title) { !rule.passes($0) }
  }

  func titled(_ newTitle: String) -> Rule { Rule(title: newTitle, passes: passes) }
}

@resultBuilder
struct AllOf<Subject> {
  static func buildExpression(_ rule: Rule<Subject>) -> Rule<Subject> { rule }

  static func buildExpression(_ check: (String, (Subject) -> Bool)) -> Rule<Subject> {
    Rule(title: check.0, passes: check.1)
  }

  static func buildExpression(_ path: KeyPath<Subject, Bool>) -> Rule<Subject> {
    Rule(title: "flag") { $0[keyPath: path] }
  }

  static func buildBlock(_ rules: Rule<Subject>...) -> Rule<Subject> {
    Rule(title: rules.map(\.title).joined(separator: " & ")) { subject in
      rules.allSatisfy { $0.passes(subject) }
    }
  }
}

func allOf<Subject>(_ type: Subject.Type, @AllOf<Subject> _ make: () -> Rule<Subject>) -> Rule<Subject> { make() }

struct Password {
  let text: String
  var hasDigit: Bool { text.contains { $0.isNumber } }
  var hasSpace: Bool { text.contains(" ") }
}

let common = ["12345678", "password1"]
let isCommon = Rule<Password>(title: "common") { common.contains($0.text) }

let strong = allOf(Password.self) {
  ("long", { $0.text.count >= 8 })
  \.hasDigit
  !isCommon
  allOf(Password.self) {
    ("upper", { $0.text.contains { $0.isUppercase } })
    ("lower", { $0.text.contains { $0.isLowercase } })
  }
  .titled("both cases")
}

print(strong.title)
for text in ["short1A", "12345678", "correct horse", "Tr0ubador", "ALLUPPER1", "password1"] {
  let password = Password(text: text)
  print(text, strong.passes(password) ? "ok" : "weak", (!strong).passes(password))
}
