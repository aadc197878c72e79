protocol T {}
struct A {}
func make() -> some T {
  A() // error: T
}
