let teams = ["a"]
teams.forEach { team  // error(zoetrope): cannot find `team` in scope
  print(team)
}
// An unknown name is told once in a function.
func twice() {
  print(nope)  // error: cannot find `nope` in scope
  if true { print("no") }
}
enum Event { case tap(Int), key(String, Int) }
func tell(_ event: Event) -> String {
  switch event {
  case .tap(count): return "\(count) taps"  // error: cannot find `count` in scope
  default: return ""
  }
}
print([1].isEmpty())  // error: cannot call value of non-function type `Bool`
struct Person { var partner: Person? }  // error: value type `Person` cannot have a stored property
struct Square {
  var side: Int
  var area { side * side }  // error: computed property `area` must have an explicit type
  func whole() -> Int { Int(area) }
}
