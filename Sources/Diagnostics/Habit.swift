/// What people bring from other languages and from Swift as it once was: the one table of it. A row says how it is recognised, and
/// how it is said in Swift. Words that are legal names are only looked up where no such name is declared.
public enum Habit {
  case new, not, and, or, elvis, hashComment, template, slice, typeFirst(String), extends(String), whereInCondition,
    caseMissing, singleQuotes, shortVariable, mutableLet, fromImport, strangeModifier(String), elseIf(String),
    unevenOperator(String), doWhile, bindingWordMissing(String), arrayBrackets, typealiasInProtocol, curried,
    attributeTooEarly(String)

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

  /// What a name that nobody declares is in Swift.
  public static func help(forName name: String) -> String? {
    switch name {
    case "null", "None", "undefined", "NULL", "nullptr", "Null", "NSNull": "no value is `nil` in Swift"
    case "console", "System", "Console", "printf", "puts", "echo", "fmt", "cout", "std", "putStrLn", "NSLog",
      "alert":
      "write to the output with `print(…)`"
    case "len", "strlen", "sizeof": "how many there are is a property: `names.count`"
    case "True", "TRUE", "YES": "true is `true` in Swift"
    case "False", "FALSE", "NO": "false is `false` in Swift"
    case "this": "the value itself is `self` in Swift"
    case "int", "Integer", "long", "short", "NSInteger", "i32", "i64", "usize", "u32", "u64": "whole numbers are `Int`"
    case "float", "double", "Number", "decimal", "f64", "f32":
      "numbers with a fraction are `Double`"
    case "string", "str", "NSMutableString": "text is `String` in Swift"
    case "char", "Char", "rune": "a single character is `Character`"
    case "bool", "boolean", "Boolean", "BOOL": "true or false is `Bool`"
    case "void", "unit", "Unit": "no result is `Void`, or is not said at all"
    case "ArrayList", "MutableList", "Vec", "vector", "NSMutableArray", "listOf", "mutableListOf", "arrayOf":
      "a list is an array: `[1, 2]`, of the type `[Int]`"
    case "dict", "Map", "HashMap", "MutableMap", "NSMutableDictionary", "mapOf", "mutableMapOf":
      "a map is a dictionary: `[\"a\": 1]`, of the type `[String: Int]`"
    case "Object": "a value of any type is `Any`"
    case "range": "a range is written `0..<10`"
    case "enumerate": "it is a method: `names.enumerated()`"
    case "sorted": "it is a method: `names.sorted()`"
    case "reversed": "it is a method: `names.reversed()`"
    case "map", "filter", "reduce": "it is a method: `names.\(name) { … }`"
    case "contains", "first", "last", "isEmpty", "startsWith":
      "it is asked of the list itself: `names.\(name == "startsWith" ? "starts(with:)" : name)`"
    case "find": "it is a method: `names.firstIndex(of: …)`"
    case "join": "it is a method: `names.joined(separator: \", \")`"
    case "sort": "it is a method: `names.sort()`, or `names.sorted()` for a new list"
    case "reverse": "it is a method: `names.reversed()`"
    case "advance": "it is a method: `text.index(start, offsetBy: 1)`"
    case "println": "it is `print`"
    case "__FILE__", "__LINE__", "__COLUMN__", "__FUNCTION__":
      "it is `#\(name.dropFirst(2).dropLast(2).lowercased())`"
    case "Printable": "it is `CustomStringConvertible`"
    case "DebugPrintable": "it is `CustomDebugStringConvertible`"
    case "ErrorType": "it is `Error`"
    case "SequenceType", "CollectionType", "OptionSetType", "MutableCollectionType", "RangeReplaceableCollectionType",
      "IntegerType", "SignedIntegerType", "UnsignedIntegerType", "FloatingPointType":
      "it is `\(["IntegerType": "BinaryInteger", "SignedIntegerType": "SignedInteger", "UnsignedIntegerType": "UnsignedInteger", "FloatingPointType": "FloatingPoint"][name] ?? String(name.dropLast(4)))`"
    case "GeneratorType": "it is `IteratorProtocol`"
    case "AnyGenerator": "it is `AnyIterator`"
    case "OutputStreamType": "it is `TextOutputStream`"
    case "BooleanType": "it is `Bool`"
    case "RawOptionSetType": "it is `OptionSet`"
    case "HalfOpenInterval": "it is `Range`"
    case "ClosedInterval": "it is `ClosedRange`"
    case "CGRectMake": "it is `CGRect(x:y:width:height:)`"
    case "CGPointMake": "it is `CGPoint(x:y:)`"
    case "CGSizeMake": "it is `CGSize(width:height:)`"
    case "NSDate", "NSURL", "NSData", "NSError", "NSSet", "NSIndexPath", "NSUUID", "NSLocale", "NSCalendar":
      "Swift's own is `\(name == "NSError" ? "Error" : String(name.dropFirst(2)))`"
    case "NSArray": "Swift's own is `[Any]`"
    case "NSDictionary": "Swift's own is `[String: Any]`"
    case "dispatch_async", "dispatch_after", "dispatch_get_main_queue":
      "it is `DispatchQueue.main.async { … }`, or `asyncAfter`"
    case "sum": "it is a method: `numbers.reduce(0, +)`"
    case "countElements": "how many there are is a property: `text.count`"
    case "input", "readline", "scanf", "gets": "a line of input is `readLine()`"
    case "parseInt", "atoi", "toInt": "a number is made of text by `Int(text)`, which is nil where there is none"
    case "parseFloat", "atof": "a number is made of text by `Double(text)`, which is nil where there is none"
    case "isinstance", "instanceof": "ask with `value is Type`"
    case "typeof": "ask with `type(of: value)`"
    case "except", "rescue": "errors are taken with `do { try … } catch { … }`"
    case "raise": "errors are thrown with `throw`"
    case "elif", "elsif", "elseif": "it is written `else if`"
    case "Exception", "RuntimeException", "NSException": "errors are values of a type that is an `Error`"
    case "Math": "the functions stand for themselves: `max(a, b)`, and with `import Foundation` `sqrt(x)`"
    case "sprintf": "values are put into text with `\"\\(value)\"`"
    case "foreach", "forEach", "each": "a loop is written `for name in names { … }`"
    case "match", "when": "choose with `switch value { case …: … }`"
    case "unless": "it is written `if !…`"
    case "until": "it is written `while !…`"
    case "loop": "it is written `while true { … }`"
    case "lambda": "a function without a name is written `{ a, b in … }`"
    case "pow", "Power": "with `import Foundation`: `pow(2.0, 10.0)`"
    case "setTimeout": "with `import Foundation`: `DispatchQueue.main.asyncAfter`"
    default: nil
    }
  }

