// Notice: a literal whose elements have nothing in common is one of `Any`, wherever something around it takes that.
func show(_ what: Any) { print(what) }
func kind<T>(_ list: [T]) -> String { "\(T.self)" }

show([1, "a"])
print([1, "a", 2.5, true], kind([1, "a"]), kind([1, 2.5]), kind([1, nil]))
let any: Any = [1, nil, "a"]
print(any)
let nested: [Any] = [1, [2, "b"], [[3, "c"], ["d"]]]
print(nested)
let record: [String: Any] = ["id": 7, "tags": ["x", "y"], "size": ["w": 1, "h": 2.5], "flags": [1, "on", true]]
for key in record.keys.sorted() {
  switch record[key] {
  case let number as Int: print(key, "number", number)
  case let words as [String]: print(key, "words", words)
  case let sizes as [String: Double]: print(key, "sizes", sizes["w"]!, sizes["h"]!)
  case let list as [Any]: print(key, "list", list)
  default: print(key, "something else")
  }
}
for element in [1, "two", 3.0] {
  if let number = element as? Int { print("a number", number) } else { print("no number", element) }
}
class Animal {}
class Plant {}
let things: Any = [Animal(), Plant()]
print((things as! [Any]).count, things is [Animal])
let keyed: Any = [1: "a", "b": 2]
print((keyed as! [AnyHashable: Any])[1] as! String)
print([1, "a"].count, [1, "a"].map { "<\($0)>" })
