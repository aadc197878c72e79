/// What people bring from other languages and from Swift as it once was: the one table of it. A row says how it is recognised, and
/// how it is said in Swift. Words that are legal names are only looked up where no such name is declared.
public enum Habit {
  case new, not, and, or, elvis, hashComment, template, slice, typeFirst(String), extends(String), whereInCondition,
    caseMissing, singleQuotes, shortVariable, mutableLet, fromImport, strangeModifier(String), elseIf(String),
    unevenOperator(String), doWhile, bindingWordMissing(String), arrayBrackets, typealiasInProtocol, curried,
    attributeTooEarly(String), bareRegex

  var message: (headline: String, label: String, help: String?) {
    switch self {
    case .new: ("Swift makes values without `new`", "leave it out", nil)
    case .not: ("`not` is written `!` in Swift", "directly before what it turns round", nil)
    case .and: ("`and` is written `&&` in Swift", "between two conditions", nil)
    case .or: ("`or` is written `||` in Swift", "between two conditions", nil)
    case .elvis: ("`?:` is written `??` in Swift", "what to take where there is no value", nil)
    case .hashComment: ("a comment begins with `//` in Swift", "not with `#`", nil)
    case .template:
      (
        "text stands between double quotes in Swift: \"…\"", "no backticks", "a value in it is written `\\(value)`"
      )
    case .slice: ("a range is written `..<` in Swift", "from the first up to, without, the last", nil)
    case .typeFirst(let keyword):
      (
        "a declaration begins with `\(keyword)` in Swift, and its type stands behind the name", "the type comes later",
        nil
      )
    case .extends(let word): ("`\(word)` is written `:` in Swift", "a colon", nil)
    case .whereInCondition: ("conditions are separated by a comma in Swift", "`,` in place of `where`", nil)
    case .caseMissing: ("the cases of an enum begin with `case`", "`case` is missing before it", nil)
    case .singleQuotes: ("text stands between double quotes in Swift: \"…\"", "no single ones", nil)
    case .shortVariable: ("a variable is declared with `let` or `var` in Swift", "`:=` is not known", nil)
    case .mutableLet: ("what changes is declared with `var` in Swift", "not `let mut`", nil)
    case .fromImport: ("a module is imported as a whole in Swift", "all that it offers is seen then", nil)
    case .strangeModifier(let word): ("`\(word)` is no word of Swift's", "leave it out", nil)
    case .elseIf(let word): ("`\(word)` is written `else if` in Swift", "two words", nil)
    case .doWhile: ("a loop with its condition at the end begins with `repeat`", "`do` is for what may throw", nil)
    case .bindingWordMissing(let word):
      ("each part of a condition has its own `\(word)`", "`\(word)` is missing before it", nil)
    case .arrayBrackets: ("the brackets of an array stand around its type", "not behind it", nil)
    case .typealiasInProtocol:
      ("a type that a protocol leaves open is an `associatedtype`", "stands for nothing here", nil)
    case .curried:
      (
        "a function has one list of parameters", "a second list",
        "let it give a function: `func add(a: Int) -> (Int) -> Int { return { b in a + b } }`"
      )
    case .attributeTooEarly("noescape"):
      ("`@noescape` is no longer Swift", "what is not `@escaping` does not escape", "leave it out")
    case .attributeTooEarly(let name):
      ("`@\(name)` stands before the type, not before the name", "too early here", "write `name: @\(name) () -> …`")
    case .bareRegex:
      ("a regular expression between bare slashes needs Swift 6", "write `#/…/#`", nil)
    case .unevenOperator(let name):
      ("`\(name)` needs white space on both sides or on neither", "it stands between two values", nil)
    }
  }

  /// Words that begin a declaration or a loop elsewhere, and Swift's.
  public static let beginnings: [String: String] = [
    "const": "let", "val": "let", "fun": "func", "fn": "func", "def": "func", "function": "func",
    "sub": "func", "foreach": "for", "trait": "protocol", "interface": "protocol", "impl": "extension",
    "namespace": "enum", "module": "enum", "record": "struct", "object": "enum", "type": "typealias",
    "using": "import", "require": "import", "include": "import",
  ]

  /// Words that other languages write before a declaration, where Swift has none.
  public static let modifiers: Set<String> = [
    "data", "sealed", "abstract", "export", "virtual", "readonly", "pub", "inline", "suspend", "partial",
    "synchronized", "explicit", "extern", "template", "protected",
  ]

  /// Types that other languages write before a name.
  public static let types: Set<String> = [
    "void", "int", "integer", "Integer", "long", "short", "float", "double", "string", "str", "boolean", "bool", "char",
    "auto", "Int", "Double", "Float", "String", "Bool", "Character", "number",
  ]
}
