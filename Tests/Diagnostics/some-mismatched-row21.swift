protocol T {}
struct A: T {}
struct B: T {}
func make(_ flag: Bool) -> some T { // error: type
  if flag { return A() }
  return B()
}
