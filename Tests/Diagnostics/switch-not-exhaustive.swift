enum Setting { case wifi, minions, privacy }
func title(_ s: Setting) -> String {
  switch s { // error: exhaustive
  case .wifi: return "Wi-Fi"
  case .minions: return "Minions"
  }
}
func number(_ n: Int) {
  switch n { // error: exhaustive
  case 1: print("one")
  case 2...: print("more")
  }
}
func both(_ a: Bool, _ b: Bool) {
  switch (a, b) { // error: exhaustive
  case (true, _): print(1)
  case (false, true): print(2)
  }
}
func optional(_ s: Setting?) {
  switch s { // error: exhaustive
  case .wifi?: print(1)
  case nil: print(2)
  case .some(.privacy): print(3)
  }
}
enum Payload { case a(Int), b(Setting) }
func payload(_ p: Payload) {
  switch p { // error: exhaustive
  case .a(let n) where n > 1: print(n)
  case .b: print("b")
  }
}
func exhaustive(_ p: Payload) {
  switch p {
  case .a: print("a")
  case .b(.wifi), .b(.minions): print("b")
  case .b(.privacy): print("c")
  }
}
