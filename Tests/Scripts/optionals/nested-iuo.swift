// Nested optionals, implicitly unwrapped optionals, optional promotion.
let nested: Int?? = 5
let inner: Int?? = .some(nil)
let outer: Int?? = nil
print(nested as Any, inner as Any, outer as Any)
if let one = nested { print(one as Any) }
if let one = inner { print("inner", one as Any) }
if let one = outer { print("never", one as Any) } else { print("outer nil") }
if let one = nested, let two = one { print(two) }
print(inner == nil, outer == nil, nested == 5)
print((nested ?? nil) ?? 0, (inner ?? 3) ?? 4, (outer ?? 3) ?? 4)
let dictionary: [String: Int?] = ["a": 1, "b": nil]
print(dictionary["a"] as Any, dictionary["b"] as Any, dictionary["c"] as Any, dictionary.count)
class Screen {
  var title: String!
  var count: Int! = 3
  func use() -> Int { title.count + count }
}
let screen = Screen()
print(screen.title == nil)
screen.title = "abc"
print(screen.use(), screen.title as Any, screen.count + 1)
let text: String = screen.title
print(text)
screen.count += 4
print(screen.count!)
if let t = screen.title { print(t) }
func promoted(_ x: Int?) -> String { x.map { "\($0)" } ?? "nil" }
print(promoted(3), promoted(nil))
func give(_ flag: Bool) -> Int? { flag ? 1 : nil }
print(give(true)!, give(false) as Any)
let mixed: [Int?] = [1, nil]
print(mixed)
var maybe: String? = "x"
maybe = nil
maybe = "y"
maybe! += "z"
print(maybe!)
print("\(String(describing: maybe)) \(maybe ?? "")")
let f: (() -> Int)? = { 3 }
print(f!(), f?() as Any)
