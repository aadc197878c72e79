/// The words of the table: what a name, a label or a member that is not there is in Swift. `FloorTests` tries every row.
extension Habit {
  /// A name that nobody declares: of another language, or of an earlier Swift.
  public static let names: [(words: [String], help: String)] = [
    (["null", "None", "undefined", "NULL", "nullptr", "Null"], "no value is `nil` in Swift"),
    (
      ["console", "System", "Console", "printf", "echo", "fmt", "cout", "std", "putStrLn", "alert"],
      "write to the output with `print(…)`"
    ),
    (["len", "sizeof"], "how many there are is a property: `names.count`"),
    (["True", "TRUE", "YES"], "true is `true` in Swift"),
    (["False", "FALSE", "NO"], "false is `false` in Swift"),
    (["this"], "the value itself is `self` in Swift"),
    (["int", "Integer", "long", "short", "NSInteger", "i32", "i64", "usize", "u32", "u64"], "whole numbers are `Int`"),
    (["float", "double", "Number", "decimal", "f64", "f32"], "numbers with a fraction are `Double`"),
    (["string", "str"], "text is `String` in Swift"),
    (["char", "Char", "rune"], "a single character is `Character`"),
    (["bool", "boolean", "Boolean", "BOOL"], "true or false is `Bool`"),
    (["void", "unit"], "no result is `Void`, or is not said at all"),
    (
      ["ArrayList", "MutableList", "Vec", "vector", "NSMutableArray", "listOf", "mutableListOf", "arrayOf"],
      "a list is an array: `[1, 2]`, of the type `[Int]`"
    ),
    (
      ["dict", "Map", "HashMap", "MutableMap", "NSMutableDictionary", "mapOf", "mutableMapOf"],
      "a map is a dictionary: `[\"a\": 1]`, of the type `[String: Int]`"
    ),
    (["Object"], "a value of any type is `Any`"),
    (["range"], "a range is written `0..<10`"),
    (["enumerate"], "it is a method: `names.enumerated()`"),
    (["sorted"], "it is a method: `names.sorted()`"),
    (["reversed"], "it is a method: `names.reversed()`"),
    (["map"], "it is a method: `names.map { … }`"),
    (["filter"], "it is a method: `names.filter { … }`"),
    (["reduce"], "it is a method: `names.reduce(0) { … }`"),
    (["contains"], "it is asked of the list itself: `names.contains`"),
    (["first"], "it is asked of the list itself: `names.first`"),
    (["last"], "it is asked of the list itself: `names.last`"),
    (["isEmpty"], "it is asked of the list itself: `names.isEmpty`"),
    (["startsWith"], "it is asked of the list itself: `names.starts(with:)`"),
    (["find"], "it is a method: `names.firstIndex(of: …)`"),
    (["join"], "it is a method: `names.joined(separator: \", \")`"),
    (["sort"], "it is a method: `names.sort()`, or `names.sorted()` for a new list"),
    (["reverse"], "it is a method: `names.reversed()`"),
    (["advance"], "it is a method: `text.index(start, offsetBy: 1)`"),
    (["println"], "it is `print`"),
    (["__FILE__"], "it is `#file`"),
    (["__LINE__"], "it is `#line`"),
    (["__COLUMN__"], "it is `#column`"),
    (["__FUNCTION__"], "it is `#function`"),
    (["Printable"], "it is `CustomStringConvertible`"),
    (["DebugPrintable"], "it is `CustomDebugStringConvertible`"),
    (["ErrorType"], "it is `Error`"),
    (["SequenceType"], "it is `Sequence`"),
    (["CollectionType"], "it is `Collection`"),
    (["OptionSetType"], "it is `OptionSet`"),
    (["MutableCollectionType"], "it is `MutableCollection`"),
    (["RangeReplaceableCollectionType"], "it is `RangeReplaceableCollection`"),
    (["IntegerType"], "it is `BinaryInteger`"),
    (["SignedIntegerType"], "it is `SignedInteger`"),
    (["UnsignedIntegerType"], "it is `UnsignedInteger`"),
    (["FloatingPointType"], "it is `FloatingPoint`"),
    (["GeneratorType"], "it is `IteratorProtocol`"),
    (["AnyGenerator"], "it is `AnyIterator`"),
    (["OutputStreamType"], "it is `TextOutputStream`"),
    (["BooleanType"], "it is `Bool`"),
    (["RawOptionSetType"], "it is `OptionSet`"),
    (["HalfOpenInterval"], "it is `Range`"),
    (["ClosedInterval"], "it is `ClosedRange`"),
    (["CGRectMake"], "it is `CGRect(x:y:width:height:)`"),
    (["CGPointMake"], "it is `CGPoint(x:y:)`"),
    (["CGSizeMake"], "it is `CGSize(width:height:)`"),
    (["NSData"], "Swift's own is `Data`"),
    (["NSSet"], "Swift's own is `Set`"),
    (["NSArray"], "Swift's own is `[Any]`"),
    (["NSDictionary"], "Swift's own is `[String: Any]`"),
    (
      ["dispatch_async", "dispatch_after", "dispatch_get_main_queue"],
      "it is `DispatchQueue.main.async { … }`, or `asyncAfter`"
    ),
    (["sum"], "it is a method: `numbers.reduce(0, +)`"),
    (["countElements"], "how many there are is a property: `text.count`"),
    (["input", "readline", "scanf", "gets"], "a line of input is `readLine()`"),
    (["parseInt", "toInt"], "a number is made of text by `Int(text)`, which is nil where there is none"),
    (["parseFloat"], "a number is made of text by `Double(text)`, which is nil where there is none"),
    (["isinstance", "instanceof"], "ask with `value is Type`"),
    (["typeof"], "ask with `type(of: value)`"),
    (["except", "rescue"], "errors are taken with `do { try … } catch { … }`"),
    (["raise"], "errors are thrown with `throw`"),
    (["elif", "elsif", "elseif"], "it is written `else if`"),
    (["Exception", "RuntimeException", "NSException"], "errors are values of a type that is an `Error`"),
    (["Math"], "the functions stand for themselves: `max(a, b)`, and with `import Foundation` `sqrt(x)`"),
    (["sprintf"], "values are put into text with `\"\\(value)\"`"),
    (["foreach", "forEach", "each"], "a loop is written `for name in names { … }`"),
    (["match", "when"], "choose with `switch value { case …: … }`"),
    (["unless"], "it is written `if !…`"),
    (["until"], "it is written `while !…`"),
    (["loop"], "it is written `while true { … }`"),
    (["lambda"], "a function without a name is written `{ a, b in … }`"),
    (["Power"], "with `import Foundation`: `pow(2.0, 10.0)`"),
    (["setTimeout"], "with `import Foundation`: `DispatchQueue.main.asyncAfter`"),
  ]

