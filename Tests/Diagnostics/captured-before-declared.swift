func one() -> Int {
  let x = g()
  let t = 1
  func g() -> Int { t }  // error: closure captures `t` before it is declared
  return x
}
func two() {
  func h() { g() }  // error: closure captures `x` before it is declared
  func g() { print(x) }
  h()
  let x = 1
}
func three() {
  let k = { g() }  // error: closure captures `x` before it is declared
  let x = 2
  func g() { print(x) }
  k()
}
func four() {
  func h() { g() }
  func g() { print(x) }
  let x = 1
  h()
}
