// Tuple patterns: destructuring, wildcards, mixed constants and bindings, nested, in switch, assignments and swaps.
func quadrant(_ p: (x: Int, y: Int)) -> String {
  switch p {
  case (0, 0): "origin"
  case (_, 0): "x axis"
  case (0, _): "y axis"
  case let (x, y) where x == y: "diagonal at \(x)"
  case (-2...2, -2...2): "near"
  case (let x, 1...) where x < 0: "upper left"
  case (1..., 1...): "upper right"
  case let (x, y): "elsewhere \(x),\(y)"
  }
}
for p in [(0, 0), (4, 0), (0, -1), (3, 3), (1, -2), (-9, 4), (5, 8), (6, -7)] { print(quadrant(p)) }

let ((a, b), c) = ((1, "one"), [2.0])
let (_, second, _) = (10, 20, 30)
print(a, b, c, second)
var (left, right) = ("L", "R")
(left, right) = (right, left)
print(left, right)
var fib = (0, 1)
for _ in 0..<10 { fib = (fib.1, fib.0 + fib.1) }
print(fib.0)

func divide(_ n: Int, by d: Int) -> (quotient: Int, remainder: Int)? {
  d == 0 ? nil : (n / d, n % d)
}
if let (q, r) = divide(17, by: 5) { print(q, r) }
if case (let q, 0)? = divide(20, by: 5) { print("exactly", q) }
print(divide(1, by: 0) == nil, divide(9, by: 4)!.remainder)
guard let result = divide(100, by: 7) else { fatalError() }
print(result, result.quotient == result.0)

// Two values switched together make a state machine.
enum State { case idle, running, paused }
enum Button { case start, stop, pause }
func next(_ state: State, _ button: Button) -> State {
  switch (state, button) {
  case (.idle, .start), (.paused, .start): .running
  case (.running, .pause): .paused
  case (_, .stop): .idle
  case (let same, _): same
  }
}
var state = State.idle
for button in [Button.pause, .start, .start, .pause, .start, .stop] {
  state = next(state, button)
  print(state, terminator: " ")
}
print()

let pair: (Int?, String?) = (4, nil)
switch pair {
case let (n?, s?): print("both", n, s)
case (let n?, nil): print("only the number", n)
case (nil, let s): print("no number", s ?? "nothing at all")
}
var board = [0, 0, 0]
(board[0], board[2]) = (7, 9)
var who: String
var when: Int
(who, when) = ("Ada", 1815)
print(board, who, when)
