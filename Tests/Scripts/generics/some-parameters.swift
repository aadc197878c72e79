// `some P` parameters are unnamed generics: each stands for its own type, chosen by the caller.
protocol Describable {
  var summary: String { get }
  static var kind: String { get }
}

extension Int: Describable {
  var summary: String { "int \(self)" }
  static var kind: String { "number" }
}

extension String: Describable {
  var summary: String { "text '\(self)'" }
  static var kind: String { "word" }
}

extension Array: Describable where Element: Describable {
  var summary: String { "[" + map(\.summary).joined(separator: ", ") + "]" }
  static var kind: String { "list of \(Element.kind)" }
}

func report(_ item: some Describable) -> String { item.summary }
func pair(_ a: some Describable, _ b: some Describable) -> String { "\(a.summary) and \(b.summary)" }
func kind<T: Describable>(_: T) -> String { T.kind }
func same<T: Describable & Equatable>(_ a: T, _ b: T) -> Bool { a == b }

print(report(5), report("hi"), report([1, 2]), separator: "; ")
print(pair(1, "one"), pair(["x"], [[2]]))
print(kind([["deep"]]), same(3, 3), same("a", "b"))

// Constrained collections, functions inside parameters, optional and array of `some`.
func total(_ numbers: some Sequence<Int>) -> Int { numbers.reduce(0, +) }
print(total([1, 2, 3]), total(1...4), total(Set([5, 5])), total([7: "a"].keys))

func longest(_ words: some Collection<some StringProtocol>) -> String {
  words.max { $0.count < $1.count }.map { String($0) } ?? "none"
}
print(longest(["a", "abc", "ab"]), longest("to be or knot".split(separator: " ")), longest([String]()))

func first(_ items: [some Describable]) -> String { items.first?.summary ?? "empty" }
func maybe(_ item: (some Describable)?) -> String { item.map(report) ?? "nothing" }
print(first([9, 8]), first([String]()), maybe(Optional("x")), maybe(Int?.none))

// An existential is opened when it is passed to a `some` parameter.
let mixed: [any Describable] = [1, "two", [3]]
print(mixed.map { report($0) })
for item in mixed { print(kind(item), terminator: "; ") }
print()

func changeAll(_ items: inout some MutableCollection<Int>, by change: (Int) -> Int) {
  var index = items.startIndex
  while index != items.endIndex {
    items[index] = change(items[index])
    items.formIndex(after: &index)
  }
}
var list = [1, 2, 3]
changeAll(&list) { $0 * $0 }
changeAll(&list[1...]) { -$0 }
print(list)