  /// What a label of the library was before; asked where no parameter has it.
  public static func help(forLabel label: String) -> String? {
    switch label {
    case "repeatedValue": "today it is `init(repeating:count:)`"
    case "atIndex": "today it is `at:`"
    case "combine": "today the closure has no label, or stands behind the parentheses"
    case "appendNewline": "today it is `terminator: \"\"`"
    case "withString": "today it is `with:`"
    default: nil
    }
  }

  /// What a member that a type has not is in Swift, and the member that is meant, which the type must have; nil where it is said
  /// otherwise, of types of the library.
  public static func help(forMember name: String) -> (member: String?, help: String)? {
    switch name {
    case "length", "size", "len", "Length", "Count", "countElements": ("count", "how many there are is `count`")
    case "push", "add", "push_back", "Add", "append_all", "addObject": ("append", "add one at the end with `append(…)`")
    case "unshift", "push_front", "insertAt": ("insert", "put one in front with `insert(…, at: 0)`")
    case "pop", "pop_back": ("popLast", "take the last one with `popLast()` or `removeLast()`")
    case "shift", "pop_front": ("removeFirst", "take the first one with `removeFirst()`")
    case "indexOf", "find_index", "IndexOf": ("firstIndex", "ask with `firstIndex(of: …)`")
    case "find", "detect": ("first", "ask with `first(where: { … })`")
    case "some", "any": ("contains", "ask with `contains { … }`")
    case "every", "all": ("allSatisfy", "ask with `allSatisfy { … }`")
    case "includes", "has", "containsKey", "contains_key", "has_key", "hasOwnProperty", "ContainsKey":
      ("contains", "ask with `contains(…)`, of a dictionary with `table[key] != nil`")
    case "toUpperCase", "upper", "to_uppercase", "uppercaseString", "ToUpper", "upcase":
      ("uppercased", "it is `uppercased()`")
    case "toLowerCase", "lower", "to_lowercase", "lowercaseString", "ToLower", "downcase":
      ("lowercased", "it is `lowercased()`")
    case "trim", "strip", "Trim": (nil, "with `import Foundation`: `trimmingCharacters(in: .whitespaces)`")
    case "substring", "substr", "slice", "Substring":
      (nil, "a part is taken with a range: `names[1..<3]`, of text `text.prefix(3)`")
    case "charAt", "characterAtIndex", "at":
      (nil, "of an array `names[i]`; of text `text[text.index(text.startIndex, offsetBy: i)]`")
    case "toString", "to_string", "ToString", "to_s", "stringValue":
      (nil, "text is made by `String(value)` or `\"\\(value)\"`")
    case "toInt", "to_i", "intValue", "parseInt": (nil, "a number is made by `Int(text)`")
    case "toDouble", "to_f", "doubleValue": (nil, "a number is made by `Double(text)`")
    case "startsWith", "starts_with", "startswith": ("hasPrefix", "ask with `hasPrefix(…)`")
    case "endsWith", "ends_with", "endswith": ("hasSuffix", "ask with `hasSuffix(…)`")
    case "join", "joinWithSeparator": ("joined", "it is `joined(separator: …)`")
    case "isNotEmpty", "is_empty", "isempty", "IsEmpty", "empty": ("isEmpty", "ask with `isEmpty`")
    case "each", "for_each", "ForEach", "forEachIndexed": (nil, "go through them with `for … in`, or `forEach { … }`")
    case "enumerate", "each_with_index", "withIndex": ("enumerated", "it is `enumerated()`")
    case "unwrap", "orElse", "unwrap_or", "getOrElse": (nil, "a value or another one is `value ?? other`")
    case "equals", "isEqualToString", "Equals": (nil, "compare with `==`")
    case "concat": (nil, "put two together with `+`")
    case "get", "objectForKey", "getOrDefault": (nil, "of a dictionary `table[key]`")
    case "put", "setObject": (nil, "of a dictionary `table[key] = value`")
    case "keySet", "allKeys": ("keys", "it is `keys`")
    case "entries", "items", "entrySet": (nil, "go through both with `for (key, value) in table`")
    case "sortInPlace", "sort_by": ("sort", "it is `sort(by:)`")
    case "advancedBy": ("index", "it is `index(_:offsetBy:)`")
    case "replaceAll", "replace": (nil, "with `import Foundation`: `replacingOccurrences(of:with:)`")
    case "appendContentsOf", "extend": ("append", "it is `append(contentsOf:)`")
    case "removeAtIndex": ("remove", "it is `remove(at:)`")
    case "insertContentsOf": ("insert", "it is `insert(contentsOf:at:)`")
    case "removeRange": ("removeSubrange", "it is `removeSubrange(…)`")
    case "replaceRange": ("replaceSubrange", "it is `replaceSubrange(…, with:)`")
    case "minElement": ("min", "it is `min()`")
    case "maxElement": ("max", "it is `max()`")
    case "generate": ("makeIterator", "it is `makeIterator()`")
    case "successor": (nil, "the collection has it: `text.index(after: i)`")
    case "predecessor": (nil, "the collection has it: `text.index(before: i)`")
    case "dynamicType": (nil, "ask with `type(of: value)`")
    case "capitalizedString": (nil, "with `import Foundation`: `capitalized`")
    case "hashCode": ("hashValue", "it is `hashValue`")
    case "getClass", "class": (nil, "ask with `type(of: value)`")
    case "characters": (nil, "a text is its characters: leave it out")
    case "name_of", "ordinal": ("rawValue", "of an enum with raw values `rawValue`")
    case "isAlpha", "isalpha": ("isLetter", "ask with `isLetter`")
    case "isDigit", "isdigit": ("isNumber", "ask with `isNumber`")
    default: nil
    }
  }
}
