// What a closure of several statements returns has to have a type by itself, where nobody asks for one.
let nothing = [1].map { value in
  let other = value
  return .none  // error: cannot infer contextual base in reference to member `none`
}
func call<T>(_ body: () -> T) -> T { body() }
let empty = call {
  print("a")
  return nil  // error: `nil` requires a contextual type
}
let made = {
  print("x")
  return .first  // error: cannot infer contextual base in reference to member `first`
}()
