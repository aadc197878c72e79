func takes(_ body: () -> Void) { body() }
func keeps(_ body: @escaping () -> Void) { body() }

func inClosures(_ body: () -> Void) {
  takes { body() }
  takes { takes { body() } }
  defer { body() }
  let result = { body() }()
  keeps { body() }  // error: escaping closure captures non-escaping parameter `body`
  let later = {  // error: escaping closure captures non-escaping parameter `body`
    takes { body() }
  }
  later()
  print(result)
}
func inFunctions(_ body: () -> Void) {
  func inner() { body() }
  inner()
  takes(inner)
  keeps(inner)  // error: escaping closure captures non-escaping parameter `body`
  let later = inner  // error: escaping closure captures non-escaping parameter `body`
  later()
}
func held(_ body: () -> Void) {
  let held = body
  held()
  let again = held
  takes(again)
  takes { again() }
  keeps { again() }  // error: escaping closure captures non-escaping parameter `again`
  var other = body
  other = { print("other") }
  other()
}
func compose<A, B, C>(_ first: (A) -> B, _ second: @escaping (B) -> C) -> (A) -> C {
  { second(first($0)) }  // error: escaping closure captures non-escaping parameter `first`
}
struct Holder {
  let body: () -> Void
  init(_ body: () -> Void) { self.body = { body() } }  // error: escaping closure captures non-escaping parameter `body`
}