  /// A label of the library as it was before, where no parameter has it.
  public static let labels: [(word: String, help: String)] = [
    ("repeatedValue", "today it is `init(repeating:count:)`"),
    ("atIndex", "today it is `at:`"),
    ("combine", "today the closure has no label, or stands behind the parentheses"),
    ("appendNewline", "today it is `terminator: \"\"`"),
    ("withString", "today it is `with:`"),
  ]

  /// A member that a type has not, with the one that is meant, which the type must have; nil where it is said otherwise, of types of
  /// the library.
  public static let members: [(words: [String], member: String?, help: String)] = [
    (["length", "size", "len", "Length", "Count", "countElements"], "count", "how many there are is `count`"),
    (["push", "add", "push_back", "Add", "append_all", "addObject"], "append", "add one at the end with `append(…)`"),
    (["unshift", "push_front", "insertAt"], "insert", "put one in front with `insert(…, at: 0)`"),
    (["pop", "pop_back"], "popLast", "take the last one with `popLast()` or `removeLast()`"),
    (["shift", "pop_front"], "removeFirst", "take the first one with `removeFirst()`"),
    (["indexOf", "find_index", "IndexOf"], "firstIndex", "ask with `firstIndex(of: …)`"),
    (["find", "detect"], "first", "ask with `first(where: { … })`"),
    (["some", "any"], "contains", "ask with `contains { … }`"),
    (["every", "all"], "allSatisfy", "ask with `allSatisfy { … }`"),
    (
      ["includes", "has", "containsKey", "contains_key", "has_key", "hasOwnProperty", "ContainsKey"], "contains",
      "ask with `contains(…)`, of a dictionary with `table[key] != nil`"
    ),
    (
      ["toUpperCase", "upper", "to_uppercase", "uppercaseString", "ToUpper", "upcase"], "uppercased",
      "it is `uppercased()`"
    ),
    (
      ["toLowerCase", "lower", "to_lowercase", "lowercaseString", "ToLower", "downcase"], "lowercased",
      "it is `lowercased()`"
    ),
    (["trim", "strip", "Trim"], nil, "with `import Foundation`: `trimmingCharacters(in: .whitespaces)`"),
    (
      ["substring", "substr", "slice", "Substring"], nil,
      "a part is taken with a range: `names[1..<3]`, of text `text.prefix(3)`"
    ),
    (
      ["charAt", "characterAtIndex", "at"], nil,
      "of an array `names[i]`; of text `text[text.index(text.startIndex, offsetBy: i)]`"
    ),
    (
      ["toString", "to_string", "ToString", "to_s", "stringValue"], nil,
      "text is made by `String(value)` or `\"\\(value)\"`"
    ),
    (["toInt", "to_i", "intValue", "parseInt"], nil, "a number is made by `Int(text)`"),
    (["toDouble", "to_f", "doubleValue"], nil, "a number is made by `Double(text)`"),
    (["startsWith", "starts_with", "startswith"], "hasPrefix", "ask with `hasPrefix(…)`"),
    (["endsWith", "ends_with", "endswith"], "hasSuffix", "ask with `hasSuffix(…)`"),
    (["join", "joinWithSeparator"], "joined", "it is `joined(separator: …)`"),
    (["isNotEmpty", "is_empty", "isempty", "IsEmpty", "empty"], "isEmpty", "ask with `isEmpty`"),
    (["each", "for_each", "ForEach", "forEachIndexed"], nil, "go through them with `for … in`, or `forEach { … }`"),
    (["enumerate", "each_with_index", "withIndex"], "enumerated", "it is `enumerated()`"),
    (["unwrap", "orElse", "unwrap_or", "getOrElse"], nil, "a value or another one is `value ?? other`"),
    (["equals", "isEqualToString", "Equals"], nil, "compare with `==`"),
    (["concat"], nil, "put two together with `+`"),
    (["get", "objectForKey", "getOrDefault"], nil, "of a dictionary `table[key]`"),
    (["put", "setObject"], nil, "of a dictionary `table[key] = value`"),
    (["keySet", "allKeys"], "keys", "it is `keys`"),
    (["entries", "items", "entrySet"], nil, "go through both with `for (key, value) in table`"),
    (["sortInPlace", "sort_by"], "sort", "it is `sort(by:)`"),
    (["advancedBy"], "index", "it is `index(_:offsetBy:)`"),
    (["advancedBy"], "advanced", "it is `advanced(by:)`"),
    (["replaceAll", "replace"], nil, "with `import Foundation`: `replacingOccurrences(of:with:)`"),
    (["appendContentsOf", "extend"], "append", "it is `append(contentsOf:)`"),
    (["removeAtIndex"], "remove", "it is `remove(at:)`"),
    (["insertContentsOf"], "insert", "it is `insert(contentsOf:at:)`"),
    (["removeRange"], "removeSubrange", "it is `removeSubrange(…)`"),
    (["replaceRange"], "replaceSubrange", "it is `replaceSubrange(…, with:)`"),
    (["minElement"], "min", "it is `min()`"),
    (["maxElement"], "max", "it is `max()`"),
    (["generate"], "makeIterator", "it is `makeIterator()`"),
    (["successor"], nil, "the collection has it: `text.index(after: i)`"),
    (["predecessor"], nil, "the collection has it: `text.index(before: i)`"),
    (["dynamicType"], nil, "ask with `type(of: value)`"),
    (["ignoreNil", "skipNil"], "producer", "its `signal` and its `producer` have it: `skipNil()`"),
    (["capitalizedString"], nil, "with `import Foundation`: `capitalized`"),
    (["hashCode"], "hashValue", "it is `hashValue`"),
    (["getClass", "class"], nil, "ask with `type(of: value)`"),
    (["characters"], nil, "a text is its characters: leave it out"),
    (["name_of", "ordinal"], "rawValue", "of an enum with raw values `rawValue`"),
    (["isAlpha", "isalpha"], "isLetter", "ask with `isLetter`"),
    (["isDigit", "isdigit"], "isNumber", "ask with `isNumber`"),
  ]

