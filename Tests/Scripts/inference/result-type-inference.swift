// Notice: a generic parameter that appears only in the result is found from where the result goes.
protocol Blank { init() }
struct Page: Blank { var title = "untitled" }
struct Sheet: Blank { var rows = 3 }
extension Int: Blank {}
extension String: Blank {}

func make<T: Blank>() -> T { T() }
let page: Page = make()
let sheet = make() as Sheet
print(page.title, sheet.rows)

// The parameter of another function is context enough.
func rows(of sheet: Sheet) -> Int { sheet.rows }
print(rows(of: make()))
let sum: Int = make() + 5
print(sum, (make() as String).isEmpty)

// The result type of the enclosing function as well.
func freshPage() -> Page { make() }
func freshPages() -> [Page] { [make(), make()] }
print(freshPage().title, freshPages().count)

// Through an array, an optional and a dictionary.
func pick<T>(_ key: String, from store: [String: Any]) -> T? { store[key] as? T }
let store: [String: Any] = ["name": "Kai", "age": 12, "tags": ["a", "b"]]
let name: String? = pick("name", from: store)
let age: Int = pick("age", from: store) ?? 0
let tags: [String] = pick("tags", from: store) ?? []
let wrong: Int? = pick("name", from: store)
print(name ?? "?", age + 1, tags.count, wrong as Any)
if let nickname: String = pick("nick", from: store) { print(nickname) } else { print("no nickname") }

// With a metatype argument the type is said out loud instead.
func parse<T: LosslessStringConvertible>(_ text: String, as type: T.Type = T.self) -> T? { T(text) }
print(parse("42", as: Int.self)!, parse("4.5", as: Double.self)!, parse("true", as: Bool.self)!)
let count: Int? = parse("17")
let flag: Bool? = parse("maybe")
print(count ?? 0, flag as Any)

// Generic types: their parameters follow from the arguments, or from the annotation.
struct Pair<A, B> { var left: A; var right: B }
let pair = Pair(left: 1, right: "one")
print(type(of: pair))
let wide: Pair<Double, Character> = Pair(left: 1, right: "1")
print(type(of: wide))
struct Stack<Element> {
  var items: [Element] = []
  func mapped<R>(_ change: (Element) -> R) -> Stack<R> { Stack<R>(items: items.map(change)) }
}
var stack: Stack = Stack(items: [1, 2])
stack.items.append(3)
print(type(of: stack.mapped { "\($0)" }), stack.mapped { Double($0) / 2 }.items)
let empty: Stack<Bool> = .init()
print(empty.items.isEmpty)

// A default for the missing parameter: pass a typed empty value.
func firstOr<T>(_ list: [T], _ fallback: @autoclosure () -> T) -> T { list.first ?? fallback() }
print(firstOr([], "nothing"), firstOr([2.5], 1))
