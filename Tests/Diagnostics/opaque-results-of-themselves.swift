protocol P {}
extension Int: P {}
func first() -> some P { second() } // error: in terms of itself
func second() -> some P { first() } // error: in terms of itself
func alone() -> some P { alone() } // error: in terms of itself
struct Pair {
  var left: some P { right } // error: in terms of itself
  var right: some P { left } // error: in terms of itself
}
func counted(_ n: Int) -> some P {
  if n > 0 { return counted(n - 1) }
  return n
}
func given() -> some P { [known()].first! }
func known() -> some P { 1 }
