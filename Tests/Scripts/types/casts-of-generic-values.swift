// A generic value is what it was made as: of the library's types only arrays, dictionaries, sets and optionals are taken apart by a cast.
struct Problem: Error {}
let result: Result<Int, Problem> = .success(1)
let any: Any = result
print(any is Result<Int, Problem>, any is Result<Int, any Error>, any as? Result<Any, Problem> as Any)
func look(_ value: Result<Int, Problem>) -> Any {
  if case let other as Result<Int, any Error> = value { return other }
  return "not"
}
print(look(result))
print((1..<3 as Any) as? Range<Int8> as Any, ([1, 2] as Any) as? [Any] as Any)
