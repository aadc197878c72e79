func again() {
  let pair: (Int, String)
  pair.0 = 3
  pair.0 = 4  // error: `pair.0` is a `let` constant
  pair.1 = "x"
  print(pair)
}
func missing() {
  let pair: (Int, String)
  pair.0 = 3
  print(pair.0)
  print(pair.1)  // error: constant `pair.1` used before being initialized
}
func perhapsAgain(_ isFirst: Bool) {
  let pair: (Int, String)
  if isFirst { pair.0 = 3 }
  pair.0 = 4  // error: `pair.0` is a `let` constant
  pair.1 = "x"
  print(pair)
}
func wholeAfterPart() {
  let pair: (Int, String)
  pair.0 = 3
  pair = (1, "")  // error: `pair` is a `let` constant
  print(pair)
}
func captured() {
  let pair: (Int, String)
  pair.0 = 1
  let tell = { print(pair.0) }  // error: constant `pair.1` used before being initialized
  tell()
}
func operand() {
  let pair: (Int, String)
  pair.0 = 3
  pair.0 += 1  // error: left side of mutating operator isn't mutable: `pair` is a `let` constant
  pair.1 = "x"
  print(pair)
}
struct Held {
  let pair: (Int, String)
  init() {
    pair.0 = 1
    pair.0 = 2  // error: immutable value `self.pair.0` may only be initialized once
    pair.1 = "a"
  }
  init(partly number: Int) {
    pair.0 = number
    print(pair.0)
  }  // error: return from initializer without initializing all stored properties
}
