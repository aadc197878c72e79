struct Box {}
print("a \(Box)")  // error: expected member name or initializer call after type name
print("a \(Box.self)")
func name<T>(_ value: T) -> String {
  "of \(T)"  // error: expected member name or initializer call after type name
}
print(type(of: String))  // error: expected member name or initializer call after type name
extension Box {
  func describe() -> String { "\(Self)" }  // error: expected member name or initializer call after type name
}
