func take(_ value: @autoclosure () -> Int) -> String { "automatic \(value())" }
func take(_ value: () -> Int) -> String { "closure \(value())" }
print(take(1), take { 2 }, take(1 + 2))
struct Box {
  func take(_ value: @autoclosure () -> Int) -> String { "automatic \(value())" }
  func take(_ value: () -> Int) -> String { "closure \(value())" }
}
print(Box().take(1), Box().take { 2 })