  /// What a help says a thing is called in Swift, where it is nothing but another name: "it is `uppercased()`".
  static func mend(saidBy help: String, isMember: Bool) -> Mend? {
    let parts = help.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].isEmpty, ["it is ", "Swift's own is "].contains(parts[0]) else { return nil }
    let isName = parts[1].allSatisfy { $0.isLetter || "[]: ".contains($0) }
    guard isName || parts[1].hasSuffix("()") else { return nil }
    return isMember ? .property(String(parts[1])) : .replace(String(parts[1]))
  }

  /// What was a module once and is none today.
  static func help(forModule name: String) -> String? {
    name == "Result" ? "`Result` is Swift's own today: leave this line out" : nil
  }

  public static func help(forName name: String) -> String? { names.first { $0.words.contains(name) }?.help }

  public static func help(forLabel label: String) -> String? { labels.first { $0.word == label }?.help }

  /// One help or several, of which that one holds whose member there is.
  public static func help(forMember name: String) -> [(member: String?, help: String)] {
    members.filter { $0.words.contains(name) }.map { ($0.member, $0.help) }
  }

  /// The same of a member that a type does have in Swift: of the types that all languages have, where the habit is the likelier cause.
  static func help(forMember name: String, of type: String) -> [String] {
    let isEverywhere = type.hasPrefix("[") || ["String", "Substring", "Character", "Int", "Double"].contains(type)
    guard isEverywhere, let (member, help) = help(forMember: name).first, member == nil else { return [] }
    return [help]
  }
}
